/// A number as plural rules see it: its value and its visible fraction digits.
///
/// `1.50` has the operands i = 1, v = 2, w = 1, f = 50 and t = 5. Unicode Technical Standard 35,
/// part 3, "Plural Operand Meanings" (CLDR 48).
public struct PluralNumber: Hashable, Sendable {
  /// The integer digits of the absolute value (operand i).
  public let integer: Int
  /// The number of visible fraction digits, with trailing zeros (operand v).
  public let fractionCount: Int
  /// The visible fraction digits as a number, with trailing zeros (operand f).
  public let fraction: Int
  /// The exponent of a compact form such as `1.2 million` (operands c and e).
  public let exponent: Int

  /// Creates an integer.
  public init(_ integer: Int) {
    self.integer = Int(clamping: integer.magnitude)
    self.fractionCount = 0
    self.fraction = 0
    self.exponent = 0
  }

  /// Creates a number from its operands; `fraction` has at most `fractionCount` digits.
  public init(integer: Int, fraction: Int, fractionCount: Int, exponent: Int = 0) {
    self.integer = Int(clamping: integer.magnitude)
    self.fractionCount = max(0, fractionCount)
    self.fraction = max(0, fraction)
    self.exponent = exponent
  }

  /// The visible fraction digits as a number, without trailing zeros (operand t).
  var significantFraction: Int {
    var digits = fraction
    while digits != 0, digits % 10 == 0 { digits /= 10 }
    return digits
  }

  /// The number of visible fraction digits, without trailing zeros (operand w).
  var significantFractionCount: Int {
    guard fraction != 0 else { return 0 }
    var digits = fraction
    var count = fractionCount
    while digits % 10 == 0 {
      digits /= 10
      count -= 1
    }
    return count
  }

  /// Whether the number is zero.
  public var isZero: Bool { integer == 0 && fraction == 0 }
}

extension PluralNumber: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension PluralNumber: CustomStringConvertible {
  public var description: String {
    guard fractionCount > 0 else { return String(integer) }
    let digits = String(fraction)
    let padding = String(repeating: "0", count: max(0, fractionCount - digits.utf8.count))
    return "\(integer).\(padding)\(digits)"
  }
}
