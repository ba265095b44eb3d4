/// Reads XML property lists with places, repeated keys and comments.
///
/// `<dict><key>a</key><string>b</string></dict>` is a dictionary with the member `a`. A document type is
/// skipped and never resolved; one with declarations of its own is refused.
/// Source of the rules: swift-corelibs-foundation, CFPropertyList.c, `parseXMLElement`, 2026.
struct XMLParser {
  /// The file.
  private let source: SourceText
  /// The rule that syntax errors belong to.
  private let id: DiagnosticID
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var position = 0
  /// The comments so far.
  private var comments: [PropertyList.Comment] = []

  /// The deepest nesting of arrays and dictionaries that is read.
  private static let deepest = 64

  /// Creates a parser at the start of a file.
  private init(_ source: SourceText, id: DiagnosticID) {
    self.source = source
    self.id = id
    self.bytes = source.utf8
  }

  /// Reads a whole file; what follows the property list is ignored, as Foundation does.
  ///
  /// - Throws: the given rule.
  static func parse(_ source: SourceText, id: DiagnosticID) throws(Diagnostic) -> PropertyList {
    var parser = XMLParser(source, id: id)
    let root = try parser.parseDocument()
    return PropertyList(root: root, comments: parser.comments, format: .xml)
  }

  /// Returns the error for a place.
  func failure(_ message: String, at offset: Int) -> Diagnostic {
    Diagnostic(id, message, at: source.location(at: offset))
  }

  /// Reads the prolog, `<plist>` and the value in it.
  private mutating func parseDocument() throws(Diagnostic) -> Node {
    try skipBlank(inProlog: true)
    guard position < bytes.count else { throw failure("no property list", at: position) }
    let start = position
    let tag = try parseTag()
    guard tag.name == "plist" else { return try parseElement(tag, from: start, depth: 0) }
    guard !tag.isEmpty else { throw failure("the property list is empty", at: start) }
    try skipBlank(inProlog: false)
    let valueStart = position
    let valueTag = try parseTag()
    guard !valueTag.isEnd else { throw failure("the property list is empty", at: start) }
    let root = try parseElement(valueTag, from: valueStart, depth: 0)
    try skipBlank(inProlog: false)
    let endStart = position
    let end = try parseTag()
    guard end.isEnd, end.name == "plist" else {
      throw failure("more than one value in <plist>", at: endStart)
    }
    return root
  }

  /// A tag as written.
  struct Tag {
    /// The name of the element.
    var name: String
    /// Whether it is `</name>`.
    var isEnd: Bool
    /// Whether it is `<name/>`.
    var isEmpty: Bool
  }

  /// Reads the element whose start tag was read.
  private mutating func parseElement(
    _ tag: Tag, from start: Int, depth: Int
  ) throws(Diagnostic) -> Node {
    guard !tag.isEnd else { throw failure("unexpected </\(tag.name)>", at: start) }
    guard depth <= Self.deepest else {
      throw failure("more than \(Self.deepest) containers in one another", at: start)
    }
    let value: Node.Value
    switch tag.name {
    case "dict":
      value = .dictionary(tag.isEmpty ? [] : try parseMembers(from: start, depth: depth))
    case "array":
      value = .array(tag.isEmpty ? [] : try parseElements(from: start, depth: depth))
    case "true", "false":
      if !tag.isEmpty { try parseEnd(of: tag.name, from: start) }
      value = .boolean(tag.name == "true")
    case "string", "key", "integer", "real", "date", "data":
      let textStart = position
      let text = tag.isEmpty ? "" : try parseText(of: tag.name, from: start)
      guard tag.name == "string" else {
        value = try scalarValue(tag.name, text, at: start)
        break
      }
      let textEnd = tag.isEmpty ? position : position - "</string>".utf8.count
      return Node(.string(text), range: UInt32(textStart)..<UInt32(max(textStart, textEnd)))
    default:
      throw failure("unknown element <\(tag.name)>", at: start)
    }
    return Node(value, range: UInt32(start)..<UInt32(position))
  }

