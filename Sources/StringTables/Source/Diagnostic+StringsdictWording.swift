// All wording of findings about `.stringsdict` files and plural rules: one phrase, no full stop.
extension Diagnostic {
  /// A key in a language, which most findings name.
  struct Subject {
    /// The key.
    let key: Key
    /// The language.
    let language: LanguageTag
    /// The place of the rule.
    let location: SourceLocation

    /// The key and the language, for programs.
    var about: About { About(key, language) }
    /// The key in quotes and the language in parentheses.
    var name: String { "\(quote(key.text)) (\(language))" }
  }

  static func unknownMember(_ member: Key, of key: Key, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .stringsdictUnknownMember,
      "\(quote(member.text)) of \(quote(key.text)) has no meaning and is not carried over",
      at: place)
  }

  static func stringsdictDuplicate(
    _ member: Key, of key: Key, first: SourceLocation, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .stringsdictDuplicateKey,
      "\(quote(member.text)) occurs again in \(quote(key.text)); the last one is used", at: place,
      notes: [Note("first defined here", at: first)])
  }

  static func stringsdictDuplicateKey(_ subject: Subject, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .stringsdictDuplicateKey, "\(subject.name) occurs again; the last one is used",
      at: subject.location, notes: [Note("first defined here", at: first)], about: subject.about)
  }

  static func unsupportedEntry(_ subject: Subject, reason: String) -> Diagnostic {
    Diagnostic(
      .stringsdictUnsupportedEntry, "\(subject.name) shows nothing: \(reason)",
      at: subject.location, about: subject.about)
  }

  static func shadowedValue(_ subject: Subject, value: String, by place: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(
      .stringsdictShadowedValue,
      "the text \(quote(value)) of \(subject.name) is never shown, a rule of the same key wins",
      at: subject.location, notes: [Note("the rule is here", at: place)], about: subject.about)
  }

  static func notRepresentable(_ subject: Subject, reason: String) -> Diagnostic {
    Diagnostic(
      .pluralNotRepresentable,
      "no catalog can say the rule of \(subject.name): \(reason); keep the table or use"
        + " --on-unsupported degrade", at: subject.location, about: subject.about)
  }

  static func degraded(_ subject: Subject, lost: String, what: String) -> Diagnostic {
    Diagnostic(
      .pluralDegraded, "the text \(quote(lost)) of \(subject.name), \(what), is lost",
      at: subject.location, about: About(subject.key, subject.language, lostText: lost))
  }

  static func undefinedVariable(_ subject: Subject, name: String) -> Diagnostic {
    Diagnostic(
      .pluralUndefinedVariable, "\(subject.name) refers to the undefined variable \(quote(name))",
      at: subject.location, about: subject.about)
  }

  static func deadVariable(_ subject: Subject, name: String) -> Diagnostic {
    Diagnostic(
      .pluralDeadVariable, "the variable \(quote(name)) of \(subject.name) is never referred to",
      at: subject.location, about: subject.about)
  }

  static func deadRule(_ subject: Subject) -> Diagnostic {
    Diagnostic(
      .pluralDeadRule, "\(subject.name) has a device rule, its plural rule is never used",
      at: subject.location, about: subject.about)
  }

  static func badVariableName(_ subject: Subject, name: String) -> Diagnostic {
    Diagnostic(
      .pluralBadVariableName,
      "the variable name \(quote(name)) of \(subject.name) has other characters than"
        + " A-Z a-z 0-9 _ and never worked", at: subject.location, about: subject.about)
  }

  static func missingValueType(_ subject: Subject, name: String) -> Diagnostic {
    Diagnostic(
      .pluralMissingValueType,
      "the variable \(quote(name)) of \(subject.name) has no NSStringFormatValueTypeKey and takes"
        + " an object (@)", at: subject.location, about: subject.about)
  }

  static func percentInValueType(_ subject: Subject, type: String) -> Diagnostic {
    Diagnostic(
      .pluralPercentInValueType,
      "the value type \(quote(type)) of \(subject.name) is written without its percent sign",
      at: subject.location, about: subject.about)
  }

  static func missingOther(_ subject: Subject, name: String) -> Diagnostic {
    Diagnostic(
      .pluralMissingOther, "the variable \(quote(name)) of \(subject.name) has no form `other`",
      at: subject.location, about: subject.about)
  }

  static func unknownCategory(_ subject: Subject, category: String) -> Diagnostic {
    Diagnostic(
      .pluralUnknownCategory,
      "\(quote(category)) of \(subject.name) is no plural category and never shown",
      at: subject.location, about: subject.about)
  }

  static func referenceWidth(_ subject: Subject, reference: String) -> Diagnostic {
    Diagnostic(
      .pluralReferenceWidth,
      "the number in \(quote(reference)) of \(subject.name) is a width, not an argument",
      at: subject.location, about: subject.about)
  }

  static func renamedVariable(_ subject: Subject, name: String, to new: String) -> Diagnostic {
    Diagnostic(
      .pluralRenamedVariable,
      "the variable \(quote(name)) of \(subject.name) is written again as \(quote(new))",
      at: subject.location, about: subject.about)
  }

  static func repeatedArgument(_ subject: Subject, category: String) -> Diagnostic {
    Diagnostic(
      .pluralRepeatedArgument,
      "the form \(quote(category)) of \(subject.name) reads arguments that `other` does not have;"
        + " each is taken for the number", at: subject.location, about: subject.about)
  }

  static func literalArg(_ subject: Subject) -> Diagnostic {
    Diagnostic(
      .pluralLiteralArg,
      "`%arg` in a form of \(subject.name) is %a, a number in hexadecimal, before `rg`; it is written"
        + " with its argument number", at: subject.location, about: subject.about)
  }

  static func deviceWithoutOther(_ subject: Subject) -> Diagnostic {
    Diagnostic(
      .deviceMissingOther,
      "\(subject.name) has no text for devices that it does not name; they show the key",
      at: subject.location, about: subject.about)
  }

  static func xcodeDiffers(_ subject: Subject, reason: String) -> Diagnostic {
    Diagnostic(
      .xcodeDiffers, "\(subject.name) is written otherwise than Xcode would: \(reason)",
      at: subject.location, about: subject.about)
  }

  package static func languageCollision(_ tags: [LanguageTag], table: String, at folder: String)
    -> Diagnostic
  {
    let names = tags.map(\.name).joined(separator: ", ")
    return Diagnostic(
      .languageCollision,
      "\(names) are one language to Apple's loader; keep one spelling for"
        + " \(table)", at: SourceLocation(path: folder))
  }

  static func baseDiffers(_ subject: Subject, base: String, used: String) -> Diagnostic {
    Diagnostic(
      .languageBaseDiffers,
      "the Base text \(quote(base)) of \(subject.name) differs from \(quote(used)), which is used",
      at: subject.location, about: subject.about)
  }
}
