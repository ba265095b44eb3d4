import CatalogMigration
import CatalogVerification
import StringTables

/// The subcommand `verify`.
struct VerifyCommand {
  /// The catalogs.
  private let paths: [String]
  /// The folder of the legacy files; nil for that of each catalog.
  private let against: String?
  /// The names to skip.
  private let excluded: [String]
  /// How the legacy files are read.
  private var options = Conversion.Options()
  /// Whether texts that were edited since are notes.
  private let allowsEdits: Bool
  /// Whether nothing but errors is printed.
  private let isQuiet: Bool
  /// What to do with findings.
  private let settings: Settings

  /// Reads the words behind `verify`.
  init(_ arguments: Arguments) throws(UsageError) {
    settings = try Settings(arguments, of: Commands.verify)
    guard !arguments.words.isEmpty else {
      throw UsageError("Missing expected argument '<catalog>'", command: Commands.verify)
    }
    paths = arguments.words
    against = arguments.value(of: "against")
    excluded = arguments.values(of: "exclude")
    allowsEdits = arguments.has("allow-edits")
    isQuiet = arguments.has("quiet")
    options.readLegacyOptions(arguments)
    options.jobs = settings.jobs
  }

  /// Compares the catalogs with the legacy files and returns the exit code.
  ///
  /// - Throws: `project.cannot-write`, when a stream takes no more.
  func run() throws(Diagnostic) -> ExitCode {
    var code = ExitCode.good
    var found: [Report.Finding] = []
    var tables: [Report.Table] = []
    for path in paths {
      var diagnostics: [Diagnostic] = []
      do throws(Diagnostic) {
        tables.append(try verify(path, diagnostics: &diagnostics))
      } catch {
        diagnostics.append(error)
        code = ExitCode(for: error) ?? (error.id == .projectNoSuchTable ? .noInput : .badInput)
      }
      found += diagnostics.map { Report.Finding($0, table: Discovery.tableName(of: path)) }
    }
    found = settings.kept(found)
    let diagnostics = found.map(\.diagnostic)
    if code == .good, settings.fails(diagnostics) { code = .findings }
    if !settings.reportsToOutput {
      for line in tables.flatMap(\.receipt) where !isQuiet { try settings.terminal.print(line) }
      try settings.print(diagnostics, to: .output)
    }
    try settings.write(
      Report(
        command: Commands.verify.name, version: Commands.version, findings: found, tables: tables,
        exitCode: Int(code.rawValue)))
    return code
  }

  /// Compares one catalog.
  ///
  /// - Throws: `project.*`, `catalog.*`, when the catalog or its table cannot be read.
  private func verify(
    _ path: String, diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> Report.Table {
    guard Files.kind(of: path) != nil else { throw .pathNotFound(path) }
    let catalog = try Catalog(
      path: path, bytes: try Files.bytes(of: path), diagnostics: &diagnostics)
    let folder = against ?? Discovery.legacyFolder(of: path)
    let discovery = Discovery([folder], excluding: excluded)
    diagnostics += discovery.diagnostics
    let table = try discovery.table(of: path)
    let reading = LegacyReading(of: table, source: catalog.sourceLanguage, options: options)
    diagnostics += reading.diagnostics
    var expectation = Verification.Expectation(options.interpretation, losses: reading.losses)
    expectation.allowsEdits = allowsEdits
    expectation.jobs = settings.jobs
    let verification = Verification(of: catalog, with: reading.legacy, expecting: expectation)
    diagnostics += verification.diagnostics
    let verified = Receipt.Verified(verification.figures)
    var report = Report.Table(
      name: table.name, folder: table.folder, catalog: path, status: .both,
      source: SourceLanguage(language: catalog.sourceLanguage, reason: "of the catalog"))
    report.figures.keys = catalog.entries.count
    report.figures.values = verified.values.total
    report.figures.forms = verified.forms.total
    report.verified = verified
    report.receipt = Receipt(verifying: path, table: table, verified: verified).lines
    return report
  }
}

extension Conversion.Options {
  /// Reads the options that say how legacy files are read.
  mutating func readLegacyOptions(_ arguments: Arguments) {
    encoding = arguments.value(of: "encoding").flatMap(TextEncoding.init(rawValue:))
    interpretation = Table.Interpretation(
      recovery: arguments.value(of: "on-syntax-error").flatMap(StringsFile.Recovery.init)
        ?? interpretation.recovery,
      unsupported: arguments.value(of: "on-unsupported")
        .flatMap(Table.Interpretation.Unsupported.init) ?? interpretation.unsupported,
      comments: arguments.value(of: "comments").flatMap(CommentBinding.Mode.init)
        ?? interpretation.comments)
  }
}
