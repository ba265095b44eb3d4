import CatalogMigration
import Testing

/// Unified diffs: small ones as text, all by applying them.
struct UnifiedDiffTests {
  /// Returns the diff of two texts.
  private func diff(_ old: String?, _ new: String?) -> String {
    String(
      decoding: UnifiedDiff(
        path: "a b", old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) }
      ).bytes, as: UTF8.self)
  }

  @Test func `a new file is all additions`() {
    #expect(
      diff(nil, "x\ny")
        == "--- /dev/null\n+++ a b\t\n@@ -0,0 +1,2 @@\n+x\n+y\n\\ No newline at end of file\n")
  }

  @Test func `a removed file is all deletions`() {
    #expect(diff("x\n", nil) == "--- a b\t\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n")
  }

  @Test func `nothing is said of a file that stays`() {
    #expect(diff("x\n", "x\n").isEmpty)
    #expect(diff(nil, nil).isEmpty)
  }

  @Test func `a change shows three lines around it`() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n")
        == "--- a b\t\n+++ a b\t\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n")
  }

  @Test func `an end of line that goes is a change`() {
    #expect(
      diff("1\n", "1")
        == "--- a b\t\n+++ a b\t\n@@ -1 +1 @@\n-1\n+1\n\\ No newline at end of file\n")
  }

  @Test func `bytes that are no text are not shown`() {
    #expect(diff("a\0", nil) == "Binary files a b\t and /dev/null differ\n")
  }

  @Test(arguments: [UInt64](1...200))
  func `a diff turns the old text into the new one`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let words = (0..<Int.random(in: 1...30, using: &generator)).map { "w\($0)" }
    let old = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
      words.randomElement(using: &generator) ?? ""
    }
    var new = old
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let place = Int.random(in: 0...new.count, using: &generator)
      if Bool.random(using: &generator), place < new.count {
        new.remove(at: place)
      } else {
        new.insert("n\(Int.random(in: 0...9, using: &generator))", at: place)
      }
    }
    let text = diff(
      old.map { $0 + "\n" }.joined(), new.joined(separator: "\n"))
    #expect(applying(text, to: old) == new)
  }

  @Test func `large texts are compared in one go`() {
    let old = (0..<60_000).map { "\($0)" }
    let new = old.enumerated().flatMap {
      $0.offset % 10 == 5 ? [$0.element, "x", "y"] : [$0.element]
    }
    let text = diff(old.joined(separator: "\n") + "\n", new.joined(separator: "\n") + "\n")
    #expect(text.utf8.count { $0 == UInt8(ascii: "+") } >= 12_000)
    #expect(applying(text, to: old) == new)
  }

  /// Returns what a diff makes of some lines.
  private func applying(_ diff: String, to old: [String]) -> [String] {
    var result: [String] = []
    var line = 0
    for row in diff.split(separator: "\n", omittingEmptySubsequences: false) {
      if row.hasPrefix("--- ") || row.hasPrefix("+++ ") || row.hasPrefix("\\") { continue }
      if row.hasPrefix("@@ ") {
        let parts = row.split(separator: " ")[1].dropFirst().split(separator: ",")
        let start = (Int(parts[0]) ?? 0) - (parts.last == "0" && parts.count == 2 ? 0 : 1)
        result += old[line..<start]
        line = start
      } else if let sign = row.first {
        if sign != "+" { line += 1 }
        if sign != "-" { result.append(String(row.dropFirst())) }
      }
    }
    return result + old[line...]
  }
}
