import CatalogVerification
import Foundation
import StringTables
import Testing

@testable import CatalogMigration

/// Real tables merged into the catalogs that Xcode made of them.
struct MergeCorpusTests {
  /// The smaller ones of the real migrations; none without the data.
  private static let catalogs = SharedData.files(
    named: "expected.xcstrings", below: "corpus/migrations"
  ).filter { path in
    do { return try SharedData.bytes(of: path).count < 25_000 } catch { return false }
  }

  /// Merges the legacy files beside a catalog into a copy of it.
  private func merge(
    _ path: String, _ choice: MergeChoice
  ) throws -> (outcome: Conversion.Outcome, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    let legacy = URL(fileURLWithPath: path).deletingLastPathComponent()
      .appendingPathComponent("legacy")
    let app = URL(fileURLWithPath: folder.path).appendingPathComponent("App")
    try FileManager.default.copyItem(at: legacy, to: app)
    let name = try #require(Discovery([app.path]).tables.first?.name)
    try folder.write(try SharedData.bytes(of: path), to: "App/\(name).xcstrings")
    var options = Conversion.Options()
    options.merge = choice
    options.interpretation = Table.Interpretation(unsupported: .degrade)
    let conversion = Conversion(Discovery([app.path]), options: options)
    return (conversion.outcome(of: try #require(conversion.chosen.first)), folder)
  }

  /// Returns the source text of each localization, by key and language.
  private func localizations(_ bytes: [UInt8]) throws -> [Key: [LanguageTag: [UInt8]]] {
    var ignored: [Diagnostic] = []
    let catalog = try Catalog(path: "x", bytes: bytes, diagnostics: &ignored)
    var result: [Key: [LanguageTag: [UInt8]]] = [:]
    for entry in catalog.entries {
      var texts: [LanguageTag: [UInt8]] = [:]
      for localization in try catalog.content(of: entry).localizations {
        let range = Int(localization.range.lowerBound)..<Int(localization.range.upperBound)
        texts[localization.language] = Array(catalog.source.utf8[range])
      }
      result[entry.key] = texts
    }
    return result
  }

  @Test(arguments: catalogs)
  func `the catalog's texts stay, and only what it lacks is added`(path: String) throws {
    let run = try merge(path, .keepCatalog)
    let merged = try #require(run.outcome.bytes, "\(run.outcome.diagnostics)")
    let old = try localizations(try SharedData.bytes(of: path))
    let new = try localizations(merged)
    for (key, texts) in old {
      for (language, text) in texts { #expect(new[key]?[language] == text) }
    }
    let known = Set(
      run.outcome.legacy.strings.values.flatMap(\.entries).map(\.key)
        + run.outcome.legacy.stringsdicts.values.flatMap(\.entries).map(\.key))
    for (key, texts) in new where texts.count > (old[key]?.count ?? 0) {
      #expect(known.contains(key), "\(key) is not of the legacy files")
    }
    let isSame = merged == (try SharedData.bytes(of: path))
    #expect(run.outcome.isUnchanged == isSame)
  }

  @Test(arguments: catalogs)
  func `legacy texts that replace the catalog's are all there`(path: String) throws {
    let run = try merge(path, .preferLegacy)
    let merged = try #require(run.outcome.bytes, "\(run.outcome.diagnostics)")
    var expectation = Verification.Expectation()
    expectation.isWhole = false
    for loss in run.outcome.diagnostics.compactMap(\.about) {
      guard let text = loss.lostText, let language = loss.language else { continue }
      let entry = Verification.Entry(loss.key, language)
      expectation.losses[entry, default: []].insert(Key(text))
    }
    let verification = Verification(
      of: merged, path: run.outcome.catalog, with: run.outcome.legacy, expecting: expectation)
    #expect(verification.diagnostics.isEmpty)
    #expect(verification.figures.values.found == verification.figures.values.total)
  }
}
