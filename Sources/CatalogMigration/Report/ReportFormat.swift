/// A way to write a report.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For people, as on a terminal.
  case text
  /// For programs.
  case json
  /// For code hosts, SARIF 2.1.0.
  case sarif
  /// For GitHub Actions, workflow commands.
  case github
  /// For comments on pull requests.
  case markdown
  /// For browsers, one page.
  case html

  /// Returns a report in this format, in UTF-8 with a line end at its end.
  ///
  /// - Parameter mostPerRule: findings of one rule that the text shows at most, 0 for all.
  public func text(of report: Report, mostPerRule: Int = 0) -> String {
    switch self {
    case .text: TextReport.text(of: report, mostPerRule: mostPerRule)
    case .json: JSONReport.text(of: report)
    case .sarif: SARIFReport.text(of: report)
    case .github: GitHubReport.text(of: report)
    case .markdown: MarkdownReport.text(of: report)
    case .html: HTMLReport.text(of: report)
    }
  }
}
