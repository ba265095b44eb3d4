import StringTables

/// Where the texts of a table stand in its legacy files, found when it is asked for.
struct LegacyPlaces {
  /// The files.
  private let legacy: LegacyTable
  /// The places of the keys of the languages that were asked for.
  private var known: [LanguageTag: [Key: Place]] = [:]

  /// A key in one of the files of a language.
  private struct Place {
    /// The folder of the file.
    let tag: LanguageTag
    /// Whether the file holds rules.
    let isRule: Bool
    /// The UTF-8 offset of the key.
    let offset: UInt32
  }

  /// Creates the places of a table.
  init(_ legacy: LegacyTable) {
    self.legacy = legacy
  }

  /// Returns the place of the text of a key in a language; rules come before plain texts.
  mutating func place(of key: Key, in language: LanguageTag) -> SourceLocation? {
    if known[language] == nil { known[language] = places(in: language) }
    guard let place = known[language]?[key] else { return nil }
    return place.isRule
      ? legacy.stringsdicts[place.tag]?.location(at: Int(place.offset))
      : legacy.strings[place.tag]?.location(at: place.offset)
  }

  /// Returns the places of all keys of a language.
  private func places(in language: LanguageTag) -> [Key: Place] {
    var result: [Key: Place] = [:]
    let tags = language == legacy.sourceLanguage ? [.base, language] : [language]
    for tag in tags {
      guard let file = legacy.strings[tag] else { continue }
      result.reserveCapacity(file.entries.count)
      for entry in file.entries {
        result[entry.key] = Place(tag: tag, isRule: false, offset: entry.offset)
      }
    }
    for tag in tags {
      for entry in legacy.stringsdicts[tag]?.entries ?? [] {
        result[entry.key] = Place(tag: tag, isRule: true, offset: UInt32(entry.offset))
      }
    }
    return result
  }
}
