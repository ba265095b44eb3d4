import CatalogMigration
import CatalogVerification
import StringTables

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command line of strings-migrate.
@main
struct Main {
  /// Runs the program.
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--version"] {
      print("0.1.0")
      return
    }
    if arguments.first == "export" { exit(export(arguments.dropFirst())) }
    guard arguments.first == "convert" else {
      print("USAGE: strings-migrate convert [<path> ...] [--source-language <id>] [-o <dir>]")
      exit(arguments.isEmpty || arguments == ["--help"] ? 0 : 64)
    }
    var options = Conversion.Options()
    var paths: [String] = []
    var isDryRun = false
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "--dry-run": isDryRun = true
      case "--table", "--language", "--source-language", "-o", "--output", "--on-syntax-error",
        "--on-unsupported", "--comments":
        guard let value = rest.popFirst(), options.set(argument, to: value) else {
          fail("Error: Missing or invalid value for '\(argument)'", code: 64)
        }
      default:
        if argument.hasPrefix("-") { fail("Error: Unknown option '\(argument)'", code: 64) }
        paths.append(argument)
      }
    }
    exit(convert(paths.isEmpty ? ["."] : paths, options: options, isDryRun: isDryRun))
  }

  /// Converts all tables and returns the exit code.
  static func convert(_ paths: [String], options: Conversion.Options, isDryRun: Bool) -> Int32 {
    let discovery = Discovery(paths)
    let conversion = Conversion(discovery, options: options)
    var diagnostics = discovery.diagnostics
    var code: Int32 = diagnostics.contains { $0.severity == .error } ? 66 : 0
    for table in conversion.chosen {
      let outcome = conversion.outcome(of: table)
      diagnostics += outcome.diagnostics
      if outcome.diagnostics.contains(where: { $0.severity == .error }), code == 0 { code = 1 }
      guard let bytes = outcome.bytes else { continue }
      if !isDryRun {
        do throws(Diagnostic) {
          try Plan().apply(Plan.Write(path: outcome.catalog, bytes: bytes))
        } catch {
          diagnostics.append(error)
          code = 73
          continue
        }
      }
      let figures = outcome.figures
      print(
        "\(table.name)   \(figures.languages) languages   \(figures.keys) keys   \(figures.values)"
          + " values   \(figures.plurals) plurals (\(figures.variables) variables,"
          + " \(figures.forms) forms)\n\(isDryRun ? "would write" : "wrote") \(outcome.catalog)"
          + " (\(bytes.count) bytes)   comments: \(figures.keptComments) kept,"
          + " \(figures.droppedComments) dropped   redundant: \(outcome.redundant.count) files\n"
          + "source language \(outcome.source.language) (\(outcome.source.reason))")
    }
    for diagnostic in diagnostics where diagnostic.severity > .note {
      for line in diagnostic.lines { printError(line) }
    }
    return code
  }

  /// Prints a line on standard error.
  static func printError(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    var written = 0
    while written < bytes.count {
      let count = write(2, Array(bytes[written...]), bytes.count - written)
      if count <= 0 { return }
      written += count
    }
  }

  /// Prints a usage error and ends the program.
  static func fail(_ message: String, code: Int32) -> Never {
    printError(message)
    exit(code)
  }
}

extension Conversion.Options {
  /// Sets the value of an option; returns false when it is invalid.
  mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "--table": tables.append(value)
    case "--language": languages.append(value)
    case "--source-language": sourceLanguage = value
    case "--on-syntax-error":
      guard let recovery = StringsFile.Recovery(rawValue: value) else { return false }
      interpretation.recovery = recovery
    case "--on-unsupported":
      guard let way = Table.Interpretation.Unsupported(rawValue: value) else { return false }
      interpretation.unsupported = way
    case "--comments":
      guard let mode = CommentBinding.Mode(rawValue: value) else { return false }
      interpretation.comments = mode
    default: output = value
    }
    return true
  }
}
