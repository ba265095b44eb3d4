// Looks ahead from the position without moving it; every search ends with its line or its bound.
extension OldStyleRecovery {
  /// The longest string that recovery follows over line ends, in bytes.
  static let longestString = 65_536

  /// Returns the scalar at an offset; U+FFFD at the end of the text.
  func character(at offset: Int) -> Unicode.Scalar {
    guard offset < bytes.count else { return "\u{FFFD}" }
    let end = min(offset + 4, bytes.count)
    return String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  /// Returns the byte behind an offset.
  func nextByte(after offset: Int) -> UInt8? {
    offset + 1 < bytes.count ? bytes[offset + 1] : nil
  }

  /// Reads a string at the position; nil when it has no end within `longestString` bytes.
  mutating func scanString() -> String? {
    let start = parser.position
    let quote = bytes[start]
    guard !quote.isUnquoted else { return parser.parseString() }
    var end = start + 1
    let limit = min(start + Self.longestString, bytes.count)
    while end < limit, bytes[end] != quote {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < limit else { return nil }
    return parser.parseString()
  }

  /// Returns the offset of the end of the line that holds an offset; very long lines are cut.
  func lineEnd(from offset: Int) -> Int {
    var end = offset
    let limit = min(offset + Self.longestString, bytes.count)
    while end < limit, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  /// Whether a range of offsets holds a line end.
  func hasLineEnd(_ range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Returns the first byte behind an offset that is no blank, on the same line.
  func nextOnLine(after offset: Int) -> UInt8? {
    bytes[(offset + 1)..<lineEnd(from: offset)].first { $0 != 0x20 && $0 != 0x09 }
  }

  /// Whether `"…" =`, `"…";` or `word =` stands at an offset, on one line.
  func isEntry(at offset: Int) -> Bool {
    guard offset < bytes.count, parser.isStringStart(bytes[offset]) else { return false }
    let limit = lineEnd(from: offset)
    var end = offset + 1
    if bytes[offset].isUnquoted {
      while end < limit, bytes[end].isUnquoted { end += 1 }
      return nextOnLine(after: end - 1) == UInt8(ascii: "=")
    }
    while end < limit, bytes[end] != bytes[offset] {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < limit, let next = nextOnLine(after: end) else { return false }
    return next == UInt8(ascii: "=") || next == UInt8(ascii: ";")
  }

  /// Returns the offset of the first quote in a range of one line that starts an entry.
  func nextEntry(in range: Range<Int>) -> Int? {
    guard !range.isEmpty,
      let quote = bytes[range].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return isEntry(at: quote) ? quote : nil
  }

  /// Returns the first line end in a range behind which an entry, a comment or nothing follows.
  func entryLine(in range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = lineEnd(from: offset)
      guard end < range.upperBound else { return nil }
      var next = end
      while next < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[next]) { next += 1 }
      if next == bytes.count || isEntry(at: next) || isComment(at: next) { return end }
      offset = max(next, end + 1)
    }
    return nil
  }

  /// Whether a comment starts at an offset.
  private func isComment(at offset: Int) -> Bool {
    bytes[offset...].starts(with: "//".utf8) || bytes[offset...].starts(with: "/*".utf8)
  }

  /// Returns the text before an `=` that ends a quoted key, as in `"key = "`.
  func trailingEquals(_ range: Range<Int>) -> (text: String, offset: Int)? {
    let inner = range.lowerBound + 1..<max(range.upperBound - 1, range.lowerBound + 1)
    guard let equals = bytes[inner].lastIndex(of: UInt8(ascii: "=")),
      bytes[equals + 1..<inner.upperBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return nil }
    let text = source.text(in: inner.lowerBound..<equals).trimmed
    return text.isEmpty ? nil : (text, equals)
  }

  /// Returns the first `=` of a range with the text before it.
  func firstEquals(in range: Range<Int>) -> (text: String, offset: Int)? {
    guard let equals = bytes[range].firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let text = source.text(in: range.lowerBound..<equals).trimmed
    return text.isEmpty ? nil : (text, equals)
  }

  /// Returns the first quote of a line, from an offset on, that a byte follows behind blanks.
  func closingQuote(from offset: Int, before next: UInt8) -> Int? {
    let end = lineEnd(from: offset)
    var quote: Int?
    var index = offset
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        quote = index
      } else if byte == next, let quote {
        return quote
      } else if byte != 0x20, byte != 0x09 {
        quote = nil
      }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Returns the quote that really ends a value: `";` with the end of the line, a comment or a quote behind.
  func finalQuote(from offset: Int) -> Int? {
    var search = offset
    while let quote = closingQuote(from: search, before: UInt8(ascii: ";")) {
      let end = lineEnd(from: quote)
      guard let semicolon = bytes[quote..<end].firstIndex(of: UInt8(ascii: ";")) else { return nil }
      switch nextOnLine(after: semicolon) {
      case nil, UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "}"): return quote
      default: search = semicolon + 1
      }
    }
    return bytes[offset..<lineEnd(from: offset)].lastIndex(of: UInt8(ascii: "\""))
  }

  /// Returns the offset of the `;` that ends the raw text of a line, or of the line end.
  func rawEnd(from offset: Int) -> Int {
    let end = lineEnd(from: offset)
    var last = end
    while last > offset, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
    if last > offset, bytes[last - 1] == UInt8(ascii: ";") { return last - 1 }
    return bytes[offset..<end].firstIndex(of: UInt8(ascii: ";")) ?? end
  }

  /// Returns the text of a range with its escapes resolved.
  func unescaped(_ range: Range<Int>) -> String {
    var text = EscapedText([])
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < range.upperBound {
        offset = text.append(escapeAt: offset, in: bytes)
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    _ = text.finish()
    return String(decoding: text.utf8, as: UTF8.self)
  }
}

extension String {
  /// The text without white space and line ends at both ends.
  package var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
