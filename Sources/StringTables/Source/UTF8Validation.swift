/// Checks and writes UTF-8.
enum UTF8Validation {
  /// What one pass over a text finds.
  struct Lines {
    /// Every how many lines a start is kept; a catalog has a line for each 30 bytes.
    static let step = 16
    /// The offset of the first byte of the first line, and of each further line by `step`.
    private(set) var starts: [UInt32] = [0]
    /// How many lines have begun.
    private var count = 1
    /// Whether there are control characters other than TAB, LF and CR.
    var hasControls = false

    /// Takes one byte of a text.
    fileprivate mutating func take(_ byte: UInt8, at offset: Int, of utf8: [UInt8]) {
      if UTF8Validation.endsLine(utf8, at: offset) {
        if count % Self.step == 0 { starts.append(UInt32(offset + 1)) }
        count += 1
      }
      switch byte {
      case 0x09, 0x0A, 0x0D: break
      case 0..<0x20, 0x7F: hasControls = true
      default: break
      }
    }
  }

  /// Whether the byte at an offset ends a line: LF, or CR without LF behind it.
  static func endsLine(_ utf8: [UInt8], at offset: Int) -> Bool {
    switch utf8[offset] {
    case 0x0A: true
    case 0x0D: offset + 1 == utf8.count || utf8[offset + 1] != 0x0A
    default: false
    }
  }

  /// Returns the lines of a text.
  static func lines(of utf8: [UInt8]) -> Lines {
    var lines = Lines()
    var offset = 0
    while let word = utf8.span.word(at: offset) {
      var marks = word.marks(below: 0x20) | word.marks(of: 0x7F)
      while marks != 0 {
        let next = offset + marks.trailingZeroBitCount >> 3
        lines.take(utf8[next], at: next, of: utf8)
        marks &= marks - 1
      }
      offset += 8
    }
    for next in offset..<utf8.count { lines.take(utf8[next], at: next, of: utf8) }
    return lines
  }

  /// Returns the offset of the first byte that is not well formed (Unicode 16, table 3-7), or nil.
  static func firstFault(in bytes: [UInt8], from start: Int = 0) -> Int? {
    var offset = start
    let count = bytes.count
    while offset < count {
      if bytes[offset] < 0x80 {
        guard let word = bytes.span.word(at: offset) else {
          offset += 1
          continue
        }
        offset += word.nonASCII == 0 ? 8 : word.nonASCII.trailingZeroBitCount >> 3
        continue
      }
      let length = length(in: bytes, at: offset)
      if length == 0 { return offset }
      offset += length
    }
    return nil
  }

  /// Returns the length of the sequence at an offset whose first byte is not ASCII, 0 when it is not well formed.
  private static func length(in bytes: [UInt8], at offset: Int) -> Int {
    let lead = bytes[offset]
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      lowest = 0xA0
    case 0xED:
      length = 3
      highest = 0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      lowest = 0x90
    case 0xF4:
      length = 4
      highest = 0x8F
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard offset + length <= bytes.count, lowest...highest ~= bytes[offset + 1] else { return 0 }
    for further in 2..<max(length, 2) where bytes[offset + further] & 0xC0 != 0x80 { return 0 }
    return length
  }
}

extension [UInt8] {
  /// Appends the UTF-8 form of a scalar value; a surrogate becomes U+FFFD.
  mutating func append(scalar value: UInt32) {
    switch value {
    case 0..<0x80:
      append(UInt8(truncatingIfNeeded: value))
    case 0x80..<0x800:
      append(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
      append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
    case 0xD800..<0xE000, 0x110000...:
      append(scalar: 0xFFFD)
    case 0x800..<0x10000:
      append(0xE0 | UInt8(truncatingIfNeeded: value >> 12))
      append(0x80 | UInt8(truncatingIfNeeded: value >> 6 & 0x3F))
      append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
    default:
      append(0xF0 | UInt8(truncatingIfNeeded: value >> 18))
      append(0x80 | UInt8(truncatingIfNeeded: value >> 12 & 0x3F))
      append(0x80 | UInt8(truncatingIfNeeded: value >> 6 & 0x3F))
      append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
    }
  }
}
