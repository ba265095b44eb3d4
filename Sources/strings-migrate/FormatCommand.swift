import CatalogMigration
import StringTables

/// The subcommand `format`.
struct FormatCommand {
  /// The catalogs, and folders of catalogs.
  private let paths: [String]
  /// The names to skip.
  private let excluded: [String]
  /// Whether nothing is written, and a change makes the exit code 1.
  private let isCheck: Bool
  /// Whether changes are printed and nothing is written.
  private let isDiff: Bool
  /// Whether nothing but errors is printed.
  private let isQuiet: Bool
  /// What to do with findings.
  private let settings: Settings

  /// Reads the words behind `format`.
  init(_ arguments: Arguments) throws(UsageError) {
    settings = try Settings(arguments, of: Commands.format)
    guard !arguments.words.isEmpty else {
      throw UsageError("Missing expected argument '<catalog>'", command: Commands.format)
    }
    paths = arguments.words
    excluded = arguments.values(of: "exclude")
    isCheck = arguments.has("check")
    isDiff = arguments.has("diff")
    isQuiet = arguments.has("quiet")
  }

  /// Writes catalogs in Xcode's bytes and returns the exit code.
  ///
  /// - Throws: `project.cannot-write`, when a stream takes no more.
  func run() throws(Diagnostic) -> ExitCode {
    var code = ExitCode.good
    var diagnostics: [Diagnostic] = []
    var isChanged = false
    for path in catalogs(&diagnostics, &code) {
      do throws(Diagnostic) {
        let isStream = path == "-"
        let old = try isStream ? Files.standardInput() : Files.bytes(of: path)
        let name = isStream ? "standard input" : path
        let catalog = try Catalog(path: name, bytes: old, diagnostics: &diagnostics)
        let write = Plan.Write(
          path: name, bytes: try CatalogFormatter.bytes(of: catalog), replacing: old)
        if isStream, !isCheck, !isDiff {
          try settings.terminal.print(write.bytes)
          continue
        }
        guard write.bytes != old else { continue }
        isChanged = true
        if isDiff { try settings.terminal.print(write.diff.bytes) }
        if !isCheck, !isDiff {
          try Files.checkPlace(path, below: paths)
          try Plan([write]).apply(write)
        }
        if !isQuiet, !isDiff {
          try settings.terminal.print("\(isCheck ? "would format" : "formatted   ")  \(name)")
        }
      } catch {
        diagnostics.append(error)
        code = ExitCode(for: error) ?? (error.id == .catalogDuplicateKey ? .findings : .badInput)
      }
    }
    // A repeated key is found twice: as the catalog is read, and as it is written.
    try settings.print(Array(Set(diagnostics)), to: .error)
    if code == .good, settings.fails(diagnostics) || (isCheck && isChanged) { code = .findings }
    return code
  }

  /// Returns the catalogs that the paths name or hold.
  private func catalogs(_ diagnostics: inout [Diagnostic], _ code: inout ExitCode) -> [String] {
    var result: [String] = []
    for path in paths {
      guard path != "-" else {
        result.append(path)
        continue
      }
      switch Files.kind(of: path) {
      case .file?: result.append(path)
      case .folder?:
        let discovery = Discovery([path], excluding: excluded)
        diagnostics += discovery.diagnostics.filter { $0.id != .projectNothingFound }
        result += discovery.catalogs
      case nil:
        diagnostics.append(.pathNotFound(path))
        code = .noInput
      }
    }
    return result
  }
}
