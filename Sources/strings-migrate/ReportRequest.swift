import CatalogMigration
import StringTables

/// One report that a command line asks for: `json`, `html=report.html`, `sarif=-`.
struct ReportRequest: Hashable, Sendable {
  /// The way it is written.
  let format: ReportFormat
  /// The file, nil for standard output.
  let path: String?

  /// Reads the value of `--report`.
  init(_ text: String, of command: Command) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = ReportFormat.allCases.map(\.rawValue)
    let name = String(parts[0])
    guard let format = ReportFormat(rawValue: name), parts.count == 1 || !parts[1].isEmpty else {
      throw UsageError(
        "The value '\(text)' is invalid for '--report <format[=path]>'"
          + (names.contains(name) ? "" : UsageError.suggestion(for: name, among: names)),
        option: command.options.first { $0.name == "report" }, command: command)
    }
    self.format = format
    let path = parts.count > 1 ? String(parts[1]) : "-"
    self.path = path == "-" ? nil : path
  }
}

extension Settings {
  /// Whether a report is asked for.
  var wantsReport: Bool { !reports.isEmpty }

  /// Whether standard output belongs to a report, so that nothing else may be printed there.
  var reportsToOutput: Bool { reports.contains { $0.path == nil } }

  /// Returns the findings that `--only` and `--ignore` leave; errors always stay, as texts are at stake.
  func kept(_ findings: [Report.Finding]) -> [Report.Finding] {
    findings.filter { $0.diagnostic.severity == .error || filter.keeps($0.diagnostic.id) }
  }

  /// Writes all reports that are asked for.
  ///
  /// - Throws: `project.cannot-create`, `project.cannot-write`.
  func write(_ report: @autoclosure () -> Report) throws(Diagnostic) {
    guard wantsReport else { return }
    let report = report()
    for request in reports {
      let text = request.format.text(of: report, mostPerRule: mostPerRule)
      if let path = request.path {
        try Files.replace(path, with: Array(text.utf8))
      } else {
        try terminal.print(Array(text.utf8))
      }
    }
  }
}
