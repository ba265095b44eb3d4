import CatalogMigration
import StringTables

/// What the options of every subcommand say about findings.
struct Settings: Sendable {
  /// The least severity that makes the exit code 1; nil for none.
  var failing: Diagnostic.Severity? = .error
  /// The least severity that is printed.
  var shown: Diagnostic.Severity = .warning
  /// Findings of one rule that are printed at most; 0 for all.
  var mostPerRule = 20
  /// Whether places are printed as absolute paths.
  var isAbsolute = false
  /// The streams.
  var terminal = Terminal()

  /// Reads the common options of a command line.
  init(_ arguments: Arguments, of command: Command) throws(UsageError) {
    if arguments.has("quiet") { shown = .error }
    if arguments.has("verbose") { shown = .note }
    if let text = arguments.value(of: "max-per-rule") {
      guard let count = Int(text), count >= 0 else {
        throw UsageError(
          "The value '\(text)' is invalid for '--max-per-rule <count>'",
          option: command.options.first { $0.name == "max-per-rule" }, command: command)
      }
      mostPerRule = count
    }
    if arguments.has("strict") { failing = .warning }
    if arguments.has("exit-zero") { failing = nil }
    if let value = arguments.value(of: "fail-on") {
      failing = Diagnostic.Severity(rawValue: value)
    }
    isAbsolute =
      arguments.has("absolute-paths")
      || ["XCODE_VERSION_ACTUAL", "XCODE_PRODUCT_BUILD_VERSION"].contains {
        Terminal.environment($0) != nil
      }
    terminal.colour =
      arguments.has("no-color")
      ? .never
      : arguments.value(of: "color").flatMap(Terminal.Colour.init(rawValue:)) ?? .auto
  }

  /// Whether findings make the exit code 1.
  func fails(_ diagnostics: [Diagnostic]) -> Bool {
    guard let failing else { return false }
    return diagnostics.contains { $0.severity >= failing }
  }

  /// What repeats of a finding are counted by: warnings and notes by rule, errors by rule and file.
  private struct Repeat: Hashable {
    /// The rule.
    let id: DiagnosticID
    /// The file, for errors: each file that has some shows some.
    let path: String?
  }

  /// Prints findings in the order of their places, repeats capped.
  ///
  /// - Throws: `project.cannot-write`.
  func print(_ diagnostics: [Diagnostic], to stream: Terminal.Stream) throws(Diagnostic) {
    var counts: [Repeat: Int] = [:]
    for diagnostic in diagnostics.sorted(by: Diagnostic.isOrdered)
    where diagnostic.severity >= shown {
      let isError = diagnostic.severity == .error
      let kind = Repeat(id: diagnostic.id, path: isError ? diagnostic.location?.path : nil)
      counts[kind, default: 0] += 1
      guard mostPerRule == 0 || counts[kind, default: 0] <= mostPerRule else { continue }
      try terminal.print(isAbsolute ? diagnostic.absolute : diagnostic, to: stream)
    }
    guard mostPerRule > 0 else { return }
    let capped = counts.filter { $0.value > mostPerRule }.sorted {
      ($0.key.id.rawValue, $0.key.path ?? "") < ($1.key.id.rawValue, $1.key.path ?? "")
    }
    for (kind, count) in capped {
      try terminal.print(
        "\(kind.path.map { "\($0): " } ?? "")\(kind.id.severity.rawValue): … and"
          + " \(count - mostPerRule) more, --max-per-rule 0 shows all [\(kind.id.rawValue)]",
        to: stream)
    }
  }
}
