// All wording of findings about bytes and `.strings` files: one phrase, no full stop.
extension Diagnostic {
  static func emptyFile(at place: SourceLocation) -> Diagnostic {
    Diagnostic(.stringsEmptyFile, "the file is empty and read as an empty table", at: place)
  }

  static func utf16WithoutBOM(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .stringsUTF16WithoutBOM,
      "UTF-16 without a byte-order mark; Apple's loader drops the first character, a blank",
      at: place)
  }

  static func utf16Refused(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .stringsInvalidEncoding,
      "UTF-16 without a byte-order mark, which Apple's loader refuses or cuts; save the file as UTF-8 or"
        + " say --encoding", at: place)
  }

  static func utf16OddLength(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .stringsUTF16OddLength, "UTF-16 with an odd number of bytes; the last byte is ignored",
      at: place)
  }

  static func loneSurrogate(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .stringsLoneSurrogate, "half of a surrogate pair, which no catalog can hold", at: place)
  }

  static func invalidEncoding(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(.stringsInvalidEncoding, "the file is not well-formed \(name)", at: place)
  }

  static func nulNearStart(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .stringsInvalidEncoding,
      "a NUL among the first two bytes, for which Apple's loader takes the file for UTF-16",
      at: place)
  }

  static func invalidUTF8(byte: UInt8, offset: Int, at place: SourceLocation) -> Diagnostic {
    let hex = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .stringsInvalidUTF8,
      "byte \(hex) at offset \(offset) is not UTF-8; save the file as UTF-8", at: place)
  }

  static func latin1Copyright(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .stringsLatin1Copyright, "a stray byte A9, probably ©, is read as U+FFFD", at: place)
  }

  static func format(_ format: PropertyList.Format, at place: SourceLocation) -> Diagnostic {
    let isXML = format == .xml
    return Diagnostic(
      isXML ? .stringsFormatXML : .stringsFormatBinary,
      "the file is \(isXML ? "an XML" : "a binary") property list", at: place)
  }

  static func braced(at place: SourceLocation) -> Diagnostic {
    Diagnostic(.stringsBraced, "the entries stand in braces", at: place)
  }

  static func notADictionary(
    _ kind: String, id: DiagnosticID, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id, "the file holds one \(kind) and no entries; Apple's loader reads an empty table",
      at: place)
  }

  static func nonStringValue(key: Key, kind: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .stringsNonStringValue, "the value of \(quote(key.text)) is of type \(kind), not a string",
      at: place)
  }

  /// Returns the remark on an escape or token of an accepted entry.
  static func remark(_ id: DiagnosticID, at place: SourceLocation) -> Diagnostic {
    let message =
      switch id {
      case .stringsLowercaseUEscape:
        "`\\u` is not an escape, the text shows `uXXXX`; use `\\U`"
      case .stringsInterpolationEscape: "`\\(` is not an escape; the text shows `(`"
      case .stringsUnknownEscape: "unknown escape, the backslash is dropped; use `\\\\` for one"
      case .stringsOctalEscape: "octal escape, read in the NextStep character set"
      case .stringsShortUnicodeEscape: "`\\U` with fewer than four hexadecimal digits"
      case .stringsLongUnicodeEscape:
        "`\\U` takes four digits, the others are text; write a surrogate pair"
      case .stringsLoneSurrogate: "half of a surrogate pair, which no catalog can hold"
      case .stringsSlashInBareToken: "a comment glued to an unquoted string is part of the string"
      default: id.rawValue
      }
    return Diagnostic(id, message, at: place)
  }

  static func duplicateKey(
    _ key: Key, language: LanguageTag, isSameValue: Bool, first: SourceLocation,
    at place: SourceLocation
  ) -> Diagnostic {
    let id: DiagnosticID = isSameValue ? .stringsRepeatedEntry : .stringsDuplicateKey
    let what = isSameValue ? "with the same value" : "with another value; the last one is used"
    return Diagnostic(
      id, "\(quote(key.text)) (\(language)) occurs again \(what)", at: place,
      notes: [Note("first defined here", at: first)], about: About(key, language))
  }

  package static func canonicalDuplicate(_ key: Key, other: Key) -> Diagnostic {
    Diagnostic(
      .stringsCanonicalDuplicateKey,
      "two keys look the same and differ in code units, both are kept: \(quote(key.text))"
        + " \(scalars(key)) and \(scalars(other))", at: nil, about: About(other, nil))
  }

  static func emptyKey(_ language: LanguageTag, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .stringsEmptyKey, "the key \"\" (\(language)) is empty", at: place,
      about: About("", language))
  }

  static func emptyValue(
    _ key: Key, _ language: LanguageTag, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .stringsEmptyValue, "the value of \(quote(key.text)) (\(language)) is empty", at: place,
      about: About(key, language))
  }

  static func shorthand(
    _ key: Key, _ language: LanguageTag, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .stringsShorthandEntry, "\(quote(key.text)) (\(language)) has no value and is its own value",
      at: place, about: About(key, language))
  }

  static func controlCharacter(
    _ scalar: UInt8, key: Key, _ language: LanguageTag, at place: SourceLocation
  ) -> Diagnostic {
    let id: DiagnosticID = scalar == 0 ? .stringsNULCharacter : .stringsControlCharacter
    let hex = String(scalar, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: 4 - hex.count) + hex
    return Diagnostic(
      id, "\(quote(key.text)) (\(language)) contains the control character \(name)", at: place,
      about: About(key, language))
  }

  static func unclosedComment(swallowed: Int, at place: SourceLocation) -> Diagnostic {
    let loss = swallowed == 0 ? "" : " and hides \(entries(swallowed))"
    return Diagnostic(
      .stringsUnclosedComment, "the comment is never closed\(loss); Apple's loader accepts that",
      at: place)
  }

  package static func fileTooLarge(at place: SourceLocation) -> Diagnostic {
    Diagnostic(.limitFileSize, "the file is larger than 2 GiB", at: place)
  }

  /// Returns a count with its noun.
  static func entries(_ count: Int) -> String {
    count == 1 ? "1 entry" : "\(count) entries"
  }

  /// Returns the scalars of a key as `U+00E9 U+0301`.
  private static func scalars(_ key: Key) -> String {
    let names = key.text.unicodeScalars.filter { !$0.isASCII }.prefix(8).map {
      "U+" + String($0.value, radix: 16, uppercase: true)
    }
    return "(\(names.joined(separator: " ")))"
  }
}
