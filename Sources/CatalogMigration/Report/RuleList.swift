import StringTables

/// All rules that findings belong to, for reading.
public enum RuleList {
  /// One line a rule: its name, its severity and its cause.
  public static var text: String {
    let width = (DiagnosticID.allCases.map(\.rawValue.count).max() ?? 0) + 2
    return DiagnosticID.allCases.map { id in
      let gap = String(repeating: " ", count: width - id.rawValue.count)
      let severity = id.severity.rawValue
      let column = severity + String(repeating: " ", count: 9 - severity.count)
      return id.rawValue + gap + column + (id.explanation?.cause ?? "")
    }.joined(separator: "\n")
  }

  /// A Markdown table of all rules with cause, example and remedy.
  public static var markdown: String {
    let rows = DiagnosticID.allCases.map { id in
      let parts = [
        "`\(id.rawValue)`", id.severity.rawValue, cell(id.explanation?.cause),
        cell(id.explanation?.example), cell(id.explanation?.remedy),
      ]
      return "| \(parts.joined(separator: " | ")) |"
    }
    return """
      | rule | severity | cause | example | remedy |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  /// Several lines on one rule.
  public static func explanation(of id: DiagnosticID) -> String {
    guard let explanation = id.explanation else { return "\(id.rawValue): \(id.severity.rawValue)" }
    return """
      \(id.rawValue): \(id.severity.rawValue)

      Cause:    \(explanation.cause)
      Example:  \(explanation.example)
      Remedy:   \(explanation.remedy)
      """
  }

  /// Returns a text as one cell of a Markdown table.
  private static func cell(_ text: String?) -> String {
    var result = ""
    for scalar in (text ?? "").unicodeScalars {
      switch scalar {
      case "|", "*", "_", "<", ">", "\\", "`", "#": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
