/// Reads old-style property lists (`"key" = "value";`) exactly as CoreFoundation does.
///
/// The parser gives CoreFoundation's verdict and values; what is wrong with a file that is refused or
/// cut short, and what else it holds, is found by `OldStyleRecovery`.
/// Source: swift-corelibs-foundation, CFOldStylePList.c, 2026.
struct OldStyleParser {
  /// Why CoreFoundation refuses a file.
  enum Fault: Hashable {
    /// A quoted string that is never closed, from its opening quote.
    case unclosedString
    /// A backslash at the end of the file.
    case unfinishedEscape
    /// No `;` behind a value or key.
    case missingSemicolon
    /// Neither `;` nor `=` behind a key.
    case missingEquals
    /// A character that starts no value.
    case unexpectedCharacter
    /// The end of the file where a value is due.
    case unexpectedEnd
    /// No `}` behind the entries of a dictionary.
    case unclosedDictionary
    /// No `,` or `)` in an array.
    case badArray
    /// Data that is not pairs of hexadecimal digits, or has no `>`.
    case badData
    /// More than 512 containers in one another.
    case tooDeep
    /// Something behind the value of the whole file.
    case junkAfterValue
  }

  /// A remark on an escape or a token, with its UTF-8 offset.
  struct Remark: Hashable {
    /// The rule.
    let id: DiagnosticID
    /// The offset of the escape or token.
    let offset: Int
  }

  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var position: Int
  /// The comments so far.
  var comments: [PropertyList.Comment] = []
  /// Remarks on escapes so far.
  var remarks: [Remark] = []
  /// Whether an escape may have given a control character other than TAB, LF and CR.
  private var hasControlEscapes = false
  /// What is wrong, once something is.
  var fault: Fault?
  /// The quote of a key in braces that is not closed, where CoreFoundation ends the entries and reports success.
  private var unclosedKey: Int?
  /// Whether the outermost value stands in braces.
  private(set) var isBraced = false

  /// Creates a parser at an offset of a text.
  init(bytes: [UInt8], position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The deepest nesting of containers that CoreFoundation reads on 64-bit machines.
  private static let deepest = 512

  /// Reads the whole file; nil when CoreFoundation refuses it, `fault` and `position` then say why.
  mutating func parse() -> PropertyList? {
    guard skipBlank() else { return list(Node(.dictionary([]))) }
    let start = position
    isBraced = bytes[position] == UInt8(ascii: "{")
    if isStringStart(bytes[position]) {
      guard let text = parseString() else { return nil }
      let range = UInt32(start)..<UInt32(position)
      guard skipBlank() else { return list(Node(.string(text), range: range)) }
      restart(at: start)
      guard let members = parseMembers(depth: 0) else { return nil }
      let root = Node(.dictionary(members), range: UInt32(start)..<UInt32(position))
      let isComplete = !skipBlank()
      return list(root, cutAt: isComplete ? nil : position, kept: members.count)
    }
    guard let root = parseValue(depth: 0) else { return nil }
    guard !skipBlank() else { return refuse(.junkAfterValue) }
    return list(root, cutAt: unclosedKey, kept: root.members?.count ?? 0)
  }

  /// Returns the result for a tree that ends at the end of the file, or is cut before it.
  private func list(_ root: Node, cutAt cut: Int? = nil, kept: Int = 0) -> PropertyList {
    var list = PropertyList(
      root: root, comments: comments, format: .oldStyle, isBraced: isBraced,
      loading: cut.map { .cut(at: UInt32($0), kept: kept) } ?? .complete)
    list.hasControlEscapes = hasControlEscapes
    return list
  }

  /// Goes back to an offset and forgets what was read behind it.
  private mutating func restart(at offset: Int) {
    position = offset
    comments.removeAll { Int($0.range.lowerBound) >= offset }
    remarks.removeAll()
  }

  /// Notes the fault and returns nothing.
  private mutating func refuse<Result>(_ fault: Fault) -> Result? {
    self.fault = fault
    return nil
  }

  /// Reads entries until none starts; nil when the file is refused.
  mutating func parseMembers(depth: Int) -> [Node.Member]? {
    var members: [Node.Member] = []
    while skipBlank(), isStringStart(bytes[position]) {
      let start = position
      let remarkCount = remarks.count
      guard let key = parseString() else {
        // CoreFoundation ends the entries where a key is not closed, and reports success. A brace closes them
        // when it stands behind the quote.
        position = depth == 0 && !isBraced || fault != .unclosedString ? start : start + 1
        if depth > 0 || isBraced { unclosedKey = unclosedKey ?? start }
        fault = nil
        remarks.removeSubrange(remarkCount...)
        break
      }
      let keyRange = UInt32(start)..<UInt32(position)
      guard skipBlank() else { return refuse(.missingSemicolon) }
      let value: Node
      var isShorthand = false
      switch bytes[position] {
      case UInt8(ascii: ";"):
        value = Node(.string(key), range: keyRange)
        isShorthand = true
      case UInt8(ascii: "="):
        position += 1
        guard let parsed = parseValue(depth: depth + 1) else { return nil }
        value = parsed
      default:
        return refuse(.missingEquals)
      }
      guard skipBlank(), bytes[position] == UInt8(ascii: ";") else {
        return refuse(.missingSemicolon)
      }
      position += 1
      members.append(
        Node.Member(
          key: self.key(key, in: keyRange), value: value, keyRange: keyRange, end: UInt32(position),
          isShorthand: isShorthand))
    }
    return members
  }

  /// Returns a key; its hash is made from the bytes of the file where they are the text.
  private func key(_ text: String, in range: Range<UInt32>) -> Key {
    let start = Int(range.lowerBound) + 1
    let end = Int(range.upperBound) - 1
    guard end - start == text.utf8.count, bytes[start - 1] == UInt8(ascii: "\"") else {
      return Key(text)
    }
    return Key(text, bytes: bytes.span.extracting(start..<end))
  }

  /// Reads one value; nil when the file is refused.
  mutating func parseValue(depth: Int) -> Node? {
    guard depth <= Self.deepest else { return refuse(.tooDeep) }
    guard skipBlank() else { return refuse(.unexpectedEnd) }
    let start = position
    let value: Node.Value
    switch bytes[position] {
    case UInt8(ascii: "{"):
      position += 1
      guard let members = parseMembers(depth: depth) else { return nil }
      guard skipBlank(), bytes[position] == UInt8(ascii: "}") else {
        return refuse(.unclosedDictionary)
      }
      position += 1
      value = .dictionary(members)
    case UInt8(ascii: "("):
      guard let elements = parseArray(depth: depth) else { return nil }
      value = .array(elements)
    case UInt8(ascii: "<"):
      guard let data = parseData() else { return nil }
      value = .data(data)
    case let byte where isStringStart(byte):
      guard let text = parseString() else { return nil }
      value = .string(text)
    default:
      return refuse(.unexpectedCharacter)
    }
    return Node(value, range: UInt32(start)..<UInt32(position))
  }

  /// Reads `( value, … )`; a comma before the parenthesis is allowed.
  private mutating func parseArray(depth: Int) -> [Node]? {
    position += 1
    var elements: [Node] = []
    while skipBlank(), bytes[position] != UInt8(ascii: ")") {
      guard let element = parseValue(depth: depth + 1) else {
        if fault == .unexpectedCharacter { fault = .badArray }
        return nil
      }
      elements.append(element)
      guard skipBlank() else { return refuse(.badArray) }
      guard bytes[position] == UInt8(ascii: ",") else { break }
      position += 1
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: ")") else {
      return refuse(.badArray)
    }
    position += 1
    return elements
  }

  /// Reads `<` pairs of hexadecimal digits `>`.
  private mutating func parseData() -> [UInt8]? {
    position += 1
    var data: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if let high = bytes[position].hexDigit {
        guard position + 1 < bytes.count, let low = bytes[position + 1].hexDigit else {
          return refuse(.badData)
        }
        data.append(high << 4 | low)
        position += 2
      } else {
        let blank = dataBlankLength()
        guard blank > 0 else { return refuse(.badData) }
        position += blank
      }
    }
    guard position < bytes.count else { return refuse(.badData) }
    position += 1
    return data
  }

