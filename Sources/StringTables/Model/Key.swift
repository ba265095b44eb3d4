/// The name of an entry, a sequence of code units.
///
/// `é` (U+00E9) and `é` (e, U+0301) are two keys to Apple's loader and one value to `String`.
/// Well-formed texts have equal UTF-16 units exactly when they have equal UTF-8 bytes.
public struct Key: Sendable {
  /// The text of the key.
  public let text: String
  /// A hash of the UTF-8 bytes; the last bit says whether one is not ASCII.
  private let digest: UInt64

  /// Where every hash starts, another value in each run so that no file can be made to collide.
  private static let seed = UInt64.random(in: 0...UInt64.max)

  /// Creates a key from its text.
  public init(_ text: String) {
    self.init(text, bytes: text.utf8)
  }

  /// Creates a key from its text and the UTF-8 of it; the hash is FNV-1a with 64 bits.
  init(_ text: String, bytes: some Sequence<UInt8>) {
    self.text = text
    var hash = Self.seed
    var bits: UInt8 = 0
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      bits |= byte
    }
    digest = hash & ~1 | UInt64(bits >> 7)
  }
}

extension Key: Hashable {
  public static func == (left: Key, right: Key) -> Bool {
    // `String ==` is the fast comparison of bytes, and exact for ASCII.
    left.digest == right.digest && left.text == right.text
      && (left.digest & 1 == 0 || left.text.utf8.elementsEqual(right.text.utf8))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}

extension String {
  /// Whether a text has the same code units; `==` compares texts that look the same.
  package func isSame(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { left.elementsEqual($0) }
    }.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
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
