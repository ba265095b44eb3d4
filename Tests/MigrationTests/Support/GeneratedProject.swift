/// A project of some tables in three languages, for tests that disturb its conversion.
struct GeneratedProject {
  /// The names of the tables; with a blank and letters outside of ASCII.
  let tables: [String]
  /// The legacy files, by path.
  let files: [String: String]

  /// The languages.
  static let languages = ["de", "en", "fr"]

  /// Makes a project.
  init(tables count: Int, keys: Int) {
    tables = (1...count).map { "Täble \($0)" }
    var files: [String: String] = [:]
    for table in tables {
      for language in Self.languages {
        files["App/\(language).lproj/\(table).strings"] = (0..<keys)
          .map { "\"key \($0)\" = \"\(table) \($0) \(language)\";\n" }.joined()
      }
    }
    self.files = files
  }

  /// Whether a path is that of a temporary file of the program.
  static func isLeftover(_ path: String) -> Bool { path.contains(".strings-migrate-") }
}
