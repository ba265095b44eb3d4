import Foundation
import Testing

/// A text of the fixtures that a test compares with; `RECORD_GOLDENS=1 swift test` writes it anew.
struct GoldenFile {
  /// The path below the folder of fixtures.
  let name: String

  /// Compares a text with the file, or records it.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = Fixtures.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    guard text != golden else { return }
    let (found, expected) = (text.split(separator: "\n"), golden.split(separator: "\n"))
    let line = zip(found, expected).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name) differs in line \(line + 1):
      found    \(line < found.count ? found[line] : "nothing")
      expected \(line < expected.count ? expected[line] : "nothing")
      """, sourceLocation: sourceLocation)
  }
}
