/// The name of an entry, a sequence of code units.
///
/// `é` (U+00E9) and `é` (e, U+0301) are two keys to Apple's loader and one value to `String`.
/// Well-formed texts have equal UTF-16 units exactly when they have equal UTF-8 bytes.
public struct Key: Sendable {
  /// The text of the key.
  public let text: String

  /// Creates a key from its text.
  public init(_ text: String) {
    self.text = text
  }
}

extension Key: Hashable {
  public static func == (left: Key, right: Key) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    var word: UInt64 = 0
    var count: UInt64 = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 {
        hasher.combine(word)
        word = 0
      }
    }
    hasher.combine(word)
    hasher.combine(count)
  }
}

extension Key: Comparable {
  /// Whether a key comes before another in the order of their bytes.
  public static func < (left: Key, right: Key) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension Key: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Key: CustomStringConvertible {
  public var description: String { text }
}
