import CatalogVerification
import Foundation
import StringTables
import Testing

@Test(
  arguments: [
    ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("fr", 1_000_000, "many"),
    ("ru", 21, "one"), ("ru", 11, "many"), ("pt", 0, "one"), ("pt-PT", 0, "other"),
    ("pt_PT", 0, "other"), ("pt-BR", 0, "one"), ("zh-Hans", 1, "other"), ("zh_CN", 1, "other"),
    ("sr-Latn", 2, "few"), ("iw", 2, "two"), ("ar-EG", 0, "zero"), ("lv", 10, "zero"),
    ("kok-Latn", 1, "one"), ("xx", 1, "other"), ("Base", 1, "other"), ("cy", 6, "many"),
  ] as [(String, Int, String)])
func `a number chooses the category of its language`(
  language: String, number: Int, category: String
) {
  let rules = PluralRules(for: LanguageTag(language))
  #expect(rules.category(of: PluralNumber(number)).rawValue == category)
}

@Test(arguments: [
  ("en", 10, 2, "other"), ("ru", 5, 1, "other"), ("cs", 5, 1, "many"), ("fr", 5, 1, "one"),
  ("lt", 5, 1, "many"), ("da", 5, 1, "one"), ("lv", 1, 1, "one"),
])
func `visible fraction digits count`(
  language: String, fraction: Int, digits: Int, category: String
) {
  let number = PluralNumber(integer: 1, fraction: fraction, fractionCount: digits)
  #expect(PluralRules(for: LanguageTag(language)).category(of: number).rawValue == category)
}

@Test func `a form for zero is used for 0 in every language`() {
  let categories: [Key] = ["other", "one", "zero"]
  #expect(PluralRules(for: "en").form(for: 0, among: categories) == 2)
  #expect(PluralRules(for: "en").form(for: 10, among: categories) == 0)
  #expect(PluralRules(for: "lv").form(for: 10, among: categories) == 2)
  #expect(PluralRules(for: "ja").form(for: 1, among: categories) == 0)
}

@Test func `a category without a form falls back to other`() {
  #expect(PluralRules(for: "ru").form(for: 3, among: ["one", "other"]) == 1)
  #expect(PluralRules(for: "ru").form(for: 3, among: ["one", "many"]) == nil)
}

@Test(arguments: ["en", "ru", "ar", "br", "cy", "kw", "lv", "mt", "fr", "cs", "ga", "ja"])
func `samples choose every category`(language: String) {
  let rules = PluralRules(for: LanguageTag(language))
  for category in rules.categories {
    let samples = rules.samples(for: category, isFloating: true)
    #expect(!samples.isEmpty)
    #expect(samples.allSatisfy { rules.category(of: $0) == category })
  }
}

/// The development data that may stand beside the package.
enum SharedRows {
  /// The folder beside the root of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared")

  /// Whether the folder is there.
  static var isPresent: Bool { FileManager.default.fileExists(atPath: root.path) }

  /// Returns the lines of a file, each split at tabs; quotes are kept.
  static func rows(_ path: String) throws -> [[String]] {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

@Test(.enabled(if: SharedRows.isPresent))
func `all sample numbers of CLDR choose their category`() throws {
  let rows = try SharedRows.rows("spec/cardinal.tsv").dropFirst()
  #expect(rows.count == 224)
  for row in rows {
    let rules = PluralRules(for: LanguageTag(row[0]))
    for part in row[6].split(separator: ";") {
      let pair = part.split(separator: ":")
      let category = try #require(PluralCategory(rawValue: String(pair[0])))
      for item in pair[1].split(separator: ",") {
        let bounds = item.split(separator: "-").compactMap { Int($0) }
        let (low, high) = (try #require(bounds.first), try #require(bounds.last))
        for number in low...high {
          #expect(rules.category(of: PluralNumber(number)) == category, "\(row[0]) \(number)")
        }
      }
    }
    #expect(rules.categories.map(\.rawValue).joined(separator: ",") == row[1])
  }
}
