/// Reads JSON with places, order and repeated keys.
///
/// `{"a": 1, "a": "b"}` is a dictionary of two members with the key `a`. Strictly RFC 8259 (2017): no
/// comments, no trailing commas; an escape for half of a surrogate pair is refused. Each range holds a
/// value as written, quotes and braces included.
package struct JSONParser {
  /// The file.
  private let source: SourceText
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The offset of the next byte.
  package internal(set) var position: Int
  /// The offset behind the last byte that is read.
  let end: Int
  /// How many containers are open.
  private var depth = 0
  /// Whether nothing was read of the container that was opened last.
  private var isBehindOpening = false

  /// The deepest nesting of arrays and objects that is read.
  package static let deepest = 512

  /// Creates a parser for a range of UTF-8 offsets, by default the whole file.
  package init(_ source: SourceText, in range: Range<UInt32>? = nil) {
    self.source = source
    self.bytes = source.utf8
    self.position = min(range.map { Int($0.lowerBound) } ?? 0, bytes.count)
    self.end = min(range.map { Int($0.upperBound) } ?? bytes.count, bytes.count)
  }

  /// Reads the one value of a file, or of a range of it.
  ///
  /// - Throws: `catalog.bad-json`.
  package static func parse(
    _ source: SourceText, in range: Range<UInt32>? = nil
  ) throws(Diagnostic) -> Node {
    var parser = JSONParser(source, in: range)
    let root = try parser.value()
    try parser.finish()
    return root
  }

  /// Reads the next value.
  ///
  /// - Throws: `catalog.bad-json`.
  package mutating func value() throws(Diagnostic) -> Node {
    let byte = try startOfValue()
    let start = position
    let value: Node.Value
    switch byte {
    case UInt8(ascii: "{"): value = .dictionary(try members())
    case UInt8(ascii: "["): value = .array(try elements())
    case UInt8(ascii: "\""): value = .string(try string())
    default:
      try skipScalar(byte)
      value = scalar(in: start..<position)
    }
    return Node(value, range: range(from: start))
  }

  /// Checks the next value without keeping it and returns its UTF-8 offsets.
  ///
  /// - Throws: `catalog.bad-json`.
  package mutating func skip() throws(Diagnostic) -> Range<UInt32> {
    let byte = try startOfValue()
    let start = position
    switch byte {
    case UInt8(ascii: "{"):
      try open()
      while try nextKeyRange() != nil { _ = try skip() }
    case UInt8(ascii: "["):
      try open()
      while try hasNextElement() { _ = try skip() }
    case UInt8(ascii: "\""): _ = try skipString()
    default: try skipScalar(byte)
    }
    return range(from: start)
  }

  /// Skips bytes that are the same as those of a range that was read before; returns whether they are.
  mutating func skip(same range: Range<Int>) -> Bool {
    let next = position..<position + range.count
    guard next.upperBound <= end,
      bytes.span.extracting(next).isSame(as: bytes.span.extracting(range))
    else { return false }
    position = next.upperBound
    return true
  }

  /// Returns the first byte of the next value, to which the position moves.
  package mutating func startOfValue() throws(Diagnostic) -> UInt8 {
    skipBlank()
    guard position < end else { throw failure("a value is missing at the end", at: position) }
    return bytes[position]
  }

  /// Enters the object or array that starts here.
  package mutating func open() throws(Diagnostic) {
    guard depth < Self.deepest else {
      throw failure("more than \(Self.deepest) containers in one another", at: position)
    }
    depth += 1
    position += 1
    isBehindOpening = true
  }

  /// Reads the next key of an open object and the colon behind it; leaves the object and returns nil at its end.
  package mutating func nextKey() throws(Diagnostic) -> (key: Key, range: Range<UInt32>)? {
    guard let found = try nextKeyRange() else { return nil }
    let text = text(in: Int(found.range.lowerBound)..<Int(found.range.upperBound), found.hasEscape)
    return (Key(text), found.range)
  }

  /// Checks that nothing but white space follows.
  package mutating func finish() throws(Diagnostic) {
    skipBlank()
    guard position == end else { throw failure("text behind the end of the value", at: position) }
  }

  /// Returns the error for a place.
  func failure(_ message: String, at offset: Int) -> Diagnostic {
    Diagnostic(.catalogBadJSON, message, at: source.location(at: offset))
  }

  /// Reads the members of the object that starts here.
  private mutating func members() throws(Diagnostic) -> [Node.Member] {
    try open()
    var members: [Node.Member] = []
    while let (key, range) = try nextKey() {
      let value = try value()
      members.append(
        Node.Member(key: key, value: value, keyRange: range, end: value.range.upperBound))
    }
    return members
  }

  /// Reads the elements of the array that starts here.
  private mutating func elements() throws(Diagnostic) -> [Node] {
    try open()
    var elements: [Node] = []
    while try hasNextElement() { elements.append(try value()) }
    return elements
  }

  /// Moves behind the next key of an open object and its colon; leaves the object at its end.
  private mutating func nextKeyRange() throws(Diagnostic) -> (
    range: Range<UInt32>, hasEscape: Bool
  )? {
    guard try hasNext(closing: UInt8(ascii: "}")) else { return nil }
    guard position < end, bytes[position] == UInt8(ascii: "\"") else {
      throw failure("a key in quotes is missing", at: position)
    }
    let start = position
    let hasEscape = try skipString()
    let range = range(from: start)
    skipBlank()
    guard position < end, bytes[position] == UInt8(ascii: ":") else {
      throw failure("':' is missing behind the key", at: position)
    }
    position += 1
    return (range, hasEscape)
  }

  /// Whether an open array has a further element; leaves the array at its end.
  private mutating func hasNextElement() throws(Diagnostic) -> Bool {
    try hasNext(closing: UInt8(ascii: "]"))
  }

  /// Moves to the next member or element, behind a comma unless it is the first.
  private mutating func hasNext(closing: UInt8) throws(Diagnostic) -> Bool {
    skipBlank()
    let isFirst = isBehindOpening
    isBehindOpening = false
    guard position < end else {
      throw failure("'\(Character(Unicode.Scalar(closing)))' is missing at the end", at: position)
    }
    if bytes[position] == closing {
      position += 1
      depth -= 1
      return false
    }
    if isFirst { return true }
    guard bytes[position] == UInt8(ascii: ",") else {
      throw failure("',' is missing between two values", at: position)
    }
    let comma = position
    position += 1
    skipBlank()
    if position < end, bytes[position] == closing {
      throw failure("',' is not followed by a value", at: comma)
    }
    return true
  }

  /// Returns the offsets from a start to the position.
  private func range(from start: Int) -> Range<UInt32> {
    UInt32(start)..<UInt32(position)
  }
}
