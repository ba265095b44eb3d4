import StringTables

// All wording of findings that only an audit makes: one phrase, no full stop.
extension Diagnostic {
  static func missingArgument(_ place: Int, kind: String, _ about: About) -> Diagnostic {
    Diagnostic(
      .formatMissingArgument, "\(name(about)) does not use argument \(place), \(kind)", at: nil,
      about: about)
  }

  static func extraArgument(_ place: Int, kind: String, _ about: About) -> Diagnostic {
    Diagnostic(
      .formatExtraArgument,
      "\(name(about)) uses argument \(place), \(kind), which the source language does not use",
      at: nil, about: about)
  }

  static func otherClass(
    _ place: Int, _ kind: String, expected: String, _ about: About
  ) -> Diagnostic {
    Diagnostic(
      .formatOtherClass, "\(name(about)) reads argument \(place) as \(kind), not as \(expected)",
      at: nil, about: about)
  }

  static func otherWidth(
    _ place: Int, _ kind: String, expected: String, _ about: About
  ) -> Diagnostic {
    Diagnostic(
      .formatOtherWidth, "\(name(about)) reads argument \(place) as \(kind), not as \(expected)",
      at: nil, about: about)
  }

  static func argumentGap(_ place: Int, kind: String?, _ about: About) -> Diagnostic {
    Diagnostic(
      .formatArgumentGap,
      "\(name(about)) leaves out argument \(place)\(kind.map { ", \($0)," } ?? "") and uses a later"
        + " one", at: nil, about: about)
  }

  static func mixedArguments(_ about: About) -> Diagnostic {
    Diagnostic(
      .formatMixedArguments, "\(name(about)) has specifiers with and without numbers", at: nil,
      about: about)
  }

  static func suspiciousPercent(_ percent: String, _ about: About) -> Diagnostic {
    Diagnostic(
      .formatSuspiciousPercent,
      "\(quote(percent)) in \(name(about)) is read as a specifier; write %% for a percent sign",
      at: nil, about: about)
  }

  static func noPluralRule(_ text: String, _ about: About) -> Diagnostic {
    Diagnostic(
      .pluralNoRule, "\(name(about)) counts without a plural rule: \(quote(text))", at: nil,
      about: about)
  }

  static func missingKeys(_ keys: [Key], _ language: LanguageTag, at path: String) -> Diagnostic {
    Diagnostic(
      .languageMissingKeys,
      "\(language) has no text for \(Receipt.count(keys.count, "key")): \(list(keys))",
      at: SourceLocation(path: path))
  }

  static func extraKeys(_ keys: [Key], _ language: LanguageTag, at path: String) -> Diagnostic {
    Diagnostic(
      .languageExtraKeys,
      "\(language) has \(Receipt.count(keys.count, "key")) that the source language lacks:"
        + " \(list(keys))", at: SourceLocation(path: path))
  }

  static func commentedOut(
    _ count: Int, first: Key, _ language: LanguageTag, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .stringsCommentedOutEntry,
      count == 1
        ? "the comment holds the entry \(quote(first.text)) (\(language)), which is not converted"
        : "the comment holds \(count) entries that are not converted, the first is"
          + " \(quote(first.text)) (\(language))", at: place, about: About(first, language))
  }

  static func commentMismatch(_ object: String, _ about: About, at place: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(
      .stringsIBCommentMismatch,
      "the comment of \(name(about)) speaks of the object \(quote(object))", at: place,
      about: about)
  }

  static func variantKey(_ id: DiagnosticID, _ key: Key, _ other: Key) -> Diagnostic {
    let what = id == .stringsCaseVariantKey ? "capital letters" : "white space"
    return Diagnostic(
      id, "two keys differ in \(what) only: \(quote(key.text)) and \(quote(other.text))", at: nil,
      about: About(other, nil))
  }

  static func symbolCollision(_ symbol: String, _ keys: [Key]) -> Diagnostic {
    Diagnostic(
      .symbolsCollision, "\(keys.count) keys would give the symbol \(symbol): \(list(keys))",
      at: nil, about: keys.first.map { About($0, nil) })
  }

  static func noSymbol(_ key: Key) -> Diagnostic {
    Diagnostic(
      .symbolsNone, "\(quote(key.text)) would give no symbol", at: nil, about: About(key, nil))
  }

  static func uncertainSymbol(_ symbol: String, _ key: Key) -> Diagnostic {
    Diagnostic(
      .symbolsUncertain,
      "\(quote(key.text)) would give the symbol \(symbol), which Swift takes only with a change",
      at: nil, about: About(key, nil))
  }

  static func stale(_ key: Key, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .catalogStale, "\(quote(key.text)) is no longer found in the code", at: place,
      about: About(key, nil))
  }

  static func unfinished(
    _ id: DiagnosticID, _ key: Key, _ languages: [LanguageTag], at place: SourceLocation
  ) -> Diagnostic {
    let what = id == .catalogNew ? "is not translated yet" : "needs a review"
    let names = languages.prefix(8).map(\.name).joined(separator: ", ")
    let rest = languages.count > 8 ? " and \(languages.count - 8) more" : ""
    return Diagnostic(
      id, "\(quote(key.text)) \(what) in \(names)\(rest)", at: place,
      about: About(key, languages.count == 1 ? languages.first : nil))
  }

  static func catalogBesideLegacy(_ table: String, at path: String) -> Diagnostic {
    Diagnostic(
      .projectCatalogBesideLegacy, "\(table) has legacy files too; in one target they do not build",
      at: SourceLocation(path: path))
  }

  /// Returns a key and a language as messages name them: `"a" (de)`.
  private static func name(_ about: About) -> String {
    "\(quote(about.key.text))\(about.language.map { " (\($0))" } ?? "")"
  }

  /// Returns the first keys of a list in quotes, and how many more there are.
  private static func list(_ keys: [Key]) -> String {
    let shown = keys.prefix(3).map { quote($0.text) }.joined(separator: ", ")
    return keys.count > 3 ? "\(shown) and \(Receipt.grouped(keys.count - 3)) more" : shown
  }
}
