extension DiagnosticID {
  /// Why findings about the syntax of `.strings` files occur.
  static let stringsSyntaxExplanations: [DiagnosticID: Explanation] = [
    .stringsMissingSemicolon: Explanation(
      "No ; behind a value. Apple's loader refuses the whole file.",
      example: "\"a\" = \"b\"",
      remedy: "Add the semicolon."),
    .stringsMissingEquals: Explanation(
      "Nothing between key and value.",
      example: "\"a\" \"b\";",
      remedy: "Add =."),
    .stringsBadSeparator: Explanation(
      "Something else than = between key and value.",
      example: "\"a\" : \"b\";",
      remedy: "Write =."),
    .stringsMissingValue: Explanation(
      "Nothing behind =.",
      example: "\"a\" = ;",
      remedy: "Add the value."),
    .stringsMissingKey: Explanation(
      "Nothing before =.",
      example: "= \"b\";",
      remedy: "Add the key."),
    .stringsBadTerminator: Explanation(
      "A comma behind a value.",
      example: "\"a\" = \"b\",",
      remedy: "Write ;."),
    .stringsUnclosedString: Explanation(
      "A quote that is never closed.",
      example: "\"a\" = \"b;",
      remedy: "Add the closing quote."),
    .stringsUnclosedComment: Explanation(
      "A comment that is never closed. Apple's loader accepts that and reads nothing behind it.",
      example: "/* Settings",
      remedy: "Close the comment with */."),
    .stringsUnescapedQuote: Explanation(
      "A quote inside a string ends it too early.",
      example: "\"a\" = \"say \"hi\"\";",
      remedy: "Write \\\" for the inner quotes."),
    .stringsUnopenedString: Explanation(
      "A string without its opening quote.",
      example: "a b\" = \"c\";",
      remedy: "Add the opening quote."),
    .stringsStrayText: Explanation(
      "Words that belong to no entry.",
      example: "TODO translate",
      remedy: "Make it a comment or delete it."),
    .stringsStrayCommentEnd: Explanation(
      "*/ without /*: comments do not nest.",
      example: "/* a /* b */ c */",
      remedy: "Delete one of the ends."),
    .stringsUnquotedText: Explanation(
      "A value with blanks or signs and without quotes.",
      example: "\"a\" = see you;",
      remedy: "Put it in quotes."),
    .stringsUnexpectedCharacter: Explanation(
      "A character that starts no key and no value.",
      example: "\"a\" = ~b;",
      remedy: "Put the text in quotes."),
    .stringsUnquotedNonASCII: Explanation(
      "An unquoted word with a letter that must be quoted.",
      example: "a = für;",
      remedy: "Put the word in quotes."),
    .stringsUnterminatedContainer: Explanation(
      "A brace that is never closed.",
      example: "{ \"a\" = \"b\";",
      remedy: "Add the closing brace."),
    .stringsBadArray: Explanation(
      "An array without its comma or parenthesis.",
      example: "\"a\" = ( b c );",
      remedy: "Repair or remove the array; a table holds only strings."),
    .stringsBadData: Explanation(
      "Data that is not pairs of hexadecimal digits.",
      example: "\"a\" = <0g>;",
      remedy: "Put the text in quotes if it is no data."),
    .stringsNestingTooDeep: Explanation(
      "More than 512 containers in one another.",
      example: "{{{{…",
      remedy: "Remove the braces; a table needs none."),
    .stringsJunkAfterPlist: Explanation(
      "Text behind the closing brace or value.",
      example: "{ \"a\" = \"b\"; } x",
      remedy: "Delete it, or move it inside the braces."),
  ]
}
