import CatalogMigration
import CatalogVerification
import StringTables
import Testing

/// The examples in Swift of README.md and of the articles on the library, compiled and run.
struct LibraryExamples {
  @Test func `a project is converted, proved and reported`() throws {
    let folder = try TemporaryFolder(MonthProject.files)
    var printed: [String] = []
    func print(_ value: some CustomStringConvertible) { printed.append(value.description) }
    let path = "\(folder.path)/App"
    let conversion = Conversion(Discovery([path]))
    for table in conversion.chosen {
      var outcome = conversion.outcome(of: table)
      let verified = conversion.verify(&outcome)
      try Plan([outcome]).apply()
      outcome.diagnostics.forEach { print($0) }
      Receipt(outcome, verified: verified, isDryRun: false).lines.forEach { print($0) }
    }
    let catalogs = ["Errors", "InfoPlist", "Localizable", "Settings", "mul.lproj/Main"]
    #expect(
      try folder.files().filter { $0.hasSuffix(".xcstrings") }
        == catalogs.map { "App/\($0).xcstrings" })
    #expect(printed.filter { $0.hasPrefix("verified") && $0.hasSuffix("0 lost") }.count == 5)
  }

  @Test func `one table is converted and its legacy files are removed`() throws {
    let folder = try TemporaryFolder(MonthProject.files)
    let path = "\(folder.path)/App"
    var options = Conversion.Options()
    options.tables = ["Errors"]
    options.removesLegacy = true
    let conversion = Conversion(Discovery([path]), options: options)
    for table in conversion.chosen {
      var outcome = conversion.outcome(of: table)
      _ = conversion.verify(&outcome)
      outcome.chooseRemovals(below: [path])
      try Plan([outcome]).apply()
    }
    let files = try folder.files()
    #expect(files.contains("App/Errors.xcstrings") && files.contains("App/de.lproj/Main.strings"))
    #expect(!files.contains { $0.hasSuffix("Errors.strings") })
  }

  @Test func `an audit writes nothing and reports in a format`() throws {
    let folder = try TemporaryFolder(MonthProject.files)
    let path = "\(folder.path)/App"
    let before = try folder.files()
    let conversion = Conversion(Discovery([path]))
    var findings: [Report.Finding] = []
    var tables: [Report.Table] = []
    for table in conversion.chosen {
      let outcome = conversion.outcome(of: table)
      let audit = TableAudit(outcome)
      let diagnostics = audit.diagnostics + PluralAudit(outcome.legacy).diagnostics
      findings += diagnostics.map { Report.Finding($0, table: table.name) }
      tables.append(audit.table)
    }
    let report = Report(
      command: "audit", version: "1", findings: findings, tables: tables, exitCode: 0)
    let page = ReportFormat.html.text(of: report)
    #expect(try folder.files() == before)
    #expect(page.contains("Localizable") && !report.findings.isEmpty)
  }
}
