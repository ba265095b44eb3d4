/// One value of a syntax tree: old-style, XML and binary property lists and JSON all become it.
///
/// `{ "a" = "b"; "a" = "c"; }` is a dictionary of two members with the key `a`, in file order.
public struct Node: Hashable, Sendable {
  /// What a value is.
  public enum Value: Hashable, Sendable {
    /// A text, unescaped.
    case string(String)
    /// A number, spelled as in the file.
    case number(String)
    /// A truth value.
    case boolean(Bool)
    /// The JSON value `null`.
    case null
    /// A property-list date, spelled as in the file.
    case date(String)
    /// Property-list data.
    case data([UInt8])
    /// Values in file order.
    case array([Node])
    /// Members in file order, repeated keys kept.
    case dictionary([Member])
  }

  /// One member of a dictionary.
  public struct Member: Hashable, Sendable {
    /// The key, unescaped.
    public var key: Key
    /// The value.
    public var value: Node
    /// The UTF-8 offsets of the key as written; empty where the format has no places.
    public var keyRange: Range<UInt32>
    /// The UTF-8 offset behind the whole member, its terminator included.
    public var end: UInt32
    /// Whether only a key was written, which then is its own value (`"a";`).
    public var isShorthand: Bool

    /// Creates a member from a key, its value and their places.
    public init(
      key: Key, value: Node, keyRange: Range<UInt32> = 0..<0, end: UInt32 = 0,
      isShorthand: Bool = false
    ) {
      self.key = key
      self.value = value
      self.keyRange = keyRange
      self.end = end
      self.isShorthand = isShorthand
    }
  }

  /// The value itself.
  public var value: Value
  /// The UTF-8 offsets of the value as written; empty where the format has no places.
  public var range: Range<UInt32>

  /// Creates a value with its place.
  public init(_ value: Value, range: Range<UInt32> = 0..<0) {
    self.value = value
    self.range = range
  }
}

extension Node {
  /// The text of a string, nil for any other value.
  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The members of a dictionary, nil for any other value.
  public var members: [Member]? {
    if case .dictionary(let members) = value { members } else { nil }
  }

  /// The values of an array, nil for any other value.
  public var elements: [Node]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// Returns the value of the last member with a key, as Apple's loaders do.
  public subscript(key: Key) -> Node? {
    members?.last { $0.key == key }?.value
  }

  /// The word for the kind of value in messages.
  package var kind: String {
    switch value {
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .null: "null"
    case .date: "date"
    case .data: "data"
    case .array: "array"
    case .dictionary: "dictionary"
    }
  }
}
