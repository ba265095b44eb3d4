extension DiagnosticID {
  /// Why findings about the entries of `.strings` files occur.
  static let stringsEntryExplanations: [DiagnosticID: Explanation] = [
    .stringsDuplicateKey: Explanation(
      "A key occurs again with another value. Apple's loader and the catalog use the last one.",
      example: "\"a\" = \"b\"; \"a\" = \"c\";",
      remedy: "Keep the entry that is right."),
    .stringsRepeatedEntry: Explanation(
      "A key occurs again with the same value.",
      example: "\"a\" = \"b\"; \"a\" = \"b\";",
      remedy: "Delete one."),
    .stringsCanonicalDuplicateKey: Explanation(
      "Two keys look the same and have other code units, as é in one or two characters.",
      example: "\"é\" in NFC and in NFD",
      remedy: "Keep the spelling that the code uses."),
    .stringsEmptyKey: Explanation(
      "A key without characters.",
      example: "\"\" = \"b\";",
      remedy: "Delete the entry, or give it a key."),
    .stringsEmptyValue: Explanation(
      "A value without characters, which apps show as nothing.",
      example: "\"a\" = \"\";",
      remedy: "Nothing, if that is meant."),
    .stringsShorthandEntry: Explanation(
      "An entry without a value is its own value.",
      example: "\"Cancel\";",
      remedy: "Nothing, if that is meant."),
    .stringsUnknownEscape: Explanation(
      "A backslash before a character that needs none; it is dropped.",
      example: "\"a\" = \"50\\%\";",
      remedy: "Delete the backslash, or write \\\\ for one."),
    .stringsLowercaseUEscape: Explanation(
      "\\u is no escape in .strings files.",
      example: "\"a\" = \"\\u00e9\";",
      remedy: "Write \\U00e9, or the character itself."),
    .stringsLongUnicodeEscape: Explanation(
      "\\U takes four digits; those behind are text.",
      example: "\"a\" = \"\\U0001F600\";",
      remedy: "Write the character itself."),
    .stringsShortUnicodeEscape: Explanation(
      "\\U with fewer than four digits.",
      example: "\"a\" = \"\\U41\";",
      remedy: "Write \\U0041."),
    .stringsInterpolationEscape: Explanation(
      "\\( inserts nothing in .strings files and shows as (.",
      example: "\"a\" = \"\\(count) files\";",
      remedy: "Use a format specifier such as %d."),
    .stringsOctalEscape: Explanation(
      "A number behind a backslash is a character of the NextStep set.",
      example: "\"a\" = \"\\201\";",
      remedy: "Write the character itself."),
    .stringsControlCharacter: Explanation(
      "A value holds a control character.",
      example: "\"a\" = \"\\033\";",
      remedy: "Delete it, if it is not meant."),
    .stringsNULCharacter: Explanation(
      "A value holds the character U+0000, at which C code ends the text.",
      example: "\"a\" = \"b\\0c\";",
      remedy: "Delete it."),
    .stringsSlashInBareToken: Explanation(
      "A comment glued to an unquoted word is part of the word.",
      example: "a = b//c;",
      remedy: "Put a blank before the comment."),
  ]
}
