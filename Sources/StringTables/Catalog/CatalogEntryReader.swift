/// Reads what one entry says, value by value, without a tree.
///
/// Which members may be `null` was observed in Xcode 26.6: `comment`, `extractionState`, `shouldTranslate`,
/// `argNum`, `formatSpecifier` and a whole localization.
struct CatalogEntryReader {
  /// The key of the entry.
  let key: Key
  /// The file.
  let source: SourceText
  /// The parser over the entry.
  var parser: JSONParser
  /// The members of the localization at hand without a known meaning, and those that show nothing.
  var unknownMembers: [Catalog.Member] = []
  /// The offsets of the text that was read last, quotes included.
  var textRange = 0..<0
  /// How the last plain localization is written.
  private var frame: PlainFrame?

  /// Creates a reader at the start of an entry.
  init(_ entry: Catalog.Entry, source: SourceText) {
    key = entry.key
    self.source = source
    parser = JSONParser(source, in: entry.range)
  }

  /// Reads the entry.
  mutating func entry() throws(Diagnostic) -> CatalogEntry {
    var entry = CatalogEntry(key: key)
    let start = UInt32(parser.position)
    var seen = SeenKeys()
    try openObject("the entry")
    while let (name, keyRange) = try nextMember(&seen) {
      _ = try parser.startOfValue()
      let valueStart = UInt32(parser.position)
      var isKnown = true
      switch name.text {
      case "comment": entry.comment = try optionalString("comment")
      case "extractionState":
        entry.extractionState = try optionalString("extractionState")
          .map(ExtractionState.init(rawValue:))
      case "shouldTranslate": entry.shouldTranslate = try optionalBoolean("shouldTranslate")
      case "localizations": entry.localizations = try localizations()
      default:
        _ = try parser.skip()
        isKnown = false
      }
      let member = Catalog.Member(
        key: name, keyRange: keyRange, range: valueStart..<UInt32(parser.position))
      entry.members.append(member)
      if !isKnown { entry.unknownMembers.append(member) }
    }
    entry.range = start..<UInt32(parser.position)
    return entry
  }

  /// Reads what all languages show.
  private mutating func localizations() throws(Diagnostic) -> [CatalogLocalization] {
    var result: [CatalogLocalization] = []
    var seen = SeenKeys()
    try openObject("localizations")
    while let (language, keyRange) = try nextMember(&seen) {
      if let plain = try plainLocalization(in: language, at: keyRange) {
        result.append(plain)
        continue
      }
      let start = parser.position
      let found = try localization(in: language, at: keyRange)
      frame = PlainFrame(found, from: start, around: textRange)
      result.append(found)
    }
    return result
  }

  /// Reads a localization that is written as the last plain one but for its text; nil for any other.
  private mutating func plainLocalization(
    in language: Key, at keyRange: Range<UInt32>
  ) throws(Diagnostic) -> CatalogLocalization? {
    guard let frame else { return nil }
    let start = parser.position
    if parser.skip(same: frame.head), try parser.startOfValue() == UInt8(ascii: "\"") {
      let text = try parser.string()
      if parser.skip(same: frame.tail) {
        return frame.localization(
          of: text, in: language, at: keyRange, range: start..<parser.position)
      }
    }
    parser.position = start
    return nil
  }

