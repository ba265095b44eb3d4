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
      options.tables.isEmpty || options.tables.contains { Glob($0).matches(table.name) }
    }
  }

  /// Converts one table; nothing is written.
  public func outcome(of table: Discovery.Table) -> Outcome {
    var diagnostics: [Diagnostic] = []
    let table = restricted(table)
    let source =
      options.sourceLanguage.map { SourceLanguage(language: LanguageTag($0), reason: "given") }
      ?? SourceLanguage(of: table, projects: discovery.projects, diagnostics: &diagnostics)
    var outcome = Outcome(table: table, catalog: catalogPath(of: table), source: source)
    defer { outcome.diagnostics.sort(by: Self.isOrdered) }
    checkLanguages(of: table, source: source.language, diagnostics: &diagnostics)
    var legacy = LegacyTable(name: table.name, sourceLanguage: source.language)
    var isReadable = true
    for (language, path) in table.strings.sorted(by: { $0.key < $1.key }) {
      do throws(Diagnostic) {
        legacy.strings[language] = try StringsFile(
          path: path, bytes: try Files.bytes(of: path), diagnostics: &diagnostics)
      } catch {
        diagnostics.append(error)
        isReadable = isReadable && options.interpretation.recovery == .asLoaded
      }
    }
    for (language, path) in table.stringsdicts.sorted(by: { $0.key < $1.key }) {
      do throws(Diagnostic) {
        legacy.stringsdicts[language] = try StringsdictFile(
          path: path, bytes: try Files.bytes(of: path), diagnostics: &diagnostics)
      } catch {
        diagnostics.append(error)
        isReadable = isReadable && options.interpretation.recovery == .asLoaded
      }
    }
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

  /// Returns a table with the languages that the options choose.
  private func restricted(_ table: Discovery.Table) -> Discovery.Table {
    guard !options.languages.isEmpty else { return table }
    let chosen = Set(options.languages.map { LanguageTag($0) })
    var table = table
    table.strings = table.strings.filter { chosen.contains($0.key) }
    table.stringsdicts = table.stringsdicts.filter { chosen.contains($0.key) }
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

  /// Whether a finding is printed before another: by place, then by rule and text.
  static func isOrdered(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    switch (left.location, right.location) {
    case (nil, nil): break
    case (nil, _?): return true
    case (_?, nil): return false
    case (let first?, let second?):
      if first != second { return first < second }
    }
    return (left.id.rawValue, left.message) < (right.id.rawValue, right.message)
  }
}
