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
  /// How many threads work at once.
  var jobs = 1
  /// Whether places are printed as absolute paths.
  var isAbsolute = false
  /// The reports that are asked for beside what the terminal shows.
  var reports: [ReportRequest] = []
  /// Which findings count.
  var filter = FindingFilter()
  /// The streams.
  var terminal = Terminal()

  /// Reads the common options of a command line.
  init(_ arguments: Arguments, of command: Command) throws(UsageError) {
    if arguments.has("quiet") { shown = .error }
    if arguments.has("verbose") { shown = .note }
    mostPerRule =
      try Self.number("max-per-rule", from: 0, arguments, command) ?? mostPerRule
    jobs = try Self.number("jobs", from: 1, arguments, command) ?? jobs
    reports = try arguments.values(of: "report").map { (text) throws(UsageError) in
      try ReportRequest(text, of: command)
    }
    filter = try FindingFilter(arguments, of: command)
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

  /// Returns the number that an option gives; nil without it.
  private static func number(
    _ name: String, from least: Int, _ arguments: Arguments, _ command: Command
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value(of: name) else { return nil }
    if let number = Int(text), number >= least { return number }
    let option = command.options.first { $0.name == name }
    throw UsageError(
      "The value '\(text)' is invalid for '--\(name) <\(option?.value ?? "")>'", option: option,
      command: command)
  }

  /// Whether findings make the exit code 1.
  func fails(_ diagnostics: [Diagnostic]) -> Bool {
    guard let failing else { return false }
    return diagnostics.contains { $0.severity >= failing }
  }

  /// Prints findings in the order of their places, repeats capped.
  ///
  /// - Throws: `project.cannot-write`.
  func print(_ diagnostics: [Diagnostic], to stream: Terminal.Stream) throws(Diagnostic) {
    let sorted = diagnostics.filter { $0.severity >= shown }.sorted(by: Diagnostic.isOrdered)
    let capped = CappedFindings(sorted, mostPerRule: mostPerRule)
    for diagnostic in capped.shown {
      try terminal.print(isAbsolute ? diagnostic.absolute : diagnostic, to: stream)
    }
    for remark in capped.remarks { try terminal.print(remark, to: stream) }
  }
}
