/// A catalog key in a form that compares fast, for keys of printable ASCII characters only.
///
/// The first difference of characters or of numbers decides; then the shorter key comes first; then
/// the first difference of case (`a`, `A`) or of leading zeros (`1`, `01`) decides. `A7` becomes the
/// bytes `a`, number, one digit, `7`, end, capital, one digit, where letters and signs are ranks.
/// Observed in Foundation 6.3; a randomized test compares the two.
struct CatalogSortKey {
  /// The bytes of the sort key, eight to a word, the first one highest.
  private(set) var words: [UInt64] = []
  /// The number of bytes in the last word, 0 when it is full.
  private var partial = 0

  /// The place of each ASCII character, from 1: signs as the root collation of Unicode, digits, letters.
  private static let ranks: [UInt8] = {
    var ranks = [UInt8](repeating: 0, count: 256)
    let order = " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz"
    for (rank, byte) in order.utf8.enumerated() {
      ranks[Int(byte)] = UInt8(rank + 1)
      if UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte {
        ranks[Int(byte & 0xDF)] = UInt8(rank + 1)
      }
    }
    return ranks
  }()

  /// The number of digits up to which Foundation compares numbers by their value.
  private static let mostDigits = 18

  /// Creates the sort key of a text; nil when it has other characters or a number that is too long.
  init?(_ text: String) {
    words.reserveCapacity(text.utf8.count / 4 + 2)
    /// What decides between keys of equal characters and numbers.
    var finer: [UInt8] = []
    finer.reserveCapacity(text.utf8.count)
    var digits: [UInt8] = []
    for byte in text.utf8 {
      guard 0x20...0x7E ~= byte else { return nil }
      if 0x30...0x39 ~= byte {
        digits.append(byte)
        continue
      }
      guard append(number: &digits, finer: &finer) else { return nil }
      append(Self.ranks[Int(byte)])
      if byte & 0xDF >= UInt8(ascii: "A") { finer.append(byte & 0x20 == 0 ? 2 : 1) }
    }
    guard append(number: &digits, finer: &finer) else { return nil }
    append(0)
    for byte in finer { append(byte) }
  }

  /// Whether the key comes before another.
  func precedes(_ other: CatalogSortKey) -> Bool {
    let count = min(words.count, other.words.count)
    var index = 0
    while index < count {
      if words[index] != other.words[index] { return words[index] < other.words[index] }
      index += 1
    }
    return words.count < other.words.count
  }

  /// Adds the pending digits, if any; returns whether they are not too many.
  private mutating func append(number digits: inout [UInt8], finer: inout [UInt8]) -> Bool {
    guard !digits.isEmpty else { return true }
    guard digits.count <= Self.mostDigits else { return false }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    append(Self.ranks[Int(UInt8(ascii: "0"))])
    append(UInt8(significant.count + 1))
    for digit in significant { append(digit) }
    finer.append(UInt8(digits.count))
    digits.removeAll(keepingCapacity: true)
    return true
  }

  /// Adds a byte.
  private mutating func append(_ byte: UInt8) {
    if partial == 0 { words.append(0) }
    words[words.count - 1] |= UInt64(byte) << UInt64(56 - partial * 8)
    partial = (partial + 1) & 7
  }
}
