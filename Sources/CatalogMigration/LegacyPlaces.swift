import StringTables

/// Where the texts of a table stand in its legacy files, found when it is asked for.
struct LegacyPlaces {
  /// The files.
  private let legacy: LegacyTable
  /// The places of the keys of the languages that were asked for.
  private var known: [LanguageTag: [Key: SourceLocation]] = [:]

  /// Creates the places of a table.
  init(_ legacy: LegacyTable) {
    self.legacy = legacy
  }

  /// Returns the place of the text of a key in a language; rules come before plain texts.
  mutating func place(of key: Key, in language: LanguageTag) -> SourceLocation? {
    if known[language] == nil { known[language] = places(in: language) }
    return known[language]?[key]
  }

  /// Returns the places of all keys of a language.
  private func places(in language: LanguageTag) -> [Key: SourceLocation] {
    var result: [Key: SourceLocation] = [:]
    let tags = language == legacy.sourceLanguage ? [.base, language] : [language]
    for file in tags.compactMap({ legacy.strings[$0] }) {
      for entry in file.entries { result[entry.key] = file.location(at: entry.offset) }
    }
    for file in tags.compactMap({ legacy.stringsdicts[$0] }) {
      for entry in file.entries { result[entry.key] = file.location(at: entry.offset) }
    }
    return result
  }
}
