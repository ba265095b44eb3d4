import Testing

@testable import StringTables

/// `--report`, `--only` and `--ignore` as a user meets them.
struct ReportOptionTests {
  @Test func `a report to standard output stands there alone`() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"b\"; \"a\" = \"c\";"])
    let run = try Program.run(["convert", "--dry-run", "--report", "json"], in: folder.path)
    #expect(run.code == 0)
    let schema = try JSONSchema(Package.text(of: "Fixtures/report.schema.json"))
    let report = try JSONSchema.node(run.output)
    #expect(schema.faults(in: report) == [])
    #expect(report["findings"]?.elements?.first?["rule"]?.string == "strings.duplicate-key")
  }

  @Test func `a verification has a report too`() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"b\";"])
    _ = try Program.run(["convert"], in: folder.path)
    try folder.write(Array("\"a\" = \"c\";".utf8), to: "en.lproj/A.strings")
    let run = try Program.run(["verify", "A.xcstrings", "--report", "json"], in: folder.path)
    #expect(run.code == 1)
    let report = try JSONSchema.node(run.output)
    let schema = try JSONSchema(Package.text(of: "Fixtures/report.schema.json"))
    #expect(schema.faults(in: report) == [])
    #expect(report["command"]?.string == "verify")
    #expect(report["findings"]?.elements?.first?["rule"]?.string == "verify.changed")
    #expect(report["tables"]?.elements?.first?["verified"]?["lost"]?.value == .number("1"))
  }

  @Test func `a conversion reports what it wrote`() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"b\";"])
    let run = try Program.run(["convert", "--report", "json"], in: folder.path)
    let table = try #require(try JSONSchema.node(run.output)["tables"]?.elements?.first)
    #expect(table["action"]?.string == "write")
    #expect(table["dryRun"]?.value == .boolean(false))
    #expect(try folder.files() == ["A.xcstrings", "en.lproj/A.strings"])
  }

  @Test func `reports are written to files, several at once`() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"b\";"])
    let words = ["convert", "--dry-run", "--report", "html=out/a.html", "--report=sarif=a.sarif"]
    let run = try Program.run(words, in: folder.path)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("A    "))
    #expect(try folder.files() == ["a.sarif", "en.lproj/A.strings", "out/a.html"])
  }

  @Test(
    arguments: [
      ("jsn", "The value 'jsn' is invalid for '--report <format[=path]>'. Did you mean 'json'?"),
      ("json=", "The value 'json=' is invalid for '--report <format[=path]>'"),
    ])
  func `an unknown format ends with 64`(value: String, message: String) throws {
    let run = try Program.run(["convert", "--report", value])
    #expect(run.errors.hasPrefix("Error: \(message)\n"))
    #expect(run.code == 64)
  }

  @Test func `a report that cannot be written ends with 73`() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"b\";", "out": "a file"])
    let words = ["convert", "--dry-run", "--report", "json=out/a.json"]
    #expect(try Program.run(words, in: folder.path).code == 73)
  }

  @Test func `rules are chosen and left out, errors stay`() throws {
    let folder = try TemporaryFolder([
      "en.lproj/A.strings": "\"a\" = \"b\"; \"a\" = \"c\"; \"d\" = \"\\q\";",
      "en.lproj/B.strings": "\"a\" = \"b\"",
    ])
    let words = ["convert", "--dry-run"]
    let only = try Program.run(words + ["--only", "strings.unknown-*"], in: folder.path).errors
    #expect(only.contains("[strings.unknown-escape]"))
    #expect(!only.contains("[strings.duplicate-key]"))
    #expect(only.contains("[strings.missing-semicolon]"))
    let ignored = try Program.run(words + ["--ignore", "strings.unknown-*"], in: folder.path).errors
    #expect(!ignored.contains("[strings.unknown-escape]"))
    #expect(ignored.contains("[strings.duplicate-key]"))
    let wrong = try Program.run(words + ["--only", "strings.unknown"], in: folder.path)
    #expect(wrong.code == 64)
  }
}
