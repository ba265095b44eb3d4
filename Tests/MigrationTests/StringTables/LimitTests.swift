import Testing

@testable import StringTables

/// Tests of the bounds that keep damaged files from costing too much.
struct LimitTests {
  /// Returns a text of containers in one another.
  private func nested(_ depth: Int, _ open: String, _ close: String) -> String {
    String(repeating: open, count: depth) + String(repeating: close, count: depth)
  }

  @Test func `a file with ten thousand faults is not read to its end`() {
    let reading = Reading(strings: Array(String(repeating: "x y\n", count: 10_001).utf8))
    #expect(reading.ids.contains(.limitFaults))
  }

  @Test func `repeated faults of one rule are counted and not listed`() {
    let reading = Reading(strings: Array(String(repeating: "x y\n", count: 100).utf8))
    #expect(reading.ids == Array(repeating: .stringsStrayText, count: 5))
  }

  @Test func `arrays in one another are read as deep as CoreFoundation reads them`() {
    let deep = { Reading(strings: Array("\"a\" = \(nested($0, "(", ")"));\n\"b\" = \"c\";".utf8)) }
    #expect(deep(512).ids == [.stringsNonStringValue])
    #expect(deep(513).ids.contains(.stringsNestingTooDeep))
    // Not a hundred thousand calls in one another.
    #expect(deep(100_000).ids.contains(.stringsNestingTooDeep))
  }

  @Test func `XML is read 64 containers deep`() {
    let deep = { (depth: Int) in
      let inner = nested(depth, "<array>", "</array>")
      return Reading(
        stringsdict: Array("<plist><dict><key>a</key>\(inner)</dict></plist>".utf8))
    }
    #expect(deep(64).ids == [.stringsdictUnsupportedEntry])
    #expect(deep(65).ids == [.stringsdictBadXML])
    #expect(deep(100_000).ids == [.stringsdictBadXML])
  }

  @Test(arguments: [
    // A thousand million laughs.
    "<!DOCTYPE plist [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]><plist><dict><key>k</key><string>&b;</string></dict></plist>",
    "<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/hostname\">]><plist><dict><key>k</key><string>&a;</string></dict></plist>",
    "<!DOCTYPE plist SYSTEM \"http://127.0.0.1:9/x.dtd\"><plist><dict><key>k</key><string>&a;</string></dict></plist>",
    "<!DOCTYPE plist [<!ENTITY % p SYSTEM \"file:///etc/hostname\">%p;]><plist><dict><key>k</key><string>v</string></dict></plist>",
  ])
  func `no entity is declared, fetched or expanded`(_ text: String) {
    let reading = Reading(strings: Array("<?xml version=\"1.0\"?>\(text)".utf8))
    #expect(reading.diagnostics.contains { $0.severity == .error && $0.id == .stringsBadXML })
    #expect(reading.table.entries.isEmpty)
  }

  @Test func `an array that holds itself is refused`() {
    let cycle = BinaryPlist.file([
      BinaryPlist.dictionary([(1, 2)]), BinaryPlist.text("a"), BinaryPlist.array([2]),
    ])
    #expect(Reading(strings: cycle).ids == [.stringsBadBinary])
    let own = BinaryPlist.file([BinaryPlist.dictionary([(1, 0)]), BinaryPlist.text("a")])
    #expect(Reading(strings: own).ids == [.stringsBadBinary])
  }

  @Test func `shared arrays that double thirty times are refused`() {
    let doubled = (0..<30).map { BinaryPlist.array([$0 + 3, $0 + 3]) }
    let bytes = BinaryPlist.file(
      [BinaryPlist.dictionary([(1, 2)]), BinaryPlist.text("a")] + doubled + [BinaryPlist.text("b")])
    #expect(Reading(strings: bytes).ids == [.stringsBadBinary])
  }

  @Test func `a shared text that would make a catalog of gigabytes is refused`() {
    let count = 20_000
    let keys = (0..<count).map { BinaryPlist.text("k\($0)") }
    let long = BinaryPlist.text(String(repeating: "x", count: 100_000))
    let bytes = BinaryPlist.file(
      [BinaryPlist.dictionary((0..<count).map { ($0 + 2, 1) }), long] + keys)
    #expect(Reading(strings: bytes).ids == [.stringsBadBinary])
    let shared = BinaryPlist.file(
      [BinaryPlist.dictionary((0..<20).map { ($0 + 2, 1) }), BinaryPlist.text("same")]
        + keys.prefix(20))
    #expect(Reading(strings: shared).ids == [.stringsFormatBinary])
    #expect(Reading(strings: shared).table.entries.count == 20)
  }
}
