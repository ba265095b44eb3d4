import CatalogVerification
import Foundation
import StringTables
import Testing

/// Any rule is refused by the mapping, or becomes a catalog that is proved and exported to the same.
struct RandomRuleTests {
  /// How many rules are tried; the environment can ask for more.
  static let count =
    ProcessInfo.processInfo.environment["RANDOM_RULES"].flatMap { Int($0) } ?? 400

  /// The first seed.
  static let first =
    ProcessInfo.processInfo.environment["RANDOM_RULES_FROM"].flatMap { UInt64($0) } ?? 0

  @Test func `a rule is refused or proved`() throws {
    var converted = 0
    for seed in Self.first..<Self.first + UInt64(Self.count) {
      var maker = RandomRule(seed: seed)
      let legacy = maker.table()
      var diagnostics: [Diagnostic] = []
      let table = Table(legacy, diagnostics: &diagnostics)
      if let error = diagnostics.first(where: { $0.severity == .error }) {
        #expect(error.about?.key == "k", "\(seed)")
        continue
      }
      converted += 1
      let bytes = CatalogWriter.catalog(for: table)
      let rule = legacy.stringsdicts.values.first?.entries.first?.rule.summary ?? ""
      let about: Comment =
        "seed \(seed): \(legacy.sourceLanguage) \(rule) -> \(String(decoding: bytes, as: UTF8.self))"
      var expectation = Verification.Expectation()
      expectation.style = CatalogWriter.Style()
      let verification = Verification(
        of: bytes, path: "T.xcstrings", with: legacy, expecting: expectation)
      #expect(verification.diagnostics.map(\.message) == [], about)
      let export = Export(path: "T.xcstrings", bytes: bytes)
      let localization = try #require(table.entries.first?[legacy.sourceLanguage])
      let texts = localization.variation.texts.map { $0.replacing("%%", with: "") }
      let dead = localization.substitutions.map(\.name.text).filter { name in
        !texts.contains { $0.matches(of: /%[0-9$]*#@([^@]*)@/).contains { $0.1 == name } }
      }
      #expect(export.diagnostics.allSatisfy { $0.id == .pluralDeadVariable }, about)
      let named = export.diagnostics.compactMap {
        $0.message.split(separator: "\"").dropFirst().first
      }
      #expect(named.map(String.init).sorted() == dead.sorted(), about)
      let entry = try entry(of: export)
      let comparison = Comparison(
        of: entry, with: localization, language: legacy.sourceLanguage, argumentCount: 9)
      #expect(comparison.difference == nil, about)
    }
    #expect(converted * 4 > Self.count)
    #expect(converted < Self.count)
  }

  /// Returns what the exported files say about `k`.
  private func entry(of export: Export) throws -> LegacyEntry {
    var diagnostics: [Diagnostic] = []
    var entry = LegacyEntry(text: nil, rule: nil)
    for file in export.files {
      if file.path.hasSuffix(".strings") {
        let strings = try StringsFile(
          path: file.path, bytes: file.bytes, diagnostics: &diagnostics)
        entry.text = strings.entries.first?.value
      } else {
        let rules = try StringsdictFile(
          path: file.path, bytes: file.bytes, diagnostics: &diagnostics)
        entry.rule = rules.entries.first?.rule
      }
    }
    return entry
  }
}

extension Variation {
  /// All texts.
  fileprivate var texts: [String] {
    switch self {
    case .unit(let text): [text]
    case .plural(let cases), .device(let cases): cases.flatMap(\.variation.texts)
    }
  }
}
