import StringTables

/// The report for people.
///
/// ```
/// Tally/Localizable   legacy   2 languages   7 keys   13 values   5 plurals
/// source              en (developmentRegion of Tally.xcodeproj)
/// would write         Tally/Localizable.xcstrings (8.2 kB)   redundant: 4 files
///   language   translated            missing   extra   same   empty   lost   files
///   de                6/7   85.7 %         1       0      0       0      0   utf-8 1.2 kB
/// ```
public enum TextReport {
  /// Returns a report as text without colours.
  static func text(of report: Report, mostPerRule: Int) -> String {
    let findings = CappedFindings(report.findings.map(\.diagnostic), mostPerRule: mostPerRule)
    let lines =
      report.tables.flatMap { Self.lines(on: $0) } + findings.shown.flatMap(\.lines)
      + findings.remarks
      + [summary(of: report)]
    return lines.map { Diagnostic.printable($0) + "\n" }.joined()
  }

  /// Returns the last line: how much was found.
  public static func summary(of report: Report) -> String {
    var parts = Diagnostic.Severity.allCases.sorted(by: >).map {
      Receipt.count(report.count($0), $0.rawValue)
    }
    let lost = report.tables.reduce(0) { $0 + $1.lostKeys }
    let lostByXcode = report.tables.reduce(0) { $0 + $1.lostByXcode }
    if lost > 0 { parts.append("lost in the app today: \(Receipt.count(lost, "text"))") }
    if lostByXcode > 0 {
      parts.append("Xcode's migration would lose: \(Receipt.count(lostByXcode, "text"))")
    }
    return parts.joined(separator: "   ")
  }

  /// Returns the lines on one table: its receipt, or what is there.
  public static func lines(on table: Report.Table) -> [String] {
    guard table.receipt.isEmpty else { return table.receipt }
    let name = table.folder == "." ? table.name : Files.join(table.folder, table.name)
    let figures = table.figures
    var rows: [[String]] = [
      [
        name,
        [
          table.status.rawValue, Receipt.count(table.languages.count, "language"),
          Receipt.count(figures.keys, "key"), Receipt.count(figures.values, "value"),
          Receipt.count(figures.plurals, "plural"),
        ].joined(separator: "   "),
      ], ["source", "\(table.source.language) (\(table.source.reason))"],
    ]
    if figures.keptComments + figures.droppedComments > 0 {
      let kept = Receipt.grouped(figures.keptComments)
      let dropped = Receipt.grouped(figures.droppedComments)
      rows.append(["comments", "\(kept) kept   \(dropped) dropped"])
    }
    rows.append(contentsOf: ending(of: table))
    return aligned(rows, right: []) + languages(of: table) + symbols(of: table)
  }

  /// Returns the row on what a conversion would do.
  private static func ending(of table: Report.Table) -> [[String]] {
    let size = table.catalogSize.map { " (\(Receipt.size($0)))" } ?? ""
    let redundant = table.files.count { $0.role == .redundant }
    let files = "   redundant: \(Receipt.count(redundant, "file"))"
    switch table.action {
    case .none: return []
    case .write: return [["would write", table.catalog + size + files]]
    case .merge: return [["would merge", "into \(table.catalog)\(size)\(files)"]]
    case .unchanged: return [["has all", table.catalog + size + files]]
    case .refuse: return [["cannot write", "\(table.catalog)   repair the errors first"]]
    }
  }

  /// Returns a row for each language.
  private static func languages(of table: Report.Table) -> [String] {
    guard !table.languages.isEmpty else { return [] }
    let isMigrated = table.status != .legacy
    var rows = [
      ["  language", "translated", "", "missing", "extra", "same", "empty"]
        + (isMigrated ? ["unfinished"] : []) + ["lost", "files"]
    ]
    for coverage in table.languages {
      let files = table.files.filter { $0.language == coverage.language }.map { file in
        [file.encoding?.rawValue, file.size.map(Receipt.size)].compactMap { $0 }
          .joined(separator: " ")
      }
      var counts = [
        coverage.missing.count, coverage.extra.count, coverage.same, coverage.empty,
      ]
      if isMigrated { counts.append(coverage.unfinished) }
      // The keys of a file that cannot be read at all are not known.
      let lost =
        coverage.isRefused && coverage.lostKeys == 0
        ? "all" : Receipt.grouped(coverage.lostKeys)
      rows.append(
        [
          "  \(coverage.language)",
          "\(Receipt.grouped(coverage.translated))/\(Receipt.grouped(coverage.sourceKeys))",
          coverage.percent,
        ] + counts.map(Receipt.grouped) + [lost, files.joined(separator: ", ")])
    }
    return aligned(rows, right: Set(1..<rows[0].count - 1))
  }

  /// Returns a row for each key whose Swift name was asked for.
  private static func symbols(of table: Report.Table) -> [String] {
    aligned(
      table.symbols.map { ["  \(Diagnostic.quote($0.key.text))", $0.name ?? "no symbol"] },
      right: [])
  }

  /// Returns rows with their columns below each other, three spaces apart, some of them at the right.
  private static func aligned(_ rows: [[String]], right: Set<Int>) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, text) in row.enumerated() {
        let width = text.unicodeScalars.count
        if column < widths.count {
          widths[column] = max(widths[column], width)
        } else {
          widths.append(width)
        }
      }
    }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        let gap = String(repeating: " ", count: widths[column] - text.unicodeScalars.count)
        if column > 0 { line += "   " }
        line += right.contains(column) ? gap + text : text + gap
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
