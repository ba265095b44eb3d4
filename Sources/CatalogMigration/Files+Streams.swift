#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import StringTables

extension Files {
  /// Refuses what is no file, such as a pipe that nobody writes to, and files that are too large.
  ///
  /// - Throws: `project.unreadable`, `limit.file-size`.
  static func checkReadable(_ path: String) throws(Diagnostic) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let reason = errno == ENOENT ? "no such file" : systemReason()
      throw .unreadable(reason: reason, at: path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unreadable(reason: "it is a folder", at: path)
    default: throw .unreadable(reason: "it is not a regular file", at: path)
    }
    guard Int(status.st_size) <= SourceText.largestFile else {
      throw .fileTooLarge(at: SourceLocation(path: path))
    }
  }

  /// Returns why nothing is known to stand at a path of a folder's list, nil when it is gone meanwhile.
  static func obstacle(at path: String) -> Diagnostic? {
    var status = stat()
    guard stat(path, &status) != 0 else { return nil }
    let (isGone, reason) = (errno == ENOENT, systemReason())
    if isLink(path) { return .leftAlone(path, reason: "it is a symbolic link that leads nowhere") }
    return isGone ? nil : .unreadable(reason: reason, at: path)
  }

  /// Returns all bytes of standard input; more than a file may have are not kept.
  ///
  /// - Throws: `project.unreadable`.
  public static func standardInput() throws(Diagnostic) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= SourceText.largestFile {
      let count = read(STDIN_FILENO, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(reason: systemReason(), at: "standard input") }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }
}
