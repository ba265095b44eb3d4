#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import StringTables

extension Files {
  /// Removes a file that still has the content of a fingerprint.
  ///
  /// - Throws: `project.changed`, `project.cannot-write`, `project.unreadable`.
  static func remove(_ path: String, if fingerprint: Fingerprint) throws(Diagnostic) {
    let folder = parent(of: path)
    try locking(folder) { () throws(Diagnostic) in
      guard Fingerprint(try bytes(of: path)) == fingerprint, !isLink(path) else {
        throw .changedMeanwhile(at: path)
      }
      guard unlink(path) == 0 else { throw .cannotRemove(reason: systemReason(), at: path) }
    }
    flush(folder: folder)
  }

  /// Removes a folder when it is empty.
  ///
  /// - Throws: `project.cannot-write`.
  static func removeEmptyFolder(_ folder: String) throws(Diagnostic) {
    guard rmdir(folder) == 0 || [ENOTEMPTY, EEXIST, ENOENT].contains(errno) else {
      throw .cannotRemove(reason: systemReason(), at: folder)
    }
    flush(folder: parent(of: folder))
  }

  /// Whether a path leads to something below one of some folders, or to one of some files.
  static func isBelow(_ path: String, _ roots: [String]) -> Bool {
    let place = real(path)
    return roots.contains { root in
      let root = real(root)
      return place == root || place.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
  }

  /// Refuses a path that symbolic links lead out of all folders, or to none of the files, that the user gave.
  ///
  /// - Throws: `project.cannot-create`.
  package static func checkPlace(_ path: String, below given: [String]) throws(Diagnostic) {
    // In a folder that is yet to be made there are no links.
    guard given.allSatisfy({ kind(of: $0) != nil }) else { return }
    var place = path
    while kind(of: place) == nil, parent(of: place) != place { place = parent(of: place) }
    guard !isBelow(place, given) else { return }
    throw .cannotCreate(
      reason: "a symbolic link leads out of the given folders, to '\(real(place))'", at: path)
  }
}
