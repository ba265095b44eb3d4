import StringTables

/// The comparison of plural rules with the categories that CLDR knows for their languages.
///
/// `one` and `other` for `ru` lack `few` (2, 3, 4, …) and `many` (0, 5, 6, …).
public struct PluralAudit: Sendable {
  /// What was found, in file order.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Numbers from which on a category is rare.
  private static let rare = 1_000_000

  /// Rules without a form that is seldom chosen, by language and category.
  private var fallbacks: [Fallback: (count: Int, first: Diagnostic.About, place: SourceLocation)] =
    [:]

  /// A category that rules of a language have no form for.
  private struct Fallback: Hashable {
    /// The file.
    let path: String
    /// The language.
    let language: LanguageTag?
    /// The category.
    let category: PluralCategory
    /// Numbers that choose it.
    let numbers: [Int]
  }

  /// Compares the rules of the legacy files of a table.
  public init(_ legacy: LegacyTable) {
    for (tag, file) in legacy.stringsdicts.sorted(by: { $0.key < $1.key }) {
      let language = tag == .base ? legacy.sourceLanguage : tag
      guard let rules = Rules(language) else { continue }
      for entry in file.entries {
        inspect(entry.rule, rules, Diagnostic.About(entry.key, language)) { offset in
          file.location(at: offset > 0 ? offset : entry.offset)
        }
      }
    }
    addFallbacks()
  }

  /// Compares the rules of a catalog; entries that cannot be read are left out.
  public init(_ catalog: Catalog) {
    var known: [LanguageTag: Rules?] = [:]
    for entry in catalog.entries {
      let content: CatalogEntry
      do throws(Diagnostic) { content = try catalog.content(of: entry) } catch {
        // The audit of the catalog reports it.
        continue
      }
      for localization in content.localizations {
        guard let shown = localization.localization else { continue }
        let language = localization.language
        let rules = known[language] ?? Rules(language)
        known[language] = rules
        guard let rules else { continue }
        let about = Diagnostic.About(entry.key, language)
        let place = catalog.location(at: localization.keyRange.lowerBound)
        for variation in [shown.variation] + shown.substitutions.map(\.variation) {
          inspect(variation, rules, about, at: place)
        }
      }
    }
    addFallbacks()
  }

  /// Reports the categories whose form is seldom missed, once for each file and language.
  ///
  /// In catalogs the rules of one localization have one place, and the same is said of them once.
  private mutating func addFallbacks() {
    var known: Set<Diagnostic> = []
    diagnostics.removeAll { !known.insert($0).inserted }
    for (fallback, found) in fallbacks {
      diagnostics.append(
        .categoryFallsBack(
          fallback.category, numbers: fallback.numbers, rules: found.count, first: found.first,
          at: found.place))
    }
    diagnostics.sort { left, right in
      guard let first = left.location, let second = right.location, first != second else {
        return left.message < right.message
      }
      return first < second
    }
  }

  /// The categories of one language.
  private struct Rules {
    /// All categories.
    let categories: Set<PluralCategory>
    /// Categories that whole numbers choose, with the first such numbers.
    let samples: [(category: PluralCategory, numbers: [Int])]
    /// Whether CLDR 46, the oldest version in use, has rules for the language.
    let isSettled: Bool

    /// Finds the categories of a language, nil when CLDR does not know it.
    init?(_ language: LanguageTag) {
      guard PluralRules.knows(language) else { return nil }
      let rules = PluralRules(for: language)
      categories = Set(rules.categories)
      isSettled = !["cv", "ie", "kok", "sgs"].contains(
        language.normalized.split(separator: "-").first.map(String.init))
      var numbers: [PluralCategory: [Int]] = [:]
      for number in Array(0...200) + [1000, 10_000, 100_000, PluralAudit.rare, 2_000_000] {
        let category = rules.category(of: PluralNumber(number))
        if numbers[category, default: []].count < 3 {
          numbers[category, default: []].append(number)
        }
      }
      samples = rules.categories.compactMap { category in
        numbers[category].map { (category, $0) }
      }
    }
  }

  /// Compares the variables of a rule.
  private mutating func inspect(
    _ rule: StringsdictRule, _ rules: Rules, _ about: Diagnostic.About,
    place: (Int) -> SourceLocation
  ) {
    switch rule {
    case .string, .unknown: break
    case .format(let format):
      for variable in format.variables where variable.kind == .plural {
        compare(variable.forms.map(\.selector), rules, about, at: place(variable.offset))
      }
    case .device(let branches), .width(let branches):
      for branch in branches { inspect(branch.content, rules, about, place: place) }
    case .several(let parts):
      for part in parts { inspect(part, rules, about, place: place) }
    }
  }

  /// Compares the plurals of a variation.
  private mutating func inspect(
    _ variation: Variation, _ rules: Rules, _ about: Diagnostic.About, at place: SourceLocation
  ) {
    switch variation {
    case .unit: break
    case .plural(let cases):
      if !cases.isEmpty { compare(cases.map(\.selector), rules, about, at: place) }
    case .device(let cases):
      for branch in cases { inspect(branch.variation, rules, about, at: place) }
    }
  }

  /// Compares the categories of one plural with those of its language.
  private mutating func compare(
    _ selectors: [Key], _ rules: Rules, _ about: Diagnostic.About, at place: SourceLocation
  ) {
    let present = Set(selectors.compactMap { PluralCategory(rawValue: $0.text) })
    let isUnvaried = present == [.other]
    var missing: [(category: PluralCategory, numbers: [Int])] = []
    for (category, numbers) in rules.samples
    where category != .other && !present.contains(category) {
      // A form for zero takes the only number of such a category.
      if numbers == [0], present.contains(.zero) { continue }
      if isUnvaried || !rules.isSettled || (numbers.first ?? 0) >= Self.rare {
        let fallback = Fallback(
          path: place.path, language: about.language, category: category, numbers: numbers)
        fallbacks[fallback, default: (0, about, place)].count += 1
      } else {
        missing.append((category, numbers))
      }
    }
    if !missing.isEmpty {
      diagnostics.append(
        .missingCategories(missing, hasOther: present.contains(.other), about, at: place))
    }
    let unreachable = PluralCategory.allCases.filter { category in
      category != .zero && present.contains(category) && !rules.categories.contains(category)
    }
    if !unreachable.isEmpty {
      diagnostics.append(.unreachableCategories(unreachable, about, at: place))
    }
  }
}

extension PluralRules {
  /// The languages that have rules, in lower case.
  private static let languages: Set<String> = Set(
    data.split(separator: "\n").filter { !$0.contains(":") }
      .flatMap { $0.split(separator: " ") }.map(String.init))

  /// Whether CLDR has rules for a language, or says that it needs none.
  static func knows(_ language: LanguageTag) -> Bool {
    guard let name = language.normalized.split(separator: "-").first else { return false }
    return languages.contains(String(name))
  }
}
