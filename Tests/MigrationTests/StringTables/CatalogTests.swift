import StringTables
import Testing

/// Reading of catalogs.
struct CatalogTests {
  /// Reads a catalog from the text of its `strings`.
  private func catalog(_ strings: String, version: String = "\"1.1\"") throws -> Catalog {
    var diagnostics: [Diagnostic] = []
    let text = "{\"sourceLanguage\":\"en\",\"strings\":\(strings),\"version\":\(version)}"
    let catalog = try Catalog(
      source: SourceText(path: "T.xcstrings", text: text), diagnostics: &diagnostics)
    #expect(diagnostics == [])
    return catalog
  }

  /// Reads the one entry whose localization for `de` has a text.
  private func localization(_ text: String) throws -> CatalogLocalization {
    let catalog = try catalog("{\"k\":{\"localizations\":{\"de\":\(text)}}}")
    let entry = try #require(catalog.entries.first)
    return try #require(try catalog.content(of: entry).localizations.first)
  }

  /// Returns a unit as JSON.
  private func unit(_ value: String, _ state: String = "translated") -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  @Test func `the outline holds members and entries with their bytes`() throws {
    let catalog = try catalog("{\"b\" : {}, \"\" : {\"comment\":\"c\"}}")
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.members.map(\.key) == ["sourceLanguage", "strings", "version"])
    #expect(catalog.entries.map(\.key) == ["b", ""])
    let bytes = catalog.source.utf8
    let second = catalog.entries[1]
    let range = Int(second.range.lowerBound)..<Int(second.range.upperBound)
    #expect(String(decoding: bytes[range], as: UTF8.self) == "{\"comment\":\"c\"}")
    #expect(try catalog.content(of: second).comment == "c")
  }

  @Test(arguments: ["\"1.0\"", "\"1.1\"", "\"1.2\"", "\"1.3\""])
  func `a known version is read silently`(_ version: String) throws {
    #expect(try "\"\(catalog("{}", version: version).version)\"" == version)
  }

  @Test(arguments: ["\"1.4\"", "7", "2.5", "\"\""])
  func `an unknown version is a warning`(_ version: String) throws {
    var diagnostics: [Diagnostic] = []
    let text = "{\"sourceLanguage\":\"\",\"strings\":{},\"version\":\(version)}"
    _ = try Catalog(source: SourceText(path: "T", text: text), diagnostics: &diagnostics)
    #expect(diagnostics.map(\.id) == [.catalogUnknownVersion])
  }

  @Test(arguments: [
    ("[]", DiagnosticID.catalogWrongType), ("{}", .catalogMissingMember),
    ("{\"sourceLanguage\":1,\"strings\":{},\"version\":\"1.0\"}", .catalogWrongType),
    ("{\"sourceLanguage\":\"en\",\"strings\":[],\"version\":\"1.0\"}", .catalogWrongType),
    ("{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":null}", .catalogWrongType),
    ("{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":true}", .catalogWrongType),
    ("{\"sourceLanguage\":\"en\",\"version\":\"1.0\"}", .catalogMissingMember),
    ("{\"sourceLanguage\":\"en\",\"strings\":{}}", .catalogMissingMember),
    ("{\"sourceLanguage\":\"en\",\"strings\":{},}", .catalogBadJSON),
  ])
  func `a root that is no catalog is refused`(_ text: String, _ id: DiagnosticID) throws {
    var diagnostics: [Diagnostic] = []
    let error = try #require(throws: Diagnostic.self) {
      try Catalog(source: SourceText(path: "T", text: text), diagnostics: &diagnostics)
    }
    #expect(error.id == id)
  }

  @Test func `repeated and misplaced entries are reported with their places`() throws {
    var diagnostics: [Diagnostic] = []
    let text = """
      {"sourceLanguage":"en","strings":{"a":{},
      "a":{}},
      "b":{"localizations":{}},"other":{"x":1},
      "version":"1.0"}
      """
    let catalog = try Catalog(
      source: SourceText(path: "T", text: text), diagnostics: &diagnostics)
    #expect(catalog.entries.count == 2)
    #expect(diagnostics.map(\.id) == [.catalogMemberOutsideStrings, .catalogDuplicateKey])
    #expect(diagnostics.map { $0.location?.position?.line } == [3, 2])
    #expect(diagnostics[1].notes.first?.location?.position?.line == 1)
  }

  @Test func `canonically equal keys are two entries`() throws {
    #expect(try catalog("{\"\u{e9}\":{},\"e\u{301}\":{}}").entries.count == 2)
  }

  @Test func `an entry keeps what it says and what is unknown`() throws {
    let catalog = try catalog(
      """
      {"k":{"extractionState":"manual","shouldTranslate":false,"x":1,"comment":null,
      "localizations":{"de":{"stringUnit":{"state":"new","value":"v"},"y":2},"fr":null,"it":{}}}}
      """)
    let entry = try catalog.content(of: catalog.entries[0])
    #expect(entry.extractionState == .manual)
    #expect(entry.shouldTranslate == false)
    #expect(entry.comment == nil)
    #expect(entry.unknownMembers.map(\.key) == ["x"])
    #expect(entry.localizations.map(\.language) == ["de", "fr", "it"])
    #expect(entry.localizations[0].localization == Localization(.unit("v")))
    #expect(entry.localizations[0].states == [.new])
    #expect(entry.localizations[0].unknownMembers.map(\.key) == ["y"])
    #expect(entry.localizations[1].localization == nil)
    #expect(entry.localizations[2].localization == nil)
  }

  @Test func `variations and substitutions become the model`() throws {
    let plural = "{\"plural\":{\"one\":\(unit("1")),\"other\":\(unit("n", "new"))}}"
    let result = try localization(
      """
      {"substitutions":{"s":{"argNum":2,"formatSpecifier":"lld","variations":\(plural)},
      "t":{"argNum":null,"variations":\(plural)}},
      "variations":{"device":{"mac":\(unit("%#@s@", "stale"))}}}
      """)
    let forms = Variation.plural([.init("one", .unit("1")), .init("other", .unit("n"))])
    #expect(
      result.localization
        == Localization(
          .device([.init("mac", .unit("%#@s@"))]),
          substitutions: [
            Substitution(name: "s", argument: 2, formatSpecifier: "lld", variation: forms),
            Substitution(name: "t", formatSpecifier: nil, variation: forms),
          ]))
    #expect(
      result.states.map(\.rawValue) == ["stale", "translated", "new", "translated", "new"])
  }

  @Test func `a string set gives its phrases`() throws {
    let result = try localization("{\"stringSet\":{\"state\":\"new\",\"values\":[\"a\",\"b\"]}}")
    #expect(result.phrases == ["a", "b"])
    #expect(result.localization == nil)
  }

  @Test(arguments: [
    ("1", DiagnosticID.catalogWrongType), ("{\"stringUnit\":null}", .catalogWrongType),
    ("{\"stringUnit\":{\"value\":\"v\"}}", .catalogMissingMember),
    ("{\"stringUnit\":{\"state\":\"new\"}}", .catalogMissingMember),
    ("{\"stringUnit\":{\"state\":null,\"value\":\"\"}}", .catalogWrongType),
    ("{\"variations\":null}", .catalogWrongType),
    ("{\"variations\":{\"device\":\"x\"}}", .catalogWrongType),
    ("{\"variations\":{\"width\":{}}}", .catalogUnsupportedVariation),
    ("{\"variations\":{\"plural\":{},\"device\":{}}}", .catalogAmbiguousLocalization),
    ("{\"substitutions\":[]}", .catalogWrongType),
    ("{\"substitutions\":{\"s\":{\"argNum\":1.5}}}", .catalogWrongType),
    ("{\"substitutions\":{\"s\":{}}}", .catalogMissingMember),
    ("{\"stringUnit\":{\"state\":\"a\",\"state\":\"b\",\"value\":\"\"}}", .catalogDuplicateKey),
    (
      "{\"stringUnit\":{\"state\":\"a\",\"value\":\"\"},\"variations\":{\"plural\":{}}}",
      .catalogAmbiguousLocalization
    ),
  ])
  func `a localization of another shape is refused`(_ text: String, _ id: DiagnosticID) throws {
    let error = try #require(throws: Diagnostic.self) { try localization(text) }
    #expect(error.id == id)
    #expect(error.location?.position != nil)
  }

  @Test(arguments: [
    "1", "{\"localizations\":null}", "{\"localizations\":\"\"}", "{\"extractionState\":true}",
    "{\"comment\":1}", "{\"shouldTranslate\":\"\"}",
  ])
  func `an entry of another shape is refused`(_ text: String) throws {
    let catalog = try catalog("{\"k\":\(text)}")
    let error = try #require(throws: Diagnostic.self) {
      try catalog.content(of: catalog.entries[0])
    }
    #expect(error.id == .catalogWrongType)
  }

  @Test func `what the writer writes is read back`() throws {
    var entry = Table.Entry(key: "a\"\\\u{1}é", comment: "c\n")
    entry.append(
      Localization(
        .unit("%#@n@"),
        substitutions: [
          Substitution(
            name: "n", argument: 1, formatSpecifier: "lld",
            variation: .plural([.init("other", .unit("%arg"))]))
        ]), for: "de")
    let table = Table(name: "T", sourceLanguage: "en", entries: [entry])
    var diagnostics: [Diagnostic] = []
    let catalog = try Catalog(
      path: "T.xcstrings", bytes: CatalogWriter.catalog(for: table), diagnostics: &diagnostics)
    let content = try catalog.content(of: catalog.entries[0])
    #expect(diagnostics == [])
    #expect(content.key == entry.key)
    #expect(content.comment == entry.comment)
    #expect(content.extractionState == .migrated)
    #expect(content.localizations[0].localization == entry.values[0])
  }
}
