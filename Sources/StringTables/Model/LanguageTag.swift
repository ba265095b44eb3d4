/// A language as a `.lproj` folder spells it: `de`, `pt-BR`, `zh_CN`, `Base`.
public struct LanguageTag: Hashable, Sendable {
  /// The spelling of the folder.
  public let name: String

  /// Creates a language from its spelling.
  public init(_ name: String) {
    self.name = name
  }

  /// The folder of the files that no single language owns.
  public static let base = LanguageTag("Base")

  /// The spelling without differences of case, of `-` and `_`, of withdrawn codes and of other aliases.
  ///
  /// `zh_CN` and `zh-cn` are one language, as are `iw` and `he` (IANA language subtag registry, 2024), and
  /// `en-UK` and `en-GB`, `no-bok` and `nb`, `zh-cmn-Hans` and `zh-Hans`, `sr-Cyrl` and `sr` (observed in
  /// Xcode 26.6).
  public var normalized: String {
    var parts = name.lowercased().split(separator: "_", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "-", omittingEmptySubsequences: false) }.map(String.init)
    if let first = parts.first, let current = Self.withdrawn[first] { parts[0] = current }
    return Self.current(parts).joined(separator: "-")
  }

  /// Returns the parts of a language in the spelling in use.
  private static func current(_ parts: [String]) -> [String] {
    guard parts.count > 1 else { return parts }
    var parts = parts
    switch (parts[0], parts[1]) {
    case ("no", "bok"): parts.replaceSubrange(0...1, with: ["nb"])
    case ("no", "nyn"): parts.replaceSubrange(0...1, with: ["nn"])
    case ("zh", "cmn"), ("sr", "cyrl"): parts.remove(at: 1)
    default: break
    }
    for number in parts.indices.dropFirst() where parts[number] == "uk" { parts[number] = "gb" }
    return parts
  }

  /// Withdrawn language codes and the codes in use.
  private static let withdrawn = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro"]
}

extension LanguageTag: Comparable {
  public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
    left.name < right.name
  }
}

extension LanguageTag: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension LanguageTag: CustomStringConvertible {
  public var description: String { name }
}
