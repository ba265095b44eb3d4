import StringTables

extension HTMLReport.Page {
  /// The coverage of each language and table: a bar in each cell, its colour by the percentage.
  var heatMap: String {
    let tables = report.tables.filter { !$0.languages.isEmpty }
    guard !tables.isEmpty else { return "" }
    var columns: [[LanguageTag: Report.Coverage]] = []
    for table in tables {
      columns.append(
        Dictionary(
          table.languages.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first }))
    }
    let head = tables.map { table in
      "<th scope=\"col\"><span title=\"\(HTMLText.escaped(table.folder))\">"
        + "\(HTMLText.escaped(table.name))</span></th>"
    }
    let rows = report.languages.map { language in
      let cells = columns.map { $0[language].map(cell) ?? "<td class=\"none\">–</td>" }
      return "<tr><th scope=\"row\">\(HTMLText.escaped(language.name))</th>\(cells.joined())</tr>"
    }
    return """
      <section id="coverage">
      <h2>Coverage</h2>
      <p>Keys of the source language that have a text, by language and table.</p>
      <div class="scroll"><table class="heat">
      <thead><tr><th></th>\(head.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>
      </section>
      """
  }

  /// Returns the cell of one language and table.
  private func cell(_ coverage: Report.Coverage) -> String {
    let permille = min(coverage.permille, 1000)
    let share = "\(Receipt.grouped(coverage.translated)) of \(Receipt.grouped(coverage.sourceKeys))"
    let counts = [
      ("missing", coverage.missing.count), ("empty", coverage.empty),
      ("as\u{A0}the\u{A0}source", coverage.same), ("extra", coverage.extra.count),
      ("unfinished", coverage.unfinished), ("lost\u{A0}today", coverage.lostKeys),
    ].filter { $0.1 > 0 }.map { "\(Receipt.grouped($0.1))\u{A0}\($0.0)" }
    let remarks = counts.isEmpty ? "" : "<small>\(counts.joined(separator: " · "))</small>"
    guard coverage.sourceKeys > 0 else {
      let keys = Receipt.count(coverage.keys, "key")
      return "<td class=\"none\" title=\"\(keys), none in the source language\">–</td>"
    }
    let mark = coverage.isRefused || coverage.lostKeys > 0 ? "<b class=\"mark\">!</b> " : ""
    return "<td class=\"c\(step(permille))\" title=\"\(share)\">"
      + "<span>\(mark)\(coverage.percent)</span><svg viewBox=\"0 0 1000 1\""
      + " preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect class=\"t\" width=\"1000\""
      + " height=\"1\"/><rect width=\"\(permille)\" height=\"1\"/></svg>\(remarks)</td>"
  }

  /// Returns the colour of a share, from 0 for almost nothing to 4 for everything.
  private func step(_ permille: Int) -> Int {
    switch permille {
    case 1000...: 4
    case 950...: 3
    case 750...: 2
    case 400...: 1
    default: 0
    }
  }
}
