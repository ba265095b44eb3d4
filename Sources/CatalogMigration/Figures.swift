import StringTables

/// What the receipt of a conversion counts.
public struct Figures: Hashable, Sendable {
  /// Languages of the catalog.
  public var languages = 0
  /// Keys of the catalog.
  public var keys = 0
  /// Localizations of the catalog.
  public var values = 0
  /// Localizations that vary by plural category.
  public var plurals = 0
  /// Plural rules in them.
  public var variables = 0
  /// Texts of those rules.
  public var forms = 0
  /// Comments of the catalog.
  public var keptComments = 0
  /// Comments of the legacy files that the catalog does not hold.
  public var droppedComments = 0

  /// Creates figures of nothing.
  public init() {}

  /// Counts a table and the comments of its files.
  init(_ table: StringTables.Table, legacy: LegacyTable, mode: CommentBinding.Mode) {
    languages = legacy.shownLanguages.count
    keys = table.entries.count
    for entry in table.entries {
      values += entry.values.count
      for place in entry.values.indices where !entry.values[place].isPlain {
        countRules(of: entry.values[place])
      }
      if entry.comment != nil { keptComments += 1 }
    }
    var total = 0
    for file in legacy.strings.values where !file.comments.isEmpty {
      total += CommentBinding(file, mode: .none).total
    }
    droppedComments = max(0, total - keptComments)
  }

  /// Counts a localization and its plural rules.
  mutating func count(_ localization: Localization) {
    values += 1
    if !localization.isPlain { countRules(of: localization) }
  }

  /// Counts the plural rules of a localization.
  private mutating func countRules(of localization: Localization) {
    let rules = localization.substitutions.map(\.variation) + [localization.variation]
    let counts = rules.map(Self.count)
    let variableCount = counts.reduce(0) { $0 + $1.variables }
    guard variableCount > 0 else { return }
    plurals += 1
    variables += variableCount
    forms += counts.reduce(0) { $0 + $1.forms }
  }

  /// Returns the plural rules of a variation and their texts.
  private static func count(_ variation: Variation) -> (variables: Int, forms: Int) {
    switch variation {
    case .unit: (0, 0)
    case .plural(let cases): (1, cases.count)
    case .device(let cases):
      cases.map { count($0.variation) }.reduce((0, 0)) { ($0.0 + $1.variables, $0.1 + $1.forms) }
    }
  }
}
