import CatalogMigration
import StringTables

/// The subcommands `rules` and `explain`.
enum Rules {
  /// Prints all rules.
  ///
  /// - Throws: `project.cannot-write`.
  static func list(_ arguments: Arguments, _ terminal: Terminal) throws(Diagnostic) -> ExitCode {
    let isMarkdown = arguments.value(of: "format") == "markdown"
    try terminal.print(isMarkdown ? RuleList.markdown : RuleList.text)
    return .good
  }

  /// Returns the rules that are named.
  static func named(_ names: [String]) throws(UsageError) -> [DiagnosticID] {
    var ids: [DiagnosticID] = []
    for name in names {
      guard let id = DiagnosticID(rawValue: name) else {
        let known = DiagnosticID.allCases.map(\.rawValue)
        throw UsageError(
          "Unknown rule '\(name)'" + UsageError.suggestion(for: name, among: known),
          command: Commands.explain)
      }
      ids.append(id)
    }
    guard !ids.isEmpty else {
      throw UsageError("Missing expected argument '<rule>'", command: Commands.explain)
    }
    return ids
  }

  /// Prints what there is to know about rules.
  ///
  /// - Throws: `project.cannot-write`.
  static func explain(_ ids: [DiagnosticID], _ terminal: Terminal) throws(Diagnostic) -> ExitCode {
    try terminal.print(ids.map(RuleList.explanation).joined(separator: "\n\n"))
    return .good
  }
}
