import CatalogVerification
import StringTables
import Testing

/// Export of whole catalogs.
struct ExportTests {
  /// Exports a catalog from the text of its `strings`.
  private func export(
    _ strings: String, source: String = "en", path: String = "App/T.xcstrings",
    languages: [LanguageTag] = []
  ) -> Export {
    let text = "{\"sourceLanguage\":\"\(source)\",\"strings\":{\(strings)},\"version\":\"1.0\"}"
    return Export(path: path, bytes: Array(text.utf8), languages: languages)
  }

  /// Returns an entry with texts by language.
  private func entry(_ key: String, _ texts: String..., more: String = "") -> String {
    "\"\(key)\":{\(more)\"localizations\":{\(texts.joined(separator: ","))}}"
  }

  /// Returns a localization with a text.
  private func text(_ language: String, _ value: String, state: String = "translated") -> String {
    "\"\(language)\":{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  /// Returns the text of a file of an export.
  private func file(_ path: String, of export: Export) throws -> String {
    let file = try #require(export.files.first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test func `each language has its file, sorted by key`() throws {
    let export = export(
      entry("b", text("en", "B"), text("de", "Be")) + "," + entry("a10", text("en", "x")) + ","
        + entry("a9", text("en", "y")))
    #expect(export.diagnostics == [])
    #expect(export.files.map(\.path) == ["de.lproj/T.strings", "en.lproj/T.strings"])
    let english = try file("en.lproj/T.strings", of: export)
    #expect(english == "\"a9\" = \"y\";\n\"a10\" = \"x\";\n\"b\" = \"B\";\n")
  }

  @Test func `only the chosen languages are exported`() {
    let export = export(entry("a", text("en", "x"), text("de", "y")), languages: ["de"])
    #expect(export.files.map(\.path) == ["de.lproj/T.strings"])
  }

  @Test func `rules go to a stringsdict file`() throws {
    let unit = "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%d\"}}"
    let export = export(
      "\"k\":{\"localizations\":{\"de\":{\"variations\":{\"plural\":{\"other\":\(unit)}}}}}")
    #expect(export.files.map(\.path) == ["de.lproj/T.stringsdict"])
    var diagnostics: [Diagnostic] = []
    let read = try StringsdictFile(
      path: "T.stringsdict", bytes: export.files[0].bytes, diagnostics: &diagnostics)
    #expect(diagnostics == [])
    #expect(read.entries.map(\.key) == ["k"])
  }

  @Test func `new texts of the source language are left out unless manual`() throws {
    let export = export(
      entry("a", text("en", "x", state: "new"), text("de", "y", state: "new")) + ","
        + entry("b", text("en", "z", state: "new"), more: "\"extractionState\":\"manual\","))
    #expect(try file("en.lproj/T.strings", of: export) == "\"b\" = \"z\";\n")
    #expect(try file("de.lproj/T.strings", of: export) == "\"a\" = \"y\";\n")
  }

  @Test func `entries without texts give no files`() {
    let export = export("\"a\":{},\"b\":{\"localizations\":{\"de\":null,\"fr\":{}}}")
    #expect(export.files == [])
    #expect(export.diagnostics == [])
  }

  @Test(arguments: [
    ("he", "iw"), ("he-IL", "iw_IL"), ("en-GB", "en-UK"), ("nb", "no-bok"), ("nn", "no-nyn"),
    ("zh-Hans", "zh-cmn-Hans"), ("sr", "sr-Cyrl"), ("en-US", "EN-us"),
  ])
  func `the source language by another name is the source language`(
    _ source: String, _ alias: String
  ) {
    let export = export(entry("a", text(alias, "x")), source: source)
    #expect(export.files.map(\.path) == ["\(source).lproj/T.strings"])
  }

  @Test func `a substitution that no text refers to is left out and named`() throws {
    let unit = "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%d\"}}"
    let rule = "{\"formatSpecifier\":\"d\",\"variations\":{\"plural\":{\"other\":\(unit)}}}"
    let none = "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%#@a@\"}}"
    let body = String(none.dropFirst().dropLast())
    let export = export(
      "\"k\":{\"localizations\":{\"de\":{\(body),\"substitutions\":{\"a\":\(rule),"
        + "\"n\":\(rule)}}}}")
    #expect(
      export.diagnostics.map(\.message) == [
        #"the variable "n" of "k" (de) is never referred to; it is in no exported file"#
      ])
    #expect(export.diagnostics.map(\.id) == [.pluralDeadVariable])
    let text = try file("de.lproj/T.stringsdict", of: export)
    #expect(text.contains("<key>a</key>") && !text.contains("<key>n</key>"))
  }

  @Test func `other languages keep their spellings apart`() {
    let export = export(entry("a", text("pt_BR", "x"), text("pt-BR", "y")))
    #expect(export.files.map(\.path) == ["pt-BR.lproj/T.strings", "pt_BR.lproj/T.strings"])
  }

  @Test func `two texts for the source language are an error`() {
    let export = export(entry("a", text("he", "x"), text("iw", "y")), source: "he")
    #expect(export.diagnostics.map(\.id) == [.catalogLanguageAlias])
    #expect(export.files == [])
  }

  @Test func `all errors are reported and nothing is exported`() {
    let plural = "\"de\":{\"variations\":{\"plural\":{}, \"device\":{}}}"
    let export = export(
      entry("z", plural) + "," + entry("good", text("de", "x")) + ",\"a\":{\"comment\":1}")
    #expect(export.diagnostics.map(\.id) == [.catalogAmbiguousLocalization, .catalogWrongType])
    #expect(export.files == [])
  }

  @Test func `phrases are an error`() {
    let set = "\"en\":{\"stringSet\":{\"state\":\"new\",\"values\":[\"a\"]}}"
    #expect(export(entry("a", set)).diagnostics.map(\.id) == [.catalogPhrases])
  }

  @Test(arguments: ["../x", "", "a/b", ".", "\\u0000"])
  func `a language that names no folder is an error`(_ language: String) {
    let export = export(entry("a", text(language, "x")))
    #expect(export.diagnostics.map(\.id) == [.catalogNotCompilable])
    #expect(export.files == [])
  }

  @Test func `a rule that XML cannot hold is an error, a text is not`() {
    let unit = "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%d\\u0001\"}}"
    let rule = "\"de\":{\"variations\":{\"plural\":{\"other\":\(unit)}}}"
    #expect(export(entry("a", rule)).diagnostics.map(\.id) == [.catalogNotCompilable])
    #expect(export(entry("a", text("de", "\\u0001"))).diagnostics == [])
  }

  @Test func `bytes that are no catalog are an error`() {
    let export = Export(path: "T.xcstrings", bytes: Array("{".utf8))
    #expect(export.diagnostics.map(\.id) == [.catalogBadJSON])
  }

  @Test func `a catalog of Interface Builder is named after its file`() {
    let export = export(entry("a", text("de", "x")), path: "mul.lproj/Main.xcstrings")
    #expect(export.files.map(\.path) == ["de.lproj/Main.strings"])
  }
}
