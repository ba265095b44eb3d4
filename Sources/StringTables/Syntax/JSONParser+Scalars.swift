extension JSONParser {
  /// Whether a byte is white space of JSON.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Skips white space.
  mutating func skipBlank() {
    while position < end, Self.isBlank(bytes[position]) {
      position += 1
      // Indentation is most of a catalog.
      if let word = bytes.span.word(at: position) {
        position = min(position + word.count(of: 0x20), end)
      }
    }
  }

  /// Reads the string that starts here.
  ///
  /// - Throws: `catalog.bad-json`.
  package mutating func string() throws(Diagnostic) -> String {
    let start = position
    let hasEscape = try skipString()
    return text(in: start..<position, hasEscape)
  }

  /// Checks the string that starts here and returns whether it has escapes.
  mutating func skipString() throws(Diagnostic) -> Bool {
    let start = position
    var hasEscape = false
    var offset = start + 1
    while offset < end {
      if let word = bytes.span.word(at: offset) {
        let marks =
          word.marks(of: UInt8(ascii: "\"")) | word.marks(of: UInt8(ascii: "\\"))
          | word.marks(below: 0x20)
        offset += marks == 0 ? 8 : marks.trailingZeroBitCount >> 3
        guard marks != 0, offset < end else { continue }
      }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        position = offset + 1
        return hasEscape
      case UInt8(ascii: "\\"):
        hasEscape = true
        offset = try endOfEscape(at: offset)
      case 0..<0x20:
        throw failure("a control character in a string; write an escape", at: offset)
      default:
        offset += 1
      }
    }
    throw failure("the string is never closed", at: start)
  }

  /// Checks the escape at an offset and returns the offset behind it, that of a pair behind both halves.
  private func endOfEscape(at offset: Int) throws(Diagnostic) -> Int {
    guard offset + 1 < end else { throw failure("the escape is cut off", at: offset) }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return offset + 2
    case UInt8(ascii: "u"):
      guard let unit = unit(at: offset) else {
        throw failure("`\\u` is not followed by four hexadecimal digits", at: offset)
      }
      guard 0xD800...0xDFFF ~= unit else { return offset + 6 }
      guard unit < 0xDC00, let low = self.unit(at: offset + 6), 0xDC00...0xDFFF ~= low else {
        throw failure("an escape for half of a surrogate pair", at: offset)
      }
      return offset + 12
    default:
      throw failure("unknown escape", at: offset)
    }
  }

  /// Returns the UTF-16 unit that the escape `\uXXXX` at an offset names, nil when there is none.
  private func unit(at offset: Int) -> UInt32? {
    guard offset + 6 <= end, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for byte in bytes[(offset + 2)..<(offset + 6)] {
      guard let digit = byte.hexDigit else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// Returns the text of a checked string whose offsets include the quotes.
  func text(in range: Range<Int>, _ hasEscape: Bool) -> String {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    guard hasEscape else { return String(decoding: bytes[inner], as: UTF8.self) }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(inner.count)
    var copied = inner.lowerBound
    var offset = copied
    while offset < inner.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      utf8.append(contentsOf: bytes[copied..<offset])
      offset = append(escapeAt: offset, to: &utf8)
      copied = offset
    }
    utf8.append(contentsOf: bytes[copied..<inner.upperBound])
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Appends what a checked escape stands for and returns the offset behind it.
  private func append(escapeAt offset: Int, to utf8: inout [UInt8]) -> Int {
    switch bytes[offset + 1] {
    case UInt8(ascii: "b"): utf8.append(0x08)
    case UInt8(ascii: "f"): utf8.append(0x0C)
    case UInt8(ascii: "n"): utf8.append(0x0A)
    case UInt8(ascii: "r"): utf8.append(0x0D)
    case UInt8(ascii: "t"): utf8.append(0x09)
    case UInt8(ascii: "u"):
      let first = unit(at: offset) ?? 0xFFFD
      guard 0xD800..<0xDC00 ~= first, let second = unit(at: offset + 6) else {
        utf8.append(scalar: first)
        return offset + 6
      }
      utf8.append(scalar: 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      return offset + 12
    default: utf8.append(bytes[offset + 1])
    }
    return offset + 2
  }

  /// Checks the number or word that starts here with a byte.
  mutating func skipScalar(_ byte: UInt8) throws(Diagnostic) {
    switch byte {
    case UInt8(ascii: "t"): try skipWord("true")
    case UInt8(ascii: "f"): try skipWord("false")
    case UInt8(ascii: "n"): try skipWord("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
    default: throw failure("a value is missing", at: position)
    }
  }

  /// Returns the checked number or word in a range.
  func scalar(in range: Range<Int>) -> Node.Value {
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "t"): .boolean(true)
    case UInt8(ascii: "f"): .boolean(false)
    case UInt8(ascii: "n"): .null
    default: .number(String(decoding: bytes[range], as: UTF8.self))
    }
  }

  /// Skips a word that must stand here.
  private mutating func skipWord(_ word: StaticString) throws(Diagnostic) {
    let expected = Array(word.description.utf8)
    guard bytes[position..<end].starts(with: expected) else {
      throw failure("a value is missing; \(word) is spelled otherwise", at: position)
    }
    position += expected.count
  }

  /// Skips a number: an integer without leading zeros, a fraction, an exponent.
  private mutating func skipNumber() throws(Diagnostic) {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let isZero = position < end && bytes[position] == UInt8(ascii: "0")
    let count = skipDigits()
    var isNumber = count > 0 && !(isZero && count > 1)
    if position < end, bytes[position] == UInt8(ascii: ".") {
      position += 1
      isNumber = skipDigits() > 0 && isNumber
    }
    if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < end,
        bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
      {
        position += 1
      }
      isNumber = skipDigits() > 0 && isNumber
    }
    guard isNumber else { throw failure("the number is not well formed", at: start) }
  }

  /// Skips decimal digits and returns how many there were.
  private mutating func skipDigits() -> Int {
    let start = position
    while position < end, 0x30...0x39 ~= bytes[position] { position += 1 }
    return position - start
  }
}
