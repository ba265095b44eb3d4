extension XMLParser {
  /// Skips white space, comments and processing instructions; in the prolog, a document type too.
  mutating func skipBlank(inProlog: Bool) throws(Diagnostic) {
    while position < bytes.count {
      if Self.isBlank(bytes[position]) {
        position += 1
      } else if isNext("<!--") {
        let start = position
        try skip(past: "-->", what: "comment")
        append(comment: start..<position)
      } else if isNext("<?") {
        try skip(past: "?>", what: "processing instruction")
      } else if inProlog, isNext("<!DOCTYPE") {
        try skipDocumentType()
      } else if bytes[position] != UInt8(ascii: "<") {
        throw failure("text outside of an element", at: position)
      } else {
        return
      }
    }
  }

  /// Skips `<!DOCTYPE …>`, which is never resolved.
  private mutating func skipDocumentType() throws(Diagnostic) {
    let start = position
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: "[") where quote == nil:
        throw failure("a document type with declarations of its own is refused", at: position - 1)
      case UInt8(ascii: ">") where quote == nil:
        return
      default:
        break
      }
    }
    throw failure("<!DOCTYPE> is never closed", at: start)
  }

  /// Reads a start, end or empty-element tag; attributes are skipped.
  mutating func parseTag() throws(Diagnostic) -> Tag {
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else {
      throw failure("a tag is missing", at: start)
    }
    position += 1
    let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isEnd { position += 1 }
    let nameStart = position
    while position < bytes.count, !Self.isNameEnd(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    guard !name.isEmpty else { throw failure("a tag without a name", at: start) }
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        let isEmpty = !isEnd && bytes[position - 2] == UInt8(ascii: "/")
        return Tag(name: name, isEnd: isEnd, isEmpty: isEmpty)
      } else if byte == UInt8(ascii: "<") {
        break
      }
    }
    throw failure("the tag <\(name)> is never closed", at: start)
  }

  /// Reads `</name>`.
  mutating func parseEnd(of name: String, from start: Int) throws(Diagnostic) {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    let end = position
    guard position < bytes.count else { throw failure("<\(name)> is never closed", at: start) }
    let tag = try parseTag()
    guard tag.isEnd, tag.name == name else { throw failure("</\(name)> is missing", at: end) }
  }

  /// Reads the text of an element and its end tag.
  mutating func parseText(of name: String, from start: Int) throws(Diagnostic) -> String {
    var text: [UInt8] = []
    var pending = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "&"):
        text += bytes[pending..<position]
        try appendReference(to: &text)
        pending = position
      case UInt8(ascii: "<") where isNext("<![CDATA["):
        text += bytes[pending..<position]
        let content = position + 9
        try skip(past: "]]>", what: "CDATA section")
        text += bytes[content..<max(content, position - 3)]
        pending = position
      case UInt8(ascii: "<"):
        let result =
          text.isEmpty
          ? String(decoding: bytes[pending..<position], as: UTF8.self)
          : String(decoding: text + bytes[pending..<position], as: UTF8.self)
        let tag = position
        guard isNext("</\(name)") else {
          throw failure("</\(name)> is missing before this tag", at: tag)
        }
        let end = try parseTag()
        guard end.name == name else { throw failure("</\(name)> is missing", at: tag) }
        return result
      default:
        position += 1
      }
    }
    throw failure("<\(name)> is never closed", at: start)
  }

  /// Reads `&amp;`, `&#10;` or `&#xA;`.
  private mutating func appendReference(to text: inout [UInt8]) throws(Diagnostic) {
    let start = position
    let limit = min(start + 16, bytes.count)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw failure("'&' starts no entity; write &amp;", at: start)
    }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    position = end + 1
    switch name {
    case "amp": text.append(UInt8(ascii: "&"))
    case "lt": text.append(UInt8(ascii: "<"))
    case "gt": text.append(UInt8(ascii: ">"))
    case "quot": text.append(UInt8(ascii: "\""))
    case "apos": text.append(UInt8(ascii: "'"))
    default:
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst(1), radix: 10) : nil
      guard let number, Unicode.Scalar(number) != nil else {
        throw failure("unknown entity &\(name);", at: start)
      }
      text.append(scalar: number)
    }
  }

  /// Moves behind the next occurrence of a delimiter.
  private mutating func skip(past delimiter: String, what: String) throws(Diagnostic) {
    let start = position
    let sought = Array(delimiter.utf8)
    while position + sought.count <= bytes.count {
      if bytes[position] == sought[0], isNext(delimiter) {
        position += sought.count
        return
      }
      position += 1
    }
    throw failure("the \(what) is never closed", at: start)
  }

  /// Whether a text stands at the position.
  private func isNext(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// Whether a byte is white space of XML.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether a byte ends the name of an element.
  private static func isNameEnd(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "<")
  }
}
