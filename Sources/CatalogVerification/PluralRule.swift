/// The condition of one plural category: relations joined by `and`, and these by `or`.
///
/// `i = 1 and v = 0 or i = 0` holds for 1 and 0.5, not for 1.0. Unicode Technical Standard 35,
/// part 3, "Plural rules syntax" (CLDR 48).
struct PluralRule: Hashable, Sendable {
  /// Whether the remainder of an operand lies in one of some ranges.
  struct Relation: Hashable, Sendable {
    /// The letter of the operand.
    var operand: Character
    /// What the operand is divided by, or nil.
    var modulus: Int?
    /// Whether the ranges are excluded.
    var isNegated: Bool
    /// The ranges, bounds included.
    var ranges: [ClosedRange<Int>]
  }

  /// The alternatives, each a list of relations that must all hold.
  var alternatives: [[Relation]]

  /// Reads a condition such as `n % 10 = 2..4 and n % 100 != 12..14`.
  init(_ text: Substring) {
    var alternatives: [[Relation]] = []
    var relations: [Relation] = []
    var words: [Substring] = []
    func close() {
      if let relation = Relation(words) { relations.append(relation) }
      words = []
    }
    for word in text.split(separator: " ") {
      switch word {
      case "and": close()
      case "or":
        close()
        alternatives.append(relations)
        relations = []
      default: words.append(word)
      }
    }
    close()
    alternatives.append(relations)
    self.alternatives = alternatives
  }

  /// Whether the condition holds for a number.
  func holds(for number: PluralNumber) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }
}

extension PluralRule.Relation {
  /// Reads the words of a relation: operand, `%` and divisor if any, `=` or `!=`, ranges.
  fileprivate init?(_ words: [Substring]) {
    guard let operand = words.first?.first, let list = words.last, words.count >= 3 else {
      return nil
    }
    self.operand = operand
    self.modulus = words.count == 5 ? Int(words[2]) : nil
    self.isNegated = words[words.count - 2] == "!="
    self.ranges = list.split(separator: ",").compactMap { item in
      let bounds = item.split(separator: ".").compactMap { Int($0) }
      guard let low = bounds.first, let high = bounds.last, low <= high else { return nil }
      return low...high
    }
  }

  /// Whether the relation holds for a number.
  fileprivate func holds(for number: PluralNumber) -> Bool {
    let value: Int
    switch operand {
    case "n":
      // No range holds a number with a fraction.
      guard number.fraction == 0 else { return isNegated }
      value = number.integer
    case "i": value = number.integer
    case "v": value = number.fractionCount
    case "w": value = number.significantFractionCount
    case "f": value = number.fraction
    case "t": value = number.significantFraction
    default: value = number.exponent
    }
    let remainder = modulus.map { value % $0 } ?? value
    return ranges.contains { $0.contains(remainder) } != isNegated
  }
}
