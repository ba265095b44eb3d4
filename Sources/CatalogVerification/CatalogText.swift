import StringTables

/// Texts of a catalog as the bundle has them.
enum CatalogText {
  /// Returns a text without the names of its arguments: `%(count)lld` is `%lld`.
  static func withoutNames(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "(")), text.utf8.contains(UInt8(ascii: "%")) else {
      return text
    }
    return replacing(text, dialect: .catalog) { _ in nil }
  }

  /// Returns a text with other words for some of its pieces; nil keeps a piece, without a name.
  static func replacing(
    _ text: String, dialect: FormatString.Dialect, _ replacement: (FormatString.Piece) -> String?
  ) -> String {
    var bytes = Array(text.utf8)
    for piece in FormatString(text, dialect: dialect).pieces.reversed() {
      guard let range = piece.range else { continue }
      if let replaced = replacement(piece) {
        bytes.replaceSubrange(range, with: replaced.utf8)
      } else if case .specifier = piece, let start = bytes[range].firstIndex(of: UInt8(ascii: "(")),
        let end = bytes[range].firstIndex(of: UInt8(ascii: ")"))
      {
        bytes.removeSubrange(start...end)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the numeric specifiers of a text with the arguments that they print, from 1.
  ///
  /// - Parameter first: the argument of the first specifier without a number.
  static func numbers(
    in text: String, dialect: FormatString.Dialect, first: Int = 1
  ) -> [(argument: Int, type: String)] {
    var next = first
    var result: [(argument: Int, type: String)] = []
    for piece in FormatString(text, dialect: dialect).pieces {
      switch piece {
      case .literal, .reference: break
      case .substitutionArgument: next += 1
      case .specifier(let specifier):
        next += specifier.starCount
        let argument = specifier.argument ?? next
        if specifier.argument == nil { next += 1 }
        if specifier.isNumeric { result.append((argument, specifier.type)) }
      }
    }
    return result
  }

  /// Returns a text whose specifiers all have numbers, counted from 1.
  static func numbered(_ text: String) -> String {
    var arguments: [Int: Int] = [:]
    var next = 1
    for specifier in FormatString(text, dialect: .catalog).specifiers
    where specifier.argument == nil {
      next += specifier.starCount
      // A width from an argument keeps its order; it has no short form with a number.
      if specifier.starCount == 0 { arguments[specifier.range.lowerBound] = next }
      next += 1
    }
    return replacing(text, dialect: .catalog) { piece in
      guard case .specifier(let specifier) = piece,
        let argument = arguments[specifier.range.lowerBound]
      else { return nil }
      return "%\(argument)$\(specifier.modifiers)\(specifier.type)"
    }
  }
}
