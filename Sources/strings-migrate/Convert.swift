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
  private let isDryRun: Bool
  /// Whether a change makes the exit code 1.
  private let isCheck: Bool
  /// Whether changes are printed instead of receipts.
  private let isDiff: Bool
  /// Whether no receipt is printed.
  private let isQuiet: Bool
  /// What to do with findings.
  private let settings: Settings

  /// Reads the words behind `convert`.
  init(_ arguments: Arguments) throws(UsageError) {
    settings = try Settings(arguments, of: Commands.convert)
    paths = arguments.words.isEmpty ? ["."] : arguments.words
    excluded = arguments.values(of: "exclude")
    isCheck = arguments.has("check")
    isDiff = arguments.has("diff")
    isDryRun = arguments.has("dry-run") || isCheck || isDiff
    isQuiet = arguments.has("quiet")
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
    var unreadable = 0
    var written = 0
    var wouldChange = false
    for table in conversion.chosen {
      var outcome = conversion.outcome(of: table)
      let verified = verify(&outcome)
      if let bytes = outcome.bytes, !outcome.isUnchanged, !isDryRun {
        do throws(Diagnostic) {
          try Plan().apply(Plan.Write(path: outcome.catalog, bytes: bytes))
        } catch {
          outcome.bytes = nil
          outcome.diagnostics.append(error)
          code = ExitCode(for: error) ?? .findings
        }
      }
      diagnostics += outcome.diagnostics
      if outcome.bytes != nil { written += 1 }
      if outcome.bytes != nil, !outcome.isUnchanged { wouldChange = true }
      if outcome.isUnreadable { unreadable += 1 }
      if !isQuiet {
        for line in Receipt(outcome, verified: verified, isDryRun: isDryRun).lines {
          try settings.terminal.print(line)
        }
      }
    }
    try settings.print(diagnostics, to: .error)
    if code == .good, written == 0, unreadable > 0, discovery.isOfSingleFiles { code = .badInput }
    if code == .good, settings.fails(diagnostics) || (isCheck && wouldChange) { code = .findings }
    return code
  }

  /// Proves that the catalog of an outcome shows what the legacy files show; else it is not written.
  private func verify(_ outcome: inout Conversion.Outcome) -> Receipt.Verified? {
    guard let bytes = outcome.bytes else { return nil }
    var expectation = Verification.Expectation(
      options.interpretation, losses: outcome.diagnostics.compactMap(\.about))
    expectation.style = outcome.isMerged ? nil : options.style
    expectation.isWhole = !outcome.isMerged
    expectation.kept = Set(outcome.kept.map { Verification.Entry($0.key, $0.language) })
    let verification = Verification(
      of: bytes, path: outcome.catalog, with: outcome.legacy, expecting: expectation)
    outcome.diagnostics += verification.diagnostics
    if verification.diagnostics.contains(where: { $0.severity == .error }) { outcome.bytes = nil }
    return Receipt.Verified(verification.figures)
  }
}
