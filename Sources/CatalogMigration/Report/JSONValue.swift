import StringTables

/// A value of a machine-readable report.
///
/// `.object([("b", .number(1)), ("a", .null)])` is written with its keys in order: `{ "a" : null, "b" : 1 }`.
package enum JSONValue {
  /// Members by name.
  case object([String: JSONValue])
  /// Values in order.
  case array([JSONValue])
  /// A text.
  case string(String)
  /// A whole number.
  case number(Int)
  /// A truth value.
  case boolean(Bool)
  /// Nothing.
  case null

  /// Returns a text, or nothing for nil.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// The document in UTF-8: two spaces a level, sorted keys, a line end at the end.
  package var document: String {
    var output: [UInt8] = []
    append(to: &output, indent: 0)
    output.append(UInt8(ascii: "\n"))
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the value.
  private func append(to output: inout [UInt8], indent: Int) {
    switch self {
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      Self.append(sorted, "{", "}", to: &output, indent: indent) { member, output in
        Self.append(member.key, to: &output)
        output += ": ".utf8
        member.value.append(to: &output, indent: indent + 2)
      }
    case .array(let values):
      Self.append(values, "[", "]", to: &output, indent: indent) { value, output in
        value.append(to: &output, indent: indent + 2)
      }
    case .string(let text): Self.append(text, to: &output)
    case .number(let number): output += String(number).utf8
    case .boolean(let value): output += (value ? "true" : "false").utf8
    case .null: output += "null".utf8
    }
  }

  /// Appends a text in quotes, also such control characters as escapes that may stand in JSON.
  private static func append(_ text: String, to output: inout [UInt8]) {
    guard text.unicodeScalars.contains(where: { $0.value > 0x7E && Diagnostic.isControl($0) })
    else { return JSONText.append(text, to: &output) }
    var escaped: [UInt8] = []
    JSONText.append(text, to: &escaped)
    for scalar in String(decoding: escaped, as: UTF8.self).unicodeScalars {
      if Diagnostic.isControl(scalar) {
        let digits = String(scalar.value, radix: 16)
        output += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      } else {
        output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  /// Appends the parts of an object or array, one a line.
  private static func append<Part>(
    _ parts: [Part], _ open: String, _ close: String, to output: inout [UInt8], indent: Int,
    each: (Part, inout [UInt8]) -> Void
  ) {
    output += open.utf8
    for (number, part) in parts.enumerated() {
      output += (number == 0 ? "\n" : ",\n").utf8
      output += Array(repeating: UInt8(ascii: " "), count: indent + 2)
      each(part, &output)
    }
    if !parts.isEmpty {
      output.append(UInt8(ascii: "\n"))
      output += Array(repeating: UInt8(ascii: " "), count: indent)
    }
    output += close.utf8
  }
}
