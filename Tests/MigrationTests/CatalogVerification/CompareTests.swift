import CatalogVerification
@testable import StringTables
import Testing

/// A rule of one variable.
private let rule = StringsdictRule.plural(
  "%@: %#@files@", .init("files", "lld", ["one": "%lld file", "other": "%lld files"]))

/// Returns the localization of `rule` with some forms.
private func localization(_ forms: KeyValuePairs<String, String>) -> Localization {
  Localization(
    .unit("%@: %#@files@"), substitutions: [Substitution("files", nil, "lld", forms)])
}

@Test func `equal sides have no difference`() {
  let comparison = Comparison(
    of: LegacyEntry(text: nil, rule: rule),
    with: localization(["one": "%arg file", "other": "%arg files"]), language: "en")
  #expect(comparison.difference == nil)
  #expect(comparison.lost.isEmpty)
  #expect(!comparison.isBounded)
}

@Test func `a changed form is found with its category`() throws {
  let comparison = Comparison(
    of: LegacyEntry(text: nil, rule: rule),
    with: localization(["one": "%arg files", "other": "%arg files"]), language: "en")
  let difference = try #require(comparison.difference)
  #expect(difference.categories == [2: .one])
  #expect(difference.legacy?.description == "⟦1⟧: ⟦#2:lld:1⟧⟦2:lld:1⟧ file")
  #expect(difference.catalog?.description == "⟦1⟧: ⟦#2:lld:1⟧⟦2:lld:1⟧ files")
  #expect(comparison.lost.map(\.text) == ["%2$lld file"])
}

@Test func `a changed type or argument is found`() {
  let entry = LegacyEntry(text: nil, rule: rule)
  for forms in [
    ["one": "%d file", "other": "%d files"], ["one": "%1$lld file", "other": "%lld files"],
  ] as [KeyValuePairs<String, String>] {
    #expect(Comparison(of: entry, with: localization(forms), language: "en").difference != nil)
  }
}

@Test func `a changed device is found`() throws {
  let entry = LegacyEntry(text: "Press", rule: .devices(["mac": .string("Click")]))
  let good = Localization(.devices(["mac": .unit("Click"), "other": .unit("Press")]))
  #expect(Comparison(of: entry, with: good, language: "de").isEqual)
  let bad = Localization(
    .devices(["mac": .unit("Click"), "ipad": .unit("Tap"), "other": .unit("Press")]))
  #expect(
    try #require(Comparison(of: entry, with: bad, language: "de").difference).device == "ipad")
  let less = Localization(.devices(["mac": .unit("Click")]))
  #expect(try #require(Comparison(of: entry, with: less, language: "de").difference).device == nil)
}

@Test func `plain texts are compared by code units`() {
  let entry = LegacyEntry(text: "\u{E9}", rule: nil)
  #expect(Comparison(of: entry, with: Localization(.unit("\u{E9}")), language: "fr").isEqual)
  #expect(!Comparison(of: entry, with: Localization(.unit("e\u{301}")), language: "fr").isEqual)
  #expect(!Comparison(of: entry, with: nil, language: "fr").isEqual)
  let percent = LegacyEntry(text: "100%%", rule: nil)
  #expect(!Comparison(of: percent, with: Localization(.unit("100%")), language: "fr").isEqual)
}

@Test func `a repaired argument past the end is told apart`() {
  let entry = LegacyEntry(
    text: nil,
    rule: .plural("%#@n@", .init("n", "d", ["one": "%d of %d", "other": "%d items"])))
  let repaired = Localization(
    .unit("%#@n@"),
    substitutions: [Substitution("n", nil, "d", ["one": "%arg of %arg", "other": "%arg items"])])
  let comparison = Comparison(of: entry, with: repaired, language: "en")
  #expect(comparison.isEqual)
  #expect(comparison.pastTheEnd?.legacy?.description == "⟦#1:d:1⟧⟦1:d:1⟧ of ⟦!2:d⟧")
  #expect(comparison.lost.isEmpty)
  let passed = Comparison(of: entry, with: repaired, language: "en", argumentCount: 2)
  #expect(!passed.isEqual)
}

@Test func `many selectors bound the numbers tried`() {
  let variables = ["a", "b", "c", "d"].map {
    StringsdictFormat.Variable($0, "d", ["one": "%d", "other": "%d s"])
  }
  let format = StringsdictFormat(format: "%#@a@%#@b@%#@c@%#@d@", variables: variables)
  let localization = Localization(
    .unit(format.format),
    substitutions: ["a", "b", "c", "d"].map {
      Substitution($0, nil, "d", ["one": "%arg", "other": "%arg s"])
    })
  let comparison = Comparison(
    of: LegacyEntry(text: nil, rule: .format(format)), with: localization, language: "ar")
  #expect(comparison.isEqual)
  #expect(comparison.isBounded)
}

@Test func `names and written numbers are no structure`() {
  let one = Localization(
    .unit("%1$@ %2$#@a@"),
    substitutions: [Substitution("a", 2, "d", ["one": "%arg x", "other": "%arg y"])])
  let two = Localization(
    .unit("%@ %#@b@"),
    substitutions: [Substitution("b", nil, "d", ["other": "%d y", "one": "%2$d x"])])
  #expect(one.hasStructure(of: two))
  let plural = Localization(.forms(["one": "%d x", "other": "%d y"]))
  let same = Localization(
    .unit("%#@n@"), substitutions: [Substitution("n", 1, "d", ["one": "%arg x", "other": "%d y"])])
  #expect(plural.hasStructure(of: same))
  let other = Localization(
    .unit("%#@n@"), substitutions: [Substitution("n", 1, "ld", ["one": "%d x", "other": "%d y"])])
  #expect(!plural.hasStructure(of: other))
}

@Test func `all texts of a rule are leaves`() {
  let entry = LegacyEntry(
    text: "old",
    rule: .plural(
      "%@ %#@a@", .init("a", "d", ["one": "%d x", "other": "%d"]),
      .init("dead", "d", ["other": "gone"])))
  let leaves = entry.leaves
  #expect(leaves.map(\.text) == ["%1$@ %2$#@1@", "%2$d x", "%2$d", "gone", "old"])
  #expect(leaves.map(\.isUsed) == [true, true, true, false, false])
}
