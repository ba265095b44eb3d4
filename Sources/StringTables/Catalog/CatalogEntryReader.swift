/// Turns the tree of one entry into what it says.
///
/// Which members may be `null` was observed in Xcode 26.6: `comment`, `extractionState`, `shouldTranslate`,
/// `argNum`, `formatSpecifier` and a whole localization.
struct CatalogEntryReader {
  /// The key of the entry.
  let key: Key
  /// The file.
  let source: SourceText

  /// Reads an entry.
  func entry(_ node: Node) throws(Diagnostic) -> CatalogEntry {
    var entry = CatalogEntry(
      key: key, comment: nil, extractionState: nil, shouldTranslate: nil, localizations: [],
      unknownMembers: [], node: node)
    for member in try members(node, "the entry") {
      switch member.key.text {
      case "comment": entry.comment = try optionalString(member)
      case "extractionState":
        entry.extractionState = try optionalString(member).map(ExtractionState.init(rawValue:))
      case "shouldTranslate": entry.shouldTranslate = try optionalBoolean(member)
      case "localizations":
        for localization in try members(member.value, "localizations") {
          entry.localizations.append(try self.localization(localization))
        }
      default: entry.unknownMembers.append(member)
      }
    }
    return entry
  }

  /// Reads what one language shows.
  private func localization(_ member: Node.Member) throws(Diagnostic) -> CatalogLocalization {
    var result = CatalogLocalization(
      language: LanguageTag(member.key.text), localization: nil, states: [], phrases: [],
      unknownMembers: [], keyRange: member.keyRange, range: member.value.range)
    if case .null = member.value.value { return result }
    var states: [UnitState] = []
    var substitutions: [Substitution] = []
    var substitutionStates: [UnitState] = []
    var branch: [Node.Member] = []
    for part in try members(member.value, member.key.text) {
      switch part.key.text {
      case "stringUnit", "variations": branch.append(part)
      case "stringSet": result.phrases = try phrases(part.value, states: &states)
      case "substitutions":
        for substitution in try members(part.value, "substitutions") {
          substitutions.append(try self.substitution(substitution, states: &substitutionStates))
        }
      default: result.unknownMembers.append(part)
      }
    }
    let variation = try variation(branch, in: member, states: &states)
    if let variation {
      result.localization = Localization(variation, substitutions: substitutions)
    } else if !substitutions.isEmpty {
      throw .missingMember("stringUnit", of: "\(member.key) of \(name)", at: place(member.keyRange))
    }
    result.states = states + substitutionStates
    return result
  }

  /// Reads a text or how it varies, from the members of a localization, branch or substitution.
  private func variation(
    _ members: [Node.Member], in parent: Node.Member, states: inout [UnitState]
  ) throws(Diagnostic) -> Variation? {
    var result: Variation?
    for member in members {
      let found: Variation?
      switch member.key.text {
      case "stringUnit":
        found = .unit(try unit(member.value, "value", states: &states))
      case "variations": found = try axes(member, states: &states)
      default: found = nil
      }
      guard let found else { continue }
      if result != nil {
        throw .ambiguousLocalization(name, parent.key, at: place(member.keyRange))
      }
      result = found
    }
    return result
  }

  /// Reads the object `variations`, which holds one axis.
  private func axes(
    _ member: Node.Member, states: inout [UnitState]
  ) throws(Diagnostic) -> Variation? {
    var result: Variation?
    for axis in try members(member.value, "variations") {
      var cases: [Variation.Case] = []
      for branch in try members(axis.value, axis.key.text) {
        let parts = try members(branch.value, branch.key.text)
        guard let variation = try variation(parts, in: branch, states: &states) else { continue }
        cases.append(Variation.Case(branch.key, variation))
      }
      if result != nil {
        throw .ambiguousLocalization(name, axis.key, at: place(axis.keyRange))
      }
      switch axis.key.text {
      case "plural": result = .plural(cases)
      case "device": result = .device(cases)
      default: throw .unsupportedVariation(name, "by \(axis.key)", at: place(axis.keyRange))
      }
    }
    return result
  }

  /// Reads one substitution.
  private func substitution(
    _ member: Node.Member, states: inout [UnitState]
  ) throws(Diagnostic) -> Substitution {
    var argument: Int?
    var specifier: String?
    var branch: [Node.Member] = []
    for part in try members(member.value, member.key.text) {
      switch (part.key.text, part.value.value) {
      case ("argNum", .null), ("formatSpecifier", .null): break
      case ("argNum", .number(let text)):
        guard let number = Int(text) else {
          throw .wrongType("argNum", of: name, part.value, "a whole number", in: source)
        }
        argument = number
      case ("argNum", _):
        throw .wrongType("argNum", of: name, part.value, "a whole number", in: source)
      case ("formatSpecifier", _): specifier = try optionalString(part)
      case ("stringUnit", _), ("variations", _): branch.append(part)
      default: break
      }
    }
    let variation = try variation(branch, in: member, states: &states)
    return Substitution(
      name: member.key, argument: argument, formatSpecifier: specifier,
      variation: variation ?? .plural([]))
  }
}
