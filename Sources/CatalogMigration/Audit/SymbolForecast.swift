import StringTables

/// The Swift names that Xcode 26 would generate for keys, if their extraction state were `manual`.
///
/// `attachment.genericName` gives `attachmentGenericName`, `JSON store` gives `jsonStore`, `%lld` gives none.
///
/// Xcode 26 release notes (2025), 110427968, and generated files of two projects; what happens to a name that
/// begins with a digit or is a Swift keyword was not seen.
public struct SymbolForecast: Sendable {
  /// The name of one key.
  public struct Symbol: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// The name, nil when nothing is left of the key to make one of.
    public var name: String?
  }

  /// The names, in the order of the keys.
  public let symbols: [Symbol]

  /// Makes the names of keys.
  public init(_ keys: [Key]) {
    symbols = keys.map { Symbol(key: $0, name: Self.name(of: $0)) }
  }

  /// Returns the name for a key: words apart at all but letters and digits and at humps, joined in camel case.
  static func name(of key: Key) -> String? {
    let pieces = FormatString(key.text, dialect: .catalog).pieces.map { piece in
      if case .literal(let text) = piece { text } else { " " }
    }
    let words = words(of: pieces.joined())
    guard let first = words.first,
      words.contains(where: { $0.contains { $0.properties.isAlphabetic } })
    else { return nil }
    var name = text(first).lowercased()
    for word in words.dropFirst() {
      // A word in capitals is folded, any other keeps the case behind its first letter.
      let isAcronym = !word.contains { $0.properties.isLowercase }
      let rest = text(Array(word.dropFirst()))
      name += text(Array(word.prefix(1))).uppercased() + (isAcronym ? rest.lowercased() : rest)
    }
    return name
  }

  /// Returns the words of a text.
  private static func words(of text: String) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = []
    var word: [Unicode.Scalar] = []
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        if !word.isEmpty { words.append(word) }
        word = []
        continue
      }
      if let last = word.last, scalar.properties.isUppercase {
        let isBeforeLower =
          place + 1 < scalars.count && scalars[place + 1].properties.isLowercase
        if last.properties.isLowercase || (last.properties.isUppercase && isBeforeLower) {
          words.append(word)
          word = []
        }
      }
      word.append(scalar)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Returns scalars as text.
  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
}
