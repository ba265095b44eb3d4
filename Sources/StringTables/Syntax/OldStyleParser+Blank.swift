extension OldStyleParser {
  /// Skips white space and comments; returns whether something follows.
  mutating func skipBlank() -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09...0x0D:
        position += 1
      case 0xE2 where isLineSeparator(at: position):
        position += 3
      case UInt8(ascii: "/") where position + 1 < bytes.count:
        switch bytes[position + 1] {
        case UInt8(ascii: "/"): skipLineComment()
        case UInt8(ascii: "*"): skipBlockComment()
        default: return true
        }
      default:
        return true
      }
    }
    return false
  }

  /// Skips `// …` up to the end of the line.
  private mutating func skipLineComment() {
    let start = position
    position += 2
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D,
      !isLineSeparator(at: position)
    {
      position += 1
    }
    append(from: start, isBlock: false, isClosed: true)
  }

  /// Skips `/* … */`; at the end of the file a comment without end simply ends.
  private mutating func skipBlockComment() {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        append(from: start, isBlock: true, isClosed: true)
        return
      }
      position += 1
    }
    position = bytes.count
    append(from: start, isBlock: true, isClosed: false)
  }

  /// Keeps the comment that ends at the position.
  private mutating func append(from start: Int, isBlock: Bool, isClosed: Bool) {
    let range = UInt32(start)..<UInt32(position)
    comments.append(PropertyList.Comment(range: range, isBlock: isBlock, isClosed: isClosed))
  }

  /// Whether U+2028 or U+2029 stands at an offset.
  func isLineSeparator(at offset: Int) -> Bool {
    bytes[offset] == 0xE2 && offset + 2 < bytes.count && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
  }

  /// Whether a byte starts a quoted or unquoted string.
  func isStringStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte.isUnquoted
  }
}

extension UInt8 {
  /// Whether the byte may stand in an unquoted string.
  var isUnquoted: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default:
      false
    }
  }

  /// The value of a hexadecimal digit, nil for any other byte.
  var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
