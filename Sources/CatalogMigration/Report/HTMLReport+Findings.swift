import StringTables

extension HTMLReport.Page {
  /// The size that the list of findings keeps below, in bytes.
  private static let limit = 1_400_000

  /// The rules of style by which radio buttons choose findings.
  var filterStyle: String {
    var rules = Diagnostic.Severity.allCases.map {
      "main:has(#s-\($0):not(:checked)) .g.\($0){display:none}"
    }
    for place in tables.indices {
      rules.append("main:has(#t-\(place):checked) .f:not(.t-\(place)){display:none}")
      rules.append("main:has(#t-\(place):checked) .g:not(:has(.t-\(place))){display:none}")
    }
    for place in languages.indices {
      rules.append("main:has(#l-\(place):checked) .f:not(.l-\(place)){display:none}")
      rules.append("main:has(#l-\(place):checked) .g:not(:has(.l-\(place))){display:none}")
    }
    return rules.joined(separator: "\n")
  }

  /// All findings, grouped by rule, the severest first.
  var findings: String {
    guard !report.findings.isEmpty else { return "" }
    var groups: [DiagnosticID: [Report.Finding]] = [:]
    for finding in report.findings { groups[finding.diagnostic.id, default: []].append(finding) }
    let sorted = groups.sorted {
      $0.key.severity != $1.key.severity
        ? $0.key.severity > $1.key.severity : $0.key.rawValue < $1.key.rawValue
    }
    let tablePlaces = Dictionary(uniqueKeysWithValues: tables.enumerated().map { (Key($1), $0) })
    let languagePlaces = Dictionary(uniqueKeysWithValues: languages.enumerated().map { ($1, $0) })
    var size = 0
    var cut = 0
    var parts: [String] = []
    for (id, findings) in sorted {
      var items: [String] = []
      for finding in findings {
        var classes = "f"
        if let place = finding.table.flatMap({ tablePlaces[Key($0)] }) { classes += " t-\(place)" }
        if let place = finding.language.flatMap({ languagePlaces[$0] }) { classes += " l-\(place)" }
        let item = self.item(finding, classes: classes)
        guard size + item.utf8.count < Self.limit else {
          cut += 1
          continue
        }
        size += item.utf8.count
        items.append(item)
      }
      if !items.isEmpty { parts.append(group(id, items, of: findings.count)) }
    }
    let rest =
      cut == 0
      ? "" : "<p>… and \(Receipt.grouped(cut)) more findings, which the JSON report has.</p>"
    return """
      <section id="findings">
      <h2>Findings</h2>
      \(filters)
      \(parts.joined(separator: "\n"))
      \(rest)
      </section>
      """
  }

  /// The buttons that choose findings.
  private var filters: String {
    let severities = Diagnostic.Severity.allCases.sorted(by: >).map { severity in
      "<label class=\"chip\"><input type=\"checkbox\" id=\"s-\(severity)\" checked>"
        + "\(Receipt.count(report.count(severity), severity.rawValue))</label>"
    }
    var sets = ["<fieldset><legend>severity</legend>\(severities.joined())</fieldset>"]
    for (name, prefix, texts) in [
      ("table", "t", tables), ("language", "l", languages.map(\.name)),
    ] where texts.count > 1 {
      let all =
        "<label class=\"chip\"><input type=\"radio\" name=\"\(prefix)\" checked>all</label>"
      let choices = texts.enumerated().map { place, text in
        "<label class=\"chip\"><input type=\"radio\" name=\"\(prefix)\" id=\"\(prefix)-\(place)\">"
          + "\(HTMLText.escaped(text))</label>"
      }
      sets.append("<fieldset><legend>\(name)</legend>\(all)\(choices.joined())</fieldset>")
    }
    return "<form class=\"filters\">\(sets.joined(separator: "\n"))</form>"
  }

  /// Returns the findings of one rule with its explanation.
  private func group(_ id: DiagnosticID, _ items: [String], of count: Int) -> String {
    let remedy = id.explanation.map {
      "<p class=\"why\">\(HTMLText.escaped($0.cause)) <em>\(HTMLText.escaped($0.remedy))</em></p>"
    }
    return """
      <details class="g \(id.severity)"\(id.severity == .note ? "" : " open")>
      <summary><span class="sev">\(id.severity)</span> <code>\(id.rawValue)</code> \
      <span class="count">\(Receipt.grouped(count))</span></summary>
      \(remedy ?? "")
      <ol>
      \(items.joined(separator: "\n"))
      </ol>
      </details>
      """
  }

  /// Returns one finding with its notes.
  private func item(_ finding: Report.Finding, classes: String) -> String {
    let diagnostic = finding.diagnostic
    let place = diagnostic.location.map {
      "<code class=\"at\">\(HTMLText.escaped("\($0)"))</code> "
    }
    let notes = diagnostic.notes.map { note in
      "<div class=\"more\">\(HTMLText.message(note.message))"
        + (note.location.map { " <code class=\"at\">\(HTMLText.escaped("\($0)"))</code>" } ?? "")
        + "</div>"
    }
    return "<li class=\"\(classes)\">\(place ?? "")\(HTMLText.message(diagnostic.message))"
      + "\(notes.joined())</li>"
  }
}