  /// Returns the value of an element that holds a number, a date or data.
  private func scalarValue(
    _ name: String, _ text: String, at start: Int
  ) throws(Diagnostic) -> Node.Value {
    let trimmed = text.trimmed
    switch name {
    case "integer":
      guard Self.isInteger(trimmed) else {
        throw failure("\(Diagnostic.quote(trimmed)) is not an integer", at: start)
      }
      return .number(trimmed)
    case "real":
      let words: Set<String> = ["nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity"]
      guard Double(trimmed) != nil || words.contains(trimmed.lowercased()) else {
        throw failure("\(Diagnostic.quote(trimmed)) is not a number", at: start)
      }
      return .number(trimmed)
    case "date":
      return .date(trimmed)
    case "data":
      guard let data = Self.base64(text) else { throw failure("bad Base64 data", at: start) }
      return .data(data)
    default:
      throw failure("<\(name)> outside a dictionary", at: start)
    }
  }

  /// Whether a text is a decimal or hexadecimal integer.
  private static func isInteger(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") {
      digits.removeFirst()
    }
    let isHexadecimal = digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8)
    if isHexadecimal { digits.removeFirst(2) }
    return !digits.isEmpty
      && digits.allSatisfy { isHexadecimal ? $0.hexDigit != nil : 0x30...0x39 ~= $0 }
  }

  /// Returns the bytes of Base64 text, nil when it has other characters.
  private static func base64(_ text: String) -> [UInt8]? {
    var data: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="), 0x20, 0x09, 0x0A, 0x0D: continue
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count % 4 == 0 {
        data += [16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) }
      }
    }
    switch count % 4 {
    case 2: data.append(UInt8(truncatingIfNeeded: bits >> 4))
    case 3: data += [10, 2].map { UInt8(truncatingIfNeeded: bits >> $0) }
    default: break
    }
    return data
  }

  /// Reads keys and values up to `</dict>`.
  private mutating func parseMembers(
    from start: Int, depth: Int
  ) throws(Diagnostic) -> [Node.Member] {
    var members: [Node.Member] = []
    while true {
      try skipBlank(inProlog: false)
      guard position < bytes.count else { throw failure("<dict> is never closed", at: start) }
      let keyStart = position
      let tag = try parseTag()
      if tag.isEnd, tag.name == "dict" { return members }
      guard tag.name == "key", !tag.isEnd else {
        throw failure("a value without <key> before it", at: keyStart)
      }
      let textStart = position
      let key = tag.isEmpty ? "" : try parseText(of: "key", from: keyStart)
      let textEnd = max(textStart, tag.isEmpty ? position : position - "</key>".utf8.count)
      try skipBlank(inProlog: false)
      let valueStart = position
      guard position < bytes.count else { throw failure("<dict> is never closed", at: start) }
      let valueTag = try parseTag()
      guard !valueTag.isEnd, valueTag.name != "key" else {
        throw failure("\(Diagnostic.quote(key)) has no value", at: keyStart)
      }
      let value = try parseElement(valueTag, from: valueStart, depth: depth + 1)
      members.append(
        Node.Member(
          key: Key(key), value: value, keyRange: UInt32(textStart)..<UInt32(textEnd),
          end: UInt32(position)))
    }
  }

  /// Reads values up to `</array>`.
  private mutating func parseElements(from start: Int, depth: Int) throws(Diagnostic) -> [Node] {
    var elements: [Node] = []
    while true {
      try skipBlank(inProlog: false)
      guard position < bytes.count else { throw failure("<array> is never closed", at: start) }
      let valueStart = position
      let tag = try parseTag()
      if tag.isEnd, tag.name == "array" { return elements }
      elements.append(try parseElement(tag, from: valueStart, depth: depth + 1))
    }
  }

  /// Keeps a comment.
  mutating func append(comment range: Range<Int>) {
    comments.append(
      PropertyList.Comment(
        range: UInt32(range.lowerBound)..<UInt32(range.upperBound), isBlock: true, isClosed: true))
  }
}
