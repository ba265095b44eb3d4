extension DiagnosticID {
  /// Why findings about the bytes and the format of `.strings` files occur.
  static let stringsFormatExplanations: [DiagnosticID: Explanation] = [
    .stringsEmptyFile: Explanation(
      "The file has no bytes, or only a byte-order mark.",
      example: "an empty file",
      remedy: "Nothing: it is read as an empty table, as Xcode's build does."),
    .stringsInvalidUTF8: Explanation(
      "The file has no byte-order mark and is not UTF-8.",
      example: "a file saved as MacRoman or Windows-1252",
      remedy: "Save the file as UTF-8. If you know its encoding, say it with --encoding."),
    .stringsInvalidEncoding: Explanation(
      "The bytes do not fit the encoding that the file begins with, or Apple's loader takes "
        + "them for another encoding.",
      example: "UTF-16 without a byte-order mark",
      remedy: "Save the file as UTF-8, or say its encoding with --encoding."),
    .stringsLatin1Copyright: Explanation(
      "A single byte A9 stands in a UTF-8 file; Apple's loader shows U+FFFD for it.",
      example: "an old InfoPlist.strings with a Latin-1 ©",
      remedy: "Write © in UTF-8."),
    .stringsUTF16WithoutBOM: Explanation(
      "UTF-16 without a byte-order mark; Apple's loader drops the first character, here a blank.",
      example: "a file that begins with 0A 00",
      remedy: "Save the file as UTF-8."),
    .stringsUTF16OddLength: Explanation(
      "A UTF-16 file has an odd number of bytes; the last one is ignored.",
      example: "a file cut in transfer",
      remedy: "Compare the end of the file with an earlier version."),
    .stringsLoneSurrogate: Explanation(
      "Half of a surrogate pair, which is no character and cannot be written as UTF-8.",
      example: "\"a\" = \"\\Ud83d\";",
      remedy: "Write the character itself."),
    .stringsStrayBOM: Explanation(
      "A byte-order mark (U+FEFF) stands inside the file, as after joining two files; Apple's "
        + "loader stops or refuses there.",
      example: "two files joined with cat",
      remedy: "Delete the mark."),
    .stringsFormatXML: Explanation(
      "The file is an XML property list.",
      example: "<plist><dict>…",
      remedy: "Nothing: it is read. Xcode 26 would write broken keys from it."),
    .stringsFormatBinary: Explanation(
      "The file is a binary property list, as built apps contain.",
      example: "bplist00…",
      remedy: "Nothing: it is read. It has no comments and no places."),
    .stringsBadXML: Explanation(
      "The file looks like XML and is not well formed, is no property list, or has an "
        + "internal DTD subset.",
      example: "<dict><key>a</key>",
      remedy: "Repair the XML at the place named."),
    .stringsBadBinary: Explanation(
      "The file begins like a binary property list and is damaged.",
      example: "a truncated bplist00",
      remedy: "Restore the file from an earlier version."),
    .stringsNotADictionary: Explanation(
      "The file holds one value instead of entries; Apple's loader reads an empty table.",
      example: "\"only a key\"",
      remedy: "Write \"key\" = \"value\"; entries."),
    .stringsBraced: Explanation(
      "All entries stand in braces.",
      example: "{ \"a\" = \"b\"; }",
      remedy: "Nothing: it is read."),
    .stringsNonStringValue: Explanation(
      "A value is no text.",
      example: "\"a\" = ( \"b\", \"c\" );",
      remedy: "Move the entry to another property list, or write a string."),
    .stringsTruncated: Explanation(
      "Something that starts no entry stands behind a complete entry. Apple's loader stops "
        + "there and reports success.",
      example: "\"a\" = \"b\"; & \"c\" = \"d\";",
      remedy: "Delete what stands there."),
    .stringsConflictMarker: Explanation(
      "A merge conflict was committed.",
      example: "<<<<<<< HEAD",
      remedy: "Resolve the conflict."),
    .stringsDoubleSemicolon: Explanation(
      "A second semicolon ends the table for Apple's loader: all entries behind it are lost.",
      example: "\"a\" = \"b\";;",
      remedy: "Delete one semicolon."),
    .stringsInvisibleCharacter: Explanation(
      "A character that is not seen, such as U+00A0 or U+200B, stands between entries.",
      example: "a no-break space before a key",
      remedy: "Delete it; many editors can show such characters."),
    .stringsHashComment: Explanation(
      "A line begins with #, which starts no comment.",
      example: "# Settings",
      remedy: "Write // Settings."),
    .stringsHTMLComment: Explanation(
      "An HTML comment, which is no comment here.",
      example: "<!-- Settings -->",
      remedy: "Write /* Settings */."),
    .stringsSmartQuoteDelimiter: Explanation(
      "A curly quote where a straight one delimits a string.",
      example: "“a” = \"b\";",
      remedy: "Write straight quotes."),
    .stringsFullwidthPunctuation: Explanation(
      "A full-width ； or ＝, or a Greek question mark, where ASCII is due.",
      example: "\"a\" = \"b\"；",
      remedy: "Write ; and =."),
  ]
}
