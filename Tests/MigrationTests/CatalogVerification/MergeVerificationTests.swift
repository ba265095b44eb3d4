import CatalogVerification
import StringTables
import Testing

/// What a merge must not do to a catalog.
struct MergeVerificationTests {
  /// A catalog with an entry that was edited, and one without texts.
  private static let old = """
    { "sourceLanguage" : "en", "x" : 1, "strings" : {
      "a" : { "comment" : "c", "localizations" : {
        "de" : { "stringUnit" : { "state" : "needs_review", "value" : "A" } } } },
      "b" : { } }, "version" : "1.0" }
    """

  /// Returns the findings about a merged catalog, whose legacy files have `a` and `n` in French and `a` in German.
  private func findings(_ merged: String, kept: Bool = false) throws -> [DiagnosticID] {
    var diagnostics: [Diagnostic] = []
    var legacy = LegacyTable(name: "T", sourceLanguage: "en")
    let texts: [LanguageTag: String] = [
      "fr": "\"a\" = \"F\"; /* new */ \"n\" = \"N\";", "de": "\"a\" = \"D\";",
    ]
    for (language, text) in texts {
      legacy.strings[language] = try StringsFile(
        path: "T.strings", bytes: Array(text.utf8), diagnostics: &diagnostics)
    }
    var expectation = Verification.Expectation()
    expectation.isWhole = false
    if kept { expectation.kept = [Verification.Entry("a", "de")] }
    return try MergeVerification(
      of: Array(merged.utf8), from: Array(Self.old.utf8), path: "T.xcstrings", with: legacy,
      expecting: expectation, style: CatalogWriter.Style()
    ).diagnostics.map(\.id)
  }

  /// A French text.
  private static let french =
    #""fr" : { "stringUnit" : { "state" : "translated", "value" : "F" } }"#

  @Test func `nothing new, new languages and new keys are right`() throws {
    #expect(try findings(Self.old).isEmpty)
    let merged = Self.old.replacing("\"A\" } } }", with: "\"A\" } }, \(Self.french) }")
      .replacing(
        "\"b\" : { }",
        with: "\"b\" : { }, \"n\" : { \"comment\" : \"new\", \"extractionState\" : \"migrated\","
          + " \"localizations\" : { \(Self.french) } }")
    #expect(merged.count > Self.old.count + 100)
    #expect(try findings(merged).isEmpty)
    #expect(try findings(merged.replacing("\"1.0\"", with: "\"1.1\"")).isEmpty)
  }

  @Test func `a text may be replaced unless it is to stay`() throws {
    let merged = Self.old.replacing("\"A\"", with: "\"D\"")
    #expect(try findings(merged).isEmpty)
    #expect(try findings(merged, kept: true) == [.verifyChanged])
  }

  @Test(arguments: [
    ("\"x\" : 1,", "", DiagnosticID.verifyMissing), ("\"x\" : 1", "\"x\" : 2", .verifyChanged),
    ("\"x\" : 1", "\"x\" : 1, \"y\" : 1", .verifyExtra),
    ("\"sourceLanguage\" : \"en\"", "\"sourceLanguage\" : \"fr\"", .verifyChanged),
    ("\"c\"", "\"d\"", .verifyChanged), ("\"comment\" : \"c\", ", "", .verifyChanged),
    (",\n  \"b\" : { }", "", .verifyMissing),
    ("\"b\" : { }", "\"b\" : { \"shouldTranslate\" : false }", .verifyChanged),
    ("\"b\" : { }", "\"b\" : { \"localizations\" : { \(french) } }", .verifyExtra),
    (
      "\"b\" : { }",
      "\"b\" : { }, \"z\" : { \"extractionState\" : \"migrated\", \"localizations\" : { \(french) } }",
      .verifyExtra
    ),
    ("\"b\" : { }", "\"b\" : { }, \"n\" : { \"comment\" : \"new\" }", .verifyState),
    ("\"b\" : { }", "\"b\" : { }, \"n\" : { \"extractionState\" : \"migrated\" }", .verifyComment),
    ("\"localizations\" : {\n    \"de\"", "\"localizations\" : {\n    \"it\"", .verifyExtra),
  ])
  func `what a merge has no right to is found`(
    part: String, other: String, id: DiagnosticID
  ) throws {
    try #require(Self.old.contains(part))
    #expect(try findings(Self.old.replacing(part, with: other)).contains(id))
  }
}
