import StringTables

/// The report as workflow commands, which GitHub shows at the changed lines.
///
/// `::error file=de.lproj/T.strings,line=1,col=2,title=strings.missing-semicolon::missing ';' …`
///
/// GitHub, "Workflow commands for GitHub Actions" (2025): ten of each severity are shown for a step.
enum GitHubReport {
  /// Findings of a severity that GitHub shows for a step.
  private static let limit = 10

  /// Returns a report as workflow commands, errors first.
  static func text(of report: Report) -> String {
    var lines: [String] = []
    let isCut = Diagnostic.Severity.allCases.contains { report.count($0) > limit }
    for severity in Diagnostic.Severity.allCases.sorted(by: >) {
      // The last line is a notice too.
      let most = isCut && severity == .note ? limit - 1 : limit
      lines += report.findings.filter { $0.diagnostic.severity == severity }.prefix(most)
        .map { command(for: $0.diagnostic) }
    }
    if isCut {
      lines.append(
        "::notice title=\(Report.program)::"
          + "\(Receipt.count(report.findings.count, "finding")), see the summary")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the command for one finding; its notes are further lines of the message.
  private static func command(for diagnostic: Diagnostic) -> String {
    let name =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [(String, String)] = []
    if let location = diagnostic.location {
      properties.append(("file", location.path))
      if let position = location.position {
        properties.append(("line", String(position.line)))
        properties.append(("col", String(position.column)))
      }
    }
    properties.append(("title", diagnostic.id.rawValue))
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }
    let texts =
      [diagnostic.message]
      + diagnostic.notes.map { note in
        "note: \(note.message)" + (note.location.map { " (\($0))" } ?? "")
      }
    let message = texts.map { escaped($0, isProperty: false) }.joined(separator: "%0A")
    return "::\(name) \(list.joined(separator: ","))::\(message)"
  }

  /// Returns a text in the escapes of workflow commands, without control characters.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in Diagnostic.printable(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25".unicodeScalars
      case ":" where isProperty: result += "%3A".unicodeScalars
      case "," where isProperty: result += "%2C".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
