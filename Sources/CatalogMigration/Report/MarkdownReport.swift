import StringTables

/// The report for a comment on a pull request, or for the summary of a step.
enum MarkdownReport {
  /// The size that the report keeps below, in bytes: GitHub takes comments of 65,536 characters.
  private static let limit = 60_000
  /// What is kept free for the last line.
  private static let reserve = 200

  /// Returns a report as Markdown; what does not fit is counted.
  static func text(of report: Report) -> String {
    var output = "## \(Report.program) \(report.command)\n\n\(verdict(on: report))\n"
    append(
      report.tables.map(row), named: "tables",
      header: [
        "table", "status", "languages", "keys", "values", "plurals", "lost today", "catalog",
      ],
      to: &output, limit: limit / 3)
    append(
      report.bySeverity.map(row), named: "findings",
      header: ["severity", "place", "finding", "rule"], to: &output, limit: limit)
    return output
  }

  /// Returns the first line.
  private static func verdict(on report: Report) -> String {
    let counts = Diagnostic.Severity.allCases.sorted(by: >).map {
      Receipt.count(report.count($0), $0.rawValue)
    }
    let lost = report.tables.reduce(0) { $0 + $1.lostKeys }
    let loss = lost == 0 ? "" : " \(Receipt.count(lost, "text")) cannot be seen in the app today."
    return "**\(counts.joined(separator: ", "))** in"
      + " \(Receipt.count(report.tables.count, "table")).\(loss)"
  }

  /// Appends a table, as many rows as fit.
  private static func append(
    _ rows: [[String]], named name: String, header: [String], to output: inout String, limit: Int
  ) {
    guard !rows.isEmpty else { return }
    output += "\n| \(header.joined(separator: " | ")) |\n"
    output += "|\(String(repeating: "---|", count: header.count))\n"
    for (number, row) in rows.enumerated() {
      let line = "| \(row.joined(separator: " | ")) |\n"
      guard output.utf8.count + line.utf8.count < limit - reserve else {
        output += "\n… and \(Receipt.grouped(rows.count - number)) more \(name)\n"
        return
      }
      output += line
    }
  }

  /// Returns the row of a table.
  private static func row(_ table: Report.Table) -> [String] {
    [
      cell(table.folder == "." ? table.name : Files.join(table.folder, table.name)),
      table.status.rawValue, Receipt.grouped(table.languages.count),
      Receipt.grouped(table.figures.keys), Receipt.grouped(table.figures.values),
      Receipt.grouped(table.figures.plurals), Receipt.grouped(table.lostKeys),
      table.catalogSize.map(Receipt.size) ?? "–",
    ]
  }

  /// Returns the row of a finding with its notes.
  private static func row(_ finding: Report.Finding) -> [String] {
    let diagnostic = finding.diagnostic
    let texts =
      [diagnostic.message]
      + diagnostic.notes.map { note in
        "note: \(note.message)" + (note.location.map { " (\($0))" } ?? "")
      }
    return [
      diagnostic.severity.rawValue, cell(diagnostic.location.map { "\($0)" } ?? "–"),
      texts.map(cell).joined(separator: "<br>"), "`\(diagnostic.id.rawValue)`",
    ]
  }

  /// Returns a text as a part of a cell: nothing in it is Markdown, HTML or a mention.
  private static func cell(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in Diagnostic.printable(text).unicodeScalars {
      switch scalar {
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "&": result += "&amp;".unicodeScalars
      case "@": result += "&#64;".unicodeScalars
      case "|", "*", "_", "\\", "`", "#", "[", "]", "~", "!", "$":
        result += ["\\", scalar]
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
