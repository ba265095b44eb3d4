import CatalogMigration
import Foundation
import StringTables
import Testing

/// The program as a user meets it: words in, text and exit codes out.
struct ProgramTests {
  @Test func `the version stands alone`() throws {
    let run = try Program.run(["--version"])
    #expect(run.output == "0.1.0\n")
    #expect(run.errors.isEmpty)
    #expect(run.code == 0)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], []])
  func `help goes to standard output`(words: [String]) throws {
    let run = try Program.run(words)
    #expect(run.output.hasPrefix("OVERVIEW: Move .strings and .stringsdict"))
    #expect(run.code == 0)
  }

  @Test(arguments: [["help", "convert"], ["convert", "x", "--help"], ["convert", "-h"]])
  func `a subcommand has its own help`(words: [String]) throws {
    let run = try Program.run(words)
    #expect(run.output.contains("USAGE: strings-migrate convert [<options>] [<path> ...]"))
    #expect(run.code == 0)
  }

  @Test(
    arguments: [
      (["adit"], "Unknown subcommand 'adit'"),
      (["migrate"], "Unknown subcommand 'migrate'. Did you mean 'convert'?"),
      (["help", "covnert"], "Unknown subcommand 'covnert'. Did you mean 'convert'?"),
      (["rules", "x"], "Unexpected argument 'x'"),
      (
        ["convert", "-o", "a.xcstrings"],
        "The value 'a.xcstrings' is invalid for '--output <dir>': it is the folder for catalogs"
      ),
      (["explain"], "Missing expected argument '<rule>'"),
      (
        ["convert", "--max-per-rule", "x"], "The value 'x' is invalid for '--max-per-rule <count>'"
      ),
    ]
  )
  func `a mistake in the command line ends with 64`(words: [String], message: String) throws {
    let run = try Program.run(words)
    #expect(run.errors.hasPrefix("Error: \(message)"))
    #expect(run.output.isEmpty)
    #expect(run.code == 64)
  }

  @Test func `a path that does not exist ends with 66`() throws {
    let run = try Program.run(["convert", "/no/such/folder"])
    #expect(
      run.errors == "/no/such/folder: error: no such file or folder [project.path-not-found]\n")
    #expect(run.code == 66)
  }

