/// Writes JSON strings with Foundation's escapes: `\"`, `\\`, `\b`, `\f`, `\n`, `\r`, `\t`, `\u001f`.
package enum JSONText {
  /// Appends a text in quotes; slashes and everything but ASCII stay as they are.
  package static func append(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if text.withUTF8Span(hasEscape) {
      for byte in text.utf8 {
        if needsEscape(byte) { appendEscape(of: byte, to: &output) } else { output.append(byte) }
      }
    } else {
      output.append(contentsOf: text.utf8)
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Whether a text has a byte that cannot stand in a JSON string as it is.
  private static func hasEscape(_ utf8: Span<UInt8>) -> Bool {
    var offset = 0
    while let word = utf8.word(at: offset) {
      let marks =
        word.marks(of: UInt8(ascii: "\"")) | word.marks(of: UInt8(ascii: "\\"))
        | word.marks(below: 0x20)
      if marks != 0 { return true }
      offset += 8
    }
    while offset < utf8.count {
      if needsEscape(utf8[offset]) { return true }
      offset += 1
    }
    return false
  }

  /// Whether a byte cannot stand in a JSON string as it is.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Appends the escape of a byte.
  private static func appendEscape(of byte: UInt8, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: output.append(UInt8(ascii: "b"))
    case 0x09: output.append(UInt8(ascii: "t"))
    case 0x0A: output.append(UInt8(ascii: "n"))
    case 0x0C: output.append(UInt8(ascii: "f"))
    case 0x0D: output.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): output.append(byte)
    default:
      let digits = Array("0123456789abcdef".utf8)
      output += "u00".utf8
      output.append(digits[Int(byte >> 4)])
      output.append(digits[Int(byte & 0xF)])
    }
  }
}