  /// The length of the white space at the position, as data allows it.
  private func dataBlankLength() -> Int {
    switch bytes[position] {
    case 0x20, 0x09, 0x0A, 0x0D: 1
    case 0xE2 where isLineSeparator(at: position): 3
    default: 0
    }
  }

  /// Reads a quoted or unquoted string; nil when it is not closed.
  mutating func parseString() -> String? {
    let first = bytes[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return parseQuoted(first) }
    let start = position
    while position < bytes.count, bytes[position].isUnquoted { position += 1 }
    let token = bytes[start..<position]
    if token.contains(UInt8(ascii: "/")) { remarkOnSlashes(in: token) }
    return String(decoding: token, as: UTF8.self)
  }

  /// Notes a comment that stands in the middle of an unquoted string.
  private mutating func remarkOnSlashes(in token: ArraySlice<UInt8>) {
    let slash = UInt8(ascii: "/")
    let isDouble = zip(token, token.dropFirst()).contains { $0 == slash && $1 == slash }
    let isComment =
      token.last == slash && position < bytes.count && bytes[position] == UInt8(ascii: "*")
    if isDouble || isComment {
      remarks.append(Remark(id: .stringsSlashInBareToken, offset: token.startIndex))
    }
  }

  /// Reads a string in quotes; nil when it is not closed, the position is then its opening quote.
  private mutating func parseQuoted(_ quote: UInt8) -> String? {
    let start = position + 1
    var end = start
    while let word = bytes.span.word(at: end) {
      let marks = word.marks(of: quote) | word.marks(of: UInt8(ascii: "\\"))
      end += marks == 0 ? 8 : marks.trailingZeroBitCount >> 3
      if marks != 0 { break }
    }
    while end < bytes.count, bytes[end] != quote {
      if bytes[end] == UInt8(ascii: "\\") {
        return parseEscaped(quote, from: start, firstEscape: end)
      }
      end += 1
    }
    guard end < bytes.count else { return refuse(.unclosedString) }
    position = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Reads the rest of a quoted string from its first backslash.
  private mutating func parseEscaped(
    _ quote: UInt8, from start: Int, firstEscape: Int
  ) -> String? {
    var text = EscapedText(Array(bytes[start..<firstEscape]))
    var offset = firstEscape
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\") {
        guard offset + 1 < bytes.count else {
          position = offset
          return refuse(.unfinishedEscape)
        }
        offset = text.append(escapeAt: offset, in: bytes)
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    guard offset < bytes.count else { return refuse(.unclosedString) }
    position = offset + 1
    remarks += text.finish()
    hasControlEscapes = hasControlEscapes || text.hasControls
    return String(decoding: text.utf8, as: UTF8.self)
  }
}
