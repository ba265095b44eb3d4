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

  /// The spelling without differences of case, of `-` and `_`, and of withdrawn codes.
  ///
  /// `zh_CN` and `zh-cn` are one language, as are `iw` and `he`. IANA language subtag registry, 2024.
  public var normalized: String {
    var parts = name.lowercased().split(separator: "_", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "-", omittingEmptySubsequences: false) }.map(String.init)
    if let first = parts.first, let current = Self.withdrawn[first] { parts[0] = current }
    return parts.joined(separator: "-")
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
