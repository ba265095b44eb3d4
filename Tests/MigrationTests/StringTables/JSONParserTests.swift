import StringTables
import Testing

/// Reading of JSON.
struct JSONParserTests {
  /// Parses a text.
  private func parse(_ text: String) throws(Diagnostic) -> Node {
    try JSONParser.parse(SourceText(path: "a.json", text: text))
  }

  @Test(arguments: [
    ("{}", Node.Value.dictionary([])), (" [ ] ", .array([])), ("\"\"", .string("")),
    ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ("-0.5e+10", .number("-0.5e+10")), ("0", .number("0")), ("7", .number("7")),
    (#""a\"\\\/\b\f\n\r\tz""#, .string("a\"\\/\u{8}\u{c}\n\r\tz")),
    (#""\u00e9\uD83D\uDE00\u0000""#, .string("é😀\0")), ("\"é😀\u{7f}\"", .string("é😀\u{7f}")),
  ])
  func `a value is read`(_ text: String, _ value: Node.Value) throws {
    #expect(try parse(text).value == value)
  }

  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 3), ("{\"a\":1,}", 1, 7), ("{a:1}", 1, 2),
    ("{\"a\" 1}", 1, 6), ("{\"a\":}", 1, 6), ("[1 2]", 1, 4), ("\"a", 1, 1), ("\"\n\"", 1, 2),
    ("\"\\x\"", 1, 2), ("\"\\u12G4\"", 1, 2), ("01", 1, 1), ("-", 1, 1), ("1.", 1, 1),
    ("1e", 1, 1), ("+1", 1, 1), (".5", 1, 1), ("tru", 1, 1), ("1 2", 1, 3), ("// c\n1", 1, 1),
    ("{\n  \"é\": x}", 2, 8), ("\"\\ud83d\"", 1, 2), ("\"\\ude00\"", 1, 2),
    ("\"\\ud83d\\u0041\"", 1, 2), ("[}", 1, 2), ("{]", 1, 2), ("NaN", 1, 1), ("'a'", 1, 1),
  ])
  func `bad JSON is refused at its place`(_ text: String, _ line: Int, _ column: Int) throws {
    let error = try #require(throws: Diagnostic.self) { try parse(text) }
    #expect(error.id == .catalogBadJSON)
    #expect(error.location?.position?.line == line)
    #expect(error.location?.position?.column == column)
    let skipping = try #require(throws: Diagnostic.self) {
      var parser = JSONParser(SourceText(path: "a.json", text: text))
      _ = try parser.skip()
      try parser.finish()
    }
    #expect(skipping == error)
  }

  @Test func `members keep their order, repetitions and places`() throws {
    let text = #"{ "b" : [1, "x"], "a" : null, "b" : {} }"#
    let members = try #require(try parse(text).members)
    #expect(members.map(\.key) == ["b", "a", "b"])
    #expect(members[0].keyRange == 2..<5)
    #expect(members[0].value.range == 8..<16)
    #expect(members[0].end == 16)
    #expect(members[0].value.elements?[1].range == 12..<15)
  }

  @Test func `a value at a range of the file is read alone`() throws {
    let source = SourceText(path: "a.json", text: #"{"a": {"b": 1}, "c": 2}"#)
    #expect(try JSONParser.parse(source, in: 6..<14)["b"]?.value == .number("1"))
    #expect(throws: Diagnostic.self) { try JSONParser.parse(source, in: 6..<13) }
  }

  @Test func `512 containers in one another are read, 513 are not`() throws {
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(throws: Never.self) { try parse(deep) }
    #expect(throws: Diagnostic.self) { try parse("[\(deep)]") }
    #expect(throws: Diagnostic.self) { try parse(String(repeating: "[{\"a\":", count: 100_000)) }
  }

  @Test func `every truncation is refused`() throws {
    let text = #"{"a\u00e9\ud83d\ude00": [1.5e-3, true, null, {"é": "\n"}], "b": -0}"#
    let bytes = Array(text.utf8)
    _ = try parse(text)
    for count in bytes.indices {
      let part = String(decoding: bytes[..<count], as: UTF8.self)
      #expect(throws: Diagnostic.self) { try parse(part) }
    }
  }

  @Test func `skipping accepts and refuses what reading does`() throws {
    let text = Array(#"{"k\n": [1.5e-3, true, {"é": "\u00e9"}], "": null}"#.utf8)
    for offset in text.indices {
      for byte in "{}[]\",:\\u0x-. \n".utf8 {
        var bytes = text
        bytes[offset] = byte
        let source = SourceText(path: "a", text: String(decoding: bytes, as: UTF8.self))
        let read = Result { try JSONParser.parse(source).range }
        let skipped = Result {
          var parser = JSONParser(source)
          let range = try parser.skip()
          try parser.finish()
          return range
        }
        #expect((try? read.get()) == (try? skipped.get()))
      }
    }
  }
}
