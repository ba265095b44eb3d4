@testable import CatalogMigration
@testable import StringTables

/// A report of a few findings whose texts try to break every format.
enum SampleReport {
  /// The findings: markup, line ends, percent signs, right-to-left texts, no place, no key.
  static let findings: [Report.Finding] = [
    Report.Finding(
      Diagnostic(
        .stringsMissingSemicolon, "missing ';' after the value of \"<script>alert(1)</script>\"",
        at: place("App & Co/de.lproj/T.strings", 3, 7),
        notes: [Diagnostic.Note("Apple's loader refuses the whole file: 12 entries lost")]),
      table: "T"),
    Report.Finding(
      Diagnostic(
        .stringsDuplicateKey, "\"100% | *done*\" (ar) occurs again with another value",
        at: place("App, Co:1/ar.lproj/T.strings", 1, 1),
        notes: [
          Diagnostic.Note("first defined here", at: place("App, Co:1/ar.lproj/T.strings", 9, 2))
        ], about: Diagnostic.About("100% | *done*", "ar")), table: "T"),
    Report.Finding(
      Diagnostic(
        .stringsEmptyValue, "the value of \"مرحبا\u{202E}\" (ar) is empty",
        at: place("ar.lproj/T.strings", 2, 1), about: Diagnostic.About("مرحبا\u{202E}", "ar")),
      table: "T"),
    Report.Finding(Diagnostic(.projectNoSuchTable, "no table is named \"@all\"", at: nil)),
  ]

  /// The report with one table of two languages.
  static var report: Report {
    var table = Report.Table(
      name: "T", folder: "App & Co", catalog: "App & Co/T.xcstrings", status: .legacy,
      source: SourceLanguage(language: "en", reason: "no project says it"))
    var german = Report.Coverage("de")
    german.sourceKeys = 3
    german.missing = ["<b>"]
    german.translated = 2
    german.lostKeys = 2
    german.lostByXcode = 2
    german.firstLost = "<i>"
    german.isRefused = true
    table.languages = [german]
    table.files = [Report.File(path: "App & Co/de.lproj/T.strings", role: .source)]
    return Report(
      command: "audit", version: "1.2.3", findings: findings, tables: [table], exitCode: 1)
  }

  /// Returns a place in a file.
  private static func place(_ path: String, _ line: Int, _ column: Int) -> SourceLocation {
    SourceLocation(path: path, position: .init(line: line, column: column, offset: 0))
  }
}
