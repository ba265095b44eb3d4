import Testing

@testable import StringTables

/// Steps of eight bytes, against steps of one.
struct ByteWordTests {
  /// Arrays of bytes that are often those that are looked for.
  private static let samples: [[UInt8]] = {
    var generator = SeededGenerator(seed: 7)
    let likely: [UInt8] = [0, 1, 0x0D, 0x1F, 0x20, 0x21, 0x22, 0x5C, 0x7F, 0x80, 0xA0, 0xFF]
    return (0..<4_000).map { _ in
      (0..<8).map { _ in
        Bool.random(using: &generator)
          ? likely.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator)
      }
    }
  }()

  /// Returns the word at an offset.
  private func word(_ bytes: [UInt8], at offset: Int) -> ByteWord? { bytes.span.word(at: offset) }

  /// Whether two arrays are the same.
  private func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.span.isSame(as: right.span)
  }

  /// Returns the place of the first byte with a mark, nil for none.
  private func first(_ marks: UInt64) -> Int? {
    marks == 0 ? nil : marks.trailingZeroBitCount >> 3
  }

  @Test func `the first mark is that of the first byte that is looked for`() throws {
    for bytes in Self.samples {
      let word = try #require(self.word(bytes, at: 0))
      for byte in [UInt8(0x22), 0x5C, 0x7F, 0, 0xFF] {
        #expect(first(word.marks(of: byte)) == bytes.firstIndex(of: byte), "\(bytes)")
      }
      #expect(first(word.marks(below: 0x20)) == bytes.firstIndex { $0 < 0x20 }, "\(bytes)")
      #expect(first(word.nonASCII) == bytes.firstIndex { $0 >= 0x80 }, "\(bytes)")
      #expect(word.count(of: 0x20) == bytes.prefix { $0 == 0x20 }.count, "\(bytes)")
      let marked = bytes.indices.filter { word.nonASCII >> UInt64(8 * $0) & 0x80 != 0 }
      #expect(marked == bytes.indices.filter { bytes[$0] >= 0x80 })
    }
  }

  @Test func `a word lies inside the bytes or is nil`() {
    let bytes: [UInt8] = Array(0..<20)
    #expect(word(bytes, at: 12)?.bits == 0x1312_1110_0F0E_0D0C)
    for offset in [-1, 13, 20, Int.max, Int.min] { #expect(word(bytes, at: offset) == nil) }
    #expect(word([], at: 0) == nil)
  }

  @Test(arguments: 0...20)
  func `texts that differ in one byte are not the same`(count: Int) {
    let text = Array(repeating: UInt8(ascii: "a"), count: count)
    #expect(areSame(text, Array(text)))
    for place in text.indices {
      var other = text
      other[place] = UInt8(ascii: "b")
      #expect(!areSame(text, other))
      #expect(
        Key(String(decoding: text, as: UTF8.self)) != Key(String(decoding: other, as: UTF8.self)))
    }
    #expect(!areSame(text, text + [0]))
  }

  @Test func `keys have places in the order of their first use`() {
    var generator = SeededGenerator(seed: 11)
    var list = KeyList()
    var places: [String: Int] = [:]
    var texts: [String] = []
    for _ in 0..<20_000 {
      let text = "k\(Int.random(in: 0..<5_000, using: &generator))"
      #expect(list.knownPlace(of: Key(text)) == places[text])
      let place = places[text] ?? texts.count
      if places.updateValue(place, forKey: text) == nil { texts.append(text) }
      #expect(list.place(of: Key(text)) == place)
    }
    #expect(list.keys.map(\.text) == texts)
    // Canonically equal texts are two keys.
    #expect(list.place(of: "\u{E9}") != list.place(of: "e\u{301}"))
  }

  /// Localizations that are and are not written alike.
  private static let localizations = [
    #"{"stringUnit":{"state":"translated","value":"a"}}"#,
    #"{"stringUnit":{"state":"translated","value":"b \" \\ \u00e9"}}"#,
    #"{"stringUnit":{"value":"c","state":"translated"}}"#,
    #"{"stringUnit":{"state":"new","value":"d"}}"#,
    #"{ "stringUnit" : { "state" : "translated", "value" : "e" } }"#,
    #"{"stringUnit":{"state":"translated","value":"f"},"x":1}"#,
    #"{"stringUnit":{"state":"translated","value":"g","x":{"value":"h"}}}"#,
    #"{"stringUnit":{"state":"translated","value":""}}"#,
    #"{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%d"}}}}}"#,
    #"{"stringSet":{"state":"translated","values":["i"]}}"#, "null", "{}",
    #"{"stringUnit":{"state":"translated","value":"}}"}}"#,
  ]

  @Test func `localizations beside one another are read as each alone`() throws {
    var generator = SeededGenerator(seed: 13)
    let names = ["ar", "de", "en", "fr", "ja", "pl"]
    func entry(_ members: [String]) throws -> (CatalogEntry, SourceText) {
      let text =
        "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\(members.joined(separator: ","))}}},"
        + "\"version\":\"1.0\"}"
      var diagnostics: [Diagnostic] = []
      let catalog = try Catalog(path: "T", bytes: Array(text.utf8), diagnostics: &diagnostics)
      return (try catalog.content(of: try #require(catalog.entries.first)), catalog.source)
    }
    for _ in 0..<500 {
      let members = names.map {
        "\"\($0)\":\(Self.localizations.randomElement(using: &generator) ?? "")"
      }
      let (together, source) = try entry(members)
      #expect(together.localizations.count == members.count)
      for (member, found) in zip(members, together.localizations) {
        let (one, ownSource) = try entry([member])
        let alone = try #require(one.localizations.first)
        #expect(found.language == alone.language && found.localization == alone.localization)
        #expect(found.states == alone.states && found.phrases == alone.phrases)
        #expect(
          source.text(in: Int(found.range.lowerBound)..<Int(found.range.upperBound))
            == ownSource.text(in: Int(alone.range.lowerBound)..<Int(alone.range.upperBound)))
        #expect(found.unknownMembers.map(\.key) == alone.unknownMembers.map(\.key))
      }
    }
  }
}
