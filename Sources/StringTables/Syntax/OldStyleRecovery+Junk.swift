extension OldStyleRecovery {
  /// Names and skips what stands between entries and starts none.
  mutating func skipJunk() {
    let start = parser.position
    let scalar = character(at: start)
    let length = String(scalar).utf8.count
    if let marker = conflictMarker(at: start) { return skipConflictMarker(marker, at: start) }
    switch scalar {
    case ";":
      note(.stringsDoubleSemicolon, at: start)
      while parser.position < bytes.count, bytes[parser.position] == UInt8(ascii: ";") {
        parser.position += 1
      }
    case "}" where isBraced:
      parser.position += 1
      isBraced = false
    case "=":
      note(.stringsMissingKey, at: start)
      let end = rawEnd(from: start)
      parser.position = min(end + 1, bytes.count)
    case "*" where nextByte(after: start) == UInt8(ascii: "/"):
      note(.stringsStrayCommentEnd, at: start)
      parser.position += 2
    case "#":
      note(.stringsHashComment, at: start)
      skipLine()
    case "<" where bytes[start...].starts(with: "<!--".utf8):
      note(.stringsHTMLComment, at: start)
      skipLine()
    case "\u{FEFF}":
      note(.stringsStrayBOM, at: start)
      parser.position += length
    case let mark where mark.isSmartQuote:
      note(.stringsSmartQuoteDelimiter, mark.name, at: start)
      readOddKey(from: start)
    case let mark where mark.isInvisible:
      note(.stringsInvisibleCharacter, mark.name, at: start)
      parser.position += length
      skipRun(of: mark)
    case let letter where letter.properties.isAlphabetic:
      readOddWord(from: start)
    case "&", "\\", "}":
      note(.stringsTruncated, scalar.name, at: start)
      parser.position += 1
    default:
      note(.stringsTruncated, scalar.name, at: start)
      parser.position = nextEntry(in: start + length..<lineEnd(from: start)) ?? lineEnd(from: start)
    }
  }

  /// Skips repeats of one invisible character.
  private mutating func skipRun(of mark: Unicode.Scalar) {
    while parser.position < bytes.count, character(at: parser.position) == mark {
      parser.position += String(mark).utf8.count
    }
  }

  /// Reads a key that stands in other than straight quotes.
  private mutating func readOddKey(from start: Int) {
    let line = start..<lineEnd(from: start)
    guard let equals = firstEquals(in: line) else { return skipLine() }
    var scalars = equals.text.unicodeScalars[...]
    if scalars.first?.isSmartQuote == true { scalars.removeFirst() }
    if let last = scalars.last, last.isSmartQuote || last == "\"" { scalars.removeLast() }
    parser.position = equals.offset + 1
    readValue(of: String(scalars), from: start)
  }

  /// Reads a word with letters that must stand in quotes: a key when `=` follows, else stray text.
  private mutating func readOddWord(from start: Int) {
    let line = start..<lineEnd(from: start)
    if let equals = firstEquals(in: line), !equals.text.contains("\"") {
      note(.stringsUnquotedNonASCII, Diagnostic.quote(equals.text), at: start)
      parser.position = equals.offset + 1
      return readValue(of: equals.text, from: start)
    }
    let resume = nextEntry(in: start + 1..<line.upperBound) ?? line.upperBound
    note(.stringsStrayText, Diagnostic.quote(source.text(in: start..<resume).trimmed), at: start)
    parser.position = resume
  }

  /// Returns the sign of a merge-conflict marker that starts the line at an offset.
  private func conflictMarker(at offset: Int) -> UInt8? {
    let sign = bytes[offset]
    guard "<=>|".utf8.contains(sign), offset + 7 <= bytes.count,
      bytes[offset..<offset + 7].allSatisfy({ $0 == sign })
    else { return nil }
    let isLineStart = offset == 0 || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D
    return isLineStart ? sign : nil
  }

  /// Skips the line of a marker; one conflict is one fault.
  private mutating func skipConflictMarker(_ sign: UInt8, at start: Int) {
    if !isInConflict { note(.stringsConflictMarker, at: start) }
    isInConflict = sign != UInt8(ascii: ">")
    skipLine()
  }

  /// Skips the rest of the line.
  mutating func skipLine() {
    parser.position = lineEnd(from: parser.position)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a quotation mark other than `"` and `'`.
  var isSmartQuote: Bool {
    switch value {
    case 0x201C...0x201F, 0x2018...0x201B, 0xAB, 0xBB, 0x2039, 0x203A, 0xFF02, 0x300C, 0x300D,
      0x60, 0xB4:
      true
    default:
      false
    }
  }

  /// Whether nothing is seen where the scalar stands.
  var isInvisible: Bool {
    switch value {
    case 0...0x1F, 0x7F...0xA0, 0xAD, 0x200B...0x200F, 0x202A...0x202F, 0x2060...0x206F, 0x3000,
      0x2000...0x200A, 0x180E, 0xE0000...0xE007F, 0xFE00...0xFE0F:
      true
    default:
      false
    }
  }

  /// The character in quotes, or its number when it cannot be seen.
  var name: String {
    let hex = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    return isInvisible || properties.isWhitespace ? number : "'\(self)' (\(number))"
  }
}
