import StringTables

/// The values to try for the arguments that choose forms.
///
/// Of numbers for which every rule of both sides chooses the same form, one is tried: what is shown depends
/// on a number by that choice and by its digits, which both sides print alike.
struct NumberSamples {
  /// The values by argument, one dictionary for each evaluation.
  let combinations: [[Int: PluralNumber]]
  /// Whether combinations were left out.
  let isBounded: Bool

  /// The most combinations that are tried.
  private static let limit = 1000

  /// Chooses values: all classes of numbers if the combinations are few, else one for each category, zero too.
  ///
  /// - Parameter lists: the selectors of each rule of both sides.
  init(_ survey: ArgumentSurvey, rules: PluralRules, choosing lists: Set<[Key]>) {
    let selectors = survey.selectors.sorted { $0.key < $1.key }
    var isBounded = selectors.count > 3
    var choices = selectors.prefix(3).map { argument, types in
      let numbers = rules.samples(isFloating: types.contains(where: Self.isFloating))
      return (argument, Self.distinct(numbers, rules: rules, lists: lists))
    }
    if choices.reduce(1, { $0 * $1.1.count }) > Self.limit {
      isBounded = true
      choices = choices.map { ($0, Self.representatives(of: $1, rules: rules)) }
    }
    // Further arguments keep the value 2.
    let rest = selectors.dropFirst(3).map { ($0.key, PluralNumber(2)) }
    var combinations = [Dictionary(uniqueKeysWithValues: rest)]
    for (argument, numbers) in choices {
      combinations = combinations.flatMap { before in
        numbers.map { number in before.merging([argument: number]) { $1 } }
      }
    }
    self.combinations = combinations
    self.isBounded = isBounded
  }

  /// Returns the first number of each class, whose numbers choose the same form of every rule.
  private static func distinct(
    _ numbers: [PluralNumber], rules: PluralRules, lists: Set<[Key]>
  ) -> [PluralNumber] {
    var classes: Set<[Int?]> = []
    return numbers.filter { number in
      let spelled = Key(number.description)
      return classes.insert(
        lists.flatMap { [rules.form(for: number, among: $0), $0.firstIndex(of: spelled)] }
      ).inserted
    }
  }

  /// Returns the first number of each category, and 0 and 1.
  private static func representatives(
    of numbers: [PluralNumber], rules: PluralRules
  ) -> [PluralNumber] {
    var categories: Set<PluralCategory> = []
    return numbers.filter {
      categories.insert(rules.category(of: $0)).inserted || $0.isZero || $0 == 1
    }
  }

  /// Whether a printf type may hold a fraction; an object may.
  private static func isFloating(_ type: String) -> Bool {
    type.last.map { "aAeEfFgG@".contains($0) } ?? false
  }
}
