import StringTables

/// Converts legacy tables to String Catalogs.
public struct Conversion: Sendable {
  /// What the user asks for.
  public struct Options: Sendable {
    /// Names of tables, with `*` and `?`; empty for all.
    public var tables: [String] = []
    /// Languages; empty for all.
    public var languages: [String] = []
    /// The source language, nil to find it out.
    public var sourceLanguage: String?
    /// The folder for catalogs, nil to put them beside the `.lproj` folders.
    public var output: String?
    /// The encoding of files without a byte-order mark, nil to find it out.
    public var encoding: TextEncoding?
    /// How files and rules are read.
    public var interpretation = StringTables.Table.Interpretation()

    /// Creates the options of a run that converts everything strictly.
    public init() {}
  }

  /// What became of one table.
  public struct Outcome: Sendable {
    /// The files of the table.
    public var table: Discovery.Table
    /// The path of its catalog.
    public var catalog: String
    /// The catalog, nil when the table is not converted.
    public var bytes: [UInt8]?
    /// The source language and how it is known.
    public var source: SourceLanguage
    /// What was counted.
    public var figures = Figures()
    /// What was found.
    public var diagnostics: [Diagnostic] = []
    /// The files that the catalog replaces.
    public var redundant: [String] = []
    /// Whether a file is not what it claims to be.
    public var isUnreadable = false
  }

  /// What the user asks for.
  private let options: Options
  /// The tables.
  private let discovery: Discovery

  /// Prepares the conversion of the tables that were found.
  public init(_ discovery: Discovery, options: Options) {
    self.discovery = discovery
    self.options = options
  }

  /// The tables that the options choose.
  public var chosen: [Discovery.Table] {
    discovery.tables.filter { table in
      let isNamed =
        options.tables.isEmpty || options.tables.contains { Glob($0).matches(table.name) }
      return isNamed && (options.languages.isEmpty || table.languages.contains(where: isChosen))
    }
  }

  /// Names of tables and languages that nothing has.
  public var diagnostics: [Diagnostic] {
    guard !discovery.tables.isEmpty else { return [] }
    let tables = options.tables.filter { name in
      !discovery.tables.contains { Glob(name).matches($0.name) }
    }
    let known = Set(discovery.tables.flatMap(\.languages).map(\.normalized))
    let languages = options.languages.filter { !known.contains(LanguageTag($0).normalized) }
    return tables.map(Diagnostic.noSuchTable) + languages.map(Diagnostic.noSuchLanguage)
  }

  /// Whether the options choose a language.
  private func isChosen(_ language: LanguageTag) -> Bool {
    options.languages.contains { LanguageTag($0).normalized == language.normalized }
  }

  /// Converts one table; nothing is written.
  public func outcome(of table: Discovery.Table) -> Outcome {
    var diagnostics: [Diagnostic] = []
    let source =
      options.sourceLanguage.map { SourceLanguage(language: LanguageTag($0), reason: "given") }
      ?? SourceLanguage(of: table, projects: discovery.projects, diagnostics: &diagnostics)
    let table = restricted(table, source: source.language)
    var outcome = Outcome(table: table, catalog: catalogPath(of: table), source: source)
    defer { outcome.diagnostics.sort(by: Diagnostic.isOrdered) }
    checkLanguages(of: table, source: source.language, diagnostics: &diagnostics)
    var legacy = LegacyTable(name: table.name, sourceLanguage: source.language)
    for (language, path) in table.strings.sorted(by: { $0.key < $1.key }) {
      do throws(Diagnostic) {
        legacy.strings[language] = try StringsFile(
          path: path, bytes: try Files.bytes(of: path), encoding: options.encoding,
          diagnostics: &diagnostics)
      } catch {
        diagnostics.append(error)
        outcome.isUnreadable = true
      }
    }
    for (language, path) in table.stringsdicts.sorted(by: { $0.key < $1.key }) {
      do throws(Diagnostic) {
        legacy.stringsdicts[language] = try StringsdictFile(
          path: path, bytes: try Files.bytes(of: path), encoding: options.encoding,
          diagnostics: &diagnostics)
      } catch {
        diagnostics.append(error)
        outcome.isUnreadable = true
      }
    }
    let isReadable = !outcome.isUnreadable || options.interpretation.recovery == .asLoaded
    let shown = StringTables.Table(
      legacy, interpretation: options.interpretation, diagnostics: &diagnostics)
    outcome.figures = Figures(shown, legacy: legacy, mode: options.interpretation.comments)
    if outcome.figures.droppedComments > 0 {
      diagnostics.append(
        .commentsDropped(
          outcome.figures.droppedComments, table: table.name, at: table.folder))
    }
    if Files.kind(of: outcome.catalog) != nil {
      diagnostics.append(.catalogExists(outcome.catalog, table: table.name))
    }
    outcome.diagnostics = diagnostics
    if isReadable, !diagnostics.contains(where: blocks) {
      outcome.bytes = CatalogWriter.catalog(for: shown)
      outcome.redundant = (Array(table.strings.values) + Array(table.stringsdicts.values)).sorted()
    }
    return outcome
  }

  /// Whether a finding keeps its table from being written.
  private func blocks(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity == .error else { return false }
    // A way of recovery accepts what is wrong inside the legacy files, and nothing else.
    let isInFile =
      diagnostic.id.rawValue.hasPrefix("strings.") || diagnostic.id == .limitFaults
    return options.interpretation.recovery == .fail || !isInFile
  }

  /// Returns a table with the languages that the options choose; `Base` goes with the source language.
  private func restricted(_ table: Discovery.Table, source: LanguageTag) -> Discovery.Table {
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
  private func checkLanguages(
    of table: Discovery.Table, source: LanguageTag, diagnostics: inout [Diagnostic]
  ) {
    let tags = Set(table.languages.filter { $0 != .base } + [source])
    for (_, spellings) in Dictionary(grouping: tags, by: \.normalized) where spellings.count > 1 {
      diagnostics.append(
        .languageCollision(spellings.sorted(), table: table.name, at: table.folder))
    }
  }

  /// Returns the path of the catalog for a table.
  private func catalogPath(of table: Discovery.Table) -> String {
    var folder = table.folder
    if let output = options.output {
      let isSingle = Set(discovery.tables.map(\.folder)).count == 1
      folder =
        isSingle || table.relativeFolder.isEmpty
        ? output : Files.join(output, table.relativeFolder)
    }
    if table.isInterfaceBuilder { folder = Files.join(folder, "mul.lproj") }
    return Files.join(folder, "\(table.name).xcstrings")
  }
}
