import Foundation
import Testing

/// One input file, with what is expected of it beside it.
///
/// `a.strings` with `"k" = "\q";` has `a.expected` with two lines, whose parts are separated by tabs:
/// `entry k q` and `warning 1:8 strings.unknown-escape`.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The file.
  let url: URL

  /// Creates the fixture of a file.
  init(_ url: URL) {
    self.url = url
  }

  /// The name of the file.
  var name: String { url.lastPathComponent }

  /// Whether it is a `.strings` file and not a `.stringsdict` file.
  var isStrings: Bool { url.pathExtension == "strings" }

  var testDescription: String { name }

  /// The bytes of the file.
  var bytes: [UInt8] {
    get throws { Array(try Data(contentsOf: url)) }
  }

  /// The lines of the expected result.
  var expected: [String] {
    get throws {
      let file = url.deletingPathExtension().appendingPathExtension("expected")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      return text.utf8.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
