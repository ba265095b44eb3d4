import Foundation
import Testing

/// `verify` on catalogs that are there.
struct VerifyCommandTests {
  /// Two tables named T and the catalog of one, as a conversion writes it.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "App/en.lproj/T.strings": "/* c */\n\"a\" = \"x\";\n\"b\" = \"y\";\n",
      "App/de.lproj/T.strings": "\"a\" = \"X\";\n",
      "Widget/en.lproj/T.strings": "\"a\" = \"other\";\n",
    ])
    let run = try Program.run(["convert", "App"], in: folder.path)
    #expect(run.code == 0)
    return folder
  }

  /// Replaces a text of the catalog, which has it once.
  private static func edit(_ folder: TemporaryFolder, _ old: String, _ new: String) throws {
    let parts = try folder.text(of: "App/T.xcstrings").components(separatedBy: old)
    try #require(parts.count == 2)
    try folder.write(Array(parts.joined(separator: new).utf8), to: "App/T.xcstrings")
  }

  @Test func `a right catalog is equal to the table beside it`() throws {
    let folder = try Self.project()
    let run = try Program.run(["verify", "App/T.xcstrings"], in: folder.path)
    #expect(
      run.output == """
        T             App/T.xcstrings
        against       App   2 files
        verified      3/3 values   comments 1/1   0 lost

        """)
    #expect(run.errors.isEmpty && run.code == 0)
  }

  @Test func `of tables with one name the folder most like the catalog's is meant`() throws {
    let folder = try Self.project()
    let words = ["verify", "App/T.xcstrings", "--against", "."]
    #expect(try Program.run(words, in: folder.path).code == 0)
    let moved = try folder.text(of: "App/T.xcstrings")
    try folder.write(Array(moved.utf8), to: "out/T.xcstrings")
    let run = try Program.run(["verify", "out/T.xcstrings", "--against", "."], in: folder.path)
    #expect(run.code == 65)
    #expect(run.output.contains("[project.ambiguous-table]\nApp: note: one is here\n"))
  }

  @Test(
    arguments: [
      ("\"X\"", "\"Z\"", "\"a\" (de) is \"Z\", not \"X\" [verify.changed]"),
      ("\"c\"", "\"d\"", "the comment of \"a\" is \"d\", not \"c\" [verify.comment]"),
      ("\"b\" :", "\"n\" :", "\"n\" (en) is in no legacy file [verify.extra]"),
    ])
  func `an edit is an error, and a note where edits are allowed`(
    old: String, new: String, message: String
  ) throws {
    let folder = try Self.project()
    try Self.edit(folder, old, new)
    let strict = try Program.run(["verify", "App/T.xcstrings"], in: folder.path)
    #expect(strict.output.contains("error: \(message)"))
    #expect(strict.code == 1)
    let words = ["verify", "App/T.xcstrings", "--allow-edits", "--verbose"]
    let allowed = try Program.run(words, in: folder.path)
    let note = message.split(separator: " [")[0]
    #expect(allowed.output.contains("note: \(note) [verify.edited]"))
  }

  @Test func `a text that is gone is an error also where edits are allowed`() throws {
    let folder = try Self.project()
    try Self.edit(folder, "\"b\" :", "\"n\" :")
    let run = try Program.run(["verify", "App/T.xcstrings", "--allow-edits"], in: folder.path)
    #expect(run.output.contains("App/T.xcstrings: error: \"b\" (en) is missing [verify.missing]"))
    #expect(run.output.contains("verified      2/3 values   comments 1/1   1 lost"))
    #expect(run.code == 1)
  }

  @Test func `texts that a degraded conversion lost may be missing when they are accepted`() throws
  {
    let widths = "{ k = { NSStringVariableWidthRuleType = { 1 = a; 20 = b; }; }; }"
    let folder = try TemporaryFolder(["en.lproj/T.stringsdict": widths])
    let degrade = ["--on-unsupported", "degrade"]
    #expect(try Program.run(["convert"] + degrade, in: folder.path).code == 0)
    #expect(try Program.run(["verify", "T.xcstrings"], in: folder.path).code == 1)
    #expect(try Program.run(["verify", "T.xcstrings"] + degrade, in: folder.path).code == 0)
  }

  @Test(
    arguments: [
      (["verify"], 64), (["verify", "no.xcstrings"], 66), (["verify", "App"], 66),
      (["verify", "App/en.lproj/T.strings"], 65),
      (["verify", "App/T.xcstrings", "--against", "no"], 66),
    ] as [([String], Int32)])
  func `what cannot be compared has its exit code`(words: [String], code: Int32) throws {
    let folder = try Self.project()
    #expect(try Program.run(words, in: folder.path).code == code)
  }
}
