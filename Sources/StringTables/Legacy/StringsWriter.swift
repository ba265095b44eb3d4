/// Writes `.strings` files: old-style text in UTF-8, without a byte-order mark.
///
/// The key `a` with the text `x "y"` and a line end is the line `"a" = "x \"y\"\n";`.
public enum StringsWriter {
  /// Returns the file for some entries, in their order; what the reader gives back is the same.
  public static func file(_ entries: [(key: Key, value: String)]) -> [UInt8] {
    var output: [UInt8] = []
    for entry in entries {
      append(entry.key.text, to: &output)
      output.append(contentsOf: " = ".utf8)
      append(entry.value, to: &output)
      output.append(contentsOf: ";\n".utf8)
    }
    return output
  }

  /// Appends a text in quotes.
  private static func append(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output.append(contentsOf: "\\\"".utf8)
      case "\\": output.append(contentsOf: "\\\\".utf8)
      case "\n": output.append(contentsOf: "\\n".utf8)
      case "\r": output.append(contentsOf: "\\r".utf8)
      case "\t": output.append(contentsOf: "\\t".utf8)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}",
        "\u{FFFF}":
        let digits = String(scalar.value, radix: 16)
        output.append(contentsOf: "\\U".utf8)
        output.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        output.append(contentsOf: digits.utf8)
      default: output.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
