import CatalogMigration
import Foundation
import StringTables
import Testing

/// Legacy files with the catalog that a conversion without errors makes of them.
struct RightConversion: CustomTestStringConvertible, Sendable {
  /// The name of the fixture.
  let testDescription: String
  /// The legacy files.
  let legacy: LegacyTable
  /// The catalog.
  let catalog: [UInt8]

  /// Every fixture that converts without errors: single files as the only ones of their table, and the demonstration.
  static let fixtures =
    (Fixtures.strings + Fixtures.stringsdicts).compactMap(RightConversion.init)
    + below(Fixtures.folder.appendingPathComponent("demo").path)

  /// Returns the tables below a folder that convert without errors.
  static func below(_ path: String) -> [RightConversion] {
    let conversion = Conversion(Discovery([path]), options: Conversion.Options())
    return conversion.chosen.compactMap { table in
      let outcome = conversion.outcome(of: table)
      return outcome.bytes.map { bytes in
        RightConversion(
          testDescription: "\(path)/\(table.name)", legacy: outcome.legacy, catalog: bytes)
      }
    }
  }

  /// Takes what was converted.
  private init(testDescription: String, legacy: LegacyTable, catalog: [UInt8]) {
    self.testDescription = testDescription
    self.legacy = legacy
    self.catalog = catalog
  }

  /// Converts a fixture; nil when that gives an error.
  private init?(_ fixture: Fixture) {
    do {
      self.init(fixture.name, isStrings: fixture.isStrings, bytes: try fixture.bytes)
    } catch {
      Issue.record(error)
      return nil
    }
  }

  /// Converts the bytes of one file of the language `en`; nil when that gives an error.
  init?(_ name: String, isStrings: Bool, bytes: [UInt8]) {
    var diagnostics: [Diagnostic] = []
    var legacy = LegacyTable(name: "T", sourceLanguage: "en")
    do throws(Diagnostic) {
      if isStrings {
        legacy.strings["en"] = try StringsFile(
          path: "en.lproj/T.strings", bytes: bytes, diagnostics: &diagnostics)
      } else {
        legacy.stringsdicts["en"] = try StringsdictFile(
          path: "en.lproj/T.stringsdict", bytes: bytes, diagnostics: &diagnostics)
      }
    } catch {
      return nil
    }
    let table = Table(legacy, diagnostics: &diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    self.init(
      testDescription: name, legacy: legacy, catalog: CatalogWriter.catalog(for: table))
  }
}
