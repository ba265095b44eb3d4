/// A parsed property list: its tree, its comments and the format it was written in.
public struct PropertyList: Hashable, Sendable {
  /// The way a property list is written.
  public enum Format: String, Hashable, Sendable {
    /// `"key" = "value";`
    case oldStyle = "old-style"
    /// `<plist><dict>…`
    case xml
    /// `bplist00…`
    case binary
  }

  /// One comment of an old-style or XML file.
  public struct Comment: Hashable, Sendable {
    /// The UTF-8 offsets of the comment with its delimiters.
    public var range: Range<UInt32>
    /// Whether it is `/* … */`; otherwise `// …`.
    public var isBlock: Bool
    /// Whether a block comment has its end.
    public var isClosed: Bool
  }

  /// The value of the whole file.
  public var root: Node
  /// All comments, in file order.
  public var comments: [Comment]
  /// The format it was written in.
  public var format: Format
  /// Whether the outermost dictionary of an old-style file stands in braces.
  public var isBraced: Bool
  /// What Apple's loader makes of the file.
  public var loading: Loading
  /// Whether escapes can have given control characters; false only when that was ruled out.
  var hasControlEscapes = true

  /// How far Apple's loader reads a file.
  public enum Loading: Hashable, Sendable {
    /// All of it.
    case complete
    /// It stops at a UTF-8 offset, keeps the first members of the root, and reports success.
    case cut(at: UInt32, kept: Int)
    /// It refuses the file and keeps nothing.
    case refused
  }

  /// Creates a property list from its tree.
  package init(
    root: Node, comments: [Comment] = [], format: Format, isBraced: Bool = false,
    loading: Loading = .complete
  ) {
    self.root = root
    self.comments = comments
    self.format = format
    self.isBraced = isBraced
    self.loading = loading
  }
}
