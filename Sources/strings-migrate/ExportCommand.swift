import CatalogMigration
import CatalogVerification
import StringTables

/// The subcommand `export`.
struct ExportCommand {
  /// The catalogs.
  private let paths: [String]
  /// The languages to export; all when empty.
  private let languages: [LanguageTag]
  /// The folder for the files.
  private let output: String
  /// Whether nothing but errors is printed.
  private let isQuiet: Bool
  /// What to do with findings.
  private let settings: Settings

  /// Reads the words behind `export`.
  init(_ arguments: Arguments) throws(UsageError) {
    settings = try Settings(arguments, of: Commands.export)
    guard !arguments.words.isEmpty else {
      throw UsageError("Missing expected argument '<catalog>'", command: Commands.export)
    }
    guard let output = arguments.value(of: "output") else {
      throw UsageError("Missing expected argument '--output <dir>'", command: Commands.export)
    }
    self.output = output
    paths = arguments.words
    languages = arguments.values(of: "language").map { LanguageTag($0) }
    isQuiet = arguments.has("quiet")
  }

  /// Writes the legacy files of the catalogs and returns the exit code.
  ///
  /// - Throws: `project.cannot-write`, when a stream takes no more.
  func run() throws(Diagnostic) -> ExitCode {
    var code = ExitCode.good
    var diagnostics: [Diagnostic] = []
    var written: Set<Key> = []
    for path in paths {
      guard Files.kind(of: path) != nil else {
        diagnostics.append(.pathNotFound(path))
        code = .noInput
        continue
      }
      var lines: [String] = []
      do throws(Diagnostic) {
        lines = try write(path, written: &written, diagnostics: &diagnostics)
      } catch {
        diagnostics.append(error)
        if let worse = ExitCode(for: error) { code = worse }
      }
      guard !isQuiet else { continue }
      for line in lines { try settings.terminal.print(line) }
    }
    try settings.print(diagnostics, to: .error)
    if code == .good, settings.fails(diagnostics) { code = .findings }
    return code
  }

  /// Writes the files of one catalog and returns what to say of them.
  ///
  /// - Throws: `project.unreadable`, `project.cannot-create`, `project.cannot-write`,
  ///   `project.exported-twice`.
  private func write(
    _ path: String, written: inout Set<Key>, diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> [String] {
    let bytes = try Files.bytes(of: path)
    let export = Export(path: path, bytes: bytes, languages: languages)
    diagnostics += export.diagnostics
    if let file = export.files.first(where: { written.contains(Key($0.path)) }) {
      throw .exportedTwice(file.path, from: path)
    }
    var lines: [String] = []
    for file in export.files {
      let target = Files.join(output, file.path)
      try Files.checkPlace(target, below: [output])
      try Files.replace(target, with: file.bytes)
      written.insert(Key(file.path))
      lines.append("wrote         \(target) (\(Receipt.size(file.bytes.count)))")
    }
    return lines
  }
}
