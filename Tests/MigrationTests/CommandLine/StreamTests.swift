import Foundation
import Testing

@testable import strings_migrate

/// `-`, which stands for standard input and standard output.
struct StreamTests {
  /// What one entry of a German file becomes.
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {
          "extractionState" : "migrated",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "x"
              }
            }
          }
        }
      },
      "version" : "1.1"
    }
    """

  @Test(
    arguments: [
      ["convert", "-", "--table", "T", "--language", "de", "-o", "-"],
      ["convert", "-", "--table", "T", "--language", "de"],
      ["convert", "-", "--stdin-path", "App/de.lproj/T.strings"],
    ])
  func `a file on standard input becomes a catalog on standard output`(words: [String]) throws {
    // A catalog that is there belongs to the disk, and is neither read nor written.
    let folder = try TemporaryFolder(["T.xcstrings": "no catalog"])
    let run = try Program.run(words, in: folder.path, input: "\"a\" = \"x\";")
    #expect(run.output == Self.catalog)
    #expect(
      run.errors
        == """
        T             1 language   1 key   1 value   0 plurals
        source        en (no project says it)
        comments      0 kept   0 dropped
        verified      1/1 value   0 lost
        wrote         standard output (\(Self.catalog.utf8.count) bytes)

        """.replacing("1/1 value ", with: "1/1 values "))
    #expect(run.code == 0)
    #expect(try folder.files() == ["T.xcstrings"])
  }

  @Test func `the path of standard input says format, project and place`() throws {
    let folder = try TemporaryFolder([
      "App/Package.swift": "let p = Package(name: \"p\", defaultLocalization: \"de\")"
    ])
    let words = ["convert", "-", "--stdin-path", "App/de.lproj/T.stringsdict"]
    let run = try Program.run(words, in: folder.path, input: "<plist><dict><key>a</key></dict>")
    #expect(run.output.isEmpty && run.code != 0)
    #expect(run.errors.contains("source        de (defaultLocalization of Package.swift)\n"))
    #expect(run.errors.contains("\nApp/de.lproj/T.stringsdict:1:"))
  }

  @Test func `a file on standard input can be merged into a catalog on the disk`() throws {
    let folder = try TemporaryFolder(["out/T.xcstrings": Self.catalog])
    let words = ["convert", "-", "--table", "T", "--language", "fr", "-o", "out"]
    let run = try Program.run(words, in: folder.path, input: "\"a\" = \"y\";")
    #expect(run.code == 0)
    #expect(run.output.contains("merged into   out/T.xcstrings"))
    let text = try folder.text(of: "out/T.xcstrings")
    #expect(text.contains("\"value\" : \"x\"") && text.contains("\"value\" : \"y\""))
  }

  @Test func `one table of a project goes to standard output, several do not`() throws {
    let folder = try TemporaryFolder([
      "de.lproj/T.strings": "\"a\" = \"x\";", "de.lproj/U.strings": "\"a\" = \"x\";",
    ])
    let one = try Program.run(["convert", "--table", "T", "-o", "-"], in: folder.path)
    #expect(one.output == Self.catalog && one.code == 0)
    let both = try Program.run(["convert", "-o", "-"], in: folder.path)
    #expect(both.output.isEmpty && both.code == 64)
    #expect(
      both.errors
        == "error: standard output takes one catalog, and 2 tables are chosen; name one with --table"
        + " [project.ambiguous-table]\n")
    let broken = try Program.run(
      ["convert", "-", "--table", "T", "--language", "de"], input: "\"a\" = \"x\"")
    #expect(broken.output.isEmpty && broken.code == 1)
  }

  @Test(
    arguments: [
      (
        ["-"], "The path '-' needs '--table <name>' and '--language <id>', or '--stdin-path <path>'"
      ),
      (["-", "App"], "The path '-' stands alone"),
      (["--stdin-path", "de.lproj/T.strings"], "The option '--stdin-path' needs the path '-'"),
      (
        ["-o", "-", "--remove-legacy"],
        "Standard output is for the catalog; '--remove-legacy' needs '--output <dir>'"
      ),
      (
        ["-o", "-", "--report", "json"],
        "Standard output is for the catalog; '--report' needs '--output <dir>'"
      ),
    ])
  func `what cannot be streamed is a mistake in the command line`(
    words: [String], message: String
  ) throws {
    let run = try Program.run(["convert"] + words)
    #expect(run.errors.hasPrefix("Error: \(message)\n") && run.code == 64)
  }

  @Test func `format is a filter`() throws {
    let crowded = Self.catalog.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    let run = try Program.run(["format", "-"], input: crowded)
    #expect(run.output == Self.catalog && run.errors.isEmpty && run.code == 0)
    let check = try Program.run(["format", "-", "--check"], input: crowded)
    #expect(check.output == "would format  standard input\n" && check.code == 1)
    let broken = try Program.run(["format", "-"], input: "{")
    #expect(broken.output.isEmpty && broken.code == 65)
    #expect(broken.errors.hasPrefix("standard input:1:2: error: "))
  }

  @Test func `progress is shown on a terminal only`() throws {
    #expect(Progress.line(table: "T", done: 1, total: 3) == "T   33 %")
    #expect(Progress.line(table: "a\u{1B}b", done: 0, total: 0) == "a\\u{1b}b   0 %")
    let folder = try TemporaryFolder(["de.lproj/T.strings": "\"a\" = \"x\";"])
    let run = try Program.run(["convert"], in: folder.path)
    #expect(run.code == 0 && run.errors.isEmpty)
  }
}
