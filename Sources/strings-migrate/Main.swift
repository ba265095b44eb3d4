import StringTables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command line of strings-migrate.
@main
struct Main {
  /// Runs the program and ends with its exit code.
  static func main() {
    exit(code(for: Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs a command line and returns its exit code.
  static func code(for arguments: [String]) -> ExitCode {
    let terminal = Terminal()
    let work: Work
    do throws(UsageError) { work = try self.work(arguments, terminal: terminal) } catch {
      work = Work { () throws(Diagnostic) in
        for line in error.lines { try terminal.print(line, to: .error) }
        return .usage
      }
    }
    do throws(Diagnostic) { return try work.code() } catch {
      do throws(Diagnostic) { try terminal.print(error, to: .error) } catch {
        // Both streams are closed: the exit code is all that is left to say.
        return .inputOutput
      }
      return .inputOutput
    }
  }

  /// What a command line asks for.
  private struct Work {
    /// Does it and returns the exit code.
    let code: () throws(Diagnostic) -> ExitCode
  }

  /// Returns what a command line asks for.
  private static func work(
    _ arguments: [String], terminal: Terminal
  ) throws(UsageError) -> Work {
    guard let first = arguments.first, first != "--help", first != "-h" else {
      return text(Help.root(width: Terminal.width), terminal)
    }
    if first == "--version" { return text(Commands.version, terminal) }
    if first == "help" {
      guard let name = arguments.dropFirst().first else {
        return text(Help.root(width: Terminal.width), terminal)
      }
      return text(Help.text(of: try command(named: name), width: Terminal.width), terminal)
    }
    if first.hasPrefix("-") {
      throw UsageError("Unknown option '\(first)'\(hint(for: first))")
    }
    let command = try command(named: first)
    let words = arguments.dropFirst().prefix { $0 != "--" }
    if words.contains(where: { $0 == "--help" || $0 == "-h" }) {
      return text(Help.text(of: command, width: Terminal.width), terminal)
    }
    if words.contains("--version") { return text(Commands.version, terminal) }
    let parsed = try Arguments(Array(arguments.dropFirst()), of: command)
    switch command.name {
    case Commands.export.name:
      let export = try ExportCommand(parsed)
      return Work { () throws(Diagnostic) in try export.run() }
    case Commands.verify.name:
      let verify = try VerifyCommand(parsed)
      return Work { () throws(Diagnostic) in try verify.run() }
    case Commands.rules.name:
      return Work { () throws(Diagnostic) in try Rules.list(parsed, terminal) }
    case Commands.explain.name:
      let ids = try Rules.named(parsed.words)
      return Work { () throws(Diagnostic) in try Rules.explain(ids, terminal) }
    default:
      let convert = try Convert(parsed)
      return Work { () throws(Diagnostic) in try convert.run() }
    }
  }

  /// Returns the work of printing a text.
  private static func text(_ text: String, _ terminal: Terminal) -> Work {
    Work { () throws(Diagnostic) in
      try terminal.print(text)
      return .good
    }
  }

  /// Returns the subcommand of a name.
  private static func command(named name: String) throws(UsageError) -> Command {
    if let command = Commands.all.first(where: { $0.name == name }) { return command }
    let names = Commands.all.map(\.name)
    let meant = Commands.synonyms[name].flatMap { names.contains($0) ? $0 : nil }
    let hint =
      meant.map { ". Did you mean '\($0)'?" } ?? UsageError.suggestion(for: name, among: names)
    throw UsageError("Unknown subcommand '\(name)'\(hint)")
  }

  /// Returns the hint for an unknown option before any subcommand.
  private static func hint(for option: String) -> String {
    UsageError.suggestion(for: option, among: ["--help", "--version"])
  }
}
