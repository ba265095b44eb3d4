import CatalogMigration
import Foundation

/// Asks git whether it has files as they are.
///
/// The one place that starts another program, and the one place of the program that needs Foundation.
enum Git {
  /// Returns for each file that git does not have as it is the reason, one phrase.
  static func objections(to paths: [String]) -> [String: String] {
    var objections: [String: String] = [:]
    // The folder above the folders of languages: one question for all its files.
    let folders = Dictionary(grouping: paths) { Files.parent(of: Files.parent(of: $0)) }
    for (folder, paths) in folders {
      for start in stride(from: 0, to: paths.count, by: 500) {
        let some = Array(paths[start..<min(start + 500, paths.count)])
        objections.merge(self.objections(to: some, below: folder)) { first, _ in first }
      }
    }
    return objections
  }

  /// Returns the reasons for files below one folder.
  private static func objections(to paths: [String], below folder: String) -> [String: String] {
    let names = Dictionary(
      paths.map { ("\(Files.name(of: Files.parent(of: $0)))/\(Files.name(of: $0))", $0) },
      uniquingKeysWith: { first, _ in first })
    let words = ["--"] + names.keys.sorted()
    let known = run(["ls-files", "-z"] + words, in: folder)
    let changed = run(["status", "--porcelain", "--no-renames", "-z"] + words, in: folder)
    var objections: [String: String] = [:]
    for (name, path) in names {
      if known.code == 127 {
        objections[path] = "git cannot be run"
      } else if known.code != 0 || changed.code != 0 {
        objections[path] = "no git repository holds the file"
      } else if !known.names.contains(name) {
        objections[path] = "git does not know the file"
      } else if !changed.names.isEmpty, isChanged(name, changed.names) {
        objections[path] = "the file has uncommitted changes"
      }
    }
    return objections
  }

  /// Whether the list of changed files has a file; its names begin at the top of the repository.
  private static func isChanged(_ name: String, _ changed: [String]) -> Bool {
    changed.contains { line in
      let path = line.dropFirst(3)
      return path == name || path.hasSuffix("/\(name)")
    }
  }

  /// Runs git in a folder and returns its exit code and the names that it prints, 127 when there is no git.
  private static func run(_ words: [String], in folder: String) -> (code: Int32, names: [String]) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "--no-optional-locks", "--literal-pathspecs", "-C", folder] + words
    process.environment = ProcessInfo.processInfo.environment.filter {
      // Set inside hooks, they would name another repository than that of the folder.
      !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].contains($0.key)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let names = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      return (process.terminationStatus, names)
    } catch {
      return (127, [])
    }
  }
}
