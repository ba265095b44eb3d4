/// Eight bytes at once, the first one in the lowest bits, so that most of a text is passed in long steps.
///
/// Marks are words with the highest bit of each byte that was looked for. Above the first such byte, a byte that
/// was not looked for may be marked too.
struct ByteWord {
  /// The bytes.
  let bits: UInt64

  /// The lowest bit of each byte.
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  /// The highest bit of each byte.
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Marks the bytes that are not ASCII, and no other ones.
  var nonASCII: UInt64 { bits & Self.highs }

  /// Marks the bytes that equal one.
  @inline(__always)
  func marks(of byte: UInt8) -> UInt64 {
    let difference = bits ^ (Self.ones &* UInt64(byte))
    return (difference &- Self.ones) & ~difference & Self.highs
  }

  /// Marks the bytes below a limit, which is 0x80 at most.
  @inline(__always)
  func marks(below limit: UInt8) -> UInt64 {
    (bits &- Self.ones &* UInt64(limit)) & ~bits & Self.highs
  }

  /// Returns how many of the first bytes equal one.
  @inline(__always)
  func count(of byte: UInt8) -> Int {
    (bits ^ (Self.ones &* UInt64(byte))).trailingZeroBitCount >> 3
  }
}

extension Span where Element == UInt8 {
  /// Returns the eight bytes at an offset, nil when fewer are left.
  ///
  /// The compiler makes one load of this where it stands alone, and eight where it is part of a loop.
  @inline(never)
  func word(at offset: Int) -> ByteWord? {
    guard offset >= 0, offset <= count - 8 else { return nil }
    return ByteWord(
      bits: UInt64(self[offset]) | UInt64(self[offset + 1]) << 8 | UInt64(self[offset + 2]) << 16
        | UInt64(self[offset + 3]) << 24 | UInt64(self[offset + 4]) << 32
        | UInt64(self[offset + 5]) << 40 | UInt64(self[offset + 6]) << 48
        | UInt64(self[offset + 7]) << 56)
  }

  /// Whether other bytes are the same.
  func isSame(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while let word = word(at: offset), let otherWord = other.word(at: offset) {
      if word.bits != otherWord.bits { return false }
      offset += 8
    }
    while offset < count {
      if self[offset] != other[offset] { return false }
      offset += 1
    }
    return true
  }
}
