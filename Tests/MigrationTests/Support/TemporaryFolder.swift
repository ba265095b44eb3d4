import Foundation

/// A folder of its own for one test, removed with the value.
final class TemporaryFolder: Sendable {
  /// The absolute path.
  let path: String

  /// Makes the folder and files in it, by relative path.
  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("strings-migrate-tests-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  /// Makes a copy of another folder.
  init(copying other: TemporaryFolder) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("strings-migrate-tests-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.copyItem(atPath: other.path, toPath: path)
  }

  deinit {
    // A folder that stays behind in the system's temporary folder is no failure of the test.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file; the folders above it are made.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Returns the text of a file.
  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }

  /// Returns the relative paths of all files and folders but those of git, sorted; links are not followed.
  func contents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0 != ".git" && !$0.hasPrefix(".git/") }.sorted()
  }

  /// Returns the relative paths of all files, sorted.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: "\(path)/\(name)", isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }.sorted()
  }
}
