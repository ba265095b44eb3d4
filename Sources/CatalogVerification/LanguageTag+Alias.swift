import StringTables

extension LanguageTag {
  /// Whether Apple's catalog compiler takes two languages for one.
  ///
  /// `iw` and `he`, `en-UK` and `en-GB`, `no-bok` and `nb`, `zh-cmn-Hans` and `zh-Hans`, `sr-Cyrl` and
  /// `sr`, and spellings that differ in case or `_`: observed in Xcode 26.6.
  package func isAlias(of other: LanguageTag) -> Bool {
    name.utf8.elementsEqual(other.name.utf8) || canonical == other.canonical
  }

  /// The parts of the language in the spelling in use.
  private var canonical: [Substring] {
    var parts = normalized.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return parts }
    switch (parts[0], parts[1]) {
    case ("no", "bok"): parts.replaceSubrange(0...1, with: ["nb"])
    case ("no", "nyn"): parts.replaceSubrange(0...1, with: ["nn"])
    case ("zh", "cmn"), ("sr", "cyrl"): parts.remove(at: 1)
    default: break
    }
    for number in parts.indices.dropFirst() where parts[number] == "uk" { parts[number] = "gb" }
    return parts
  }
}
