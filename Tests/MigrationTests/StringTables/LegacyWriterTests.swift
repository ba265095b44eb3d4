import StringTables
import Testing

/// Writing of `.strings` and `.stringsdict`.
struct LegacyWriterTests {
  /// Texts with everything that needs care.
  static let texts = [
    "", " ", "a", "\"", "\\", "\\\"", "a\nb", "\r\n", "\t", "\u{7}\u{b}\u{1b}", "\u{7f}\u{85}",
    "\u{2028}\u{2029}", "\u{feff}x\u{feff}", "\u{fffd}\u{ffff}\u{fffe}", "é", "e\u{301}", "👨‍👩‍👧", "\0",
    "\u{1}0000abcd", "/* c */ // d", "= ; { } <>", "\\U0041", "%#@n@ %1$lld", "\u{10ffff}", "&amp;",
    "  lead and trail  ", "]]>", "<!-- -->", "\u{200b}\u{a0}", "'",
  ]

  @Test func `strings are read back as they were written`() throws {
    var entries: [(key: Key, value: String)] = []
    for (number, text) in Self.texts.enumerated() {
      entries.append((Key(text), Self.texts[Self.texts.count - 1 - number]))
    }
    var diagnostics: [Diagnostic] = []
    let file = try StringsFile(
      path: "T.strings", bytes: StringsWriter.file(entries), diagnostics: &diagnostics)
    #expect(diagnostics.filter { $0.severity == .error } == [])
    #expect(file.loading == .complete)
    #expect(file.entries.map(\.key) == entries.map(\.key))
    #expect(file.entries.map { Key($0.value) } == entries.map { Key($0.value) })
  }

  @Test func `strings are old-style text, one entry a line`() {
    let bytes = StringsWriter.file([("a", "x \"y\"\n\u{1}"), ("é", "")])
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\"a\" = \"x \\\"y\\\"\\n\\U0001\";\n\"é\" = \"\";\n"
    )
  }

  /// Returns rules of all kinds around a text.
  private func rules(_ text: String) -> [(key: Key, rule: StringsdictRule)] {
    let variable = StringsdictFormat.Variable(
      name: "n", kind: .plural, valueType: "lld",
      forms: [.init(selector: "one", content: text), .init(selector: "other", content: "")])
    let format = StringsdictRule.format(StringsdictFormat(format: text, variables: [variable]))
    return [
      (Key(text), .string(text)), (Key("f\(text)"), format),
      (
        Key("d\(text)"),
        .device([
          .init(selector: "mac", content: .string(text)), .init(selector: "ipad", content: format),
        ])
      ),
      (Key("w\(text)"), .width([.init(selector: "20", content: .string(text))])),
      (
        Key("s\(text)"),
        .several([.device([.init(selector: "mac", content: .string(text))]), format])
      ),
    ]
  }

  /// Returns a rule without the places of its parts.
  private func withoutPlaces(_ rule: StringsdictRule) -> StringsdictRule {
    switch rule {
    case .string, .unknown: return rule
    case .format(var format):
      for number in format.variables.indices {
        format.variables[number].offset = 0
        for form in format.variables[number].forms.indices {
          format.variables[number].forms[form].offset = 0
        }
      }
      return .format(format)
    case .device(let branches): return .device(branches.map(withoutPlaces))
    case .width(let branches): return .width(branches.map(withoutPlaces))
    case .several(let rules): return .several(rules.map(withoutPlaces))
    }
  }

  /// Returns a branch without its place.
  private func withoutPlaces(
    _ branch: StringsdictRule.Branch<StringsdictRule>
  ) -> StringsdictRule.Branch<StringsdictRule> {
    .init(selector: branch.selector, content: withoutPlaces(branch.content))
  }

  /// Whether XML can hold a text.
  static func isWritable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "\t", "\n", "\r": true
      case "\0"..."\u{1f}", "\u{fffe}", "\u{ffff}": false
      default: true
      }
    }
  }

  @Test(arguments: texts.filter(isWritable))
  func `rules are read back as they were written`(_ text: String) throws {
    let rules = rules(text)
    var diagnostics: [Diagnostic] = []
    let file = try StringsdictFile(
      path: "T.stringsdict", bytes: StringsdictWriter.file(rules), diagnostics: &diagnostics)
    #expect(diagnostics == [])
    #expect(file.entries.map(\.key) == rules.map(\.key))
    for (entry, rule) in zip(file.entries, rules) {
      #expect(withoutPlaces(entry.rule) == rule.rule)
    }
  }

  @Test(arguments: texts.filter { !isWritable($0) })
  func `a text that XML cannot hold is an error with its key`(_ text: String) throws {
    let error = try #require(throws: Diagnostic.self) {
      try StringsdictWriter.file([("k", .string(text))])
    }
    #expect(error.id == .catalogNotCompilable)
    #expect(error.message.contains("\"k\""))
  }

  @Test func `a rule that is none is not written`() {
    #expect(throws: Diagnostic.self) {
      try StringsdictWriter.file([("k", .unknown(reason: "no rule"))])
    }
  }
}
