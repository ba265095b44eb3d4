import CatalogMigration
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
  /// Where the file on standard input stands; nil when files are searched.
  private let inputPath: String?
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
    options.jobs = settings.jobs
    inputPath = try Self.inputPath(arguments)
    if let output = options.output, output.hasSuffix(".xcstrings") {
      throw UsageError(
        "The value '\(output)' is invalid for '--output <dir>': it is the folder for catalogs",
        command: Commands.convert)
    }
    options.isStreamed = options.output == "-" || (inputPath != nil && options.output == nil)
    if options.isStreamed, options.removesLegacy || settings.reportsToOutput {
      throw UsageError(
        "Standard output is for the catalog; '\(options.removesLegacy ? "--remove-legacy" : "--report")'"
          + " needs '--output <dir>'", command: Commands.convert)
    }
  }

  /// Returns the path that `-` stands for; nil without it.
  private static func inputPath(_ arguments: Arguments) throws(UsageError) -> String? {
    let path = arguments.value(of: "stdin-path")
    guard arguments.words.contains("-") else {
      guard path == nil else {
        throw UsageError("The option '--stdin-path' needs the path '-'", command: Commands.convert)
      }
      return nil
    }
    guard arguments.words.count == 1 else {
      throw UsageError("The path '-' stands alone", command: Commands.convert)
    }
    if let path { return path }
    guard let table = arguments.value(of: "table"), let language = arguments.value(of: "language")
    else {
      throw UsageError(
        "The path '-' needs '--table <name>' and '--language <id>', or '--stdin-path <path>'",
        command: Commands.convert)
    }
    return "\(language).lproj/\(table).strings"
  }

  /// Converts all tables and returns the exit code.
  ///
  /// - Throws: `project.cannot-write`, when a stream takes no more.
  func run() throws(Diagnostic) -> ExitCode {
    let discovery = try search()
    let conversion = Conversion(discovery, options: options)
    if options.isStreamed, conversion.chosen.count > 1 {
      try settings.print([.severalTables(conversion.chosen.count)], to: .error)
      return .usage
    }
    var found = (discovery.diagnostics + conversion.diagnostics).map { Report.Finding($0) }
    var code: ExitCode =
      found.contains { $0.diagnostic.severity == .error } ? .noInput : .good
    let chosen = conversion.chosen
    let progress = Progress(
      settings, isQuiet: isQuiet, total: chosen.reduce(0) { $0 + $1.size })
    let done = Jobs(settings.jobs).map(chosen.count) { number in
      convert(chosen[number], by: conversion, progress)
    }
    var proved = done.map(\.proved)
    var tables = done.compactMap(\.report)
    progress.end()
    refuseDirty(&proved)
    let plan = Plan(proved.map(\.outcome))
    if isDiff, !settings.reportsToOutput { try printDiff(plan) }
    if options.isStreamed {
      if !isDryRun { for write in plan.writes { try settings.terminal.print(write.bytes) } }
    } else if !isDryRun, let failure = apply(plan, to: &proved) {
      code = failure
    }
    for item in proved {
      found += item.outcome.diagnostics.map { Report.Finding($0, table: item.outcome.table.name) }
    }
    found = settings.kept(found)
    let diagnostics = found.map(\.diagnostic)
    let receipts = receipts(of: proved, plan)
    for number in tables.indices {
      tables[number].finish(proved[number].outcome, receipt: receipts[number].lines)
    }
    if !isQuiet, !isDiff, !settings.reportsToOutput {
      try printReceipts(receipts, conversion, to: options.isStreamed ? .error : .output)
    }
    try settings.print(diagnostics, to: .error)
    let isUnreadable = proved.contains { $0.outcome.isUnreadable }
    if code == .good, isUnreadable, discovery.isOfSingleFiles,
      !proved.contains(where: { $0.outcome.bytes != nil })
    {
      code = .badInput
    }
    let wouldChange = !plan.writes.isEmpty || !plan.removals.isEmpty
    if code == .good, settings.fails(diagnostics) || (isCheck && wouldChange) { code = .findings }
    try settings.write(
      Report(
        command: Commands.convert.name, version: Commands.version, findings: found, tables: tables,
        exitCode: Int(code.rawValue)))
    return code
  }

  /// Converts and proves one table; returns what is left to write of it, and its part of a report.
  private func convert(
    _ table: Discovery.Table, by conversion: Conversion, _ progress: Progress
  ) -> (proved: Proved, report: Report.Table?) {
    progress.begin(table.name)
    var outcome = conversion.outcome(of: table)
    // Reading and writing take about as long as comparing.
    progress.finish(bytes: table.size / 2)
    let verified = conversion.verify(&outcome)
    if options.removesLegacy { outcome.chooseRemovals(below: paths) }
    let report =
      settings.wantsReport
      ? Report.Table(outcome, isDryRun: isDryRun, verified: verified) : nil
    outcome.whole = nil
    outcome.legacy = LegacyTable(name: table.name, sourceLanguage: outcome.source.language)
    outcome.shown = Table(name: table.name, sourceLanguage: outcome.source.language)
    progress.finish(bytes: table.size - table.size / 2)
    return (Proved(outcome: outcome, verified: verified), report)
  }

  /// Finds the tables.
  ///
  /// - Throws: `project.unreadable`, when standard input cannot be read.
  private func search() throws(Diagnostic) -> Discovery {
    guard let inputPath else { return Discovery(paths, excluding: excluded) }
    return Discovery(content: try Files.standardInput(), at: inputPath)
  }

  /// A conversion and what its verification compared.
  struct Proved {
    /// The conversion; without bytes when it was not proved.
    var outcome: Conversion.Outcome
    /// What was compared.
    let verified: Receipt.Verified?
  }
}
