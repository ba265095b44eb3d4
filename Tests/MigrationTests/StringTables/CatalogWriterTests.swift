import Foundation
import StringTables
import Testing

/// Tests that compare written catalogs with Foundation's own JSON.
struct CatalogWriterTests {
  @Test(arguments: ParsingTests.fixtures)
  func `a catalog has the bytes of Foundation's writer`(_ fixture: Fixture) throws {
    let reading = try Reading(fixture)
    // Swift's dictionaries hold canonically equal keys once.
    guard !reading.ids.contains(.stringsCanonicalDuplicateKey) else { return }
    let bytes = CatalogWriter.catalog(for: reading.table)
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    let expected = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    #expect(
      String(decoding: bytes, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
  }

  @Test func `a table without entries is written with an empty line`() {
    let bytes = CatalogWriter.catalog(for: Table(name: "T", sourceLanguage: "en"))
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {
          "sourceLanguage" : "en",
          "strings" : {

          },
          "version" : "1.1"
        }
        """)
  }

  @Test func `members are in the order of numbers and letters`() throws {
    let reading = Reading(strings: Array(#""b"="x";"a10"="x";"A2"="x";"a2"="x";"#.utf8))
    let text = String(decoding: CatalogWriter.catalog(for: reading.table), as: UTF8.self)
    let keys = ["\"a2\"", "\"A2\"", "\"a10\"", "\"b\""]
    let places = try keys.map { try #require(text.range(of: $0)).lowerBound }
    #expect(places == places.sorted())
  }
}
