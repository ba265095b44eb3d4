import Foundation
import Testing

/// README.md and MIGRATION.md: each fenced block is run, compiled or read as what it is.
///
/// Commands run one after another in a folder with the small app of `MonthProject` in `App`, kept by git. What
/// the document shows below a command is what it prints; a line `…` stands for any lines. A command without
/// lines below it ends with 0. `RECORD_GOLDENS=1 swift test` writes what commands print into the documents.
struct DocumentTests {
  /// The documents.
  static let names = ["README.md", "MIGRATION.md"]

  /// A table with a variable inside another that cannot be moved to the format.
  private static let rule = """
    { "n" = { NSStringLocalizedFormatKey = "%#@a@";
      a = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        one = nothing; other = "%d files, %2$#@b@"; };
      b = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        one = "%d folder"; other = "%d folders"; }; }; }

    """

  /// What commands begin with that need the network, another program or minutes, and are not run.
  private static let unavailable = [
    "swift build", "swift package", "swift test", "git clone", "mint ", "brew ", "cp .build/",
  ]

  @Test(arguments: names) func `commands print what the document shows`(name: String) throws {
    var document = try Package.text(of: name)
    let folder = try Self.folder()
    for block in FencedBlock.blocks(of: document) where block.kind == "console" {
      #expect(!block.commands.isEmpty, "\(name):\(block.line)")
      var lines: [String] = []
      for command in block.commands {
        let output = try Self.check(command, in: folder, place: "\(name):\(block.line)")
        lines += ["$ \(command.words)"] + output
      }
      let indented = { (lines: [String]) in
        lines.map { $0.isEmpty ? "\n" : "\(block.indentation)\($0)\n" }.joined()
      }
      document = document.replacing(indented(block.lines), with: indented(lines))
    }
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(document.utf8).write(to: URL(fileURLWithPath: "\(Package.path)/\(name)"))
    }
  }

  @Test(arguments: names) func `each block is of a kind that is checked`(name: String) throws {
    let checked: Set = ["console", "swift", "diff", "yaml", "ruby"]
    for block in FencedBlock.blocks(of: try Package.text(of: name)) {
      #expect(checked.contains(block.kind), "\(name):\(block.line)")
    }
  }

  /// The articles on the library.
  private static let articles = [
    "ConvertingAProject", "ConvertingTableByTable", "AuditingAProject",
  ].map { "Sources/CatalogMigration/CatalogMigration.docc/\($0).md" }

  @Test(arguments: names + articles)
  func `examples in Swift are those that are compiled`(name: String) throws {
    let examples = try Package.text(of: "Tests/MigrationTests/CommandLine/LibraryExamples.swift")
    let blocks = FencedBlock.blocks(of: try Package.text(of: name)).filter { $0.kind == "swift" }
    #expect(!blocks.isEmpty || name == "MIGRATION.md")
    for block in blocks {
      let code = block.lines.filter { !$0.hasPrefix("import ") && !$0.isEmpty }
      #expect(!code.isEmpty)
      #expect(
        examples.contains(code.map { "    \($0)\n" }.joined()), "\(name):\(block.line)")
    }
  }

  @Test func `both sides of a change to a project are property lists`() throws {
    var count = 0
    for block in FencedBlock.blocks(of: try Package.text(of: "MIGRATION.md"))
    where block.kind == "diff" {
      for sign: Character in ["-", "+"] {
        let lines = block.lines.filter { $0.first == sign || $0.first == " " }
        let text = "{\n\(lines.map { "\($0.dropFirst())\n" }.joined())}\n"
        let tree = try PropertyListSerialization.propertyList(
          from: Data(text.utf8), format: nil)
        #expect((tree as? [String: NSObject])?.isEmpty == false, "\(text)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test func `what snippets for continuous integration run is accepted`() throws {
    let folder = try Self.folder()
    var count = 0
    for block in FencedBlock.blocks(of: try Package.text(of: "MIGRATION.md"))
    where block.kind == "yaml" {
      for line in block.lines {
        let part = line.drop { $0 == " " || $0 == "-" }
        guard let key = ["run: ", "entry: "].first(where: part.hasPrefix) else { continue }
        let command = String(part.dropFirst(key.count))
        guard !Self.isUnavailable(command) else { continue }
        count += 1
        let run = try Shell.run(command, in: folder.path)
        #expect(run.code == 0, "\(command): \(run.output)")
      }
    }
    #expect(count > 0)
  }

  @Test func `what the formula runs is accepted`() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"b\";"])
    let blocks = FencedBlock.blocks(of: try Package.text(of: "README.md"))
    let formula = try #require(blocks.first { $0.kind == "ruby" })
    let calls = formula.lines.flatMap { line in
      line.matches(of: /bin\/"strings-migrate"((?:, "[^"]+")+)/).map { match in
        match.1.split(separator: ", ").map { String($0.filter { $0 != "\"" }) }
      }
    }
    #expect(calls.count > 1)
    for words in calls {
      let arguments = words == ["--generate-completion-script"] ? words + ["zsh"] : words
      #expect(try Program.run(arguments, in: folder.path).code == 0, "\(words)")
    }
  }

  /// Runs a command and compares; returns the lines to show below it.
  private static func check(
    _ command: FencedBlock.Command, in folder: TemporaryFolder, place: String
  ) throws -> [String] {
    guard !isUnavailable(command.words) else { return command.output }
    let words = command.words.replacing("swift run strings-migrate", with: "strings-migrate")
    let run = try Shell.run(words, in: folder.path)
    guard command.output.contains(where: { !$0.isEmpty }) else {
      #expect(run.code == 0, "\(place): \(words)\n\(run.output)")
      return command.output
    }
    if command.output.contains("…") {
      #expect(matches(run.output, command.output), "\(place): \(words)\n\(run.output)")
      return command.output
    }
    let shown = command.output.map { "\($0)\n" }.joined()
    // A catalog ends without a line end.
    let printed = run.output.hasSuffix("\n") ? run.output : "\(run.output)\n"
    guard printed != shown else { return command.output }
    Issue.record("\(place): \(words) prints\n\(printed)")
    return printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// Whether a text has the lines, in order, with others where `…` stands.
  private static func matches(_ text: String, _ lines: [String]) -> Bool {
    var rest = text[...]
    var isGap = false
    for part in lines.split(separator: "…", omittingEmptySubsequences: false) {
      let wanted = part.map { "\($0)\n" }.joined()
      guard
        let range = rest.firstRange(of: wanted)
          ?? (wanted.isEmpty ? rest.startIndex..<rest.startIndex : nil),
        isGap || range.lowerBound == rest.startIndex
      else { return false }
      rest = rest[range.upperBound...]
      isGap = true
    }
    return lines.last == "…" || rest.isEmpty
  }

  /// Whether a command cannot be run by a test.
  private static func isUnavailable(_ command: String) -> Bool {
    unavailable.contains(where: command.hasPrefix)
  }

  /// Makes the folder that the documents speak of.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(MonthProject.files)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Fixtures", withIntermediateDirectories: false)
    try FileManager.default.copyItem(
      atPath: Fixtures.folder.appendingPathComponent("demo").path,
      toPath: "\(folder.path)/Fixtures/demo")
    try folder.write(
      Array("\"w\" = \"Wide\";\n".utf8), to: "AppWidget/en.lproj/Errors.strings")
    try folder.write(Array(Self.rule.utf8), to: "Rules/en.lproj/T.stringsdict")
    let git = try Shell.run("git init -q && git add -A && git commit -qm x", in: folder.path)
    try #require(git.code == 0, "\(git.output)")
    return folder
  }
}
