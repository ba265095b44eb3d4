import CatalogMigration
import CatalogVerification
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
  /// Texts that the user agreed to lose.
  var losses: [Verification.Entry: Set<Key>] = [:]

  /// Every fixture that converts without errors: single files as the only ones of their table, and the demonstration.
  static let fixtures =
    (Fixtures.strings + Fixtures.stringsdicts).compactMap { RightConversion($0) }
    + Fixtures.stringsdicts.compactMap { RightConversion(losingFrom: $0) }
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

  /// Converts a fixture of which texts are lost; nil when none is, or when that gives an error.
  private init?(losingFrom fixture: Fixture) {
    do {
      self.init(
        "lost: \(fixture.name)", isStrings: false, bytes: try fixture.bytes, unsupported: .degrade)
    } catch {
      Issue.record(error)
      return nil
    }
    if losses.isEmpty { return nil }
  }

  /// Converts the bytes of one file of the language `en`; nil when that gives an error.
  init?(
    _ name: String, isStrings: Bool, bytes: [UInt8],
    unsupported: Table.Interpretation.Unsupported = .fail
  ) {
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
    let table = Table(
      legacy, interpretation: Table.Interpretation(unsupported: unsupported),
      diagnostics: &diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    self.init(
      testDescription: name, legacy: legacy, catalog: CatalogWriter.catalog(for: table))
    for loss in diagnostics.compactMap(\.about) {
      guard let text = loss.lostText else { continue }
      losses[Verification.Entry(loss.key, "en"), default: []].insert(Key(text))
    }
  }
}
