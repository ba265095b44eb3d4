import StringTables

/// What is said about one table when a conversion ends.
///
/// ```
/// Localizable   2 languages   4 keys   8 values   1 plural (1 variable, 2 forms)
/// source        en (the only language with Base)
/// comments      3 kept   1 dropped
/// verified      8/8 values   2/2 forms   comments 3/3   0 lost
/// wrote         App/Localizable.xcstrings (1.2 kB)   redundant: 3 files
/// ```
public struct Receipt: Sendable {
  /// The lines.
  public let lines: [String]

  /// What a verification compared: what the catalog has, of what it must have.
  public struct Verified: Sendable {
    /// Localizations.
    public var values: (found: Int, total: Int)
    /// Plural forms.
    public var forms: (found: Int, total: Int)
    /// Comments.
    public var comments: (found: Int, total: Int)
    /// Texts that the catalog does not have.
    public var lost: Int

    /// Creates what a verification compared.
    public init(
      values: (found: Int, total: Int), forms: (found: Int, total: Int),
      comments: (found: Int, total: Int), lost: Int
    ) {
      self.values = values
      self.forms = forms
      self.comments = comments
      self.lost = lost
    }
  }

  /// Says what became of a table.
  ///
  /// - Parameter emptied: the `.lproj` folders that go with the last of their files.
  public init(
    _ outcome: Conversion.Outcome, verified: Verified? = nil, emptied: [String] = [],
    isDryRun: Bool
  ) {
    let figures = outcome.figures
    var plurals = Self.count(figures.plurals, "plural")
    if figures.plurals > 0 {
      plurals +=
        " (\(Self.count(figures.variables, "variable")), \(Self.count(figures.forms, "form")))"
    }
    var rows: [(String, [String])] = [
      (
        outcome.table.name,
        [
          Self.count(figures.languages, "language"), Self.count(figures.keys, "key"),
          Self.count(figures.values, "value"), plurals,
        ]
      )
    ]
    if isDryRun { rows.append(("status", [Self.status(of: outcome)])) }
    rows += [
      ("source", ["\(outcome.source.language) (\(outcome.source.reason))"]),
      (
        "comments",
        [
          "\(Self.grouped(figures.keptComments)) kept",
          "\(Self.grouped(figures.droppedComments)) dropped",
        ]
      ),
    ]
    if let verified { rows.append(("verified", Self.parts(of: verified))) }
    rows += Self.losses(outcome.diagnostics)
    rows.append(Self.ending(of: outcome, isDryRun: isDryRun))
    rows += Self.removed(outcome, emptied: emptied, isDryRun: isDryRun)
    lines = Self.aligned(rows)
  }

  /// Says that a table has only a catalog.
  public init(migrated path: String) {
    lines = Self.aligned([
      (Discovery.tableName(of: path), [path]), ("status", ["migrated: nothing left to do"]),
    ])
  }

  /// Says how a catalog that is there compares with the legacy files of a table.
  public init(verifying catalog: String, table: Discovery.Table, verified: Verified) {
    let files = table.strings.count + table.stringsdicts.count
    lines = Self.aligned([
      (table.name, [catalog]),
      ("against", [table.folder, Self.count(files, "file")]),
      ("verified", Self.parts(of: verified)),
    ])
  }

  /// Returns rows as lines whose parts start in one column.
  private static func aligned(_ rows: [(String, [String])]) -> [String] {
    let width = max(14, (rows.map { $0.0.unicodeScalars.count }.max() ?? 0) + 3)
    return rows.map { name, parts in
      let gap = String(repeating: " ", count: width - name.unicodeScalars.count)
      return name + gap + parts.joined(separator: "   ")
    }
  }

  /// Returns a row for each text that the user agreed to lose.
  private static func losses(_ diagnostics: [Diagnostic]) -> [(String, [String])] {
    diagnostics.compactMap(\.about).compactMap { about in
      guard let text = about.lostText else { return nil }
      let name = Diagnostic.quote(about.key.text) + (about.language.map { " (\($0))" } ?? "")
      return ("lost", [name, Diagnostic.quote(text)])
    }
  }