  /// Reads what one language shows.
  private mutating func localization(
    in language: Key, at keyRange: Range<UInt32>
  ) throws(Diagnostic) -> CatalogLocalization {
    let first = try parser.startOfValue()
    let start = UInt32(parser.position)
    var result = CatalogLocalization(language: LanguageTag(language.text), keyRange: keyRange)
    if first == UInt8(ascii: "n") {
      result.range = try parser.skip()
      return result
    }
    unknownMembers = []
    var variation: Variation?
    var substitutions: [Substitution] = []
    var substitutionStates: [UnitState] = []
    var seen = SeenKeys()
    try openObject(language.text)
    while let (name, range) = try nextMember(&seen) {
      switch name.text {
      case "stringUnit", "variations":
        try read(name, at: range, of: language, into: &variation, states: &result.states)
      case "stringSet":
        let start = UInt32(parser.position)
        result.phrases = try phrases(states: &result.states)
        if result.phrases.isEmpty { noteEmpty(name, at: range, from: start) }
      case "substitutions":
        var names = SeenKeys()
        try openObject("substitutions")
        while let (name, _) = try nextMember(&names) {
          substitutions.append(try substitution(name, states: &substitutionStates))
        }
      default: try skipUnknown(name, at: range)
      }
    }
    result.unknownMembers = unknownMembers
    if let variation {
      result.localization = Localization(variation, substitutions: substitutions)
    } else if !substitutions.isEmpty {
      throw .missingMember("stringUnit", of: "\(language) of \(name)", at: place(keyRange))
    }
    result.states += substitutionStates
    result.range = start..<UInt32(parser.position)
    return result
  }

  /// Reads a text or how it varies, the only one of a localization, branch or substitution.
  private mutating func read(
    _ member: Key, at range: Range<UInt32>, of parent: Key, into result: inout Variation?,
    states: inout [UnitState]
  ) throws(Diagnostic) {
    let found: Variation? =
      member.text == "stringUnit"
      ? .unit(try unit(states: &states)) : try axes(states: &states)
    guard let found else { return }
    if result != nil { throw .ambiguousLocalization(name, parent, at: place(range)) }
    result = found
  }

  /// Reads the object `variations`, which holds one axis.
  private mutating func axes(states: inout [UnitState]) throws(Diagnostic) -> Variation? {
    var result: Variation?
    var seen = SeenKeys()
    try openObject("variations")
    while let (axis, range) = try nextMember(&seen) {
      let cases = try cases(of: axis, states: &states)
      if result != nil { throw .ambiguousLocalization(name, axis, at: place(range)) }
      switch axis.text {
      case "plural": result = .plural(cases)
      case "device": result = .device(cases)
      default: throw .unsupportedVariation(name, "by \(axis)", at: place(range))
      }
    }
    return result
  }

  /// Reads the branches of an axis; those that show nothing are left out.
  private mutating func cases(
    of axis: Key, states: inout [UnitState]
  ) throws(Diagnostic) -> [Variation.Case] {
    var cases: [Variation.Case] = []
    var seen = SeenKeys()
    try openObject(axis.text)
    while let (selector, selectorRange) = try nextMember(&seen) {
      let start = UInt32(parser.position)
      var variation: Variation?
      var parts = SeenKeys()
      try openObject(selector.text)
      while let (part, range) = try nextMember(&parts) {
        switch part.text {
        case "stringUnit", "variations":
          try read(part, at: range, of: selector, into: &variation, states: &states)
        default: try skipUnknown(part, at: range)
        }
      }
      if let variation {
        cases.append(Variation.Case(selector, variation))
      } else {
        noteEmpty(selector, at: selectorRange, from: start)
      }
    }
    return cases
  }

  /// Reads one substitution.
  private mutating func substitution(
    _ substitution: Key, states: inout [UnitState]
  ) throws(Diagnostic) -> Substitution {
    var result = Substitution(name: substitution, formatSpecifier: nil, variation: .plural([]))
    var variation: Variation?
    var seen = SeenKeys()
    try openObject(substitution.text)
    while let (part, range) = try nextMember(&seen) {
      switch part.text {
      case "argNum": result.argument = try optionalInteger("argNum")
      case "formatSpecifier": result.formatSpecifier = try optionalString("formatSpecifier")
      case "stringUnit", "variations":
        try read(part, at: range, of: substitution, into: &variation, states: &states)
      default: try skipUnknown(part, at: range)
      }
    }
    if let variation { result.variation = variation }
    return result
  }
}
