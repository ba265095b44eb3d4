import StringTables

extension Report.Coverage {
  /// Returns how far each language of a table is, sorted by language.
  ///
  /// One walk over all values: the languages of an entry are in the order of the table's languages.
  static func all(of table: StringTables.Table, legacy: LegacyTable) -> [Report.Coverage] {
    var result = all(of: table, languages: legacy.shownLanguages)
    for index in result.indices { result[index].addLosses(legacy) }
    return result.sorted { $0.language < $1.language }
  }

  /// Returns how far each of some languages is, in their order.
  static func all(
    of table: StringTables.Table, languages: [LanguageTag]
  ) -> [Report.Coverage] {
    var result = languages.map { Report.Coverage($0) }
    let sourcePlace = languages.firstIndex(of: table.sourceLanguage)
    var sourceKeys = 0
    for entry in table.entries {
      let source = sourcePlace.flatMap { _ in entry[table.sourceLanguage] }
      if source != nil { sourceKeys += 1 }
      var next = 0
      for place in languages.indices {
        if next < entry.languages.count, entry.languages[next] == languages[place] {
          result[place].add(
            entry.values[next], of: entry.key, source: source, isSource: place == sourcePlace)
          next += 1
        } else if source != nil {
          result[place].missing.append(entry.key)
        }
      }
    }
    for place in result.indices { result[place].sourceKeys = sourceKeys }
    return result
  }

  /// Counts a text.
  private mutating func add(
    _ value: Localization, of key: Key, source: Localization?, isSource: Bool
  ) {
    keys += 1
    var isEmpty = false
    if case .unit(let text) = value.variation, text.isEmpty {
      empty += 1
      isEmpty = true
    }
    guard let source else {
      extra.append(key)
      return
    }
    let isSame = value == source
    if !isEmpty || isSame { translated += 1 }
    if isSame, !isSource, !isEmpty { same += 1 }
  }

  /// Counts what Apple's loader does not show of the language, and what Xcode's migration would lose.
  private mutating func addLosses(_ legacy: LegacyTable) {
    let isSource = language == legacy.sourceLanguage
    let tags = isSource ? [language, .base] : [language]
    var shown: Set<Key> = []
    for tag in tags {
      if let file = legacy.stringsdicts[tag] { shown.formUnion(file.entries.map(\.key)) }
    }
    for file in tags.compactMap({ legacy.strings[$0] }) {
      let loaded = file.entries(for: .asLoaded)
      if file.format != .oldStyle {
        lostByXcode += Set(file.entries.map(\.key)).subtracting(shown).count
      }
      guard loaded.count < file.entries.count || file.loading == .refused else { continue }
      if file.loading == .refused { isRefused = true }
      shown.formUnion(loaded.map(\.key))
      var lost: Set<Key> = []
      for entry in file.entries[loaded.endIndex...] where !shown.contains(entry.key) {
        if firstLost == nil { firstLost = entry.key }
        lost.insert(entry.key)
      }
      lostKeys += lost.count
      if file.format == .oldStyle { lostByXcode += lost.count }
    }
  }
}
