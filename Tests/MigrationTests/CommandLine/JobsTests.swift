import Foundation
import StringTables
import Testing

/// Work on several threads ends as on one.
struct JobsTests {
  @Test(arguments: [1, 2, 3, 7]) func `values are in order`(count: Int) {
    #expect(Jobs(count).map(50) { $0 * 2 } == (0..<50).map { $0 * 2 })
    #expect(Jobs(count).map(0) { $0 } == [])
  }

  @Test(arguments: [1, 2, 5], [0, 1, 63, 128, 1001])
  func `ranges follow each other`(count: Int, total: Int) {
    let ranges = Jobs(count).ranges(of: total, least: 64)
    #expect(ranges.flatMap(Array.init) == Array(0..<total))
    #expect(count > 1 || ranges.count == 1)
  }

  @Test(arguments: ["2", "5"]) func `a run ends as on one thread`(jobs: String) throws {
    // A broken file, a repeated key, and more keys than one thread takes at a time.
    let texts = (0..<900).map { "\"k\($0)\" = \"%d of \($0)\";\n" }.joined()
    var files: [String: String] = [:]
    for language in ["ar", "de", "en", "fr", "ja"] {
      files["\(language).lproj/T.strings"] = texts.replacing("of 77\"", with: "von 77\"")
      files["\(language).lproj/B.strings"] = language == "fr" ? "\"a\" = \"b\"" : "\"a\" = \"b\";"
    }
    files["ja.lproj/T.strings", default: ""] += "\"k1\" = \"again\";\n"
    let (one, several) = (try TemporaryFolder(files), try TemporaryFolder(files))
    for words in [["convert", "-v"], ["verify", "T.xcstrings"], ["audit", "-v"]] {
      let alone = try Program.run(words, in: one.path)
      let together = try Program.run(words + ["-j", jobs], in: several.path)
      #expect(together.output == alone.output)
      #expect(together.errors == alone.errors)
      #expect(together.code == alone.code)
    }
    #expect(try several.text(of: "T.xcstrings") == one.text(of: "T.xcstrings"))
  }

  @Test func `a number of threads is from 1`() throws {
    let run = try Program.run(["audit", "--jobs", "0"])
    #expect(run.errors.hasPrefix("Error: The value '0' is invalid for '--jobs <n>'"))
    #expect(run.code == 64)
  }
}
