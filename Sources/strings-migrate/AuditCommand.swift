import CatalogMigration
import CatalogVerification
import StringTables

/// The subcommand `audit`, which writes nothing but the reports that are asked for.
struct AuditCommand {
  /// The paths to search.
  private let paths: [String]
  /// The names to skip.
  private let excluded: [String]
  /// What a conversion would be asked for.
  private var conversion = Conversion.Options()
  /// What is looked for.
  private var options = TableAudit.Options()
  /// Whether only errors are printed.
  private let isQuiet: Bool
  /// What to do with findings.
  private let settings: Settings

  /// Reads the words behind `audit`.
  init(_ arguments: Arguments) throws(UsageError) {
    settings = try Settings(arguments, of: Commands.audit)
    paths = arguments.words.isEmpty ? ["."] : arguments.words
    excluded = arguments.values(of: "exclude")
    isQuiet = arguments.has("quiet")
    conversion.tables = arguments.values(of: "table")
    conversion.sourceLanguage = arguments.value(of: "source-language")
    conversion.encoding = arguments.value(of: "encoding").flatMap(TextEncoding.init(rawValue:))
    conversion.jobs = settings.jobs
    options.findsSymbols = arguments.has("symbols")
    options.extraRules = Set(TableAudit.Options.optionalRules.filter(settings.filter.names))
  }

  /// What an audit has found so far.
  private struct Result {
    /// The findings.
    var findings: [Report.Finding] = []
    /// The tables.
    var tables: [Report.Table] = []
  }

  /// Looks at all tables and catalogs and returns the exit code.
  ///
  /// - Throws: `project.cannot-write`, when a stream takes no more.
  func run() throws(Diagnostic) -> ExitCode {
    var result = Result()
    let searched = search(&result)
    var findings = result.findings
    findings.removeAll { !settings.filter.keeps($0.diagnostic.id) }
    let report = { (code: ExitCode) in
      Report(
        command: Commands.audit.name, version: Commands.version, findings: findings,
        tables: result.tables, exitCode: Int(code.rawValue))
    }
    var code = searched
    if code == .good, settings.fails(findings.map(\.diagnostic)) { code = .findings }
    try show(report(code))
    try settings.write(report(code))
    return code
  }

  /// Looks at everything that the paths name.
  private func search(_ result: inout Result) -> ExitCode {
    let discovery = Discovery(paths, excluding: excluded)
    let conversion = Conversion(discovery, options: self.conversion)
    let general = discovery.diagnostics + conversion.diagnostics
    result.findings = general.map { Report.Finding($0) }
    let tables = conversion.chosen
    let progress = Progress(
      settings, isQuiet: isQuiet, total: tables.reduce(0) { $0 + $1.size })
    for table in tables {
      progress.begin(table.name)
      audit(conversion.outcome(of: table), &result)
      progress.finish(bytes: table.size)
    }
    for path in catalogs(of: discovery) {
      progress.begin(Discovery.tableName(of: path))
      audit(catalog: path, &result)
    }
    progress.end()
    return general.contains { $0.severity == .error } ? .noInput : .good
  }

  /// Returns the catalogs of the tables that are asked for.
  private func catalogs(of discovery: Discovery) -> [String] {
    discovery.catalogs.filter { path in
      let name = Discovery.tableName(of: path)
      return conversion.tables.isEmpty || conversion.tables.contains { Glob($0).matches(name) }
    }
  }

  /// Looks at a table with legacy files.
  private func audit(_ outcome: Conversion.Outcome, _ result: inout Result) {
    let audit = TableAudit(outcome, options: options)
    let diagnostics = audit.diagnostics + PluralAudit(outcome.legacy).diagnostics
    result.findings += diagnostics.map { Report.Finding($0, table: outcome.table.name) }
    result.tables.append(audit.table)
  }

  /// Looks at a catalog; one that belongs to a table with legacy files adds findings to it.
  private func audit(catalog path: String, _ result: inout Result) {
    let audit = CatalogAudit(path: path, options: options)
    var diagnostics = audit.diagnostics
    if let catalog = audit.catalog {
      diagnostics += PluralAudit(catalog).diagnostics
      diagnostics += CompileAudit(catalog).diagnostics
    }
    let hasLegacy = result.tables.contains { $0.catalog == path }
    if hasLegacy {
      // What the texts are like is said of the legacy files.
      diagnostics.removeAll { !$0.id.rawValue.hasPrefix("catalog.") }
    } else {
      result.tables.append(audit.table)
    }
    result.findings += diagnostics.map { Report.Finding($0, table: audit.table.name) }
  }

  /// Prints the report, unless standard output belongs to another one.
  private func show(_ report: Report) throws(Diagnostic) {
    guard !settings.reportsToOutput else { return }
    if !isQuiet {
      for line in report.tables.flatMap(TextReport.lines) { try settings.terminal.print(line) }
    }
    try settings.print(report.findings.map(\.diagnostic), to: .output)
    if !isQuiet { try settings.terminal.print(TextReport.summary(of: report)) }
  }
}
