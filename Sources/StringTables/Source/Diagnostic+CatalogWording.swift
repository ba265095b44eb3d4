// All wording of findings about String Catalogs: one phrase, no full stop.
extension Diagnostic {
  static func unknownVersion(_ version: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .catalogUnknownVersion,
      "the version \(quote(version)) is unknown and read as 1.3; members that it adds are kept",
      at: place)
  }

  static func memberOutsideStrings(_ key: Key, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .catalogMemberOutsideStrings,
      "\(quote(key.text)) stands beside `strings` and is never shown; move it into `strings`",
      at: place)
  }

  static func catalogDuplicateKey(
    _ member: Key, of key: Key?, isEntry: Bool = false, first: SourceLocation,
    at place: SourceLocation
  ) -> Diagnostic {
    let owner = key.map { " of \(quote($0.text))" } ?? ""
    return Diagnostic(
      .catalogDuplicateKey, "\(quote(member.text))\(owner) occurs again; keep one", at: place,
      notes: [Note("first defined here", at: first)],
      about: (isEntry ? member : key).map { About($0, nil) })
  }

  /// Returns the finding that a member, or nil for the whole file, is of another type than expected.
  static func wrongType(
    _ member: String?, of owner: String?, _ node: Node, _ expected: String, in source: SourceText
  ) -> Diagnostic {
    let what = member.map { "`\($0)`" } ?? "the catalog"
    let whole = owner.map { " of \($0)" } ?? ""
    return Diagnostic(
      .catalogWrongType, "\(what)\(whole) is \(name(of: node)), not \(expected)",
      at: source.location(at: Int(node.range.lowerBound)))
  }

  static func missingMember(
    _ member: String, of owner: String?, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .catalogMissingMember, "\(owner ?? "the catalog") has no `\(member)`", at: place)
  }

  static func ambiguousLocalization(
    _ name: String, _ part: Key, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .catalogAmbiguousLocalization,
      "\(quote(part.text)) of \(name) shows two things at once; keep one text or one kind of"
        + " variation", at: place)
  }

  package static func unsupportedVariation(
    _ name: String, _ reason: String, at place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      .catalogUnsupportedVariation,
      "\(name) varies \(reason), which Apple's compiler refuses", at: place)
  }

  package static func undefinedSubstitution(
    _ reference: String, of name: String, at place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      .catalogUndefinedSubstitution,
      "\(name) refers to the substitution \(quote(reference)), which is not defined", at: place)
  }

  package static func nestedSubstitution(
    _ reference: String, of name: String, at place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      .catalogNestedSubstitution,
      "a plural form of \(name) refers to the substitution \(quote(reference)); only plain texts"
        + " can", at: place)
  }

  package static func pluralWithoutNumber(
    _ name: String, at place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      .catalogPluralWithoutNumber,
      "no plural form of \(name) prints a number; add one or use a substitution with"
        + " `formatSpecifier`", at: place)
  }

  package static func phrases(_ name: String, at place: SourceLocation?) -> Diagnostic {
    Diagnostic(
      .catalogPhrases, "\(name) holds phrases of App Shortcuts, which are not exported", at: place)
  }

  package static func languageAlias(
    _ name: String, _ languages: [LanguageTag], at place: SourceLocation?
  ) -> Diagnostic {
    let names = languages.map(\.name).joined(separator: ", ")
    return Diagnostic(
      .catalogLanguageAlias,
      "\(name) has several texts for the source language: \(names); keep one", at: place)
  }

  package static func notCompilable(
    _ name: String, _ reason: String, at place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(.catalogNotCompilable, "\(name) cannot be compiled: \(reason)", at: place)
  }

  /// Returns the words for a value: `a number`, `null`.
  private static func name(of node: Node) -> String {
    switch node.value {
    case .string: "a string"
    case .number(let text): "the number \(text)"
    case .boolean: "a truth value"
    case .null: "null"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "an object"
    }
  }
}
