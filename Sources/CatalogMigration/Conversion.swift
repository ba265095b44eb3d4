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
    /// Whether the catalog goes to a stream, so that none that is there is merged into.
    public var isStreamed = false
    /// The encoding of files without a byte-order mark, nil to find it out.
    public var encoding: TextEncoding?
    /// What to do where a catalog holds another text.
    public var merge = MergeChoice.fail
    /// What new members of catalogs say beside the texts.
    public var style = CatalogWriter.Style()
    /// The version to raise catalogs to that are there; nil leaves it.
    public var raisedVersion: String?
    /// Whether legacy files are removed that are in the catalog.
    public var removesLegacy = false
    /// How many threads work on a table, from 1; the result is the same.
    public var jobs = 1
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
    /// The catalog that was there, nil when there was none.
    public var old: [UInt8]?
    /// The source language and how it is known.
    public var source: SourceLanguage
    /// What was counted.
    public var figures = Figures()
    /// What was found.
    public var diagnostics: [Diagnostic] = []
    /// The files that the catalog replaces.
    public var redundant: [String] = []
    /// What apps show of the table, all entries of broken files included.
    public var shown = StringTables.Table(name: "", sourceLanguage: "en")
    /// What is known of the files of the whole table before anything is written.
    public var status = TableStatus()
    /// The content of each file as read, when files are to be removed.
    var fingerprints: [String: Fingerprint] = [:]
    /// The files to remove.
    public internal(set) var removals: [Plan.Removal] = []
    /// Files that are not removed although they are to be, each with the reason.
    public internal(set) var retained: [RetainedFile] = []
    /// The legacy files as read.
    public var legacy = LegacyTable(name: "", sourceLanguage: "en")
    /// The legacy files of all languages, when only some are converted.
    public var whole: LegacyTable?
    /// Whether a catalog was there.
    public var isMerged = false
    /// Whether the catalog that was there has everything already.
    public var isUnchanged = false
    /// The texts of the catalog that stay although the legacy files have others.
    public var kept: [KeptText] = []
    /// Whether a file is not what it claims to be.
    public var isUnreadable = false

    /// The write that makes the catalog, nil when nothing changes.
    public var write: Plan.Write? {
      guard let bytes, !isUnchanged else { return nil }
      return Plan.Write(path: catalog, bytes: bytes, replacing: old)
    }
  }

  /// What the user asks for.
  let options: Options
  /// The tables.
  let discovery: Discovery
  /// Whether all tables stand in one folder.
  private let isSingleFolder: Bool
  /// The tables that have one name and one path of a catalog in small letters, as places of `discovery.tables`.
  private var rivals: [Discovery.TableName: [Int]] = [:]

  /// Prepares the conversion of the tables that were found.
  public init(_ discovery: Discovery, options: Options = Options()) {
    self.discovery = discovery
    self.options = options
    isSingleFolder = Set(discovery.tables.map(\.folder)).count == 1
    for (place, table) in discovery.tables.enumerated() {
      rivals[catalogName(of: table), default: []].append(place)
    }
  }

  /// The tables whose catalog has the path of that of `table`, but for large and small letters.
  func rivals(of table: Discovery.Table) -> [Discovery.Table] {
    (rivals[catalogName(of: table)] ?? []).map { discovery.tables[$0] }
      .filter { $0.folder != table.folder || $0.name != table.name }
  }

  private func catalogName(of table: Discovery.Table) -> Discovery.TableName {
    Discovery.TableName(
      folder: catalogPath(of: table).lowercased(), name: table.name.lowercased())
  }

  /// The tables that the options choose.
  public var chosen: [Discovery.Table] {
    discovery.tables.filter { table in
      let isNamed =
        options.tables.isEmpty || options.tables.contains { Glob($0).matches(table.name) }
      return isNamed && (options.languages.isEmpty || table.languages.contains(where: isChosen))
    }
  }

  /// The catalogs of tables that have no legacy files, of those that the options choose.
  public var migrated: [String] {
    let catalogs = Set(discovery.tables.map(catalogPath))
    return discovery.catalogs.filter { path in
      let name = Discovery.tableName(of: path)
      return !catalogs.contains(path)
        && (options.tables.isEmpty || options.tables.contains { Glob($0).matches(name) })
    }
  }

  /// Names of tables and languages that nothing has.
  public var diagnostics: [Diagnostic] {
    let names = discovery.tables.map(\.name) + discovery.catalogs.map(Discovery.tableName)
    guard !names.isEmpty else { return [] }
    let tables = options.tables.filter { name in !names.contains { Glob(name).matches($0) } }
    var known = Set(discovery.tables.flatMap(\.languages).map(\.normalized))
    let isUnknown = { (name: String) in !known.contains(LanguageTag(name).normalized) }
    var languages = options.languages.filter(isUnknown)
    if !languages.isEmpty {
      known.formUnion(catalogLanguages().map(\.normalized))
      languages = languages.filter(isUnknown)
    }
    return tables.map { .noSuchTable($0) } + languages.map(Diagnostic.noSuchLanguage)
  }

  /// Whether the options choose a language.
  func isChosen(_ language: LanguageTag) -> Bool {
    options.languages.contains { LanguageTag($0).normalized == language.normalized }
  }

  /// Converts one table; nothing is written.
  public func outcome(of table: Discovery.Table) -> Outcome {
    var diagnostics: [Diagnostic] = []
    let path = catalogPath(of: table)
    var target: Target?
    do throws(Diagnostic) {
      if !options.isStreamed {
        try Files.checkPlace(path, below: options.output.map { [$0] } ?? Array(discovery.named))
        target = try Target(path: path, diagnostics: &diagnostics)
      }
    } catch {
      diagnostics.append(error)
    }
    let source =
      options.sourceLanguage.map { SourceLanguage(language: LanguageTag($0), reason: "given") }
      ?? target.map { .init(language: $0.catalog.sourceLanguage, reason: "of the catalog") }
      ?? SourceLanguage(of: table, in: discovery.surroundings, diagnostics: &diagnostics)
    let part = restricted(table, source: source.language)
    var outcome = Outcome(table: part, catalog: path, source: source)
    checkLanguages(of: table, source: source.language, diagnostics: &diagnostics)
    checkMembership(of: part, diagnostics: &diagnostics)
    checkRivals(of: table, path, diagnostics: &diagnostics)
    let read = legacy(of: part, source: source.language, diagnostics: &diagnostics)
    outcome.legacy = read.legacy
    outcome.isUnreadable = read.isUnreadable
    outcome.fingerprints = read.fingerprints
    outcome.status = TableStatus(of: table, hasCatalog: Files.kind(of: path) != nil)
    var shown = StringTables.Table(
      read.legacy, interpretation: options.interpretation, diagnostics: &diagnostics)
    if part.languages != table.languages {
      outcome.whole = takeComments(of: table, source.language, &shown)
    }
    outcome.shown = shown
    outcome.figures = Figures(
      shown, legacy: read.legacy, mode: options.interpretation.comments)
    if outcome.isUnreadable {
      outcome.figures.languages =
        Set(part.languages.map { $0 == .base ? source.language : $0 }).count
    }
    if outcome.figures.droppedComments > 0 {
      diagnostics.append(
        .commentsDropped(outcome.figures.droppedComments, table: table.name, at: table.folder))
    }
    let isReadable = !outcome.isUnreadable || options.interpretation.recovery == .asLoaded
    if isReadable, !diagnostics.contains(where: blocks) {
      write(shown, over: target, to: &outcome, diagnostics: &diagnostics)
    }
    outcome.diagnostics = diagnostics.sorted(by: Diagnostic.isOrdered)
    return outcome
  }

  /// Writes a table as a new catalog, or into the one that is there.
  private func write(
    _ table: StringTables.Table, over target: Target?, to outcome: inout Outcome,
    diagnostics: inout [Diagnostic]
  ) {
    if let target {
      do throws(Diagnostic) {
        let merged = try target.merging(
          table, legacy: outcome.legacy, options: options, diagnostics: &diagnostics)
        guard !diagnostics.contains(where: blocks) else { return }
        outcome.bytes = merged.bytes
        outcome.old = target.bytes
        outcome.kept = merged.kept
        outcome.isMerged = true
        outcome.isUnchanged = target.bytes == merged.bytes
      } catch {
        diagnostics.append(error)
        return
      }
    } else {
      outcome.bytes = CatalogWriter.catalog(for: table, style: options.style)
    }
    // A catalog on a stream replaces nothing yet.
    if !options.isStreamed { outcome.redundant = outcome.table.files }
  }

  /// Returns the path of the catalog for a table.
  func catalogPath(of table: Discovery.Table) -> String {
    guard !options.isStreamed else { return "standard output" }
    var folder = table.folder
    if let output = options.output {
      folder =
        isSingleFolder || table.relativeFolder.isEmpty
        ? output : Files.join(output, table.relativeFolder)
    }
    if table.isInterfaceBuilder { folder = Files.join(folder, "mul.lproj") }
    return Files.join(folder, "\(table.name).xcstrings")
  }
}
