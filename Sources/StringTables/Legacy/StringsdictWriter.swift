/// Writes `.stringsdict` files: XML property lists indented by tabs, as Xcode writes them.
///
/// The key `a` with a plain text `x` is `<key>a</key>`, `<string>x</string>` between `<dict>` and
/// `</dict>`.
public struct StringsdictWriter {
  /// The bytes so far.
  private var output: [UInt8] = []
  /// The key of the entry at hand.
  private var key: Key = ""

  /// Returns the file for some rules, in their order; what the reader gives back is the same.
  ///
  /// - Throws: `catalog.not-compilable` where a text has a character that XML cannot hold.
  public static func file(
    _ entries: [(key: Key, rule: StringsdictRule)]
  ) throws(Diagnostic) -> [UInt8] {
    var writer = StringsdictWriter()
    writer.output.append(
      contentsOf: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """.utf8)
    writer.line("<dict>", depth: 0)
    for entry in entries {
      writer.key = entry.key
      try writer.element("key", entry.key.text, depth: 1)
      try writer.write(entry.rule, depth: 1)
    }
    writer.line("</dict>", depth: 0)
    writer.line("</plist>", depth: 0)
    return writer.output
  }

  /// Writes a rule: a string, or a dictionary of its members.
  private mutating func write(_ rule: StringsdictRule, depth: Int) throws(Diagnostic) {
    if case .string(let text) = rule {
      try element("string", text, depth: depth)
      return
    }
    line("<dict>", depth: depth)
    try writeMembers(of: rule, depth: depth + 1)
    line("</dict>", depth: depth)
  }

  /// Writes the members of a rule that is a dictionary.
  private mutating func writeMembers(of rule: StringsdictRule, depth: Int) throws(Diagnostic) {
    switch rule {
    case .string(let text):
      throw .notCompilable(name, "\(Diagnostic.quote(text)) is no rule", at: nil)
    case .format(let format):
      try element("key", "NSStringLocalizedFormatKey", depth: depth)
      try element("string", format.format, depth: depth)
      for variable in format.variables { try write(variable, depth: depth) }
    case .device(let branches):
      try write(branches, of: "NSStringDeviceSpecificRuleType", depth: depth)
    case .width(let branches):
      try write(branches, of: "NSStringVariableWidthRuleType", depth: depth)
    case .several(let rules):
      for rule in rules { try writeMembers(of: rule, depth: depth) }
    case .unknown(let reason):
      throw .notCompilable(name, reason, at: nil)
    }
  }

  /// Writes the rules of devices or widths.
  private mutating func write(
    _ branches: [StringsdictRule.Branch<StringsdictRule>], of kind: String, depth: Int
  ) throws(Diagnostic) {
    try element("key", kind, depth: depth)
    line("<dict>", depth: depth)
    for branch in branches {
      try element("key", branch.selector.text, depth: depth + 1)
      try write(branch.content, depth: depth + 1)
    }
    line("</dict>", depth: depth)
  }

  /// Writes a variable.
  private mutating func write(
    _ variable: StringsdictFormat.Variable, depth: Int
  ) throws(Diagnostic) {
    try element("key", variable.name.text, depth: depth)
    line("<dict>", depth: depth)
    let kind =
      switch variable.kind {
      case .plural: "NSStringPluralRuleType"
      case .gender: "NSStringGenderRuleType"
      case .unknown(let type): type
      }
    try element("key", "NSStringFormatSpecTypeKey", depth: depth + 1)
    try element("string", kind, depth: depth + 1)
    if let type = variable.valueType {
      try element("key", "NSStringFormatValueTypeKey", depth: depth + 1)
      try element("string", type, depth: depth + 1)
    }
    for form in variable.forms {
      try element("key", form.selector.text, depth: depth + 1)
      try element("string", form.content, depth: depth + 1)
    }
    line("</dict>", depth: depth)
  }

  /// Writes an element that holds a text.
  private mutating func element(
    _ tag: String, _ text: String, depth: Int
  ) throws(Diagnostic) {
    output.append(contentsOf: repeatElement(0x09, count: depth))
    output.append(contentsOf: "<\(tag)>".utf8)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output.append(contentsOf: "&amp;".utf8)
      case "<": output.append(contentsOf: "&lt;".utf8)
      case ">": output.append(contentsOf: "&gt;".utf8)
      // A raw carriage return is a line feed to every XML reader.
      case "\r": output.append(contentsOf: "&#13;".utf8)
      case "\t", "\n": output.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
        throw .notCompilable(name, "XML cannot hold U+\(zeros)\(digits)", at: nil)
      default: output.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
    output.append(contentsOf: "</\(tag)>\n".utf8)
  }

  /// The key of the entry in quotes.
  private var name: String { Diagnostic.quote(key.text) }

  /// Writes a line of markup.
  private mutating func line(_ text: String, depth: Int) {
    output.append(contentsOf: repeatElement(0x09, count: depth))
    output.append(contentsOf: text.utf8)
    output.append(0x0A)
  }
}
