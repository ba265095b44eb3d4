extension DiagnosticID {
  /// Why findings about String Catalogs occur.
  static let catalogExplanations: [DiagnosticID: Explanation] = [
    .catalogUnknownVersion: Explanation(
      "The catalog has a version that this program does not know.",
      example: "\"version\" : \"2.0\"",
      remedy: "Look whether there is a newer release of this program."),
    .catalogMemberOutsideStrings: Explanation(
      "Something that looks like an entry stands beside `strings`; Apple's compiler ignores it.",
      example: "{ \"title\" : { \"localizations\" : … } }",
      remedy: "Move it into `strings`."),
    .catalogBadJSON: Explanation(
      "The catalog is not JSON.",
      example: "a missing comma",
      remedy: "Repair the place that is named."),
    .catalogDuplicateKey: Explanation(
      "A key occurs twice in one object; which one counts is not certain.",
      example: "two entries \"title\"",
      remedy: "Delete one."),
    .catalogWrongType: Explanation(
      "A member is of another JSON type than it must be.",
      example: "\"argNum\" : \"1\"",
      remedy: "Write the type that is named."),
    .catalogMissingMember: Explanation(
      "A member that must be there is missing.",
      example: "a stringUnit without value",
      remedy: "Add it."),
    .catalogAmbiguousLocalization: Explanation(
      "A localization has a text and variations, or two kinds of variations. Which of them apps show is "
        + "not certain, and Xcode deletes one when it imports translations.",
      example: "stringUnit beside variations",
      remedy: "Keep one."),
    .catalogUnsupportedVariation: Explanation(
      "A localization varies in a way that Apple's compiler refuses.",
      example: "plural inside device other",
      remedy: "Use a substitution."),
    .catalogUndefinedSubstitution: Explanation(
      "A text refers to a substitution that its language does not define.",
      example: "%#@files@ and other substitutions",
      remedy: "Define it, or correct the name."),
    .catalogNestedSubstitution: Explanation(
      "A form of a substitution or plural refers to a substitution.",
      example: "%#@files@ in a form",
      remedy: "Move the reference into the text."),
    .catalogPluralWithoutNumber: Explanation(
      "No form of a plural has a number, so that nothing chooses the form.",
      example: "one: a file, other: files",
      remedy: "Write the number in one form, or use a substitution."),
    .catalogPhrases: Explanation(
      "The entry holds phrases of App Shortcuts, which have no place in .strings files.",
      example: "\"stringSet\"",
      remedy: "Keep such catalogs."),
    .catalogLanguageAlias: Explanation(
      "Two spellings of one language in one entry.",
      example: "\"iw\" and \"he\"",
      remedy: "Keep one."),
    .catalogNotCompilable: Explanation(
      "The entry has no legacy form.",
      example: "a control character in a plural form",
      remedy: "Look at the reason that is named."),
    .catalogExportedTwice: Explanation(
      "Two catalogs of one name are exported to one folder.",
      example: "App/Main.xcstrings and Kit/Main.xcstrings",
      remedy: "Export them to different folders."),
    .verifyMissing: Explanation(
      "The legacy files have a text that the catalog does not have.",
      example: "a key that was deleted from the catalog",
      remedy:
        "Convert the table again, or restore the text. After a conversion this is a mistake of "
        + "this program; report it."),
    .verifyChanged: Explanation(
      "The catalog shows another text than the legacy files.",
      example: "an edited value",
      remedy: "Look which text is right; --allow-edits makes edits notes."),
    .verifyExtra: Explanation(
      "The catalog has a text that the legacy files do not have.",
      example: "an added plural form",
      remedy: "Look whether it belongs there."),
    .verifyComment: Explanation(
      "The comment of a key is another than that of the legacy files.",
      example: "a lost comment",
      remedy: "After a conversion this is a mistake of this program; report it."),
    .verifyState: Explanation(
      "A state, the version or the source language is another than expected.",
      example: "needs_review after a conversion",
      remedy: "After a conversion this is a mistake of this program; report it."),
    .verifyEdited: Explanation(
      "A text was edited since the migration, which --allow-edits permits.",
      example: "a corrected value",
      remedy: "Nothing."),
  ]
}
