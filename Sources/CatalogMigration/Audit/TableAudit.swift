import StringTables

/// The audit of one table with legacy files: what is there, and what is wrong with it.
public struct TableAudit: Sendable {
  /// What is looked for beside what always is.
  public struct Options: Sendable {
    /// Whether the Swift symbols of keys are foretold.
    public var findsSymbols = false
    /// Rules that are off unless they are asked for, and were.
    public var extraRules: Set<DiagnosticID> = []

    /// The rules that are off unless they are asked for.
    public static let optionalRules: [DiagnosticID] = [
      .stringsCaseVariantKey, .stringsSpaceVariantKey,
    ]

    /// Creates options that look for nothing more.
    public init() {}
  }

  /// What is there.
  public private(set) var table: Report.Table
  /// What was found, by place.
  public private(set) var diagnostics: [Diagnostic]

  /// Comments that are listed at most.
  private static let mostComments = 20

  /// Looks at a table as a conversion read it.
  public init(_ outcome: Conversion.Outcome, options: Options = Options()) {
    table = Report.Table(outcome, isDryRun: true)
    diagnostics = outcome.diagnostics
    if table.status == .both {
      diagnostics.append(.catalogBesideLegacy(outcome.table.name, at: outcome.catalog))
    }
    diagnostics += KeyAudit.gaps(in: table)
    addComments(outcome)
    var unplaced =
      FormatAudit(outcome.shown, dialect: .legacy).diagnostics
      + CountAudit.diagnostics(for: outcome.shown)
    let keys = outcome.shown.entries.map(\.key)
    if options.findsSymbols {
      let forecast = SymbolForecast(keys)
      table.symbols = forecast.symbols
      unplaced += forecast.diagnostics
    }
    for id in Options.optionalRules where options.extraRules.contains(id) {
      unplaced += KeyAudit.variants(id, among: keys)
    }
    diagnostics += unplaced
    place(&diagnostics, outcome)
  }

  /// Adds what the comments say, and lists those that are dropped.
  private mutating func addComments(_ outcome: Conversion.Outcome) {
    let comments = CommentAudit(outcome.legacy, shown: outcome.shown)
    diagnostics += comments.diagnostics
    guard let place = diagnostics.firstIndex(where: { $0.id == .commentsDropped }) else { return }
    diagnostics[place].notes = comments.dropped.prefix(Self.mostComments).map {
      Diagnostic.Note(Diagnostic.quote($0.text), at: $0.place)
    }
    let rest = comments.dropped.count - Self.mostComments
    if rest > 0 { diagnostics[place].notes.append(Diagnostic.Note("and \(rest) more")) }
  }

  /// Gives findings the places of their keys: in the language's file, else in the first that has the key.
  private func place(_ diagnostics: inout [Diagnostic], _ outcome: Conversion.Outcome) {
    var places = LegacyPlaces(outcome.legacy)
    let source = outcome.source.language
    let languages = [source] + outcome.legacy.shownLanguages.filter { $0 != source }
    for index in diagnostics.indices where diagnostics[index].location == nil {
      guard let about = diagnostics[index].about else { continue }
      for language in about.language.map({ [$0] }) ?? languages {
        guard let place = places.place(of: about.key, in: language) else { continue }
        diagnostics[index].location = place
        break
      }
    }
  }
}
