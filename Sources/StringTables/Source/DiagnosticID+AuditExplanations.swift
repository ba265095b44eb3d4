extension DiagnosticID {
  /// Why findings occur that only an audit makes.
  static let auditExplanations: [DiagnosticID: Explanation] = [
    .stringsCommentedOutEntry: Explanation(
      "A comment holds an entry, which no app shows and no catalog gets.",
      example: "/* \"a\" = \"b\"; */",
      remedy: "Delete it, or take it out of the comment."),
    .stringsCaseVariantKey: Explanation(
      "Two keys differ in capital letters only; found when it is asked for with --only.",
      example: "\"Cancel\" and \"cancel\"",
      remedy: "Use one key, if one is meant."),
    .stringsSpaceVariantKey: Explanation(
      "Two keys differ in white space only; found when it is asked for with --only.",
      example: "\"Cancel\" and \"Cancel \"",
      remedy: "Use one key, if one is meant."),
    .stringsIBCommentMismatch: Explanation(
      "The comment of an Interface Builder text names another object than its key.",
      example: "ObjectID = \"7Zf\" above \"8Xc.title\"",
      remedy: "Look to which object the text belongs."),
    .pluralMissingCategory: Explanation(
      "A rule has no form for a plural category that whole numbers of its language choose "
        + "(CLDR 48); the form other is shown for them, which reads wrong.",
      example: "one and other for ru",
      remedy: "Add the form."),
    .pluralCategoryFallsBack: Explanation(
      "A rule has no form for a plural category that only numbers from a million choose, or it has no "
        + "form but other; that form is shown.",
      example: "many for fr",
      remedy: "Nothing, if the form reads right."),
    .pluralUnreachableCategory: Explanation(
      "A form is for a plural category that no number of its language chooses (CLDR 48).",
      example: "two for en",
      remedy: "Nothing, or delete the form."),
    .pluralNoRule: Explanation(
      "A text counts something and has no plural rule, so that it reads wrong for one.",
      example: "\"%d files\"",
      remedy: "Vary it by plural in the catalog."),
    .formatMissingArgument: Explanation(
      "A text does not use the last arguments that the text of the source language uses.",
      example: "%@ of %@ and %@",
      remedy: "Add the specifier, if the value is to be shown."),
    .formatExtraArgument: Explanation(
      "A text uses an argument that the text of the source language does not use; the app reads memory "
        + "that holds something else and may crash.",
      example: "%@ and %@ %@",
      remedy: "Delete the specifier, or escape a percent sign as %%."),
    .formatOtherClass: Explanation(
      "A specifier is of another kind than the source language's for the same argument; the app reads the "
        + "argument wrongly and may crash.",
      example: "%d and %@",
      remedy: "Use the source language's specifier, with its number when the order changes: %2$@."),
    .formatOtherWidth: Explanation(
      "A specifier reads a number of another size than the source language's.",
      example: "%lld and %d",
      remedy: "Use the source language's specifier."),
    .formatArgumentGap: Explanation(
      "A text leaves out an argument and uses a later one. Foundation skips no argument that no specifier "
        + "names: the later one shows the wrong value or crashes.",
      example: "%1$@ and %3$@",
      remedy: "Use all arguments up to the last one."),
    .formatMixedArguments: Explanation(
      "A text has specifiers with and without numbers; which argument the latter take is easily mistaken.",
      example: "%1$@ and %@",
      remedy: "Number all specifiers or none."),
    .formatSuspiciousPercent: Explanation(
      "A percent sign of a text with specifiers stands before a letter and is read as a specifier.",
      example: "%d % of the space",
      remedy: "Write %%."),
    .symbolsCollision: Explanation(
      "Keys would give one Swift symbol if their extraction state were manual, which fails the build.",
      example: "\"save_all\" and \"Save all\"",
      remedy: "Keep the extraction state migrated, or rename a key."),
    .symbolsNone: Explanation(
      "A key would give no Swift symbol if its extraction state were manual, which fails the build.",
      example: "\"%lld\"",
      remedy: "Keep the extraction state migrated, or rename the key."),
    .symbolsUncertain: Explanation(
      "A key's Swift symbol would be a keyword or begin with a digit; what Xcode does then was not seen.",
      example: "\"default\"",
      remedy: "Keep the extraction state migrated, or rename the key."),
    .catalogStale: Explanation(
      "Xcode no longer finds the key in the code.",
      example: "\"extractionState\" : \"stale\"",
      remedy: "Delete the entry, or make it manual if the code builds the key."),
    .catalogNew: Explanation(
      "Texts are not translated yet.",
      example: "\"state\" : \"new\"",
      remedy: "Translate them."),
    .catalogNeedsReview: Explanation(
      "Texts are to be reviewed.",
      example: "\"state\" : \"needs_review\"",
      remedy: "Review them."),
    .languageMissingKeys: Explanation(
      "A language has no text for keys of the source language; apps show the key or the default of the code.",
      example: "a key in en.lproj only",
      remedy: "Translate them."),
    .languageExtraKeys: Explanation(
      "A language has keys that the source language does not have.",
      example: "a key that was deleted from en.lproj only",
      remedy: "Delete them, or add them to the source language."),
    .projectCatalogBesideLegacy: Explanation(
      "A table has a catalog and legacy files; in one target they do not build.",
      example: "Main.xcstrings and en.lproj/Main.strings",
      remedy: "Convert the table, which adds what the catalog lacks, and remove the legacy files."),
  ]
}
