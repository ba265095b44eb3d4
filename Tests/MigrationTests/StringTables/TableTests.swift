import StringTables
import Testing

/// Tests of how the files of several languages become one table.
struct TableTests {
  /// Returns the table of `.strings` texts by language, and the findings.
  private func table(_ texts: [LanguageTag: String]) throws -> (Table, [DiagnosticID]) {
    var diagnostics: [Diagnostic] = []
    var legacy = LegacyTable(name: "T", sourceLanguage: "en")
    for (language, text) in texts {
      legacy.strings[language] = try StringsFile(
        path: "\(language).lproj/T.strings", bytes: Array(text.utf8), diagnostics: &diagnostics)
    }
    let table = Table(legacy, diagnostics: &diagnostics)
    return (table, diagnostics.map(\.id))
  }

  @Test func `a repeated key keeps its last value`() throws {
    let (table, ids) = try table(["en": #""a" = "1"; "a" = "2";"#])
    #expect(table.entries.map { $0["en"] } == [Localization(.unit("2"))])
    #expect(ids == [.stringsDuplicateKey])
  }

  @Test func `canonically equal keys are two entries`() throws {
    let (table, _) = try table(["en": "\"\u{E9}\" = \"1\"; \"e\u{301}\" = \"2\";"])
    #expect(table.entries.map(\.key) == ["\u{E9}", "e\u{301}"])
  }

  @Test func `Base fills the gaps of the source language`() throws {
    let (table, ids) = try table(["en": #""a" = "1";"#, "Base": #""a" = "1"; "b" = "2";"#])
    #expect(table.entries.map { $0["en"] } == [Localization(.unit("1")), Localization(.unit("2"))])
    #expect(ids == [])
  }

  @Test func `a Base text that differs is not used`() throws {
    let (table, ids) = try table(["en": #""a" = "1";"#, "Base": #""a" = "2";"#])
    #expect(table.entries.map { $0["en"] } == [Localization(.unit("1"))])
    #expect(ids == [.languageBaseDiffers])
  }

  @Test func `a key that the source language lacks is kept`() throws {
    let (table, _) = try table(["en": "", "de": #""a" = "1";"#])
    #expect(table.entries.map { $0["en"] } == [nil])
    #expect(table.entries.map { $0["de"] } == [Localization(.unit("1"))])
  }

  @Test func `the comment of the source language is used`() throws {
    let (table, _) = try table(["en": #"/* x */ "a" = "1";"#, "de": #"/* y */ "a" = "1";"#])
    #expect(table.entries.map(\.comment) == ["x"])
  }
}
