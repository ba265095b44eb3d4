import StringTables

/// Goes through a catalog entry by entry and compares it with the legacy files.
struct Verifier {
  /// The catalog.
  let catalog: Catalog
  /// What the legacy files show.
  let index: LegacyIndex
  /// What the catalog is expected to be.
  let expectation: Verification.Expectation
  /// The comment that each key must have.
  private let comments: [Key: String]
  /// The place of each language in the index.
  private let places: [LanguageTag: Int]
  /// The language that the keys are developed in.
  private let sourceLanguage: LanguageTag
  /// Which keys of each language were met.
  private var met: [[Bool]]
  /// What was found.
  var diagnostics: [Diagnostic] = []
  /// What was compared.
  var figures = Verification.Figures()

  /// Prepares a comparison.
  init(_ catalog: Catalog, _ legacy: LegacyTable, _ expectation: Verification.Expectation) {
    self.catalog = catalog
    self.expectation = expectation
    let index = LegacyIndex(legacy, recovery: expectation.recovery)
    self.index = index
    comments =
      expectation.style == nil
      ? [:] : ExpectedComments(legacy, expectation).texts
    var places: [LanguageTag: Int] = [:]
    for (place, language) in index.languages.enumerated() { places[language.tag] = place }
    self.places = places
    sourceLanguage = legacy.sourceLanguage
    met = index.languages.map { _ in [Bool](repeating: false, count: index.keys.count) }
  }

  /// Compares everything; an entry that cannot be read does not stop the others.
  mutating func run() {
    checkHead()
    figures.comments.total = comments.count
    for entry in catalog.entries {
      do throws(Diagnostic) {
        let content = try catalog.content(of: entry)
        checkEntry(content, at: entry.keyRange)
        for localization in content.localizations {
          compare(localization, of: content, number: index.numbers[entry.key])
        }
      } catch {
        giveUp(entry.key, because: error)
      }
    }
    findMissing()
  }

  /// Notes that nothing of an entry can be read; all its texts are lost by that.
  private mutating func giveUp(_ key: Key, because error: Diagnostic) {
    var located = error
    located.about = Diagnostic.About(key, nil)
    diagnostics.append(located)
    guard let number = index.numbers[key] else { return }
    for (place, language) in index.languages.enumerated() where !met[place][number] {
      met[place][number] = true
      guard let legacy = index.entry(number, in: language) else { continue }
      figures.values.total += 1
      figures.forms.total += EntryComparison.formCount(of: legacy)
      figures.lost += 1
    }
  }

  /// Checks what a new catalog says as a whole.
  private mutating func checkHead() {
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
  private mutating func checkEntry(_ entry: CatalogEntry, at range: Range<UInt32>) {
    guard let style = expectation.style else { return }
    let place = catalog.location(at: range.lowerBound)
    if entry.comment.map({ Key($0) }) == comments[entry.key].map({ Key($0) }) {
      if entry.comment != nil { figures.comments.found += 1 }
    } else {
      diagnostics.append(
        .verifyComment(entry.key, entry.comment, expected: comments[entry.key], at: place))
    }
    if entry.extractionState != style.extractionState {
      diagnostics.append(
        .verifyState(
          entry.key, nil, entry.extractionState?.rawValue,
          expected: style.extractionState.rawValue, at: place))
    }
    for fault in EntryShape(entry.node).faults {
      diagnostics.append(
        .verifyMember(fault.member, of: Diagnostic.About(entry.key, fault.language), at: place))
    }
  }

  /// Compares what the catalog shows for a key in a language.
  private mutating func compare(
    _ localization: CatalogLocalization, of entry: CatalogEntry, number: Int?
  ) {
    let language = localization.language
    let place = catalog.location(at: localization.keyRange.lowerBound)
    guard let number, let languagePlace = places[language] ?? alias(of: language),
      let legacy = index.entry(number, in: index.languages[languagePlace])
    else {
      if expectation.style != nil {
        diagnostics.append(.verifyExtra(entry.key, language, at: place))
      }
      return
    }
    met[languagePlace][number] = true
    if let style = expectation.style {
      for state in localization.states where state != style.state {
        diagnostics.append(
          .verifyState(
            entry.key, language, state.rawValue, expected: style.state.rawValue, at: place))
      }
    }
    let pair = Verification.Entry(entry.key, index.languages[languagePlace].tag)
    var comparison = EntryComparison(
      legacy, localization.localization, language: language,
      losses: expectation.losses[pair] ?? [])
    if expectation.kept.contains(pair) { comparison.faults = [] }
    figures.values.total += 1
    if comparison.faults.isEmpty { figures.values.found += 1 }
    figures.forms.total += comparison.forms.total
    figures.forms.found += comparison.forms.found
    figures.lost += comparison.lostCount
    let legacyPlace =
      comparison.faults.isEmpty
      ? nil : index.place(number, in: index.languages[languagePlace])
    for fault in comparison.faults {
      diagnostics.append(
        .verifyFault(
          fault, pair.key, language, isEdit: expectation.allowsEdits && fault.isEdit,
          legacy: legacyPlace, at: place))
    }
  }

  /// Returns the place of a language that is spelled otherwise in the catalog.
  private func alias(of language: LanguageTag) -> Int? {
    guard expectation.style == nil else { return nil }
    return index.languages.firstIndex { $0.tag.normalized == language.normalized }
  }

  /// Reports what the legacy files show and the catalog has not.
  private mutating func findMissing() {
    for (place, language) in index.languages.enumerated() {
      for number in index.keys.indices where !met[place][number] {
        guard let legacy = index.entry(number, in: language) else { continue }
        let pair = Verification.Entry(index.keys[number], language.tag)
        figures.values.total += 1
        if isImplied(legacy, pair) || expectation.kept.contains(pair) {
          figures.values.found += 1
          continue
        }
        figures.forms.total += EntryComparison.formCount(of: legacy)
        figures.lost += 1
        diagnostics.append(
          .verifyMissing(
            pair.key, pair.language, at: catalog.source.wholeFile,
            legacy: index.place(number, in: language)))
      }
    }
  }

  /// Whether a source text is what apps show anyway: the key of an entry that a build has made its own.
  private func isImplied(_ legacy: LegacyEntry, _ pair: Verification.Entry) -> Bool {
    expectation.style == nil && pair.language == sourceLanguage && legacy.rule == nil
      && legacy.text.map { Key($0) } == pair.key
      && catalog.entries.contains { $0.key == pair.key }
  }
}
