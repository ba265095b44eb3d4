extension DiagnosticID {
  /// Why findings about `.stringsdict` files and plural rules occur.
  static let stringsdictExplanations: [DiagnosticID: Explanation] = [
    .stringsdictBadXML: Explanation(
      "The file is not well-formed XML, no property list, or has an internal DTD subset.",
      example: "<dict><key>a</key>",
      remedy: "Repair the XML at the place named."),
    .stringsdictBadBinary: Explanation(
      "The file begins like a binary property list and is damaged.",
      example: "a truncated bplist00",
      remedy: "Restore the file from an earlier version."),
    .stringsdictNotADictionary: Explanation(
      "The file holds something else than a dictionary.",
      example: "<plist><array/></plist>",
      remedy: "Write the entries in a <dict>."),
    .stringsdictDuplicateKey: Explanation(
      "A key occurs again in one dictionary; the last one is used.",
      example: "two <key>one</key>",
      remedy: "Keep the one that is right."),
    .stringsdictUnsupportedEntry: Explanation(
      "An entry is neither a text nor a rule, so that an app shows the key.",
      example: "<key>a</key><integer>1</integer>",
      remedy: "Repair or delete the entry."),
    .stringsdictUnknownRule: Explanation(
      "A rule is of a type that no system knows.",
      example: "NSStringOtherRuleType",
      remedy: "Use NSStringPluralRuleType."),
    .stringsdictUnknownMember: Explanation(
      "A member that no system reads.",
      example: "<key>note</key> beside the format",
      remedy: "Delete it, or check its spelling."),
    .stringsdictShadowedValue: Explanation(
      "The .strings file has the key of a rule too; its text is never shown.",
      example: "\"a\" in both files",
      remedy: "Delete the text from the .strings file."),
    .pluralNotRepresentable: Explanation(
      "A catalog has no way to say the rule: a width or gender rule, or a variable inside "
        + "another that cannot be moved to the format.",
      example: "<key>NSStringVariableWidthRuleType</key>",
      remedy: "Keep the table, or accept the losses with --on-unsupported degrade."),
    .pluralDegraded: Explanation(
      "A text was dropped because you chose --on-unsupported degrade.",
      example: "the text for width 20",
      remedy: "Look at each text that is named."),
    .pluralUndefinedVariable: Explanation(
      "A format refers to a variable that the entry does not define. Apps show the reference "
        + "as it is.",
      example: "%#@files@ without <key>files</key>",
      remedy: "Correct the name."),
    .pluralDeadVariable: Explanation(
      "A variable that no format refers to. It is kept in the catalog; export leaves it out, as "
        + "Xcode does.",
      example: "<key>files</key> and no %#@files@",
      remedy: "Delete it, or refer to it."),
    .pluralDeadRule: Explanation(
      "A plural rule beside a device rule is never used.",
      example: "both rules in one entry",
      remedy: "Delete one of them."),
    .pluralBadVariableName: Explanation(
      "A variable's name has other characters than A-Z, a-z, 0-9 and _; it never worked.",
      example: "%#@file-count@",
      remedy: "Rename the variable."),
    .pluralMissingValueType: Explanation(
      "A variable has no NSStringFormatValueTypeKey and takes an object.",
      example: "only NSStringFormatSpecTypeKey",
      remedy: "Add the type that the code passes, such as d."),
    .pluralPercentInValueType: Explanation(
      "A value type is written with a percent sign; the catalog has it without.",
      example: "<string>%ld</string>",
      remedy: "Nothing."),
    .pluralMissingOther: Explanation(
      "A variable has no form for other, which every language needs.",
      example: "only one and few",
      remedy: "Add the form."),
    .pluralUnknownCategory: Explanation(
      "A form's category is not zero, one, two, few, many or other; it is never shown.",
      example: "<key>onee</key>",
      remedy: "Correct the name."),
    .pluralReferenceWidth: Explanation(
      "A number in a reference without $ is a width, not an argument.",
      example: "%1#@files@",
      remedy: "Write %1$#@files@."),
    .pluralRenamedVariable: Explanation(
      "A variable is written twice, because a catalog has one argument for each name.",
      example: "%1$#@n@ and %2$#@n@",
      remedy: "Nothing."),
    .pluralCyclicReference: Explanation(
      "Variables refer to each other without end.",
      example: "a holds %#@b@, b holds %#@a@",
      remedy: "Break the circle."),
    .pluralRepeatedArgument: Explanation(
      "A form reads arguments that the form for other does not have; in the catalog each is "
        + "the number.",
      example: "zero: %d of %d, other: %d",
      remedy: "Write the number once."),
    .pluralLiteralArg: Explanation(
      "%arg in a form prints a number in hexadecimal and rg. In a catalog it would mean the "
        + "argument, so it is written with a number.",
      example: "<string>%arg</string>",
      remedy: "Look whether the form is right."),
    .deviceMissingOther: Explanation(
      "A device rule names no text for other devices; they show the key.",
      example: "only iphone and mac",
      remedy: "Add the text for other."),
    .xcodeDiffers: Explanation(
      "The entry is written otherwise than Xcode's migration would, because Xcode's form "
        + "evaluates differently.",
      example: "%2$ld where the rule takes argument 1",
      remedy: "Nothing."),
  ]
}
