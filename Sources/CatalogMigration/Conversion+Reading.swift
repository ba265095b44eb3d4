import StringTables

/// The legacy files of a table as read; those that cannot be read are missing.
struct LegacyFiles {
  /// The files.
  var legacy: LegacyTable
  /// Whether a file is not what it claims to be.
  var isUnreadable = false
  /// The content of each file, where it was asked for.
  var fingerprints: [String: Fingerprint] = [:]
  /// The content of files that are not on the disk.
  let contents: [String: [UInt8]]

  /// Returns the bytes of a file, and marks its content where that is asked for.
  ///
  /// - Throws: `project.unreadable`.
  mutating func bytes(of path: String, isMarked: Bool) throws(Diagnostic) -> [UInt8] {
    let bytes = if let content = contents[path] { content } else { try Files.bytes(of: path) }
    if isMarked { fingerprints[path] = Fingerprint(bytes) }
    return bytes
  }
}

extension Conversion {
  /// Whether a finding keeps its table from being written.
  func blocks(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity == .error else { return false }
    // A way of recovery accepts what is wrong inside the legacy files, and nothing else.
    let isInFile =
      diagnostic.id.rawValue.hasPrefix("strings.") || diagnostic.id == .limitFaults
    return options.interpretation.recovery == .fail || !isInFile
  }

  /// Reads the files of a table.
  func legacy(
    of table: Discovery.Table, source: LanguageTag, diagnostics: inout [Diagnostic]
  ) -> LegacyFiles {
    var files = LegacyFiles(
      legacy: LegacyTable(name: table.name, sourceLanguage: source), contents: discovery.contents)
    var keys = KeyList()
    for (language, path) in table.strings.sorted(by: { $0.key < $1.key }) {
      do throws(Diagnostic) {
        let bytes = try files.bytes(of: path, isMarked: options.removesLegacy)
        let encoding =
          options.encoding
          ?? declaredEncoding(of: path, bytes, in: table, diagnostics: &diagnostics)
        var file = try StringsFile(
          path: path, bytes: bytes, encoding: encoding, diagnostics: &diagnostics)
        file.shareKeys(&keys)
        files.legacy.strings[language] = file
      } catch {
        diagnostics.append(error)
        files.isUnreadable = true
      }
    }
    for (language, path) in table.stringsdicts.sorted(by: { $0.key < $1.key }) {
      do throws(Diagnostic) {
        files.legacy.stringsdicts[language] = try StringsdictFile(
          path: path, bytes: try files.bytes(of: path, isMarked: options.removesLegacy),
          encoding: options.encoding, diagnostics: &diagnostics)
      } catch {
        diagnostics.append(error)
        files.isUnreadable = true
      }
    }
    return files
  }

  /// Gives the entries of a part of a table the comments that they have in the whole table.
  ///
  /// So a table that is migrated language by language ends as one that is migrated at once.
  func takeComments(
    of table: Discovery.Table, _ source: LanguageTag, _ shown: inout StringTables.Table
  ) -> LegacyTable {
    // What is wrong in the other languages is said when they are migrated.
    var others: [Diagnostic] = []
    let files = legacy(of: table, source: source, diagnostics: &others).legacy
    let whole = StringTables.Table(
      files, interpretation: options.interpretation, diagnostics: &others)
    var comments: [Key: String] = [:]
    for entry in whole.entries { comments[entry.key] = entry.comment }
    for index in shown.entries.indices {
      shown.entries[index].comment = comments[shown.entries[index].key]
    }
    return files
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

  /// Returns the languages of the catalogs that were met; one that cannot be read has none.
  func catalogLanguages() -> Set<LanguageTag> {
    var languages: Set<LanguageTag> = []
    for path in discovery.catalogs {
      // What is wrong with a catalog is said when something is merged into it.
      var ignored: [Diagnostic] = []
      do throws(Diagnostic) {
        let catalog = try Catalog(
          path: path, bytes: try Files.bytes(of: path), diagnostics: &ignored)
        for entry in catalog.entries {
          languages.formUnion(try catalog.content(of: entry).localizations.map(\.language))
        }
      } catch {
        continue
      }
    }
    return languages
  }

  /// Reports other tables that would go to the catalog of a table.
  func checkRivals(
    of table: Discovery.Table, _ path: String, diagnostics: inout [Diagnostic]
  ) {
    let name = table.name.lowercased()
    for rival in discovery.tables
    where rival.name.lowercased() == name
      && (rival.folder != table.folder || rival.name != table.name)
    {
      let other = catalogPath(of: rival)
      if other == path {
        diagnostics.append(.sameCatalog(path, as: rival.folder, at: table.folder))
      } else if other.lowercased() == path.lowercased() {
        diagnostics.append(.caseCollision(table.name, rival.name, at: table.folder))
      }
    }
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
