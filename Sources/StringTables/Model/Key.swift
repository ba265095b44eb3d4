/// The name of an entry, a sequence of code units.
///
/// `é` (U+00E9) and `é` (e, U+0301) are two keys to Apple's loader and one value to `String`.
/// Well-formed texts have equal UTF-16 units exactly when they have equal UTF-8 bytes.
public struct Key: Sendable {
  /// The text of the key.
  public let text: String
  /// A hash of the UTF-8 bytes.
  let digest: UInt64

  /// Where every hash starts, another value in each run so that no file can be made to collide.
  private static let seed = UInt64.random(in: 0...UInt64.max)
  /// What each step of a hash multiplies by, another odd value in each run.
  private static let factor = UInt64.random(in: 0...UInt64.max) | 1

  /// Creates a key from its text.
  public init(_ text: String) {
    self.text = text
    digest = text.withUTF8Span(Self.hash)
  }

  /// Creates a key from its text and the UTF-8 of it.
  init(_ text: String, bytes: Span<UInt8>) {
    self.text = text
    digest = Self.hash(bytes)
  }

  /// Returns a hash of bytes, eight at a time: both halves of the product of each word with a secret factor.
  private static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while let word = bytes.word(at: offset) {
      hash = mix(hash ^ word.bits)
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mix(hash ^ rest)
  }

  /// Returns the halves of a product in one word.
  private static func mix(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}

extension Key: Hashable {
  public static func == (left: Key, right: Key) -> Bool {
    left.digest == right.digest && left.text.isSame(as: right.text)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}

extension String {
  /// Whether a text has the same code units; `==` compares texts that look the same.
  package func isSame(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return withUTF8Span { left in other.withUTF8Span { left.isSame(as: $0) } }
  }

  /// Gives a closure the UTF-8 of a text; only texts that come from Objective-C are copied for that.
  func withUTF8Span<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable { body($0.span) } ?? body(Array(utf8).span)
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
