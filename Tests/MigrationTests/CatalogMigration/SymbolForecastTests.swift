import Testing

@testable import CatalogMigration
@testable import StringTables

/// The Swift names that keys would have.
struct SymbolForecastTests {
  @Test(
    arguments: [
      ("attachment.genericName", "attachmentGenericName"),
      ("paywall.general.bullet1", "paywallGeneralBullet1"),
      ("JSON store", "jsonStore"), ("Open JSON file", "openJsonFile"),
      ("%lld files in %@", "filesIn"), ("save_all", "saveAll"), ("Grün", "grün"),
      ("%(count)lld songs", "songs"), ("2 files", "2Files"),
    ])
  func `a key gives a name in camel case`(key: String, name: String) {
    #expect(SymbolForecast.name(of: Key(key)) == name)
  }

  @Test(arguments: ["", "%lld", "…", "1 2"])
  func `a key without letters gives no name`(key: String) {
    #expect(SymbolForecast.name(of: Key(key)) == nil)
  }
}
