// All wording of findings about the syntax of `.strings` files: one phrase, no full stop.
extension Diagnostic {
  /// Returns what to say of a fault in an old-style file.
  static func syntax(_ id: DiagnosticID, subject: String, at place: SourceLocation) -> Diagnostic {
    let message =
      switch id {
      case .stringsConflictMarker: "a merge conflict is not resolved"
      case .stringsDoubleSemicolon: "a second ';' ends the table for Apple's loader"
      case .stringsInvisibleCharacter: "the invisible character \(subject) between entries"
      case .stringsStrayBOM: "a byte-order mark (U+FEFF) that is not first in the file"
      case .stringsHashComment: "'#' starts no comment; use '//'"
      case .stringsHTMLComment: "'<!--' starts no comment; use '/* … */'"
      case .stringsSmartQuoteDelimiter: "\(subject) delimits no string; use straight quotes"
      case .stringsFullwidthPunctuation: "\(subject) separates nothing; use ASCII punctuation"
      case .stringsMissingSemicolon: "missing ';' after the value of \(subject)"
      case .stringsMissingEquals: "missing '=' between \(subject) and its value"
      case .stringsBadSeparator: "\(subject) between key and value; use '='"
      case .stringsMissingValue: "\(subject) has no value"
      case .stringsMissingKey: "a value without a key"
      case .stringsBadTerminator: "',' after the value of \(subject); use ';'"
      case .stringsUnclosedString: "the string \(subject) is never closed"
      case .stringsUnescapedQuote: "a quote inside \(subject) is not escaped; write \\\""
      case .stringsUnopenedString: "the opening quote of \(subject) is missing"
      case .stringsStrayText: "\(subject) belongs to no entry"
      case .stringsStrayCommentEnd: "'*/' without '/*'"
      case .stringsUnquotedText: "the text \(subject) must stand in quotes"
      case .stringsUnquotedNonASCII: "\(subject) must stand in quotes"
      case .stringsUnterminatedContainer: "'{' is never closed"
      case .stringsBadArray: "the array has no ')' or ',' where one is due"
      case .stringsBadData: "the data between '<' and '>' is not pairs of hexadecimal digits"
      case .stringsNestingTooDeep: "more than 512 containers in one another"
      case .stringsJunkAfterPlist: "text behind the end of the property list"
      case .stringsTruncated: "\(subject) ends the table for Apple's loader"
      default: "unexpected \(subject)"
      }
    return Diagnostic(id, message, at: place)
  }

  /// Returns the remark on what Apple's loader makes of a file that it refuses.
  static func refusalNote(entries count: Int) -> Note {
    Note(
      "Apple's loader refuses the whole file" + (count == 0 ? "" : ": \(entries(count)) lost"))
  }

  /// Returns the remark on what Apple's loader drops when it stops early.
  static func cutNote(lost: [Key], lastKept: Key?) -> Note {
    guard let first = lost.first else {
      return Note("Apple's loader stops here and reports success")
    }
    let kept = lastKept.map { ", the last kept key is \(quote($0.text))" } ?? ""
    return Note(
      "Apple's loader stops here and reports success: \(entries(lost.count)) lost, the first is"
        + " \(quote(first.text))\(kept)")
  }
}

extension Diagnostic {
  /// Returns the finding that a file has more faults than are examined.
  static func faultLimit(_ count: Int, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .limitFaults, "\(count) faults found, the file is not examined behind this place", at: place)
  }
}

extension Diagnostic.Note {
  /// Returns the remark that a fault occurs more often than it is listed.
  static func moreFaults(_ count: Int) -> Diagnostic.Note {
    Diagnostic.Note("and \(count) more of the same in this file")
  }
}
