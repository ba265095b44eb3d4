import CatalogMigration
import StringTables

/// Which findings a command line asks for: rules by name, with `*` for any text.
struct FindingFilter: Sendable {
  /// The only rules to report; all when empty.
  private var only: [Glob] = []
  /// Rules that are not reported.
  private var ignored: [Glob] = []

  /// Creates a filter that keeps everything.
  init() {}

  /// Reads the values of `--only` and `--ignore`.
  init(_ arguments: Arguments, of command: Command) throws(UsageError) {
    only = try Self.globs(arguments, "only", of: command)
    ignored = try Self.globs(arguments, "ignore", of: command)
  }

  /// Whether findings of a rule are reported; errors of commands that write are always.
  func keeps(_ id: DiagnosticID) -> Bool {
    (only.isEmpty || only.contains { $0.matches(id.rawValue) })
      && !ignored.contains { $0.matches(id.rawValue) }
  }

  /// Whether a rule that is off unless it is asked for was asked for by name.
  func names(_ id: DiagnosticID) -> Bool {
    only.contains { $0.matches(id.rawValue) } && keeps(id)
  }

  /// Returns the patterns of an option, each of which must be that of a rule.
  private static func globs(
    _ arguments: Arguments, _ option: String, of command: Command
  ) throws(UsageError) -> [Glob] {
    let known = DiagnosticID.allCases.map(\.rawValue)
    return try arguments.values(of: option).map { (name) throws(UsageError) in
      let glob = Glob(name)
      guard known.contains(where: glob.matches) else {
        throw UsageError(
          "Unknown rule '\(name)'" + UsageError.suggestion(for: name, among: known),
          option: command.options.first { $0.name == option }, command: command)
      }
      return glob
    }
  }
}
