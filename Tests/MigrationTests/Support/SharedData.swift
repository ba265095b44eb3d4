import Foundation

/// Data of other projects beside the package, which only some machines have.
enum SharedData {
  /// The folder beside the folder of the package.
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared")

  /// Returns the paths of all files with a name below a folder of the data, sorted; none without the data.
  static func files(named name: String, below part: String) -> [String] {
    files(endingIn: "/\(name)", below: part)
  }

  /// Returns the paths of all files below a folder of the data that end in a text, sorted.
  static func files(endingIn end: String, below part: String) -> [String] {
    let root = folder.appending(path: part).path
    guard let found = FileManager.default.enumerator(atPath: root) else { return [] }
    var paths: [String] = []
    while let path = found.nextObject() as? String {
      if path.hasSuffix(end) { paths.append("\(root)/\(path)") }
    }
    return paths.sorted()
  }

  /// Returns the bytes of a file.
  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }
}
