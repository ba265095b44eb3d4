import StringTables

extension Conversion {
  /// Whether a finding keeps its table from being written.
  func blocks(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity == .error else { return false }
    // A way of recovery accepts what is wrong inside the legacy files, and nothing else.
    let isInFile =
      diagnostic.id.rawValue.hasPrefix("strings.") || diagnostic.id == .limitFaults
    return options.interpretation.recovery == .fail || !isInFile
  }

  /// Reads the files of a table; those that cannot be read are missing in the result.
  func legacy(
    of table: Discovery.Table, source: LanguageTag, diagnostics: inout [Diagnostic]
  ) -> (legacy: LegacyTable, isUnreadable: Bool) {
    var legacy = LegacyTable(name: table.name, sourceLanguage: source)
    var isUnreadable = false
    var keys: Set<Key> = []
    for (language, path) in table.strings.sorted(by: { $0.key < $1.key }) {
      do throws(Diagnostic) {
        var file = try StringsFile(
          path: path, bytes: try Files.bytes(of: path), encoding: options.encoding,
          diagnostics: &diagnostics)
        file.shareKeys(&keys)
        legacy.strings[language] = file
      } catch {
        diagnostics.append(error)
        isUnreadable = true
      }
    }
    for (language, path) in table.stringsdicts.sorted(by: { $0.key < $1.key }) {
      do throws(Diagnostic) {
        legacy.stringsdicts[language] = try StringsdictFile(
          path: path, bytes: try Files.bytes(of: path), encoding: options.encoding,
          diagnostics: &diagnostics)
      } catch {
        diagnostics.append(error)
        isUnreadable = true
      }
    }
    return (legacy, isUnreadable)
  }

  /// Gives the entries of a part of a table the comments that they have in the whole table.
  ///
  /// So a table that is migrated language by language ends as one that is migrated at once.
  func takeComments(
    of table: Discovery.Table, _ source: LanguageTag, _ shown: inout StringTables.Table
  ) {
    // What is wrong in the other languages is said when they are migrated.
    var others: [Diagnostic] = []
    let whole = StringTables.Table(
      legacy(of: table, source: source, diagnostics: &others).legacy,
      interpretation: options.interpretation, diagnostics: &others)
    var comments: [Key: String] = [:]
    for entry in whole.entries { comments[entry.key] = entry.comment }
    for index in shown.entries.indices {
      shown.entries[index].comment = comments[shown.entries[index].key]
    }
  }

  /// Returns a table with the languages that the options choose; `Base` goes with the source language.
  func restricted(_ table: Discovery.Table, source: LanguageTag) -> Discovery.Table {
    guard !options.languages.isEmpty else { return table }
    let isKept = { (language: LanguageTag) in
      isChosen(language) || (language == .base && isChosen(source))
    }
    var table = table
    table.strings = table.strings.filter { isKept($0.key) }
    table.stringsdicts = table.stringsdicts.filter { isKept($0.key) }
    return table
  }

  /// Reports languages that have two spellings.
  func checkLanguages(
    of table: Discovery.Table, source: LanguageTag, diagnostics: inout [Diagnostic]
  ) {
    let tags = Set(table.languages.filter { $0 != .base } + [source])
    for (_, spellings) in Dictionary(grouping: tags, by: \.normalized) where spellings.count > 1 {
      diagnostics.append(
        .languageCollision(spellings.sorted(), table: table.name, at: table.folder))
    }
  }
}
