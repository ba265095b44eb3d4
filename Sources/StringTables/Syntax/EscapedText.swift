/// The text of a quoted string with escapes, built up as UTF-8.
///
/// `a\n\U00e9\251` gives `a`, a line feed, `é` and `’` (octal escapes are NextStep characters).
/// Source: swift-corelibs-foundation, CFOldStylePList.c, `getSlashedChar`, 2026.
struct EscapedText {
  /// The text so far; lone surrogates are U+FFFD.
  private(set) var utf8: [UInt8]
  /// Whether an escape may have given a control character other than TAB, LF and CR.
  private(set) var hasControls = false
  /// Remarks on the escapes so far.
  private var remarks: [OldStyleParser.Remark] = []
  /// A high surrogate that waits for its low one, with the offset of its escape.
  private var high: (unit: UInt32, offset: Int)?

  /// Creates a text that starts with some bytes.
  init(_ start: [UInt8]) {
    utf8 = start
  }

  /// Adds a byte that is no escape.
  mutating func append(_ byte: UInt8) {
    flushSurrogate()
    utf8.append(byte)
  }

  /// Ends the text and returns the remarks on it.
  mutating func finish() -> [OldStyleParser.Remark] {
    flushSurrogate()
    return remarks
  }

  /// The letters of escapes that may give control characters.
  private static let controlLetters = Array("01234567Uabfv".utf8)

  /// Adds the escape whose backslash is at an offset and returns the offset behind it.
  mutating func append(escapeAt offset: Int, in bytes: [UInt8]) -> Int {
    let letter = bytes[offset + 1]
    hasControls = hasControls || Self.controlLetters.contains(letter)
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return appendOctal(at: offset, in: bytes)
    case UInt8(ascii: "U"):
      return appendUnicode(at: offset, in: bytes)
    case UInt8(ascii: "a"): append(0x07)
    case UInt8(ascii: "b"): append(0x08)
    case UInt8(ascii: "f"): append(0x0C)
    case UInt8(ascii: "n"): append(0x0A)
    case UInt8(ascii: "r"): append(0x0D)
    case UInt8(ascii: "t"): append(0x09)
    case UInt8(ascii: "v"): append(0x0B)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x0A, 0x0D:
      append(letter)
    default:
      append(letter)
      remark(unknownEscapeID(letter, next: bytes.dropFirst(offset + 2).first), at: offset)
    }
    return offset + 2
  }

  /// Returns the rule for an escape that has no meaning.
  private func unknownEscapeID(_ letter: UInt8, next: UInt8?) -> DiagnosticID {
    switch letter {
    case UInt8(ascii: "u") where next?.hexDigit != nil: .stringsLowercaseUEscape
    case UInt8(ascii: "("): .stringsInterpolationEscape
    default: .stringsUnknownEscape
    }
  }

  /// Adds `\` and one to three octal digits, a NextStep character.
  private mutating func appendOctal(at offset: Int, in bytes: [UInt8]) -> Int {
    var end = offset + 1
    var value = 0
    while end < min(offset + 4, bytes.count), 0x30...0x37 ~= bytes[end] {
      value = value << 3 + Int(bytes[end] & 7)
      end += 1
    }
    let byte = value & 0xFF
    appendUnit(byte < 0x80 ? UInt32(byte) : NextStepCharacters.scalars[byte - 0x80], at: offset)
    remark(.stringsOctalEscape, at: offset)
    return end
  }

  /// Adds `\U` and up to four hexadecimal digits, a UTF-16 unit.
  private mutating func appendUnicode(at offset: Int, in bytes: [UInt8]) -> Int {
    var end = offset + 2
    var value: UInt32 = 0
    while end < min(offset + 6, bytes.count), let digit = bytes[end].hexDigit {
      value = value << 4 | UInt32(digit)
      end += 1
    }
    appendUnit(value, at: offset)
    if end < offset + 6 {
      remark(.stringsShortUnicodeEscape, at: offset)
    } else if isLongEscape(at: offset, in: bytes) {
      remark(.stringsLongUnicodeEscape, at: offset)
    }
    return end
  }

  /// Whether eight hexadecimal digits follow `\U` and name a scalar, as in C.
  private func isLongEscape(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard offset + 10 <= bytes.count else { return false }
    var value: UInt32 = 0
    for byte in bytes[(offset + 2)..<(offset + 10)] {
      guard let digit = byte.hexDigit else { return false }
      value = value << 4 | UInt32(digit)
    }
    return Unicode.Scalar(value) != nil
  }

  /// Adds a UTF-16 unit; surrogates pair up when they are adjacent.
  private mutating func appendUnit(_ unit: UInt32, at offset: Int) {
    if 0xDC00...0xDFFF ~= unit, let pending = high {
      high = nil
      utf8.append(scalar: 0x10000 + (pending.unit - 0xD800) << 10 + (unit - 0xDC00))
      return
    }
    flushSurrogate()
    switch unit {
    case 0xD800...0xDBFF:
      high = (unit, offset)
    case 0xDC00...0xDFFF:
      utf8.append(scalar: 0xFFFD)
      remark(.stringsLoneSurrogate, at: offset)
    default:
      utf8.append(scalar: unit)
    }
  }

  /// Replaces a high surrogate that has no low one.
  private mutating func flushSurrogate() {
    guard let pending = high else { return }
    high = nil
    utf8.append(scalar: 0xFFFD)
    remark(.stringsLoneSurrogate, at: pending.offset)
  }

  /// Notes a remark.
  private mutating func remark(_ id: DiagnosticID, at offset: Int) {
    remarks.append(OldStyleParser.Remark(id: id, offset: offset))
  }
}
