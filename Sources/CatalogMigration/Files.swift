#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import StringTables

/// The one place that touches the disk.
public enum Files {
  /// What stands at a path.
  public enum Kind: Sendable {
    /// A file.
    case file
    /// A folder.
    case folder
  }

  /// Returns what stands at a path, nil for nothing; symbolic links are followed.
  public static func kind(of path: String) -> Kind? {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder ? .folder : .file
  }

  /// Makes a folder the one that relative paths start at.
  ///
  /// - Throws: `project.path-not-found`.
  public static func changeFolder(to path: String) throws(Diagnostic) {
    guard FileManager.default.changeCurrentDirectoryPath(path) else { throw .pathNotFound(path) }
  }

  /// Whether a path is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    do {
      _ = try FileManager.default.destinationOfSymbolicLink(atPath: path)
      return true
    } catch {
      return false
    }
  }

  /// Returns the names in a folder, sorted.
  ///
  /// - Throws: `project.unreadable`.
  static func names(in folder: String) throws(Diagnostic) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(reason: reason(error), at: folder)
    }
  }

  /// Returns the bytes of a file.
  ///
  /// - Throws: `project.unreadable`, `limit.file-size`.
  package static func bytes(of path: String) throws(Diagnostic) -> [UInt8] {
    try checkReadable(path)
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .unreadable(reason: reason(error), at: path)
    }
  }

  /// Makes a folder and those above it.
  ///
  /// - Throws: `project.cannot-create`.
  static func makeFolder(_ folder: String) throws(Diagnostic) {
    guard kind(of: folder) != .folder else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotCreate(reason: reason(error), at: folder)
    }
  }

  /// Returns a path without symbolic links.
  static func resolved(_ path: String) -> String {
    guard isLink(path) else { return path }
    return URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  /// Returns a path below an absolute folder, without `.` and `..`.
  static func normalized(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns an absolute path in which no folder and no file is a symbolic link.
  static func real(_ path: String) -> String {
    let url = URL(filePath: absolute(path)).standardized.resolvingSymlinksInPath()
    let result = url.path(percentEncoded: false)
    return result.count > 1 && result.hasSuffix("/") ? String(result.dropLast()) : result
  }

  /// Returns the folder of a path, `.` for a bare name.
  public static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last part of a path.
  public static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Returns a path below a folder; the folder `.` adds nothing.
  public static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns the absolute form of a path.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let folder = FileManager.default.currentDirectoryPath
    return path == "." ? folder : join(folder, path)
  }

  /// Returns a system's reason in few words.
  private static func reason(_ error: any Error) -> String {
    guard let error = error as? CocoaError else { return "the system reports an error" }
    switch error.code {
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    case .fileNoSuchFile, .fileReadNoSuchFile: return "no such file"
    case .fileWriteOutOfSpace: return "no space left on the disk"
    case .fileWriteVolumeReadOnly: return "the disk is read-only"
    case .fileReadTooLarge: return "the file is too large"
    case .fileWriteFileExists: return "a file is in the way"
    default: return "the system reports an error"
    }
  }
}
