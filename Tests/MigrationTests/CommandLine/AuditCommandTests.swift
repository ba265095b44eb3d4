import Testing

@testable import StringTables

/// `audit` as a user meets it.
struct AuditCommandTests {
  @Test func `an audit writes nothing`() throws {
    let folder = try TemporaryFolder([
      "en.lproj/A.strings": "\"a\" = \"b\";", "B.xcstrings": "{}",
    ])
    let before = try folder.files()
    _ = try Program.run(["audit", "--symbols", "--verbose"], in: folder.path)
    #expect(try folder.files() == before)
    #expect(try folder.text(of: "B.xcstrings") == "{}")
  }

  @Test func `an audit of catalogs alone needs no language folders`() throws {
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}},\"version\":\"1.0\"}"
    let folder = try TemporaryFolder(["A.xcstrings": catalog])
    for words in [["audit"], ["audit", "A.xcstrings"], ["audit", ".", "--table", "A"]] {
      let run = try Program.run(words, in: folder.path)
      #expect(run.output.hasPrefix("A        migrated   1 language   1 key   1 value"))
      #expect(run.code == 0)
    }
  }

  @Test func `a path without tables ends with 66`() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    let empty = try Program.run(["audit"], in: folder.path)
    #expect(empty.output.contains("[project.nothing-found]"))
    #expect(empty.code == 66)
    let none = try Program.run(["audit", "none.xcstrings"], in: folder.path)
    #expect(none.output.contains("[project.path-not-found]"))
    #expect(none.code == 66)
    try folder.write(Array("\"a\" = \"b\";".utf8), to: "en.lproj/A.strings")
    let other = try Program.run(["audit", "--table", "B"], in: folder.path)
    #expect(other.output.contains("[project.no-such-table]"))
    #expect(other.code == 66)
  }

  @Test func `the exit code follows the findings that are left`() throws {
    let folder = try TemporaryFolder([
      "en.lproj/A.strings": "\"a\" = \"%@\";", "de.lproj/A.strings": "\"a\" = \"%d\";",
    ])
    #expect(try Program.run(["audit"], in: folder.path).code == 1)
    #expect(try Program.run(["audit", "--exit-zero"], in: folder.path).code == 0)
    #expect(try Program.run(["audit", "--ignore", "format.*"], in: folder.path).code == 0)
    #expect(try Program.run(["audit", "--only", "plural.*"], in: folder.path).code == 0)
  }

  @Test func `lost keys are counted for the app and for Xcode`() throws {
    let xml = "<plist><dict><key>a</key><string>x</string></dict></plist>"
    let folder = try TemporaryFolder([
      "en.lproj/A.strings": "\"a\" = \"1\";\n\"b\" = \"2\";\n\"c\" = \"3\";",
      "de.lproj/A.strings": "\"a\" = \"1\"\n\"b\" = \"2\";\n\"a\" = \"3\";",
      "fr.lproj/A.strings": "\"a\" = \"1\";;\n\"a\" = \"2\";\n\"c\" = \"3\";",
      "it.lproj/A.strings": xml,
    ])
    let run = try Program.run(["audit", "--report", "json"], in: folder.path)
    let report = try JSONSchema.node(run.output)
    #expect(report["summary"]?["lostKeys"]?.value == .number("3"))
    #expect(report["summary"]?["lostByXcode"]?.value == .number("4"))
    let table = try #require(report["tables"]?.elements?.first)
    let lost = (table["languages"]?.elements ?? []).map { $0["lostKeys"]?.value }
    #expect(lost == [.number("2"), .number("0"), .number("1"), .number("0")])
  }

  @Test func `a source language that the catalog contradicts is an error`() throws {
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}"
    let folder = try TemporaryFolder([
      "A.xcstrings": catalog, "de.lproj/A.strings": "\"a\" = \"b\";",
    ])
    let run = try Program.run(["audit", "--source-language", "de"], in: folder.path)
    #expect(run.output.contains("[merge.source-language]"))
    #expect(run.code == 1)
  }

  @Test func `the keys of a file that cannot be read are all lost`() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"b\";"])
    try folder.write([0xFF, 0x22], to: "de.lproj/A.strings")
    let run = try Program.run(["audit"], in: folder.path)
    let line = run.output.split(separator: "\n").first { $0.hasPrefix("  de ") }
    #expect(try #require(line).hasSuffix("   all   2 bytes"))
  }
}
