import Foundation

/// The files that tests read.
enum Fixtures {
  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of checked-in fixtures.
  static let folder = package.appendingPathComponent("Fixtures")

  /// The folder of public files beside the package, which only some machines have.
  static let shared = package.deletingLastPathComponent().appendingPathComponent("shared")

  /// Whether the folder of public files is there.
  static var hasShared: Bool { FileManager.default.fileExists(atPath: shared.path) }

  /// Returns the files of a folder that have an extension, sorted by name; none when it is missing.
  static func files(in folder: URL, extension kind: String) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (all ?? []).filter { $0.pathExtension == kind }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The fixtures for `.strings`.
  static let strings = fixtures(in: "parsing", extension: "strings")

  /// The fixtures for `.stringsdict`.
  static let stringsdicts = fixtures(in: "stringsdict", extension: "stringsdict")

  /// Returns the fixtures of a folder.
  private static func fixtures(in name: String, extension kind: String) -> [Fixture] {
    files(in: folder.appendingPathComponent(name), extension: kind).map(Fixture.init)
  }
}
