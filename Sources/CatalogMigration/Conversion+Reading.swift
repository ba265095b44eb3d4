import StringTables

/// The legacy files of a table as read; those that cannot be read are missing.
struct LegacyFiles {
  /// The files.
  var legacy: LegacyTable
  /// Whether a file is not what it claims to be.
  var isUnreadable = false
  /// The content of each file, where it was asked for.
  var fingerprints: [String: Fingerprint] = [:]

  /// One file as read.
  struct File: Sendable {
    /// What a file holds.
    enum Content: Sendable {
      /// Texts.
      case strings(StringsFile)
      /// Rules.
      case stringsdict(StringsdictFile)
    }

    /// What the file holds; nil when it cannot be read.
    var content: Content?
    /// What was found in it.
    var diagnostics: [Diagnostic] = []
    /// Its content as read, where that is asked for.
    var fingerprint: Fingerprint?
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
      legacy: LegacyTable(name: table.name, sourceLanguage: source))
    var keys = KeyList()
    let parts = [table.strings, table.stringsdicts].map { $0.sorted { $0.key < $1.key } }
    let all = parts[0] + parts[1]
    let jobs = Jobs(options.jobs)
    // Keys are shared between files; so few files at a time hold keys of their own.
    let step = jobs.count * 2
    for start in stride(from: 0, to: all.count, by: step) {
      let batch = jobs.map(min(step, all.count - start)) { number in
        read(all[start + number].value, isStrings: start + number < parts[0].count, of: table)
      }
      for (number, read) in batch.enumerated() {
        diagnostics += read.diagnostics
        files.isUnreadable = files.isUnreadable || read.content == nil
        let (language, path) = all[start + number]
        files.fingerprints[path] = read.fingerprint
        switch read.content {
        case .strings(var file):
          file.shareKeys(&keys)
          files.legacy.strings[language] = file
        case .stringsdict(let file): files.legacy.stringsdicts[language] = file
        case nil: break
        }
      }
    }
    return files
  }

  /// Reads one file of a table.
  private func read(
    _ path: String, isStrings: Bool, of table: Discovery.Table
  ) -> LegacyFiles.File {
    var file = LegacyFiles.File()
    do throws(Diagnostic) {
      let bytes =
        if let content = discovery.contents[path] { content } else { try Files.bytes(of: path) }
      if options.removesLegacy { file.fingerprint = Fingerprint(bytes) }
      guard isStrings else {
        file.content = .stringsdict(
          try StringsdictFile(
            path: path, bytes: bytes, encoding: options.encoding, diagnostics: &file.diagnostics))
        return file
      }
      let encoding =
        options.encoding
        ?? declaredEncoding(of: path, bytes, in: table, diagnostics: &file.diagnostics)
      file.content = .strings(
        try StringsFile(
          path: path, bytes: bytes, encoding: encoding, diagnostics: &file.diagnostics))
    } catch {
      file.diagnostics.append(error)
    }
    return file
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
    for rival in rivals(of: table) {
      if catalogPath(of: rival) == path {
        diagnostics.append(.sameCatalog(path, as: rival.folder, at: table.folder))
      } else {
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
