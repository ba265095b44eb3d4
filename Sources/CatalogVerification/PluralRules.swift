import StringTables

/// A plural category of CLDR.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// The category `zero`.
  case zero
  /// The category `one`.
  case one
  /// The category `two`.
  case two
  /// The category `few`.
  case few
  /// The category `many`.
  case many
  /// The category of all numbers that no other rule takes.
  case other
}

/// The cardinal plural rules of one language.
///
/// For `ru`, 21 is `one`, 3 is `few`, 5 is `many` and 1.5 is `other`. CLDR 48.
public struct PluralRules: Hashable, Sendable {
  /// The rules in the order of their categories; `other` has none.
  private let rules: [Rule]

  /// The condition of one category.
  private struct Rule: Hashable, Sendable {
    /// The category.
    let category: PluralCategory
    /// The category as the selector of a form.
    let key: Key
    /// When it is chosen.
    let condition: PluralRule
  }

  /// Finds the rules of a language: `pt-PT` has its own, `zh-Hans` has those of `zh`.
  ///
  /// A language without rules has only `other`, as CLDR's root has.
  public init(for language: LanguageTag) {
    var name = Substring(language.normalized)
    while Self.all[String(name)] == nil, let end = name.lastIndex(of: "-") { name = name[..<end] }
    rules = Self.all[String(name)] ?? []
  }

  /// Returns the category of a number.
  public func category(of number: PluralNumber) -> PluralCategory {
    rules.first { $0.condition.holds(for: number) }?.category ?? .other
  }

  /// Returns the place of the form that a number chooses, or nil when no form fits.
  ///
  /// A form `zero` is used for 0 in every language; `other` is used for a category without a form.
  /// Apple, "Stringsdict File Format" (2016).
  public func form(for number: PluralNumber, among categories: [Key]) -> Int? {
    if number.isZero, let zero = categories.firstIndex(of: Self.zero) { return zero }
    let category = rules.first { $0.condition.holds(for: number) }?.key ?? Self.other
    return categories.firstIndex(of: category) ?? categories.firstIndex(of: Self.other)
  }

  /// The selector of the form for 0.
  private static let zero: Key = "zero"
  /// The selector of the form for all numbers that no other rule takes.
  private static let other: Key = "other"

  /// The categories that the language has rules for, and `other`.
  public var categories: [PluralCategory] { rules.map(\.category) + [.other] }

  /// Returns numbers that choose a category, smallest first; fractions only for floating types.
  public func samples(for category: PluralCategory, isFloating: Bool = false) -> [PluralNumber] {
    samples(isFloating: isFloating).filter { self.category(of: $0) == category }
  }

  /// Returns numbers that together choose every category some number chooses, smallest first.
  public func samples(isFloating: Bool = false) -> [PluralNumber] {
    var numbers = Set(Self.probes)
    for category in categories {
      if let witness = (0...200).first(where: { self.category(of: PluralNumber($0)) == category }) {
        numbers.insert(witness)
      }
    }
    let integers = numbers.sorted().map { PluralNumber($0) }
    return integers + (isFloating ? [PluralNumber(integer: 1, fraction: 5, fractionCount: 1)] : [])
  }

  /// Numbers at the edges of the rules of many languages.
  private static let probes = [
    0, 1, 2, 3, 4, 5, 10, 11, 12, 19, 20, 21, 22, 100, 101, 111, 1000, 1_000_000, 2_000_000,
  ]

  /// The rules of all languages, by their names in lower case.
  private static let all: [String: [Rule]] = {
    var result: [String: [Rule]] = [:]
    var languages: [Substring] = []
    var rules: [Rule] = []
    func close() {
      for language in languages { result[String(language)] = rules }
      languages = []
      rules = []
    }
    for line in data.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        close()
      } else if let colon = line.firstIndex(of: ":"),
        let category = PluralCategory(rawValue: String(line[..<colon]))
      {
        let condition = PluralRule(line[line.index(after: colon)...])
        rules.append(Rule(category: category, key: Key(category.rawValue), condition: condition))
      } else {
        languages += line.split(separator: " ")
      }
    }
    close()
    return result
  }()
}
