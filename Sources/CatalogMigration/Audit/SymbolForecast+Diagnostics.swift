import StringTables

extension SymbolForecast {
  /// Words that cannot stand as a name in Swift without backticks.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// What would go wrong, in the order of the keys: symbols of several keys, keys without, names that Swift refuses.
  var diagnostics: [Diagnostic] {
    var keys: [Key: [Key]] = [:]
    for symbol in symbols {
      if let name = symbol.name { keys[Key(name), default: []].append(symbol.key) }
    }
    return symbols.compactMap { symbol in
      guard let name = symbol.name else { return Diagnostic.noSymbol(symbol.key) }
      if let all = keys[Key(name)], all.count > 1 {
        return all.first == symbol.key ? .symbolCollision(name, all) : nil
      }
      let startsWithDigit = name.unicodeScalars.first?.properties.numericType != nil
      return startsWithDigit || Self.keywords.contains(name)
        ? .uncertainSymbol(name, symbol.key) : nil
    }
  }
}
