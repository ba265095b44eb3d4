import CatalogMigration
import CatalogVerification
import StringTables

/// The subcommand `convert`.
struct Convert {
  /// What the user asks for.
  private var options = Conversion.Options()
  /// The paths to search.
  private let paths: [String]
  /// The names to skip.
  private let excluded: [String]
  /// Whether nothing is written.
  let isDryRun: Bool
  /// Whether a change makes the exit code 1.
  private let isCheck: Bool
  /// Whether changes are printed instead of receipts.
  private let isDiff: Bool
  /// Whether legacy files are removed although git does not have them as they are.
  let isDirtyAllowed: Bool
  /// Whether no receipt is printed.
  private let isQuiet: Bool
  /// What to do with findings.
  let settings: Settings

  /// Reads the words behind `convert`.
  init(_ arguments: Arguments) throws(UsageError) {
    settings = try Settings(arguments, of: Commands.convert)
    paths = arguments.words.isEmpty ? ["."] : arguments.words
    excluded = arguments.values(of: "exclude")
    isCheck = arguments.has("check")
    isDiff = arguments.has("diff")
    isDryRun = arguments.has("dry-run") || isCheck || isDiff
    isQuiet = arguments.has("quiet")
    isDirtyAllowed = arguments.has("allow-dirty")
    options.removesLegacy = arguments.has("remove-legacy")
    options.tables = arguments.values(of: "table")
    options.languages = arguments.values(of: "language")
    options.sourceLanguage = arguments.value(of: "source-language")
    options.output = arguments.value(of: "output")
    options.merge = arguments.value(of: "merge").flatMap(MergeChoice.init) ?? options.merge
    options.raisedVersion = arguments.value(of: "catalog-version")
    options.style.version = options.raisedVersion ?? options.style.version
    options.style.extractionState =
      arguments.value(of: "extraction-state").map(ExtractionState.init)
      ?? options.style.extractionState
    options.style.state = arguments.value(of: "state").map(UnitState.init) ?? options.style.state
    options.readLegacyOptions(arguments)
  }

  /// Converts all tables and returns the exit code.
  ///
  /// - Throws: `project.cannot-write`, when a stream takes no more.
  func run() throws(Diagnostic) -> ExitCode {
    let discovery = Discovery(paths, excluding: excluded)
    let conversion = Conversion(discovery, options: options)
    var diagnostics = discovery.diagnostics + conversion.diagnostics
    var code: ExitCode =
      diagnostics.contains { $0.severity == .error } ? .noInput : .good
    var proved: [Proved] = []
    for table in conversion.chosen {
      var outcome = conversion.outcome(of: table)
      let verified = verify(&outcome)
      if options.removesLegacy { outcome.chooseRemovals(below: paths) }
      outcome.whole = nil
      outcome.legacy = LegacyTable(name: table.name, sourceLanguage: outcome.source.language)
      proved.append(Proved(outcome: outcome, verified: verified))
    }
    refuseDirty(&proved)
    let plan = Plan(proved.map(\.outcome))
    if isDiff { try printDiff(plan) }
    if !isDryRun, let failure = apply(plan, to: &proved) { code = failure }
    diagnostics += proved.flatMap(\.outcome.diagnostics)
    if !isQuiet, !isDiff { try printReceipts(proved, plan, conversion) }
    try settings.print(diagnostics, to: .error)
    let isUnreadable = proved.contains { $0.outcome.isUnreadable }
    if code == .good, isUnreadable, discovery.isOfSingleFiles,
      !proved.contains(where: { $0.outcome.bytes != nil })
    {
      code = .badInput
    }
    let wouldChange = !plan.writes.isEmpty || !plan.removals.isEmpty
    if code == .good, settings.fails(diagnostics) || (isCheck && wouldChange) { code = .findings }
    return code
  }

  /// A conversion and what its verification compared.
  struct Proved {
    /// The conversion; without bytes when it was not proved.
    var outcome: Conversion.Outcome
    /// What was compared.
    let verified: Receipt.Verified?
  }

  /// Proves that the catalog of an outcome shows what the legacy files show; else it is not written.
  private func verify(_ outcome: inout Conversion.Outcome) -> Receipt.Verified? {
    guard let bytes = outcome.bytes else { return nil }
    var expectation = Verification.Expectation(
      options.interpretation, losses: outcome.diagnostics.compactMap(\.about))
    expectation.style = outcome.isMerged ? nil : options.style
    expectation.isWhole = !outcome.isMerged
    expectation.whole = outcome.whole
    expectation.kept = Set(outcome.kept.map { Verification.Entry($0.key, $0.language) })
    let verification = Verification(
      of: bytes, path: outcome.catalog, with: outcome.legacy, expecting: expectation)
    outcome.diagnostics += verification.diagnostics
    if verification.diagnostics.contains(where: { $0.severity == .error }) { outcome.bytes = nil }
    return Receipt.Verified(verification.figures)
  }
}
