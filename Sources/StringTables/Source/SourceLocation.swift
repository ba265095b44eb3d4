/// A place in a file, or a whole file when nothing more is known.
///
/// `en.lproj/Localizable.strings`, line 3, column 7 prints as `en.lproj/Localizable.strings:3:7`.
public struct SourceLocation: Hashable, Sendable {
  /// A point in the decoded text of a file.
  public struct Position: Hashable, Sendable, Comparable {
    /// Line, from 1; LF, CR and CR LF end a line.
    public var line: Int
    /// Column, from 1, in unicode scalars of the decoded line.
    public var column: Int
    /// Offset in bytes of the UTF-8 form of the text.
    public var offset: Int

    /// Creates a point from a line and a column, both from 1, and an offset in UTF-8 bytes.
    public init(line: Int, column: Int, offset: Int) {
      self.line = line
      self.column = column
      self.offset = offset
    }

    public static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// The path as the user gave it.
  public var path: String
  /// The point in the file, or nil for the file as a whole.
  public var position: Position?

  /// Creates the place of a point in a file, or of the whole file.
  public init(path: String, position: Position? = nil) {
    self.path = path
    self.position = position
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String {
    guard let position else { return path }
    return "\(path):\(position.line):\(position.column)"
  }
}

extension SourceLocation: Comparable {
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.path != right.path { return left.path < right.path }
    switch (left.position, right.position) {
    case (nil, nil), (_?, nil): return false
    case (nil, _?): return true
    case (let first?, let second?): return first < second
    }
  }
}
