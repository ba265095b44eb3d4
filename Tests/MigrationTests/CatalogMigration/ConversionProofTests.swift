import CatalogMigration
import StringTables
import Testing

/// A catalog that does not show what its legacy files show is not written.
struct ConversionProofTests {
  /// What the text of the German file becomes in the catalog: another text, the other key's, or nothing.
  @Test(arguments: ["Ende", "Anfang", ""]) func `a wrong catalog is taken away`(text: String) throws
  {
    let folder = try TemporaryFolder([
      "en.lproj/T.strings": "\"a\" = \"Start\"; \"b\" = \"Stop\";",
      "de.lproj/T.strings": "\"a\" = \"Anfang\"; \"b\" = \"Schluss\";",
    ])
    let conversion = Conversion(Discovery([folder.path]))
    let table = try #require(conversion.chosen.first)
    var right = conversion.outcome(of: table)
    let verified = try #require(conversion.verify(&right))
    #expect(right.bytes != nil && verified.values == (4, 4) && verified.lost == 0)

    var wrong = conversion.outcome(of: table)
    let bytes = try #require(wrong.bytes)
    let catalog = String(decoding: bytes, as: UTF8.self)
    wrong.bytes = Array(catalog.replacing("\"Schluss\"", with: "\"\(text)\"").utf8)
    #expect(wrong.bytes != bytes)
    let refused = try #require(conversion.verify(&wrong))
    #expect(wrong.bytes == nil)
    #expect(refused.values == (3, 4) && refused.lost == 1)
    let errors = wrong.diagnostics.filter { $0.severity == .error }
    #expect(errors.contains { $0.id.rawValue.hasPrefix("verify.") && $0.message.contains("\"b\"") })
    #expect(Plan([wrong]).writes.isEmpty)
    try Plan([wrong]).apply()
    #expect(try folder.files() == ["de.lproj/T.strings", "en.lproj/T.strings"])
  }
}
