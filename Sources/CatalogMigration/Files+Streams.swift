#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import StringTables

extension Files {
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
