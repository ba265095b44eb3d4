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

  /// Returns a message in which each quoted text keeps its own direction, as Arabic ones need.
  static func message(_ text: String) -> String {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "\""), omittingEmptySubsequences: false
    ).map { escaped(String(decoding: $0, as: UTF8.self)) }
    var result = ""
    for (number, part) in parts.enumerated() {
      if number % 2 == 1, number + 1 < parts.count {
        result += "<q dir=\"auto\">\(part)</q>"
      } else {
        result += (number % 2 == 1 ? "&quot;" : "") + part
      }
    }
    return result
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