  /// Returns the row of a verification: `189,479/189,479 values`, …, `0 lost`.
  private static func parts(of verified: Verified) -> [String] {
    func share(_ count: (found: Int, total: Int)) -> String {
      "\(grouped(count.found))/\(grouped(count.total))"
    }
    var parts = ["\(share(verified.values)) values"]
    if verified.forms.total > 0 { parts.append("\(share(verified.forms)) forms") }
    if verified.comments.total > 0 { parts.append("comments \(share(verified.comments))") }
    return parts + ["\(grouped(verified.lost)) lost"]
  }

  /// Returns the last row: what was written, or why nothing was.
  private static func ending(
    of outcome: Conversion.Outcome, isDryRun: Bool
  ) -> (String, [String]) {
    guard let bytes = outcome.bytes else {
      let errors = outcome.diagnostics.count { $0.severity == .error }
      return (
        "not written", [outcome.catalog, "\(count(errors, "error")), the table stays legacy"]
      )
    }
    let verb =
      outcome.isUnchanged
      ? "unchanged"
      : (isDryRun ? "would " : "")
        + (outcome.isMerged
          ? (isDryRun ? "merge into" : "merged into") : (isDryRun ? "write" : "wrote"))
    var parts = ["\(outcome.catalog) (\(size(bytes.count)))"]
    if !outcome.kept.isEmpty { parts.append("kept: \(count(outcome.kept.count, "other text"))") }
    let rest = outcome.redundant.count - outcome.removals.count
    if rest > 0 {
      parts.append("redundant: \(count(rest, "file"))")
    }
    return (verb, parts)
  }

  /// Returns how far a table is, and what is left to do.
  private static func status(of outcome: Conversion.Outcome) -> String {
    let number = outcome.status.legacyFiles
    let errors = outcome.diagnostics.count { $0.severity == .error }
    let next =
      outcome.bytes == nil
      ? "see to \(count(errors, "error"))"
      : outcome.isUnchanged ? "remove the legacy files" : "convert, then remove the legacy files"
    switch outcome.status.stage {
    case .legacy: return "legacy: \(count(number, "file")); to do: \(next)"
    case .both:
      return
        "both: a catalog and \(count(number, "legacy file")), which do not build in one target;"
        + " to do: \(next)"
    case .migrated: return "migrated: nothing left to do"
    }
  }

  /// Returns the rows of the files that go, and of those that stay although files are to go.
  private static func removed(
    _ outcome: Conversion.Outcome, emptied: [String], isDryRun: Bool
  ) -> [(String, [String])] {
    let gone = outcome.removals.map { [$0.path] } + emptied.map { ["\($0)", "empty folder"] }
    let stays = outcome.retained.map { [$0.path, $0.reason] }
    let verb = isDryRun ? "would remove" : "removed"
    return gone.enumerated().map { ($0.offset == 0 ? verb : "", $0.element) }
      + stays.enumerated().map { ($0.offset == 0 ? "stays" : "", $0.element) }
  }

  /// Returns a count with its noun: `1 key`, `4,559 keys`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns a number with commas between groups of three digits.
  static func grouped(_ number: Int) -> String {
    var result = ""
    for (position, digit) in String(number).reversed().enumerated() {
      if position > 0, position % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed())
  }

  /// Returns a size in bytes as people read it: `812 bytes`, `3.1 kB`, `32.0 MB`.
  package static func size(_ count: Int) -> String {
    if count < 1000 { return Self.count(count, "byte") }
    let (unit, name) = count < 1_000_000 ? (1000, "kB") : (1_000_000, "MB")
    let tenths = (count * 10 + unit / 2) / unit
    return "\(grouped(tenths / 10)).\(tenths % 10) \(name)"
  }
}
