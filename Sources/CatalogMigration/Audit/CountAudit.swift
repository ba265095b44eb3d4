import StringTables

/// Texts of the source language that count something and have no plural rule.
///
/// `%d files` counts; `page %d`, `%d of %d` and `%d px` do not. Only English plurals on -s and `(s)` are known.
enum CountAudit {
  /// Endings of words on -s that are no plurals.
  private static let singularEndings = ["ss", "us", "is"]

  /// Endings of keys by which apps choose plural forms themselves.
  private static let categories = ["zero", "one", "two", "few", "many", "other", "plural"]

  /// Returns the texts that count, as findings without places.
  static func diagnostics(for table: StringTables.Table) -> [Diagnostic] {
    let isEnglish = table.sourceLanguage.normalized.split(separator: "-").first == "en"
    var diagnostics: [Diagnostic] = []
    for entry in table.entries {
      guard case .unit(let text)? = entry[table.sourceLanguage]?.variation,
        entry[table.sourceLanguage]?.isPlain == true, text.utf8.contains(UInt8(ascii: "%")),
        counts(text, isEnglish: isEnglish), !isForm(entry.key)
      else { continue }
      diagnostics.append(
        .noPluralRule(text, Diagnostic.About(entry.key, table.sourceLanguage)))
    }
    return diagnostics
  }

  /// Whether a key names a plural form, as `files_other` and `files.many`.
  private static func isForm(_ key: Key) -> Bool {
    let ending = key.text.utf8.reversed().prefix { (0x61...0x7A).contains($0) }
    let isWhole = ending.count == key.text.utf8.count
    return !isWhole && categories.contains(String(decoding: ending.reversed(), as: UTF8.self))
  }

  /// Whether a text has one integer, with a word in the plural directly behind it.
  private static func counts(_ text: String, isEnglish: Bool) -> Bool {
    let integers = FormatString(text).specifiers.filter { specifier in
      let kind = FormatSignature.Class(type: specifier.type)
      return (kind == .int32 || kind == .int64) && specifier.conversion != "c"
        && specifier.modifiers.isEmpty
    }
    guard integers.count == 1, let integer = integers.first else { return false }
    let rest = text.utf8.dropFirst(integer.range.upperBound)
    guard rest.first == UInt8(ascii: " ") else { return false }
    let word = rest.dropFirst().prefix { (0x61...0x7A).contains($0) }
    let behind = rest.dropFirst(1 + word.count)
    if word.count > 1, behind.starts(with: "(s)".utf8) { return true }
    guard isEnglish, word.count > 3, word.last == UInt8(ascii: "s") else { return false }
    let isWord = behind.first.map { $0 < 0x80 && !(0x41...0x5A).contains($0) } ?? true
    let name = String(decoding: word, as: UTF8.self)
    return isWord && !singularEndings.contains(where: name.hasSuffix)
  }
}
