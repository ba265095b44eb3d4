import Foundation
import Testing

/// `--remove-legacy`: what goes, what stays and why.
struct RemovalTests {
  /// A project of two tables and two languages.
  private static let files = [
    "App/en.lproj/A.strings": "\"a\" = \"a\";\n", "App/de.lproj/A.strings": "\"a\" = \"ä\";\n",
    "App/en.lproj/B.strings": "\"b\" = \"b\";\n", "App/de.lproj/B.strings": "\"b\" = \"b\";\n",
    "App/de.lproj/notes.txt": "",
  ]

  /// Runs git in a folder.
  private func git(_ words: String..., in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=x", "-c", "user.email=x", "-C", folder.path] + words
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Makes the project; all of it is committed.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.files)
    try git("init", "-q", in: folder)
    try git("add", "-A", in: folder)
    try git("commit", "-qm", "x", in: folder)
    return folder
  }

  @Test func `committed files go, with folders that are empty then`() throws {
    let folder = try project()
    let run = try Program.run(["convert", "App", "--remove-legacy"], in: folder.path)
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(
      try folder.contents()
        == ["App", "App/A.xcstrings", "App/B.xcstrings", "App/de.lproj", "App/de.lproj/notes.txt"])
    for name in ["de.lproj/A", "en.lproj/A", "de.lproj/B", "en.lproj/B"] {
      #expect(run.output.contains("App/\(name).strings\n"))
    }
    #expect(run.output.contains("App/en.lproj   empty folder\n"))
    #expect(!run.output.contains("App/de.lproj   empty folder\n"))
  }

  @Test func `a dry run names the files and removes none`() throws {
    let folder = try project()
    let before = try folder.contents()
    let run = try Program.run(["convert", "App", "--remove-legacy", "--dry-run"], in: folder.path)
    #expect(run.output.contains("would remove   App/de.lproj/A.strings\n"))
    #expect(run.output.contains("App/en.lproj   empty folder\n"))
    #expect(try folder.contents() == before)
  }

  @Test func `a diff shows the removals`() throws {
    let folder = try project()
    let run = try Program.run(["convert", "App", "--remove-legacy", "--diff"], in: folder.path)
    #expect(run.output.contains("--- App/de.lproj/A.strings\n+++ /dev/null\n@@ -1 +0,0 @@\n-\"a\""))
  }

  @Test(arguments: [
    ("changed", "the file has uncommitted changes"), ("untracked", "git does not know the file"),
  ])
  func `a table stays of which git does not have all`(way: String, reason: String) throws {
    let folder = try project()
    let name = way == "changed" ? "App/de.lproj/A.strings" : "App/fr.lproj/A.strings"
    try folder.write(Array("\"a\" = \"neu\";".utf8), to: name)
    let words = ["convert", "App", "--remove-legacy"]
    let run = try Program.run(words, in: folder.path)
    #expect(run.code == 1)
    #expect(
      run.errors
        == "\(name): error: the legacy files of the table are not removed: \(reason); commit it, or"
        + " say --allow-dirty [project.not-committed]\n")
    let files = try folder.contents()
    #expect(files.contains(name) && files.contains("App/en.lproj/A.strings"))
    #expect(!files.contains("App/en.lproj/B.strings"))
    #expect(try Program.run(words + ["--allow-dirty"], in: folder.path).code == 0)
    #expect(try !folder.contents().contains { $0.hasSuffix(".strings") })
  }

  @Test func `without git nothing goes unless that is allowed`() throws {
    let folder = try TemporaryFolder(Self.files)
    let words = ["convert", "App", "--remove-legacy"]
    // A folder of git above the temporary folder would be found else.
    let environment = [
      "GIT_CEILING_DIRECTORIES": (folder.path as NSString).deletingLastPathComponent
    ]
    let run = try Program.run(words, in: folder.path, environment: environment)
    #expect(run.code == 1)
    #expect(run.errors.contains("no git repository holds the file"))
    #expect(try folder.contents().count { $0.hasSuffix(".strings") } == 4)
    #expect(try Program.run(words + ["--allow-dirty"], in: folder.path).code == 0)
    #expect(try folder.contents().count { $0.hasSuffix(".strings") } == 0)
  }

  @Test func `a file stays whose texts are not all in the catalog`() throws {
    let folder = try project()
    _ = try Program.run(["convert", "App"], in: folder.path)
    try folder.write(Array("\"a\" = \"anders\";".utf8), to: "App/de.lproj/A.strings")
    let words = ["convert", "App", "--remove-legacy", "--allow-dirty"]
    let run = try Program.run(words + ["--merge", "keep-catalog"], in: folder.path)
    #expect(run.code == 0)
    #expect(run.output.contains("App/de.lproj/A.strings   1 text is not in the catalog\n"))
    #expect(
      try folder.contents().filter { $0.hasSuffix(".strings") } == ["App/de.lproj/A.strings"])
  }

  @Test func `a file with faults stays, however it is read`() throws {
    let folder = try project()
    try folder.write(Array("\"a\" = \"ä\"\n\"c\" = \"d\";".utf8), to: "App/de.lproj/A.strings")
    let run = try Program.run(
      ["convert", "App", "--remove-legacy", "--allow-dirty", "--on-syntax-error", "recover"],
      in: folder.path)
    #expect(run.code == 1)
    #expect(
      try folder.contents().filter { $0.hasSuffix(".strings") } == ["App/de.lproj/A.strings"])
  }

  @Test func `nothing is removed through a symbolic link`() throws {
    let folder = try TemporaryFolder(Self.files)
    let manager = FileManager.default
    try folder.write(Array("\"a\" = \"x\";".utf8), to: "Other/fr.lproj/A.strings")
    try manager.createDirectory(
      atPath: "\(folder.path)/App/it.lproj", withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: "\(folder.path)/App/it.lproj/A.strings",
      withDestinationPath: "../../Other/fr.lproj/A.strings")
    try manager.createSymbolicLink(
      atPath: "\(folder.path)/App/es.lproj", withDestinationPath: "../Other/fr.lproj")
    let run = try Program.run(
      ["convert", "App", "--remove-legacy", "--allow-dirty", "-v"], in: folder.path)
    #expect(run.code == 0)
    #expect(run.output.contains("stays         App/it.lproj/A.strings   it is a symbolic link\n"))
    #expect(run.errors.contains("App/es.lproj: note: left alone: it is a symbolic link"))
    let files = try folder.contents()
    #expect(files.contains("Other/fr.lproj/A.strings") && files.contains("App/it.lproj/A.strings"))
    #expect(!files.contains("App/en.lproj/A.strings"))
  }

  @Test func `a table that is not proved keeps its files`() throws {
    let folder = try project()
    try folder.write(Array("\"a\" = \"ä\"".utf8), to: "App/de.lproj/A.strings")
    let run = try Program.run(
      ["convert", "App", "--remove-legacy", "--allow-dirty"], in: folder.path)
    #expect(run.code == 1)
    #expect(try folder.contents().contains("App/en.lproj/A.strings"))
    #expect(try !folder.contents().contains("App/en.lproj/B.strings"))
  }

  @Test func `nothing goes when a catalog cannot be written`() throws {
    let folder = try project()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/App/B.xcstrings", withIntermediateDirectories: true)
    let run = try Program.run(
      ["convert", "App", "--remove-legacy", "--allow-dirty"], in: folder.path)
    #expect(run.code != 0)
    #expect(try folder.contents().contains("App/en.lproj/B.strings"))
  }
}
