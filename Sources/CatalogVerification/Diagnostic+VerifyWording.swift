import StringTables

// All wording of findings of the verification: one phrase, no full stop.
extension Diagnostic {
  static func verifyMissing(
    _ key: Key, _ language: LanguageTag, at place: SourceLocation, legacy: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      .verifyMissing, "\(quote(key.text)) (\(language)) is missing", at: place,
      notes: note(legacy), about: About(key, language))
  }

  static func verifyExtra(
    _ key: Key, _ language: LanguageTag, isEdit: Bool, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      isEdit ? .verifyEdited : .verifyExtra,
      "\(quote(key.text)) (\(language)) is in no legacy file", at: place,
      about: About(key, language))
  }

  /// Returns the finding for a difference; an edit that the user allows is a note.
  static func verifyFault(
    _ fault: EntryComparison.Fault, _ key: Key, _ language: LanguageTag, isEdit: Bool,
    legacy: SourceLocation?, at place: SourceLocation
  ) -> Diagnostic {
    let name = "\(quote(key.text)) (\(language))"
    let id: DiagnosticID
    let message: String
    switch fault {
    case .missing(let leaf):
      id = .verifyMissing
      message = "the text \(quote(leaf.text.text)) of \(name)\(path(leaf)) is missing"
    case .extra(let leaf):
      id = .verifyExtra
      message = "the text \(quote(leaf.text.text)) of \(name)\(path(leaf)) is in no legacy file"
    case .changed(let old, let new):
      id = .verifyChanged
      message = "\(name) is \(quote(new)), not \(quote(old))"
    case .shows(let difference):
      id = .verifyChanged
      message = "\(name) shows another text\(situation(difference))"
    }
    return Diagnostic(
      isEdit ? .verifyEdited : id, message, at: place, notes: note(legacy),
      about: About(key, language))
  }

  static func verifyComment(
    _ key: Key, _ comment: String?, expected: String?, isEdit: Bool, at place: SourceLocation
  ) -> Diagnostic {
    let found = comment.map { quote($0) } ?? "missing"
    let due = expected.map { quote($0) } ?? "none"
    return Diagnostic(
      isEdit ? .verifyEdited : .verifyComment,
      "the comment of \(quote(key.text)) is \(found), not \(due)", at: place,
      about: About(key, nil))
  }

  static func verifyState(
    _ key: Key, _ language: LanguageTag?, _ state: String?, expected: String,
    at place: SourceLocation
  ) -> Diagnostic {
    let name = quote(key.text) + (language.map { " (\($0))" } ?? "")
    return Diagnostic(
      .verifyState, "the state of \(name) is \(state ?? "missing"), not \(expected)", at: place,
      about: About(key, language))
  }

  /// Returns the finding for a member that no conversion writes, of a key or of the whole file.
  static func verifyMember(
    _ member: Key, of owner: About? = nil, at place: SourceLocation
  ) -> Diagnostic {
    let name = owner.map { owner in
      " of \(quote(owner.key.text))" + (owner.language.map { " (\($0))" } ?? "")
    }
    return Diagnostic(
      .verifyExtra,
      "the member \(quote(member.text))\(name ?? "") was not written by a conversion", at: place,
      about: owner)
  }

  static func verifyNoType(_ owner: About, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .verifyMissing,
      "a substitution of \(quote(owner.key.text))"
        + "\(owner.language.map { " (\($0))" } ?? "") has no formatSpecifier", at: place,
      about: owner)
  }

  static func verifyVersion(
    _ version: String, expected: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(.verifyState, "the version is \(version), not \(expected)", at: place)
  }

  static func verifySourceLanguage(
    _ language: LanguageTag, expected: LanguageTag, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .verifyState, "the source language is \(language), not \(expected)", at: place)
  }

  /// Returns the remark on the legacy place.
  private static func note(_ legacy: SourceLocation?) -> [Note] {
    legacy.map { [Note("the legacy text is here", at: $0)] } ?? []
  }

  /// Returns where a text stands in its entry: ` for mac, other`.
  private static func path(_ leaf: Leaf) -> String {
    leaf.path.isEmpty ? "" : " for " + leaf.path.map(\.text).joined(separator: ", ")
  }

  /// Returns when another text is shown: ` for 2 (few) on mac`.
  private static func situation(_ difference: Comparison.Difference) -> String {
    let numbers = difference.numbers.sorted { $0.key < $1.key }.map { argument, number in
      "\(number)" + (difference.categories[argument].map { " (\($0.rawValue))" } ?? "")
    }
    let device = difference.device.map { " on \($0)" } ?? ""
    let shown =
      ": \(difference.catalog.map { quote($0.description) } ?? "the key"), not "
      + (difference.legacy.map { quote($0.description) } ?? "the key")
    return (numbers.isEmpty ? "" : " for \(numbers.joined(separator: ", "))") + device + shown
  }
}