  @Test func `a folder without language folders ends with 66`() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    let run = try Program.run(["convert"], in: folder.path)
    #expect(
      run.errors
        == ".: error: no .strings or .stringsdict file in a .lproj folder [project.nothing-found]\n"
    )
    #expect(run.code == 66)
  }

  @Test func `a named file that is not what it claims to be ends with 65`() throws {
    let folder = try TemporaryFolder(["en.lproj/T.stringsdict": "<plist><array/></plist>"])
    let run = try Program.run(["convert", "en.lproj/T.stringsdict"], in: folder.path)
    #expect(run.code == 65)
    #expect(run.errors.contains("[stringsdict.not-a-dictionary]"))
  }

  @Test func `a broken table ends with 1 and does not stop the others`() throws {
    let folder = try TemporaryFolder([
      "en.lproj/A.strings": "\"a\" = \"b\"\n", "en.lproj/B.strings": "\"a\" = \"b\";\n",
    ])
    let run = try Program.run(["convert"], in: folder.path)
    #expect(run.code == 1)
    #expect(
      run.errors.hasPrefix(
        "en.lproj/A.strings:1:10: error: missing ';' after the value of \"a\""
          + " [strings.missing-semicolon]\n"))
    #expect(try folder.files() == ["B.xcstrings", "en.lproj/A.strings", "en.lproj/B.strings"])
  }

  @Test func `a folder that cannot be made ends with 73`() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"b\";", "out": "a file"])
    let run = try Program.run(["convert", "-o", "out/below"], in: folder.path)
    #expect(run.code == 73)
    #expect(run.errors.contains("[project.cannot-create]"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk under standard output ends with 74`() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "\"$0\" --version > /dev/full 2> /dev/null", Program.path]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 74)
  }

  @Test func `each text that a user agrees to lose is a warning and a line of the receipt`() throws
  {
    let files = "one = \"%d file\"; other = \"%d files\";"
    let variable = { (name: String, forms: String) in
      "\(name) = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;"
        + " NSStringFormatValueTypeKey = d; \(forms) };"
    }
    let nested = variable("m", "one = \"%#@n@\"; other = \"many\";") + variable("n", files)
    let folder = try TemporaryFolder([
      "en.lproj/A.stringsdict": """
      { w = { NSStringVariableWidthRuleType = { 20 = short; 50 = longer; }; };
      n = { NSStringLocalizedFormatKey = "%#@m@"; \(nested) }; }
      """
    ])
    let refused = try Program.run(["convert"], in: folder.path)
    #expect(refused.code == 1)
    #expect(refused.errors.contains("\"w\" (en): it varies by width"))
    #expect(refused.errors.contains("\"n\" (en): a form refers to another variable"))
    let run = try Program.run(["convert", "--on-unsupported", "degrade"], in: folder.path)
    #expect(run.code == 0)
    for (key, text) in [("w", "short"), ("n", "%d file")] {
      #expect(run.output.contains("lost          \"\(key)\" (en)   \"\(text)\"\n"))
      #expect(run.errors.contains("warning: the text \"\(text)\" of \"\(key)\" (en)"))
    }
    #expect(run.output.contains("2 lost\n"))
    #expect(try folder.files() == ["A.xcstrings", "en.lproj/A.stringsdict"])
  }

  @Test func `warnings fail a strict run only`() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"b\"; \"a\" = \"c\";"])
    let words = ["convert", "--dry-run"]
    #expect(try Program.run(words, in: folder.path).code == 0)
    #expect(try Program.run(words + ["--strict"], in: folder.path).code == 1)
    #expect(try Program.run(words + ["--fail-on", "never"], in: folder.path).code == 0)
  }

  @Test func `a quiet run prints errors only`() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"b\"; \"a\" = \"c\";"])
    let run = try Program.run(["convert", "-q"], in: folder.path)
    #expect(run.output.isEmpty && run.errors.isEmpty && run.code == 0)
  }

  @Test func `colour is used only when it is asked for`() throws {
    let words = ["convert", "/no/such/folder"]
    #expect(try !Program.run(words).errors.contains("\u{1B}"))
    #expect(try Program.run(words + ["--color", "always"]).errors.contains("\u{1B}[31merror: "))
    let forced = ["FORCE_COLOR": "1"]
    #expect(try Program.run(words, environment: forced).errors.contains("\u{1B}"))
    #expect(
      try !Program.run(words, environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"]).errors
        .contains("\u{1B}"))
  }

  @Test func `the README shows what the demonstration prints`() throws {
    let run = try Program.run(
      ["convert", "Fixtures/demo", "--dry-run"], in: Package.path)
    #expect(run.code == 0)
    #expect(try Package.text(of: "README.md").contains("--dry-run\n\(run.output)$ swift test"))
  }

  @Test func `the guide lists every rule as the program does`() throws {
    let list = try Program.run(["rules", "--format", "markdown"]).output
    #expect(try Package.text(of: "MIGRATION.md").hasSuffix("<!-- rules -->\n\(list)"))
    for id in DiagnosticID.allCases {
      #expect(list.contains("| `\(id.rawValue)` | \(id.severity.rawValue) |"))
    }
  }

  @Test func `every rule has a cause, an example and a remedy`() throws {
    for id in DiagnosticID.allCases {
      let explanation = try #require(id.explanation, "\(id.rawValue)")
      #expect(!explanation.cause.isEmpty && !explanation.example.isEmpty)
      #expect(!explanation.remedy.isEmpty)
    }
  }
}
