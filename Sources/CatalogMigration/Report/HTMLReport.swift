import StringTables

/// The report as one page for browsers: no script, no request, light and dark, from 320 pixels on.
///
/// Findings are chosen by radio buttons and rules of style (`:has`), so that the page works without scripts;
/// a browser that does not know `:has` shows all findings.
enum HTMLReport {
  /// Returns a report as a page.
  static func text(of report: Report) -> String {
    let page = Page(report)
    let title = "\(Report.program) \(HTMLText.escaped(report.command))"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(style)
      \(page.filterStyle)
      </style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      <p class="lead">\(page.verdict)</p>
      </header>
      <main>
      \(page.figures)
      \(page.losses)
      \(page.heatMap)
      \(page.inventory)
      \(page.leftAlone)
      \(page.findings)
      </main>
      <footer>\(Report.program) \(HTMLText.escaped(report.version))</footer>
      </body>
      </html>

      """
  }

  /// The parts of one page.
  struct Page {
    /// What is shown.
    let report: Report
    /// The tables that findings are about, sorted.
    let tables: [String]
    /// The languages that findings are about, sorted.
    let languages: [LanguageTag]

    /// Creates the parts of the page of a report.
    init(_ report: Report) {
      self.report = report
      tables = Set(report.findings.compactMap { $0.table.map { Key($0) } }).sorted().map(\.text)
      languages = Set(report.findings.compactMap(\.language)).sorted()
    }
  }
}

extension HTMLReport.Page {
  /// The sentence below the title.
  var verdict: String {
    let errors = report.count(.error)
    let warnings = report.count(.warning)
    let refused = report.tables.count { $0.action == .refuse }
    if refused > 0 {
      return "\(Receipt.count(refused, "table")) cannot be migrated before errors are repaired."
    }
    if errors > 0 { return "\(Receipt.count(errors, "error")) to look at." }
    return warnings > 0
      ? "Nothing would be lost. \(Receipt.count(warnings, "warning")) to look at."
      : "Nothing would be lost."
  }

  /// The figures of the whole run.
  var figures: String {
    let tables = report.tables
    let lost = tables.reduce(0) { $0 + $1.lostKeys }
    let lostByXcode = tables.reduce(0) { $0 + $1.lostByXcode }
    let cards: [(String, Int, String)] = [
      ("table", tables.count, ""), ("language", report.languages.count, ""),
      ("key", tables.reduce(0) { $0 + $1.figures.keys }, ""),
      ("value", tables.reduce(0) { $0 + $1.figures.values }, ""),
      ("plural", tables.reduce(0) { $0 + $1.figures.plurals }, ""),
      ("lost today", lost, lost > 0 ? "error" : ""),
      ("Xcode would lose", lostByXcode, lostByXcode > 0 ? "error" : ""),
      ("error", report.count(.error), report.count(.error) > 0 ? "error" : ""),
      ("warning", report.count(.warning), report.count(.warning) > 0 ? "warning" : ""),
      ("note", report.count(.note), ""),
    ]
    let items = cards.map { name, count, kind in
      let noun = name.contains(" ") || count == 1 ? name : name + "s"
      return "<div class=\"card\(kind.isEmpty ? "" : " \(kind)")\">"
        + "<dd>\(Receipt.grouped(count))</dd><dt>\(noun)</dt></div>"
    }
    return "<dl class=\"cards\">\n\(items.joined(separator: "\n"))\n</dl>"
  }

  /// The languages whose texts apps do not show today, and those that Xcode's migration would lose.
  var losses: String {
    var rows: [String] = []
    for table in report.tables {
      for coverage in table.languages
      where coverage.lostByXcode > 0 || coverage.lostKeys > 0 || coverage.isRefused {
        let cause =
          coverage.isRefused
          ? "the file is refused" : coverage.lostKeys > 0 ? "the file is cut short" : "Xcode only"
        let isUncounted = coverage.isRefused && coverage.lostKeys == 0
        let first = coverage.firstLost.map { HTMLText.quoted($0.text) }
        rows.append(
          "<tr><th scope=\"row\">\(HTMLText.escaped(table.name))</th>"
            + "<td>\(HTMLText.escaped(coverage.language.name))</td><td>\(cause)</td>"
            + "<td class=\"n\">\(isUncounted ? "all" : Receipt.grouped(coverage.lostKeys))</td>"
            + "<td class=\"n\">\(isUncounted ? "all" : Receipt.grouped(coverage.lostByXcode))</td>"
            + "<td>\(first ?? "")</td></tr>")
      }
    }
    guard !rows.isEmpty else { return "" }
    return """
      <section id="losses">
      <h2>What is lost</h2>
      <p>Texts that the app does not show today because Apple's loader refuses a file or stops early, and
      texts that Xcode's own migration would lose or break.</p>
      <div class="scroll"><table>
      <thead><tr><th>table</th><th>language</th><th>cause</th><th class="n">lost today</th>\
      <th class="n">lost by Xcode</th><th>first lost key</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>
      </section>
      """
  }

  /// What is there of each table.
  var inventory: String {
    guard !report.tables.isEmpty else { return "" }
    let rows = report.tables.map { table in
      let cells = [
        table.figures.keys, table.languages.count, table.figures.values, table.figures.plurals,
      ].map { "<td class=\"n\">\(Receipt.grouped($0))</td>" }
      let size = table.catalogSize.map(Receipt.size) ?? "–"
      let redundant = table.files.count { $0.role == .redundant }
      return
        "<tr><th scope=\"row\">\(HTMLText.escaped(table.name))</th>"
        + "<td>\(HTMLText.escaped(table.folder))</td><td>\(table.status.rawValue)</td>"
        + "<td>\(HTMLText.escaped(table.source.language.name))</td>\(cells.joined())"
        + "<td class=\"n\">\(size)</td><td class=\"n\">\(Receipt.grouped(redundant))</td></tr>"
    }
    return """
      <section id="tables">
      <h2>Tables</h2>
      <div class="scroll"><table>
      <thead><tr><th>table</th><th>folder</th><th>status</th><th>source</th><th class="n">keys</th>\
      <th class="n">languages</th><th class="n">values</th><th class="n">plurals</th>\
      <th class="n">catalog</th><th class="n">redundant files</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>
      </section>
      """
  }

  /// The files and folders that are not migrated.
  var leftAlone: String {
    let files = report.files.filter { $0.role == .leftAlone }
    guard !files.isEmpty else { return "" }
    let items = files.map {
      "<li><code>\(HTMLText.escaped($0.path))</code> \(HTMLText.escaped($0.reason ?? ""))</li>"
    }
    return """
      <section id="left-alone">
      <details><summary><h2>Left alone</h2> \(files.count)</summary>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>
      </details>
      </section>
      """
  }
}
