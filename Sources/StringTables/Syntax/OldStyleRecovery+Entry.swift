extension OldStyleRecovery {
  /// Reads one entry that starts with a string, whatever is wrong with it.
  mutating func readEntry() {
    let start = parser.position
    let isQuoted = !bytes[start].isUnquoted
    guard let key = scanString() else { return readUnclosedKey(from: start) }
    let keyEnd = parser.position
    guard parser.skipBlank() else {
      note(.stringsMissingSemicolon, Diagnostic.quote(key), at: keyEnd)
      append(key: key, value: Node(.string(key)), from: start, isShorthand: true)
      return
    }
    switch character(at: parser.position) {
    case ";":
      parser.position += 1
      let range = UInt32(start)..<UInt32(keyEnd)
      append(key: key, value: Node(.string(key), range: range), from: start, isShorthand: true)
    case "=":
      parser.position += 1
      readValue(of: key, from: start)
    case ":" where isQuoted:
      note(.stringsBadSeparator, "':'", at: parser.position)
      parser.position += 1
      if parser.skipBlank(), bytes[parser.position] == UInt8(ascii: "=") { parser.position += 1 }
      readValue(of: key, from: start)
    case "\u{FF1D}":
      note(.stringsFullwidthPunctuation, "'＝'", at: parser.position)
      parser.position += 3
      readValue(of: key, from: start)
    default:
      readBrokenKey(key, from: start, end: keyEnd, isQuoted: isQuoted)
    }
  }

  /// Finds out what is wrong with a key that neither `=` nor `;` follows.
  private mutating func readBrokenKey(_ key: String, from start: Int, end: Int, isQuoted: Bool) {
    let next = parser.position
    guard isQuoted else { return readStrayText(from: start, end: end) }
    if hasLineEnd(start..<end) { return readUnclosedKey(from: start) }
    if let equals = trailingEquals(start..<end) {
      // The quote taken for the end of the key opens the value.
      note(.stringsUnclosedString, Diagnostic.quote(equals.text), at: start)
      parser.position = end - 1
      return readValue(of: equals.text, from: start)
    }
    if hasLineEnd(end..<next) {
      note(.stringsMissingValue, Diagnostic.quote(key), at: start)
      return
    }
    if bytes[next] == UInt8(ascii: "\""), let value = scanString(), parser.skipBlank(),
      bytes[parser.position] == UInt8(ascii: ";")
    {
      parser.position += 1
      note(.stringsMissingEquals, Diagnostic.quote(key), at: end)
      let range = UInt32(next)..<UInt32(parser.position)
      return append(key: key, value: Node(.string(value), range: range), from: start)
    }
    parser.position = next
    if let close = closingQuote(from: end - 1, before: UInt8(ascii: "=")) {
      let text = unescaped(start + 1..<close)
      note(.stringsUnescapedQuote, Diagnostic.quote(text), at: end - 1)
      parser.position = close + 1
      if parser.skipBlank() { parser.position += 1 }
      return readValue(of: text, from: start)
    }
    note(.stringsUnexpectedCharacter, character(at: next).name, at: next)
    skipLine()
  }

  /// Reads a key whose closing quote is missing: it ends where an entry or comment starts a line.
  private mutating func readUnclosedKey(from start: Int) {
    let line = start + 1..<lineEnd(from: start + 1)
    if let equals = firstEquals(in: line) {
      note(.stringsUnclosedString, Diagnostic.quote(equals.text), at: start)
      parser.position = equals.offset + 1
      return readValue(of: equals.text, from: start)
    }
    note(.stringsUnclosedString, Diagnostic.quote(source.text(in: line)), at: start)
    parser.position = line.upperBound
  }

  /// Skips words that belong to no entry, or reads them as a key whose opening quote is missing.
  private mutating func readStrayText(from start: Int, end: Int) {
    let line = start..<lineEnd(from: start)
    if let quote = bytes[line].firstIndex(of: UInt8(ascii: "\"")),
      let next = nextOnLine(after: quote), next == UInt8(ascii: "=") || next == UInt8(ascii: ";")
    {
      let key = source.text(in: start..<quote)
      note(.stringsUnopenedString, Diagnostic.quote(key), at: start)
      parser.position = quote + 1
      _ = parser.skipBlank()
      parser.position += 1
      if next == UInt8(ascii: "=") { readValue(of: key, from: start) }
      return
    }
    let resume = nextEntry(in: end..<line.upperBound) ?? line.upperBound
    let text = source.text(in: start..<resume)
    note(.stringsStrayText, Diagnostic.quote(text.trimmed), at: start)
    parser.position = resume
  }

  /// Reads the value of a key from behind its `=`, and the terminator.
  mutating func readValue(of key: String, from start: Int) {
    guard parser.skipBlank() else {
      note(.stringsMissingValue, Diagnostic.quote(key), at: start)
      return
    }
    let valueStart = parser.position
    switch character(at: valueStart) {
    case ";":
      note(.stringsMissingValue, Diagnostic.quote(key), at: valueStart)
      parser.position += 1
    case "=", ">":
      note(.stringsBadSeparator, "'=\(character(at: valueStart))'", at: valueStart)
      parser.position += 1
      readValue(of: key, from: start)
    case "@" where nextByte(after: valueStart) == UInt8(ascii: "\""):
      note(.stringsUnexpectedCharacter, "'@'", at: valueStart)
      parser.position += 1
      readValue(of: key, from: start)
    case "{", "(", "<":
      readContainer(of: key, from: start)
    case let mark where mark.isSmartQuote:
      note(.stringsSmartQuoteDelimiter, mark.name, at: valueStart)
      readRawValue(of: key, from: start)
    case let scalar where parser.isStringStart(bytes[valueStart]) && scalar.isASCII:
      guard let value = scanString() else { return readUnclosedValue(of: key, from: start) }
      readTerminator(of: key, value: value, from: start, valueStart: valueStart)
    case let scalar:
      let isLetter = !scalar.isASCII && scalar.properties.isAlphabetic
      note(
        isLetter ? .stringsUnquotedNonASCII : .stringsUnquotedText,
        Diagnostic.quote(source.text(in: valueStart..<rawEnd(from: valueStart)).trimmed),
        at: valueStart)
      readRawValue(of: key, from: start)
    }
  }

  /// Reads a dictionary, an array or data, which no app shows.
  private mutating func readContainer(of key: String, from start: Int) {
    let valueStart = parser.position
    guard let value = parser.parseValue(depth: 1), parser.skipBlank() else {
      let id: DiagnosticID =
        switch parser.fault {
        case .badData: .stringsBadData
        case .badArray: .stringsBadArray
        case .tooDeep: .stringsNestingTooDeep
        default: .stringsUnterminatedContainer
        }
      note(id, Diagnostic.quote(key), at: valueStart)
      parser.fault = nil
      return skipLine()
    }
    if bytes[parser.position] == UInt8(ascii: ";") {
      parser.position += 1
    } else {
      note(.stringsMissingSemicolon, Diagnostic.quote(key), at: Int(value.range.upperBound))
    }
    append(key: key, value: value, from: start)
  }

  /// Reads what follows a value; it should be `;`.
  private mutating func readTerminator(
    of key: String, value: String, from start: Int, valueStart: Int
  ) {
    let valueEnd = parser.position
    let node = Node(.string(value), range: UInt32(valueStart)..<UInt32(valueEnd))
    let isAtEnd = !parser.skipBlank()
    let next = parser.position
    switch isAtEnd ? nil : character(at: next) {
    case nil, "}":
      note(.stringsMissingSemicolon, Diagnostic.quote(key), at: valueEnd)
    case ";":
      parser.position += 1
    case ",":
      note(.stringsBadTerminator, Diagnostic.quote(key), at: next)
      parser.position += 1
    case "\u{FF1B}", "\u{37E}":
      note(.stringsFullwidthPunctuation, character(at: next).name, at: next)
      parser.position += String(character(at: next)).utf8.count
    default:
      let isQuoted = !bytes[valueStart].isUnquoted
      if isQuoted, hasLineEnd(valueStart..<valueEnd), entryLine(in: valueStart..<valueEnd) != nil {
        return readUnclosedValue(of: key, from: start, at: valueStart)
      }
      guard hasLineEnd(valueEnd..<next) else {
        return readBrokenValue(of: key, from: start, valueStart: valueStart, valueEnd: valueEnd)
      }
      note(.stringsMissingSemicolon, Diagnostic.quote(key), at: valueEnd)
    }
    append(key: key, value: node, from: start)
  }

  /// Reads a value that more text follows on the same line.
  private mutating func readBrokenValue(
    of key: String, from start: Int, valueStart: Int, valueEnd: Int
  ) {
    guard !bytes[valueStart].isUnquoted else {
      parser.position = valueStart
      let text = source.text(in: valueStart..<rawEnd(from: valueStart)).trimmed
      note(.stringsUnquotedText, Diagnostic.quote(text), at: valueStart)
      return readRawValue(of: key, from: start)
    }
    note(.stringsUnescapedQuote, Diagnostic.quote(key), at: valueEnd - 1)
    guard let close = finalQuote(from: valueEnd - 1) else {
      parser.position = lineEnd(from: valueEnd)
      return
    }
    let text = unescaped(valueStart + 1..<close)
    parser.position = close + 1
    if parser.skipBlank(), bytes[parser.position] == UInt8(ascii: ";") { parser.position += 1 }
    let range = UInt32(valueStart)..<UInt32(close + 1)
    append(key: key, value: Node(.string(text), range: range), from: start)
  }

  /// Reads a value whose closing quote is missing: it ends where an entry or comment starts a line.
  private mutating func readUnclosedValue(of key: String, from start: Int, at given: Int? = nil) {
    let valueStart = given ?? parser.position
    let limit = min(valueStart + Self.longestString, bytes.count)
    let end = entryLine(in: valueStart..<limit) ?? lineEnd(from: valueStart)
    note(.stringsUnclosedString, Diagnostic.quote(key), at: valueStart)
    var text = unescaped(valueStart + 1..<max(end, valueStart + 1)).trimmed
    if text.hasSuffix(";") { text.removeLast() }
    parser.position = max(end, valueStart + 1)
    let range = UInt32(valueStart)..<UInt32(parser.position)
    append(key: key, value: Node(.string(text), range: range), from: start)
  }

  /// Takes the text up to the `;` of the line as the value, without quotes of any kind around it.
  private mutating func readRawValue(of key: String, from start: Int) {
    let valueStart = parser.position
    let end = rawEnd(from: valueStart)
    var scalars = source.text(in: valueStart..<end).trimmed.unicodeScalars[...]
    if let first = scalars.first, first.isSmartQuote || first == "\"" { scalars.removeFirst() }
    if let last = scalars.last, last.isSmartQuote || last == "\"" { scalars.removeLast() }
    parser.position = end
    if end < bytes.count, bytes[end] == UInt8(ascii: ";") { parser.position += 1 }
    let range = UInt32(valueStart)..<UInt32(end)
    append(key: key, value: Node(.string(String(scalars)), range: range), from: start)
  }
}
