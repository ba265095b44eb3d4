import StringTables

/// Everything that a run will do to the disk.
public struct Plan: Sendable {
  /// One file to write.
  public struct Write: Sendable {
    /// The path.
    public var path: String
    /// The new content.
    public var bytes: [UInt8]

    /// Creates a write.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The files to write, in order.
  public var writes: [Write] = []

  /// Creates a plan that does nothing.
  public init() {}

  /// Writes one file of the plan.
  ///
  /// - Throws: `project.cannot-write`.
  public func apply(_ write: Write) throws(Diagnostic) {
    try Files.replace(write.path, with: write.bytes)
  }
}
