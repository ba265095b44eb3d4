import StringTables

/// The audit of one String Catalog: what is there, how far it is, and what is wrong with it.
public struct CatalogAudit: Sendable {
  /// What is there.
  public private(set) var table: Report.Table
  /// What was found.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The catalog, nil when it cannot be read at all.
  public private(set) var catalog: Catalog?

  /// What apps show, source texts that are the key included.
  private var shown: StringTables.Table
  /// Keys that are no formats and stand for their source texts, which says nothing about arguments.
  private var implied: Set<Key> = []
  /// Texts that are not finished, by language.
  private var unfinished: [LanguageTag: Int] = [:]

  /// Looks at the catalog at a path.
  public init(path: String, options: TableAudit.Options) {
    let name = Discovery.tableName(of: path)
    table = Report.Table(
      name: name, folder: Discovery.legacyFolder(of: path), catalog: path, status: .migrated,
      source: SourceLanguage(language: "en", reason: "the catalog cannot be read"))
    shown = StringTables.Table(name: name, sourceLanguage: "en")
    table.files = [Report.File(catalog: path)]
    do throws(Diagnostic) {
      let catalog = try Catalog(
        path: path, bytes: try Files.bytes(of: path), diagnostics: &diagnostics)
      self.catalog = catalog
      table.source = SourceLanguage(language: catalog.sourceLanguage, reason: "of the catalog")
      table.catalogSize = table.files.first?.size
      shown.sourceLanguage = catalog.sourceLanguage
      for entry in catalog.entries { add(entry, of: catalog) }
      inspect(catalog, options: options)
    } catch {
      diagnostics.append(error)
    }
  }

  /// Reads an entry.
  private mutating func add(_ entry: Catalog.Entry, of catalog: Catalog) {
    let content: CatalogEntry
    do throws(Diagnostic) { content = try catalog.content(of: entry) } catch {
      diagnostics.append(error)
      return
    }
    var result = StringTables.Table.Entry(key: entry.key, comment: content.comment)
    var texts = content.localizations.compactMap { localization in
      localization.localization.map { (language: localization.language, localization: $0) }
    }
    if !texts.contains(where: { $0.language == catalog.sourceLanguage }) {
      texts.append((catalog.sourceLanguage, Localization(.unit(entry.key.text))))
      if !entry.key.text.utf8.contains(UInt8(ascii: "%")) { implied.insert(entry.key) }
    }
    result.localizations = texts.sorted { $0.language < $1.language }
    if content.comment != nil { table.figures.keptComments += 1 }
    for text in texts { table.figures.count(text.localization) }
    noteStates(content, at: catalog.location(at: entry.keyRange.lowerBound))
    if content.shouldTranslate != false { shown.entries.append(result) }
  }

  /// Notes how far the texts of an entry are.
  private mutating func noteStates(_ entry: CatalogEntry, at place: SourceLocation) {
    if entry.extractionState?.rawValue == "stale" {
      diagnostics.append(.stale(entry.key, at: place))
    }
    var new: [LanguageTag] = []
    var review: [LanguageTag] = []
    for localization in entry.localizations {
      if localization.states.contains(.new) { new.append(localization.language) }
      if localization.states.contains(where: { $0.rawValue == "needs_review" }) {
        review.append(localization.language)
      }
      if localization.states.contains(where: { $0 != .translated }) {
        unfinished[localization.language, default: 0] += 1
      }
    }
    if !new.isEmpty { diagnostics.append(.unfinished(.catalogNew, entry.key, new, at: place)) }
    if !review.isEmpty {
      diagnostics.append(.unfinished(.catalogNeedsReview, entry.key, review, at: place))
    }
  }

  /// Compares the texts with those of the source language.
  private mutating func inspect(_ catalog: Catalog, options: TableAudit.Options) {
    let languages = Set(shown.entries.flatMap(\.languages)).union([catalog.sourceLanguage]).sorted()
    table.languages = Report.Coverage.all(of: shown, languages: languages)
    for index in table.languages.indices {
      table.languages[index].unfinished = unfinished[table.languages[index].language] ?? 0
    }
    table.figures.languages = languages.count
    table.figures.keys = catalog.entries.count
    diagnostics += KeyAudit.gaps(in: table)
    var compared = shown
    compared.entries.removeAll { implied.contains($0.key) }
    var unplaced =
      FormatAudit(compared, dialect: .catalog).diagnostics + CountAudit.diagnostics(for: shown)
    let keys = catalog.entries.map(\.key)
    unplaced += KeyAudit.lookAlikes(among: keys)
    if options.findsSymbols {
      let forecast = SymbolForecast(keys)
      table.symbols = forecast.symbols
      unplaced += forecast.diagnostics
    }
    for id in TableAudit.Options.optionalRules where options.extraRules.contains(id) {
      unplaced += KeyAudit.variants(id, among: keys)
    }
    if !unplaced.isEmpty {
      var places: [Key: UInt32] = [:]
      for entry in catalog.entries { places[entry.key] = entry.keyRange.lowerBound }
      for index in unplaced.indices {
        unplaced[index].location = unplaced[index].about.flatMap { places[$0.key] }
          .map { catalog.location(at: $0) }
      }
    }
    diagnostics += unplaced
  }
}
