import StringTables

extension Report.Table {
  /// Takes what became of a table, with the coverage of its languages.
  public init(_ outcome: Conversion.Outcome, isDryRun: Bool, verified: Receipt.Verified? = nil) {
    self.init(
      name: outcome.table.name, folder: outcome.table.folder, catalog: outcome.catalog,
      status: outcome.status.stage, source: outcome.source)
    self.isDryRun = isDryRun
    self.verified = verified
    figures = outcome.figures
    finish(outcome, receipt: [])
    languages = Report.Coverage.all(of: outcome.shown, legacy: outcome.legacy)
    noteUnreadable(outcome)
    files = Self.files(of: outcome)
    if status == .both { files.append(Report.File(catalog: outcome.catalog)) }
  }

  /// Notes what became of the catalog in the end, and what the terminal says of it.
  public mutating func finish(_ outcome: Conversion.Outcome, receipt: [String]) {
    catalogSize = outcome.bytes?.count
    action =
      outcome.bytes == nil
      ? .refuse : outcome.isUnchanged ? .unchanged : outcome.isMerged ? .merge : .write
    self.receipt = receipt
  }

  /// Notes the languages whose file could not be read at all, so that its keys cannot be counted.
  private mutating func noteUnreadable(_ outcome: Conversion.Outcome) {
    let source = outcome.source.language
    for tag in outcome.table.strings.keys where outcome.legacy.strings[tag] == nil {
      let language = tag == .base ? source : tag
      if let place = languages.firstIndex(where: { $0.language == language }) {
        languages[place].isRefused = true
      } else {
        var coverage = Report.Coverage(language)
        coverage.isRefused = true
        coverage.sourceKeys = languages.first { $0.language == source }?.keys ?? 0
        languages.append(coverage)
      }
    }
    languages.sort { $0.language < $1.language }
  }

  /// Returns the legacy files, by path.
  private static func files(of outcome: Conversion.Outcome) -> [Report.File] {
    let redundant = Set(outcome.redundant)
    func file(_ path: String, _ tag: LanguageTag, _ encoding: TextEncoding?) -> Report.File {
      var file = Report.File(path: path, role: redundant.contains(path) ? .redundant : .source)
      file.language = tag == .base ? outcome.source.language : tag
      file.encoding = encoding
      file.size = Files.size(of: path)
      return file
    }
    let strings = outcome.table.strings.map {
      file($1, $0, outcome.legacy.strings[$0]?.source.encoding)
    }
    let rules = outcome.table.stringsdicts.map {
      file($1, $0, outcome.legacy.stringsdicts[$0]?.source.encoding)
    }
    return (strings + rules).sorted { $0.path < $1.path }
  }
}

extension Report.File {
  /// Creates the file of a String Catalog.
  init(catalog path: String) {
    self.init(path: path, role: .catalog)
    size = Files.size(of: path)
  }
}
