/// Reads the parts of a format string from its bytes.
struct FormatScanner {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// Which additions to printf are read.
  let dialect: FormatString.Dialect
  /// The offset of the next byte.
  private var position = 0
  /// The literal text that no piece holds yet.
  private var literal: [UInt8] = []
  /// The pieces so far.
  private var result: [FormatString.Piece] = []

  /// Creates a scanner at the start of a text.
  init(bytes: [UInt8], dialect: FormatString.Dialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  /// What was read of a specifier before its conversion.
  private struct Prefix {
    /// The explicit argument number.
    var argument: Int?
    /// Flags, width and precision as written.
    var modifiers: [UInt8] = []
    /// Arguments taken by `*`.
    var starCount = 0
    /// The length modifier.
    var length: [UInt8] = []
    /// Whether `#` was read, after which `@` starts a name.
    var isReference = false
  }

  /// Returns all pieces of the text.
  mutating func pieces() -> [FormatString.Piece] {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        scanSpecifier()
      } else {
        literal.append(bytes[position])
        position += 1
      }
    }
    flushLiteral()
    return result
  }

  /// Reads what a percent sign starts.
  private mutating func scanSpecifier() {
    let start = position
    position += 1
    if dialect == .substitution, bytes[position...].starts(with: "arg".utf8) {
      position += 3
      append(.substitutionArgument(start..<position))
      return
    }
    var prefix = Prefix()
    while position < bytes.count {
      let byte = bytes[position]
      if scanModifier(byte, into: &prefix) { continue }
      position += 1
      switch byte {
      case UInt8(ascii: "@") where prefix.isReference:
        scanReference(prefix, start: start)
      case UInt8(ascii: "@"), UInt8(ascii: "n"), UInt8(ascii: "p"), UInt8(ascii: "c"),
        UInt8(ascii: "C"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "P"),
        UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"), UInt8(ascii: "u"),
        UInt8(ascii: "U"), UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "x"),
        UInt8(ascii: "X"), UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "e"),
        UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "g"),
        UInt8(ascii: "G"):
        let specifier = FormatString.Specifier(
          argument: prefix.argument,
          modifiers: String(decoding: prefix.modifiers, as: UTF8.self),
          starCount: prefix.starCount,
          type: String(decoding: prefix.length + [byte], as: UTF8.self),
          range: start..<position)
        append(.specifier(specifier))
      default:
        literal.append(byte)
      }
      return
    }
  }

  /// Reads one part before the conversion; returns false when the byte is none.
  private mutating func scanModifier(_ byte: UInt8, into prefix: inout Prefix) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanDigits(into: &prefix)
    case UInt8(ascii: "#"):
      prefix.isReference = true
      position += 1
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "):
      prefix.modifiers.append(byte)
      position += 1
    case UInt8(ascii: "."):
      prefix.modifiers.append(byte)
      position += 1
    case UInt8(ascii: "*"):
      prefix.modifiers.append(byte)
      prefix.starCount += 1
      position += 1
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "L"), UInt8(ascii: "q"),
      UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"):
      prefix.length.append(byte)
      position += 1
    case UInt8(ascii: "(") where dialect != .legacy:
      return skipName()
    default:
      return false
    }
    return true
  }

  /// Reads an argument number, a width or a precision.
  private mutating func scanDigits(into prefix: inout Prefix) {
    let start = position
    while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] {
      position += 1
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "$"),
      let number = Int(String(decoding: bytes[start..<position], as: UTF8.self)), number > 0
    {
      prefix.argument = number
      position += 1
    } else {
      prefix.modifiers += bytes[start..<position]
    }
  }

  /// Skips `(name)` directly behind `%` or `1$`; returns false when it is no name of an argument.
  private mutating func skipName() -> Bool {
    let before = bytes[position - 1]
    guard before == UInt8(ascii: "%") || before == UInt8(ascii: "$") else { return false }
    var end = position + 1
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    guard end > position + 1, end < bytes.count, bytes[end] == UInt8(ascii: ")") else {
      return false
    }
    position = end + 1
    return true
  }

  /// Reads the name of a reference up to its closing `@`.
  private mutating func scanReference(_ prefix: Prefix, start: Int) {
    let nameStart = position
    while position < bytes.count, isReferenceByte(bytes[position]) { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "@") else {
      position = nameStart
      literal += bytes[start..<nameStart]
      return
    }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    position += 1
    let reference = FormatString.Reference(
      name: name, argument: prefix.argument,
      modifiers: String(decoding: prefix.modifiers, as: UTF8.self), range: start..<position)
    append(.reference(reference))
  }

  /// Adds a piece behind the pending literal.
  private mutating func append(_ piece: FormatString.Piece) {
    flushLiteral()
    result.append(piece)
  }

  /// Turns the pending literal into a piece.
  private mutating func flushLiteral() {
    guard !literal.isEmpty else { return }
    result.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  /// Whether a byte may stand in the name of a reference; in catalogs all but delimiters may.
  private func isReferenceByte(_ byte: UInt8) -> Bool {
    switch dialect {
    case .legacy: Self.isNameByte(byte)
    case .catalog, .substitution: byte != UInt8(ascii: "@") && byte != UInt8(ascii: "%")
    }
  }

  /// Whether a byte may stand in the name of a legacy reference.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default:
      false
    }
  }
}
