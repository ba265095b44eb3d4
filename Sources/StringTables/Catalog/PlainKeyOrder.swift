/// Foundation's order of catalog keys for keys of printable ASCII characters only.
///
/// The first difference of characters or of numbers decides; then the shorter key comes first; then
/// the first difference of case (`a`, `A`) or of leading zeros (`1`, `01`) decides.
/// Observed in Foundation 6.3; a randomized test compares the two.
enum PlainKeyOrder {
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

  /// A run of digits.
  private struct Number {
    /// Its value.
    var value: UInt64 = 0
    /// The number of its digits.
    var digits = 0
  }

  /// Whether a key comes before another; nil when one holds a number that is too long to say.
  static func precedes(_ left: String.UTF8View, _ right: String.UTF8View) -> Bool? {
    var leftRest = left.makeIterator()
    var rightRest = right.makeIterator()
    var leftByte = leftRest.next()
    var rightByte = rightRest.next()
    /// What decides between keys that only differ in case and leading zeros.
    var isFinerBefore: Bool?
    while let first = leftByte, let second = rightByte {
      if isDigit(first), isDigit(second) {
        let leftNumber = number(from: &leftByte, &leftRest)
        let rightNumber = number(from: &rightByte, &rightRest)
        guard max(leftNumber.digits, rightNumber.digits) <= mostDigits else { return nil }
        if leftNumber.value != rightNumber.value { return leftNumber.value < rightNumber.value }
        if isFinerBefore == nil, leftNumber.digits != rightNumber.digits {
          isFinerBefore = leftNumber.digits < rightNumber.digits
        }
        continue
      }
      if first != second {
        let leftRank = ranks[Int(first)]
        let rightRank = ranks[Int(second)]
        if leftRank != rightRank { return leftRank < rightRank }
        // Two cases of one letter: the small one has the greater code and comes first.
        if isFinerBefore == nil { isFinerBefore = first > second }
      }
      leftByte = leftRest.next()
      rightByte = rightRest.next()
    }
    if leftByte != nil || rightByte != nil { return leftByte == nil }
    return isFinerBefore ?? false
  }

  /// Reads the digits of a number; `byte` is then the first byte behind it.
  private static func number(
    from byte: inout UInt8?, _ rest: inout String.UTF8View.Iterator
  ) -> Number {
    var number = Number()
    while let digit = byte, isDigit(digit) {
      number.value = number.value &* 10 &+ UInt64(digit & 0xF)
      number.digits += 1
      byte = rest.next()
    }
    return number
  }

  /// Whether a byte is a decimal digit.
  private static func isDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte
  }
}
