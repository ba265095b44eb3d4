extension Diagnostic: CustomStringConvertible {
  /// The lines, as a terminal shows them.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines that compilers print: `path:line:column: severity: message [id]`, then the notes.
  public var lines: [String] {
    var lines = ["\(Self.prefix(location))\(severity.rawValue): \(message) [\(id.rawValue)]"]
    for note in notes {
      lines.append("\(Self.prefix(note.location ?? location))note: \(note.message)")
    }
    return lines.map(Self.printable)
  }

  /// Returns the place followed by a colon and a space, or nothing for no place.
  private static func prefix(_ location: SourceLocation?) -> String {
    location.map { "\($0): " } ?? ""
  }

  /// Returns a text without control characters, so that it stays on one line and cannot drive a terminal.
  package static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a scalar could move the cursor, end the line or turn the direction of writing.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns a text in straight quotes, cut to 60 characters, with line ends shown as escapes.
  package static func quote(_ text: String) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == 60 { return "\"\(result)…\"" }
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
      count += 1
    }
    return "\"\(result)\""
  }
}
