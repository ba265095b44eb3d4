import StringTables

/// Texts as parts of HTML.
enum HTMLText {
  /// Returns a text in which nothing is markup; control characters and marks of direction are shown as escapes.
  static func escaped(_ text: String) -> String {
    let text = Diagnostic.printable(text)
    guard text.utf8.contains(where: isSpecial) else { return text }
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      case UInt8(ascii: "'"): result += "&#39;".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns a message in which each quoted text keeps its own direction, as Arabic ones need, and texts in
  /// backticks are code.
  static func message(_ text: String) -> String {
    let parts = parts(of: text, at: UInt8(ascii: "\""))
    var result = ""
    for (number, part) in parts.enumerated() {
      if number % 2 == 1, number + 1 < parts.count {
        result += quoted(part)
      } else {
        result += (number % 2 == 1 ? "&quot;" : "") + code(part)
      }
    }
    return result
  }

  /// Returns a text of the app in quotes, which keeps its own direction.
  static func quoted(_ text: String) -> String { "“<bdi>\(escaped(text))</bdi>”" }

  /// Returns a text in which what stands in backticks is code.
  private static func code(_ text: String) -> String {
    let parts = parts(of: text, at: UInt8(ascii: "`"))
    guard parts.count % 2 == 1 else { return escaped(text) }
    var result = ""
    for (number, part) in parts.enumerated() {
      result += number % 2 == 1 ? "<code>\(escaped(part))</code>" : escaped(part)
    }
    return result
  }

  /// Returns the parts of a text between ASCII characters.
  private static func parts(of text: String, at separator: UInt8) -> [String] {
    text.utf8.split(separator: separator, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a byte needs an escape.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
