import Foundation
import Testing

/// Files that hold what the program printed once and was read by a person then.
///
/// `RECORD_GOLDENS=1 swift test` writes them anew; the difference is to be read before it is committed.
enum Golden {
  /// Compares a text with a file of the package, or writes the file.
  static func compare(_ text: String, with name: String) throws {
    let url = Fixtures.package.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: url)
    }
    #expect(text == String(decoding: try Data(contentsOf: url), as: UTF8.self), "\(name)")
  }
}
