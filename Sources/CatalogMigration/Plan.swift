import StringTables

/// Everything that a run will do to the disk.
public struct Plan: Sendable {
  /// One file to write.
  public struct Write: Sendable {
    /// The path.
    public var path: String
    /// The new content.
    public var bytes: [UInt8]
    /// The content that the new one was made from; nil when no file was there.
    public var old: [UInt8]?

    /// Creates a write.
    public init(path: String, bytes: [UInt8], replacing old: [UInt8]?) {
      self.path = path
      self.bytes = bytes
      self.old = old
    }

    /// The change as a unified diff.
    public var diff: UnifiedDiff { UnifiedDiff(path: path, old: old, new: bytes) }
  }

  /// One file to remove.
  public struct Removal: Hashable, Sendable {
    /// The path.
    public var path: String
    /// The content that was proved to be elsewhere.
    public var fingerprint: Fingerprint
  }

  /// The files to write, in order.
  public private(set) var writes: [Write] = []
  /// The files to remove when everything is written, in order.
  public private(set) var removals: [Removal] = []
  /// The `.lproj` folders that the removals leave empty, in order.
  public private(set) var folders: [String] = []

  /// Plans the writes and removals of conversions.
  public init(_ outcomes: [Conversion.Outcome]) {
    writes = outcomes.compactMap(\.write)
    removals = outcomes.flatMap(\.removals)
    let removed = Dictionary(grouping: removals) { Files.parent(of: $0.path) }
    folders = removed.keys.sorted().filter { folder in
      guard folder.hasSuffix(".lproj"), !Files.isLink(folder) else { return false }
      let gone = Set(removed[folder, default: []].map { Files.name(of: $0.path) })
      do throws(Diagnostic) { return try Files.names(in: folder).allSatisfy(gone.contains) } catch {
        // A folder that cannot be listed cannot be known to be empty, and stays.
        return false
      }
    }
  }

  /// Plans some writes.
  public init(_ writes: [Write]) {
    self.writes = writes
  }

  /// Writes all files, then removes what the plan removes; the first failure ends it.
  ///
  /// - Throws: `project.changed`, `project.cannot-create`, `project.cannot-write`, `project.unreadable`.
  public func apply() throws(Diagnostic) {
    for write in writes { try apply(write) }
    for removal in removals { try apply(removal) }
    try removeFolders()
  }

  /// Writes one file of the plan, unless somebody else changed it meanwhile.
  ///
  /// - Throws: `project.changed`, `project.cannot-create`, `project.cannot-write`.
  public func apply(_ write: Write) throws(Diagnostic) {
    try Files.replace(write.path, with: write.bytes, if: .content(write.old))
  }

  /// Removes one file of the plan, unless somebody else changed it meanwhile.
  ///
  /// - Throws: `project.changed`, `project.cannot-write`, `project.unreadable`.
  public func apply(_ removal: Removal) throws(Diagnostic) {
    try Files.remove(removal.path, if: removal.fingerprint)
  }

  /// Removes the folders of the plan that are empty by now.
  ///
  /// - Throws: `project.cannot-write`.
  public func removeFolders() throws(Diagnostic) {
    for folder in folders { try Files.removeEmptyFolder(folder) }
  }

  /// Returns the change that a removal makes, as a unified diff.
  ///
  /// - Throws: `project.unreadable`.
  public func diff(of removal: Removal) throws(Diagnostic) -> UnifiedDiff {
    UnifiedDiff(path: removal.path, old: try Files.bytes(of: removal.path), new: nil)
  }
}
