import CatalogMigration
import CatalogVerification
import StringTables

extension Main {
  /// Runs `export` with the arguments behind it and returns the exit code.
  static func export(_ arguments: ArraySlice<String>) -> Int32 {
    var paths: [String] = []
    var languages: [String] = []
    var output: String?
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "-o", "--output", "--language":
        guard let value = rest.popFirst() else {
          fail("Error: Missing value for '\(argument)'", code: 64)
        }
        if argument == "--language" { languages.append(value) } else { output = value }
      default:
        if argument.hasPrefix("-") { fail("Error: Unknown option '\(argument)'", code: 64) }
        paths.append(argument)
      }
    }
    guard !paths.isEmpty else { fail("Error: Missing expected argument '<catalog>'", code: 64) }
    guard let output else { fail("Error: Missing expected argument '-o <dir>'", code: 64) }
    return export(paths: paths, output: output, languages: languages)
  }

  /// Writes the legacy files of catalogs below a folder and returns the exit code.
  static func export(paths: [String], output: String, languages: [String]) -> Int32 {
    var code: Int32 = 0
    var written: Set<Key> = []
    for path in paths {
      guard Files.kind(of: path) != nil else {
        report(.pathNotFound(path))
        code = 66
        continue
      }
      do throws(Diagnostic) {
        let bytes = try Files.bytes(of: path)
        let export = Export(path: path, bytes: bytes, languages: languages.map { LanguageTag($0) })
        for diagnostic in export.diagnostics { report(diagnostic) }
        if export.diagnostics.contains(where: { $0.severity == .error }), code == 0 { code = 1 }
        if let file = export.files.first(where: { written.contains(Key($0.path)) }) {
          throw .exportedTwice(file.path, from: path)
        }
        for file in export.files {
          try Files.write(file.bytes, to: Files.join(output, file.path))
          written.insert(Key(file.path))
          print("wrote \(Files.join(output, file.path)) (\(file.bytes.count) bytes)")
        }
      } catch {
        report(error)
        if code == 0 { code = exitCode(of: error) }
      }
    }
    return code
  }

  /// Returns the exit code for an error that ended the export of a catalog.
  private static func exitCode(of error: Diagnostic) -> Int32 {
    if error.id == .projectCannotWrite { return 73 }
    return error.id == .projectUnreadable ? 66 : 1
  }

  /// Prints a finding that matters.
  private static func report(_ diagnostic: Diagnostic) {
    guard diagnostic.severity > .note else { return }
    for line in diagnostic.lines { printError(line) }
  }
}
