import Foundation
import Testing

/// Projects that are made to do harm.
struct SecurityTests {
  private static let entry = "\"a\" = \"b\";"
  private static let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}"

  /// Makes a folder with a link in it.
  private func linked(
    _ files: [String: String], _ link: String, to target: String
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    let url = URL(fileURLWithPath: "\(folder.path)/\(link)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    return folder
  }

  /// Runs the program and checks that nothing in a folder changes.
  private func check(
    _ words: [String], in folder: TemporaryFolder, keeps outside: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Program.Run {
    let outsideFiles = { () throws -> [String: String] in
      try folder.files().filter { $0.hasPrefix(outside) }.reduce(into: [:]) {
        $0[$1] = try folder.text(of: $1)
      }
    }
    let before = try outsideFiles()
    let run = try Program.run(words, in: folder.path)
    #expect(try outsideFiles() == before, sourceLocation: sourceLocation)
    return run
  }

  @Test func `no catalog goes through a link out of the given folder`() throws {
    let message = "error: cannot be created: a symbolic link leads out of the given folders, to '"
    let catalog = try linked(
      ["App/en.lproj/T.strings": Self.entry, "Out/T.xcstrings": Self.catalog], "App/T.xcstrings",
      to: "../Out/T.xcstrings")
    let refused = try check(
      ["convert", "App", "--remove-legacy", "--allow-dirty"], in: catalog, keeps: "Out")
    #expect(refused.code == 1 && refused.errors.hasPrefix("App/T.xcstrings: \(message)"))
    #expect(try catalog.files().contains("App/en.lproj/T.strings"))
    let format = try check(["format", "App"], in: catalog, keeps: "Out")
    #expect(format.code == 73 && format.errors.hasPrefix("App/T.xcstrings: \(message)"))
    // The user may name where the link leads.
    #expect(try Program.run(["convert", "App", "Out"], in: catalog.path).code == 0)
    #expect(try catalog.text(of: "Out/T.xcstrings").contains("\"a\""))

    let storyboard = try linked(
      ["App/en.lproj/S.strings": Self.entry, "App/Base.lproj/S.storyboard": "", "Out/x": ""],
      "App/mul.lproj", to: "../Out")
    #expect(try check(["convert", "App"], in: storyboard, keeps: "Out").code == 1)

    let output = try linked(
      [
        "App/M/en.lproj/T.strings": Self.entry, "App/N/en.lproj/T.strings": Self.entry, "Out/x": "",
      ],
      "catalogs/M", to: "../Out")
    #expect(try check(["convert", "App", "-o", "catalogs"], in: output, keeps: "Out").code == 1)
    #expect(try output.files().contains("catalogs/N/T.xcstrings"))

    let export = try linked(
      ["T.xcstrings": RightCatalog.text, "Out/T.strings": "kept"], "legacy/en.lproj", to: "../Out")
    let exported = try check(["export", "T.xcstrings", "-o", "legacy"], in: export, keeps: "Out")
    #expect(
      exported.code == 73 && exported.errors.hasPrefix("legacy/en.lproj/T.strings: \(message)"))
  }

  @Test func `a link to nothing is replaced and not followed`() throws {
    let folder = try linked(
      ["App/en.lproj/T.strings": Self.entry, "Out/x": ""], "App/T.xcstrings",
      to: "../Out/T.xcstrings")
    #expect(try check(["convert", "App"], in: folder, keeps: "Out").code == 0)
    #expect(try folder.text(of: "App/T.xcstrings").contains("\"a\""))
  }

  @Test func `no name of a table or language leads out of a folder`() throws {
    let folder = try TemporaryFolder([
      "App/en.lproj/...strings": Self.entry, "App/...lproj/T.strings": Self.entry,
      "App/-rf.lproj/-x.strings": Self.entry, "x": "",
    ])
    for name in ["../x", "../App/en.lproj/..", "/etc/hostname", ".."] {
      let run = try check(
        ["convert", "-", "--table", name, "--language", "en", "-o", "App"], in: folder, keeps: "x")
      #expect(name == ".." || run.code != 0)
      let language = try check(
        ["convert", "-", "--table", "T", "--language", name, "-o", "App"], in: folder, keeps: "x")
      #expect(language.code != 0 || name == "..")
    }
    _ = try check(["convert", "App"], in: folder, keeps: "x")
    let files = try folder.files()
    #expect(files.allSatisfy { $0 == "x" || $0.hasPrefix("App/") })
    #expect(files.contains("App/-x.xcstrings"))
  }

  @Test func `git takes no option from the name of a file`() throws {
    let folder = try TemporaryFolder([
      "--output=x/en.lproj/T.strings": Self.entry, "-n/en.lproj/T.strings": Self.entry,
    ])
    let run = try Shell.run(
      "git init -q . && git add . && git commit -qm x && strings-migrate convert . --remove-legacy",
      in: folder.path)
    #expect(run.code == 0)
    #expect(
      try folder.contents().filter { $0.hasSuffix("strings") } == [
        "--output=x/T.xcstrings", "-n/T.xcstrings",
      ])
  }

  /// A key that ends lines, moves the cursor and turns the direction of text.
  private static let evil = "\u{1B}]0;x\u{7}\u{1B}[2J\u{9B}31m\u{202E}\r\n::error::x</script>"

  @Test func `no key reaches the terminal or a log as a command`() throws {
    let folder = try TemporaryFolder([
      "App/en.lproj/T.strings": "\"\(Self.evil)\" = \"a\"; \"\(Self.evil)\" = \"b\";",
      "App/\u{1B}[2J.lproj/T.strings": Self.entry,
    ])
    for words in [["audit", "App"], ["convert", "App", "--dry-run"]] {
      for format in ["text", "json", "sarif", "html", "markdown", "github"] {
        let run = try Program.run(words + ["--report", format], in: folder.path)
        let printed = run.output + run.errors
        #expect(!printed.isEmpty)
        let commands: [Unicode.Scalar] = ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}", "\r"]
        #expect(!printed.unicodeScalars.contains(where: commands.contains), "\(format)")
        #expect(!printed.split(separator: "\n").contains { $0.hasPrefix("::error::x") })
        // What the document is goes to standard output, findings for people go to standard error.
        #expect(format != "html" || !run.output.contains("x</script>"))
      }
    }
  }
}

/// A catalog with one text.
private enum RightCatalog {
  static let text = """
    {"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"b"}}}}},"version":"1.0"}
    """
}
