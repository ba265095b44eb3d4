import Foundation

extension Mutation {
  /// Changes of texts.
  static let texts = [
    Self("the first character of a text") { text in
      text.isEmpty ? [] : [replacing(first: text)]
    },
    Self("the last character of a text") { text in
      text.unicodeScalars.last.map { last in
        [String(text.unicodeScalars.dropLast()) + (last == "x" ? "y" : "x")]
      } ?? []
    },
    Self("a character lost") { text in
      text.isEmpty ? [] : [String(text.unicodeScalars.dropFirst())]
    },
    Self("a character too much") { [$0 + "."] },
    Self("an empty text") { _ in [""] },
    Self("a text escaped twice") { [escaped($0)] },
    Self("an escape taken literally") { [$0.replacing("\n", with: "n").replacing("\"", with: "")] },
    Self("line ends of another kind") { [$0.replacing("\n", with: "\r\n")] },
    Self("white space trimmed") { [$0.trimmingCharacters(in: .whitespacesAndNewlines)] },
    Self("white space added") { [" " + $0] },
    Self("a text in composed form") { [$0.precomposedStringWithCanonicalMapping] },
    Self("a text in decomposed form") { [$0.decomposedStringWithCanonicalMapping] },
    Self("a text in lower case") { [$0.lowercased(), $0.uppercased()] },
    Self("entities of XML") { [$0.replacing("&", with: "&amp;").replacing("<", with: "&lt;")] },
    Self("percent signs doubled") { [$0.replacing("%", with: "%%")] },
    Self("percent signs halved") { [$0.replacing("%%", with: "%")] },
    Self("an argument number") { text in
      specifiers(of: text).map { replacing($0, of: text, number: "\(($0.number ?? 8) + 1)$") }
    },
    Self("the type of a specifier") { text in
      specifiers(of: text).filter { $0.type != "#" }.map {
        replacing($0, of: text, type: $0.type == "@" ? "s" : "@")
      }
    },
    Self("the length of a specifier") { text in
      specifiers(of: text).filter { "diu".contains($0.type) }.map {
        replacing($0, of: text, type: "h" + $0.type)
      }
    },
    Self("a width of a specifier") { text in
      specifiers(of: text).map { replacing($0, of: text, type: "7" + $0.type) }
    },
    Self("a specifier lost") { text in
      specifiers(of: text).map { text.replacingCharacters(in: $0.range, with: "") }
    },
    Self("a specifier too much") { [$0 + "%8$@"] },
    Self("the argument of a substitution printed otherwise") { text in
      text.contains("%arg") ? [text.replacing("%arg", with: "%5$@")] : []
    },
    Self("a reference renamed") { text in
      text.contains("#@") ? [text.replacing("#@", with: "#@renamed_")] : []
    },
    Self("a reference lost") { [$0.replacing(/%[0-9$]*#@[^@]*@/, with: "")] },
  ]

  /// A specifier of a text, or the start of a reference.
  private struct Specifier {
    /// Its place, up to the `#` of a reference.
    let range: Range<String.Index>
    /// The argument number as written.
    let number: Int?
    /// The last character.
    let type: String
  }

  /// Returns the specifiers of a text and the starts of its references; `%arg` and `%%` are none.
  private static func specifiers(of text: String) -> [Specifier] {
    text.matches(
      of: /%%|%arg|%(?:(\d+)\$)?[-+ 0.\d]*(?:hh|h|ll|l|q|L|z|t|j)?([#@diuxXofFeEgGaAcsp])/
    )
    .compactMap { match in
      guard let type = match.output.2 else { return nil }
      return Specifier(
        range: match.range, number: match.output.1.flatMap { Int($0) }, type: String(type))
    }
  }

  /// Returns a text with another number or type of a specifier.
  private static func replacing(
    _ specifier: Specifier, of text: String, number: String? = nil, type: String? = nil
  ) -> String {
    var piece = String(text[specifier.range])
    if let number { piece = "%\(number)" + piece.replacing(/^%(\d+\$)?/, with: "") }
    if let type { piece = piece.dropLast() + type }
    return text.replacingCharacters(in: specifier.range, with: piece)
  }

  /// Returns a text with another first character.
  static func replacing(first text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    return (first == "x" ? "y" : "x") + String(text.unicodeScalars.dropFirst())
  }

  /// Returns a text with escapes, as if a file's text were taken for its meaning.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t").replacing("\r", with: "\\r")
  }
}
