import CatalogVerification
import StringTables

@testable import CatalogMigration

/// Whole ways: a project in memory to a catalog, and back.
enum Round {
  /// Returns the files of a project: parts of the input that a form feed separates.
  ///
  /// The first two are `.strings` of `en` and `de`, the next two `.stringsdict`.
  private static func project(_ bytes: [UInt8]) -> LegacyTable? {
    var legacy = LegacyTable(name: "T", sourceLanguage: "en")
    let parts = bytes.split(separator: 0x0C, maxSplits: 3, omittingEmptySubsequences: false)
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      for (number, part) in parts.enumerated() {
        let language: LanguageTag = number % 2 == 0 ? "en" : "de"
        if number < 2 {
          legacy.strings[language] = try StringsFile(
            path: "\(language).lproj/T.strings", bytes: Array(part), diagnostics: &diagnostics)
        } else {
          legacy.stringsdicts[language] = try StringsdictFile(
            path: "\(language).lproj/T.stringsdict", bytes: Array(part), diagnostics: &diagnostics)
        }
      }
    } catch { return nil }
    return diagnostics.contains { $0.severity == .error } ? nil : legacy
  }

  /// Returns the table of a project, nil when it has errors.
  private static func table(_ legacy: LegacyTable) -> Table? {
    var diagnostics: [Diagnostic] = []
    let table = Table(legacy, diagnostics: &diagnostics)
    return diagnostics.contains { $0.severity == .error } ? nil : table
  }

  /// Demands that a conversion without errors verifies.
  static func conversion(_ bytes: [UInt8]) {
    guard let legacy = project(bytes), let table = table(legacy) else { return }
    var expectation = Verification.Expectation()
    expectation.style = CatalogWriter.Style()
    let verification = Verification(
      of: CatalogWriter.catalog(for: table), path: "T.xcstrings", with: legacy,
      expecting: expectation)
    demand(verification.diagnostics.isEmpty, "\(verification.diagnostics.map(\.message))")
  }

  /// Demands that exported files say what the catalog says.
  static func export(_ bytes: [UInt8]) {
    guard let legacy = project(bytes), let table = table(legacy) else { return }
    let catalog = CatalogWriter.catalog(for: table)
    let export = Export(path: "T.xcstrings", bytes: catalog)
    // Texts that Apple's compiler leaves out are named and not in the files.
    guard export.diagnostics.isEmpty else { return }
    var back = LegacyTable(name: "T", sourceLanguage: "en")
    var diagnostics: [Diagnostic] = []
    for file in export.files {
      let language = LanguageTag(String(file.path.prefix { $0 != "." }))
      do throws(Diagnostic) {
        if file.path.hasSuffix(".strings") {
          back.strings[language] = try StringsFile(
            path: file.path, bytes: file.bytes, diagnostics: &diagnostics)
        } else {
          back.stringsdicts[language] = try StringsdictFile(
            path: file.path, bytes: file.bytes, diagnostics: &diagnostics)
        }
      } catch { demand(false, "an exported file cannot be read: \(error.message)") }
    }
    var expectation = Verification.Expectation()
    expectation.comments = .none
    expectation.isWhole = false
    let verification = Verification(
      of: catalog, path: "T.xcstrings", with: back, expecting: expectation)
    demand(verification.diagnostics.isEmpty, "\(verification.diagnostics.map(\.message))")
  }

  /// Demands that formatting is idempotent and that what it writes is a catalog.
  static func formatter(_ bytes: [UInt8]) {
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      let catalog = try Catalog(path: "T.xcstrings", bytes: bytes, diagnostics: &diagnostics)
      let once = try CatalogFormatter.bytes(of: catalog)
      do throws(Diagnostic) {
        let again = try Catalog(path: "T.xcstrings", bytes: once, diagnostics: &diagnostics)
        demand(try CatalogFormatter.bytes(of: again) == once, "formatting again changes bytes")
        demand(
          Set(again.entries.map(\.key)) == Set(catalog.entries.map(\.key)), "keys differ")
      } catch { demand(false, "what was written cannot be read: \(error.message)") }
    } catch { return }
  }

  /// Demands that languages merged in either order end as all at once.
  static func merge(_ bytes: [UInt8]) {
    guard let legacy = project(bytes), let whole = table(legacy) else { return }
    let style = CatalogWriter.Style()
    let expected = CatalogWriter.catalog(for: whole)
    for first in ["en", "de"] as [LanguageTag] {
      let part = { (isFirst: Bool) in
        var table = whole
        for index in table.entries.indices {
          table.entries[index].localizations.removeAll { ($0.language == first) != isFirst }
        }
        table.entries.removeAll { $0.localizations.isEmpty }
        return table
      }
      let start = CatalogWriter.catalog(for: part(true))
      var diagnostics: [Diagnostic] = []
      do throws(Diagnostic) {
        let catalog = try Catalog(path: "T.xcstrings", bytes: start, diagnostics: &diagnostics)
        let merged = try catalog.merging(
          part(false), choice: .fail, style: style, version: nil, places: LegacyPlaces(legacy),
          diagnostics: &diagnostics)
        demand(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
        demand(merged.bytes == expected, "\(first) first gives other bytes")
      } catch { demand(false, error.message) }
    }
  }
}
