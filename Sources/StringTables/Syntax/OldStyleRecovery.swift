/// Finds what is wrong with an old-style file that CoreFoundation refuses or cuts short, and its entries.
///
/// In `"a" = "x" "b" = "y";` on two lines the `;` behind `"x"` is missing; both entries are found.
/// The verdict of CoreFoundation is `OldStyleParser`'s; this type only explains it.
struct OldStyleRecovery {
  /// One thing that is wrong.
  struct Fault {
    /// The rule.
    let id: DiagnosticID
    /// The key, text or character that the message names.
    let subject: String
    /// The UTF-8 offset of the cause.
    let offset: Int
  }

  /// The file.
  let source: SourceText
  /// Reads strings and comments, and knows the position.
  var parser: OldStyleParser
  /// The entries found so far.
  var members: [Node.Member] = []
  /// The faults found so far.
  var faults: [Fault] = []
  /// Whether a conflict marker waits for its end.
  var isInConflict = false
  /// Whether the entries stand in braces.
  var isBraced = false
  /// What the strict parser made of the file; nil when it refused it.
  private let loaded: PropertyList?
  /// Why the strict parser refused the file.
  private let refusal: OldStyleParser.Fault?
  /// Where the strict parser stopped.
  private let stop: Int

  /// The number of faults after which the rest of a file is not examined.
  private static let mostFaults = 10_000
  /// The number of faults of one rule that are listed for a file.
  private static let mostListed = 5

  /// Creates a recovery from the strict parser's result.
  init(source: SourceText, loaded: PropertyList?, fault: OldStyleParser.Fault?, stop: Int) {
    self.source = source
    self.loaded = loaded
    self.refusal = fault
    self.stop = stop
    self.parser = OldStyleParser(bytes: source.utf8)
  }

  /// The text in UTF-8.
  var bytes: [UInt8] { parser.bytes }

  /// Reads the whole file and returns all entries, with the verdict of the strict parser.
  mutating func run(diagnostics: inout [Diagnostic]) -> PropertyList {
    if isTopLevelContainer {
      faults.append(generalFault)
    } else {
      enterBraces()
      while parser.skipBlank(), faults.count < Self.mostFaults {
        let start = parser.position
        if parser.isStringStart(bytes[start]) { readEntry() } else { skipJunk() }
        // Every turn consumes something, so that the loop ends.
        if parser.position == start { parser.position += 1 }
      }
      if isBraced, refusal == .unclosedDictionary, faults.isEmpty {
        faults.append(Fault(id: .stringsUnterminatedContainer, subject: "", offset: 0))
      }
      if faults.isEmpty, loaded != nil || refusal != nil { faults.append(generalFault) }
    }
    report(&diagnostics)
    return PropertyList(
      root: Node(.dictionary(members), range: 0..<UInt32(bytes.count)),
      comments: parser.comments, format: .oldStyle, isBraced: isBraced,
      loading: loaded?.loading ?? .refused)
  }

  /// Whether the whole file is an array or data, of which no entries can be recovered.
  private var isTopLevelContainer: Bool {
    switch refusal {
    case .badArray, .badData, .tooDeep, .junkAfterValue:
      var start = OldStyleParser(bytes: bytes)
      guard start.skipBlank() else { return false }
      return refusal == .junkAfterValue || refusal == .tooDeep
        || bytes[start.position] == UInt8(ascii: "(") || bytes[start.position] == UInt8(ascii: "<")
    default:
      return false
    }
  }

  /// Steps into the brace that the entries of a whole file stand in.
  private mutating func enterBraces() {
    guard parser.skipBlank(), bytes[parser.position] == UInt8(ascii: "{") else { return }
    isBraced = true
    parser.position += 1
  }

  /// The fault that the strict parser's verdict stands for.
  private var generalFault: Fault {
    let id: DiagnosticID =
      switch refusal {
      case nil: .stringsTruncated
      case .unclosedString, .unfinishedEscape: .stringsUnclosedString
      case .missingSemicolon: .stringsMissingSemicolon
      case .missingEquals: .stringsMissingEquals
      case .unexpectedCharacter: .stringsUnexpectedCharacter
      case .unexpectedEnd: .stringsMissingValue
      case .unclosedDictionary: .stringsUnterminatedContainer
      case .badArray: .stringsBadArray
      case .badData: .stringsBadData
      case .tooDeep: .stringsNestingTooDeep
      case .junkAfterValue: .stringsJunkAfterPlist
      }
    return Fault(id: id, subject: character(at: stop).name, offset: stop)
  }

  /// Notes a fault.
  mutating func note(_ id: DiagnosticID, _ subject: String = "", at offset: Int) {
    faults.append(Fault(id: id, subject: subject, offset: offset))
  }

  /// Adds an entry.
  mutating func append(key: String, value: Node, from start: Int, isShorthand: Bool = false) {
    members.append(
      Node.Member(
        key: Key(key), value: value, keyRange: UInt32(start)..<UInt32(start),
        end: UInt32(parser.position), isShorthand: isShorthand))
  }

  /// Appends the faults as diagnostics; repeats of one rule are counted, not listed.
  private func report(_ diagnostics: inout [Diagnostic]) {
    var counts: [DiagnosticID: Int] = [:]
    var lastListed: [DiagnosticID: Int] = [:]
    for (index, fault) in faults.enumerated() {
      counts[fault.id, default: 0] += 1
      guard counts[fault.id, default: 0] <= Self.mostListed else { continue }
      var diagnostic = Diagnostic.syntax(
        fault.id, subject: fault.subject, at: source.location(at: fault.offset))
      if index == 0 { diagnostic.notes.append(verdictNote) }
      lastListed[fault.id] = diagnostics.count
      diagnostics.append(diagnostic)
    }
    for (id, count) in counts where count > Self.mostListed {
      guard let index = lastListed[id] else { continue }
      diagnostics[index].notes.append(.moreFaults(count - Self.mostListed))
    }
    if faults.count >= Self.mostFaults {
      diagnostics.append(.faultLimit(Self.mostFaults, at: source.location(at: parser.position)))
    }
    for remark in parser.remarks where remark.id.severity != .note {
      diagnostics.append(.remark(remark.id, at: source.location(at: remark.offset)))
    }
    if let last = parser.comments.last, !last.isClosed, loaded != nil || refusal != nil {
      diagnostics.append(PropertyListDocument.unclosed(last, in: source))
    }
  }

  /// What Apple's loader makes of the file, for the first fault.
  private var verdictNote: Diagnostic.Note {
    guard case .cut(_, let kept)? = loaded?.loading else {
      return Diagnostic.refusalNote(entries: members.count)
    }
    return Diagnostic.cutNote(
      lost: members.dropFirst(kept).map(\.key), lastKept: members.prefix(kept).last?.key)
  }
}
