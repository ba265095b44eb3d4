import CatalogMigration
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
    // A file that is larger than the system allows is a failed write and not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
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
      return ExitCode(for: error) ?? .inputOutput
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
    if let folder = try Global.folder(of: arguments) {
      let rest = try work(folder.rest, terminal: terminal)
      return Work { () throws(Diagnostic) in
        try Files.changeFolder(to: folder.path)
        return try rest.code()
      }
    }
    if let page = try Global.page(for: arguments) { return text(page, terminal) }
    let first = arguments[0]
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
    case Commands.format.name:
      let format = try FormatCommand(parsed)
      return Work { () throws(Diagnostic) in try format.run() }
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
  static func command(named name: String) throws(UsageError) -> Command {
    if let command = Commands.all.first(where: { $0.name == name }) { return command }
    let names = Commands.all.map(\.name)
    let meant = Commands.synonyms[name].flatMap { names.contains($0) ? $0 : nil }
    let hint =
      meant.map { ". Did you mean '\($0)'?" } ?? UsageError.suggestion(for: name, among: names)
    throw UsageError("Unknown subcommand '\(name)'\(hint)")
  }
}
