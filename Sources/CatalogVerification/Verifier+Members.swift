import StringTables

extension Verifier {
  /// Checks what a new catalog says as a whole.
  mutating func checkHead() {
    let file = catalog.source.wholeFile
    if catalog.sourceLanguage != sourceLanguage {
      diagnostics.append(
        .verifySourceLanguage(catalog.sourceLanguage, expected: sourceLanguage, at: file))
    }
    guard let style = expectation.style else { return }
    let version = catalog.members.last { $0.key == "version" }
    let isText = version.map { catalog.source.utf8[Int($0.range.lowerBound)] } == UInt8(ascii: "\"")
    if catalog.version != style.version || !isText {
      diagnostics.append(.verifyVersion(catalog.version, expected: style.version, at: file))
    }
    let names: Set<Key> = ["sourceLanguage", "strings", "version"]
    for member in catalog.members where !names.contains(member.key) {
      diagnostics.append(
        .verifyMember(member.key, at: catalog.location(at: member.keyRange.lowerBound)))
    }
  }

  /// Checks what a new catalog says of a key beside its texts.
  mutating func checkEntry(_ entry: CatalogEntry, at range: Range<UInt32>) {
    guard expectation.isWhole else { return }
    var place: SourceLocation { catalog.location(at: range.lowerBound) }
    if entry.comment.map({ Key($0) }) == comments[entry.key].map({ Key($0) }) {
      if entry.comment != nil { figures.comments.found += 1 }
    } else {
      diagnostics.append(
        .verifyComment(
          entry.key, entry.comment, expected: comments[entry.key],
          isEdit: expectation.allowsEdits, at: place))
    }
    guard let style = expectation.style else { return }
    if entry.extractionState != style.extractionState {
      diagnostics.append(
        .verifyState(
          entry.key, nil, entry.extractionState?.rawValue,
          expected: style.extractionState.rawValue, at: place))
    }
    checkMembers(of: entry)
  }

  /// Reports the members of a key that no conversion writes, with their places.
  private mutating func checkMembers(of entry: CatalogEntry) {
    for member in entry.members {
      switch member.key {
      case "extractionState", "localizations": continue
      case "comment": if entry.comment != nil { continue }
      default: break
      }
      report(member, of: Diagnostic.About(entry.key, nil))
    }
    for number in entry.localizations.indices where !entry.localizations[number].isPlain {
      let localization = entry.localizations[number]
      let owner = Diagnostic.About(entry.key, localization.language)
      for member in localization.unknownMembers { report(member, of: owner) }
      let untyped = localization.localization?.substitutions.first { $0.formatSpecifier == nil }
      var place: SourceLocation { catalog.location(at: localization.keyRange.lowerBound) }
      if untyped != nil { diagnostics.append(.verifyNoType(owner, at: place)) }
      if !localization.phrases.isEmpty {
        diagnostics.append(.verifyMember("stringSet", of: owner, at: place))
      }
    }
  }

  /// Reports a member that no conversion writes.
  private mutating func report(_ member: Catalog.Member, of owner: Diagnostic.About) {
    diagnostics.append(
      .verifyMember(member.key, of: owner, at: catalog.location(at: member.keyRange.lowerBound)))
  }
}
