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
  let comments: [Key: String]
  /// The place of each language in the index.
  private let places: [LanguageTag: Int]
  /// The place behind that of the last language.
  private var nextPlace = 0
  /// The language that the keys are developed in.
  let sourceLanguage: LanguageTag
  /// Which keys are in the catalog.
  private var isInCatalog: [Bool]
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
      expectation.isWhole
      ? ExpectedComments(expectation.whole ?? legacy, expectation).texts
        .filter { expectation.whole == nil || index.number(of: $0.key) != nil } : [:]
    var places: [LanguageTag: Int] = [:]
    for (place, language) in index.languages.enumerated() { places[language.tag] = place }
    self.places = places
    sourceLanguage = legacy.sourceLanguage
    isInCatalog = [Bool](repeating: false, count: index.keys.count)
    met = index.languages.map { _ in [Bool](repeating: false, count: index.keys.count) }
  }

  /// Compares everything; an entry that cannot be read does not stop the others.
  mutating func run() {
    checkHead()
    figures.comments.total = comments.count
    let jobs = Jobs(expectation.jobs)
    let ranges = jobs.ranges(of: catalog.entries.count, least: 64)
    if ranges.count == 1 {
      compare(ranges[0])
    } else {
      var start = self
      start.diagnostics = []
      start.figures = Verification.Figures()
      let parts = jobs.map(ranges.count) { [start] number in
        var part = start
        part.compare(ranges[number])
        return part
      }
      parts.forEach { take($0) }
    }
    findMissing()
  }

  /// Compares a range of the entries.
  private mutating func compare(_ range: Range<Int>) {
    for entry in catalog.entries[range] {
      do throws(Diagnostic) {
        let content = try catalog.content(of: entry)
        nextPlace = 0
        checkEntry(content, at: entry.keyRange)
        let number = index.number(of: entry.key)
        if let number { isInCatalog[number] = true }
        for place in content.localizations.indices where !takeSame(content, place, number) {
          compare(content.localizations[place], of: content, number: number)
        }
      } catch {
        giveUp(entry.key, because: error)
      }
    }
  }

  /// Adds what another verifier found in entries that are not of this one's.
  private mutating func take(_ part: Verifier) {
    diagnostics += part.diagnostics
    figures.values += part.figures.values
    figures.forms += part.figures.forms
    figures.comments += part.figures.comments
    figures.lost += part.figures.lost
    for number in isInCatalog.indices where part.isInCatalog[number] { isInCatalog[number] = true }
    for place in met.indices {
      for number in met[place].indices where part.met[place][number] { met[place][number] = true }
    }
  }

  /// Notes that nothing of an entry can be read; all its texts are lost by that.
  private mutating func giveUp(_ key: Key, because error: Diagnostic) {
    var located = error
    located.about = Diagnostic.About(key, nil)
    diagnostics.append(located)
    guard let number = index.number(of: key) else { return }
    for place in index.languages.indices where !met[place][number] {
      met[place][number] = true
      guard let legacy = index.entry(number, inLanguageAt: place) else { continue }
      figures.values.total += 1
      figures.forms.total += EntryComparison.formCount(of: legacy)
      figures.lost += 1
    }
  }

  /// Takes the localization at a place when it is the plain text of the legacy files, as nearly all are.
  ///
  /// - Returns: whether it was; nothing was done for any other.
  private mutating func takeSame(_ entry: CatalogEntry, _ place: Int, _ number: Int?) -> Bool {
    guard let number, entry.localizations[place].isPlain,
      case .unit(let text)? = entry.localizations[place].localization?.variation,
      expectation.style.map({ style in
        entry.localizations[place].states.allSatisfy { $0 == style.state }
      }) != false,
      let languagePlace = self.place(of: entry.localizations[place].language),
      index.shows(text, number, inLanguageAt: languagePlace)
    else { return false }
    met[languagePlace][number] = true
    figures.values.total += 1
    figures.values.found += 1
    return true
  }

  /// Compares what the catalog shows for a key in a language.
  private mutating func compare(
    _ localization: CatalogLocalization, of entry: CatalogEntry, number: Int?
  ) {
    let language = localization.language
    var place: SourceLocation { catalog.location(at: localization.keyRange.lowerBound) }
    guard let number, let languagePlace = self.place(of: language),
      let legacy = index.entry(number, inLanguageAt: languagePlace)
    else {
      let isShown = localization.localization != nil || expectation.style != nil
      if expectation.isWhole, isShown {
        diagnostics.append(
          .verifyExtra(entry.key, language, isEdit: expectation.allowsEdits, at: place))
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
      ? nil : index.place(number, inLanguageAt: languagePlace)
    for fault in comparison.faults {
      diagnostics.append(
        .verifyFault(
          fault, pair.key, language, isEdit: expectation.allowsEdits && fault.isEdit,
          legacy: legacyPlace, at: place))
    }
  }

  /// Returns the place of a language in the index; entries mostly have their languages in its order.
  private mutating func place(of language: LanguageTag) -> Int? {
    if nextPlace < index.languages.count, index.languages[nextPlace].tag == language {
      nextPlace += 1
      return nextPlace - 1
    }
    guard let place = places[language] ?? alias(of: language) else { return nil }
    nextPlace = place + 1
    return place
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
        guard let legacy = index.entry(number, inLanguageAt: place) else { continue }
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
            legacy: index.place(number, inLanguageAt: place)))
      }
    }
  }

  /// Whether a source text is what apps show anyway: the key of an entry that a build has made its own.
  private func isImplied(_ legacy: LegacyEntry, _ pair: Verification.Entry) -> Bool {
    expectation.style == nil && pair.language == sourceLanguage && legacy.rule == nil
      && legacy.text?.isSame(as: pair.key.text) == true
      && index.number(of: pair.key).map { isInCatalog[$0] } == true
  }
}
