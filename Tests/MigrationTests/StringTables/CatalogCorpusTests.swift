import StringTables
import Testing

/// Reading of catalogs that Xcode wrote in real projects.
struct CatalogCorpusTests {
  /// The catalogs, none where the data is absent.
  static let paths = SharedData.files(named: "expected.xcstrings", below: "corpus/migrations")

  @Test(.enabled(if: !paths.isEmpty), arguments: paths)
  func `a catalog of Xcode is read completely and formatted already`(_ path: String) throws {
    var diagnostics: [Diagnostic] = []
    let bytes = try SharedData.bytes(of: path)
    let catalog = try Catalog(path: "T.xcstrings", bytes: bytes, diagnostics: &diagnostics)
    #expect(diagnostics == [])
    for entry in catalog.entries {
      let content = try catalog.content(of: entry)
      #expect(content.key == entry.key)
    }
    #expect(try CatalogFormatter.bytes(of: catalog) == bytes)
  }
}
