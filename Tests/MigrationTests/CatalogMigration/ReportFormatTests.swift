import Testing

@testable import CatalogMigration
@testable import StringTables

/// The formats of a report, each by its own rules.
struct ReportFormatTests {
  /// Returns the sample report in a format.
  private func text(_ format: ReportFormat) -> String { format.text(of: SampleReport.report) }

  /// The rules of the sample's findings, sorted.
  private let rules = SampleReport.findings.map(\.diagnostic.id.rawValue).sorted()

  @Test func `JSON fits its schema`() throws {
    let schema = try JSONSchema(Package.text(of: "Fixtures/report.schema.json"))
    #expect(schema.faults(in: try JSONSchema.node(text(.json))) == [])
  }

  @Test func `JSON names every finding with its place, key and language`() throws {
    let findings = try #require(try JSONSchema.node(text(.json))["findings"]?.elements)
    #expect(findings.compactMap { $0["rule"]?.string }.sorted() == rules)
    let duplicate = try #require(findings.first { $0["rule"]?.string == "strings.duplicate-key" })
    #expect(duplicate["key"]?.string == "100% | *done*")
    #expect(duplicate["language"]?.string == "ar")
    #expect(duplicate["line"]?.value == .number("1"))
    #expect(duplicate["notes"]?.elements?.first?["line"]?.value == .number("9"))
    let syntax = try #require(
      findings.first { $0["severity"]?.string == "error" && $0["path"]?.string != nil })
    #expect(syntax["language"]?.string == "de")
  }

  @Test func `SARIF has what code hosts ask for`() throws {
    let log = try JSONSchema.node(text(.sarif))
    #expect(log["version"]?.string == "2.1.0")
    let run = try #require(log["runs"]?.elements?.first)
    #expect(run["columnKind"]?.string == "unicodeCodePoints")
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["semanticVersion"]?.string == "1.2.3")
    let ids = (driver["rules"]?.elements ?? []).compactMap { $0["id"]?.string }
    #expect(Set(ids).count == ids.count)
    let results = try #require(run["results"]?.elements)
    #expect(results.compactMap { $0["ruleId"]?.string }.sorted() == rules)
    for result in results {
      guard case .number(let index)? = result["ruleIndex"]?.value, let index = Int(index) else {
        Issue.record("no ruleIndex")
        continue
      }
      #expect(ids[index] == result["ruleId"]?.string)
      #expect(["error", "warning", "note"].contains(result["level"]?.string))
      #expect(result["message"]?["text"]?.string?.isEmpty == false)
      #expect(result["partialFingerprints"]?["keyLocale/v1"]?.string?.count == 18)
      for location in result["locations"]?.elements ?? [] {
        let artifact = try #require(location["physicalLocation"]?["artifactLocation"])
        let uri = try #require(artifact["uri"]?.string)
        #expect(!uri.contains(" ") && !uri.contains(":"))
        #expect(artifact["uriBaseId"]?.string == "%SRCROOT%")
      }
    }
  }

  @Test func `a fingerprint outlives moved lines and tells keys and languages apart`() {
    func fingerprint(_ key: Key, _ language: LanguageTag, line: Int) -> String {
      let place = SourceLocation(
        path: "T.strings", position: .init(line: line, column: 1, offset: 0))
      let about = Diagnostic.About(key, language)
      return Report.Finding(
        Diagnostic(.stringsEmptyValue, "m", at: place, about: about), table: "T"
      ).fingerprint
    }
    #expect(fingerprint("a", "de", line: 1) == fingerprint("a", "de", line: 9))
    #expect(fingerprint("a", "de", line: 1) != fingerprint("b", "de", line: 1))
    #expect(fingerprint("a", "de", line: 1) != fingerprint("a", "fr", line: 1))
    #expect(fingerprint("\u{E9}", "de", line: 1) != fingerprint("e\u{301}", "de", line: 1))
  }

  @Test func `SARIF keeps the severest of too many findings`() throws {
    let notes = (1...25_000).map { _ in
      Report.Finding(Diagnostic(.stringsEmptyValue, "empty", at: nil))
    }
    let error = Report.Finding(Diagnostic(.stringsMissingValue, "no value", at: nil))
    let report = Report(command: "audit", version: "1", findings: notes + [error], exitCode: 1)
    let text = ReportFormat.sarif.text(of: report)
    let run = try #require(try JSONSchema.node(text)["runs"]?.elements?.first)
    let results = try #require(run["results"]?.elements)
    #expect(results.count == 25_000)
    #expect(results.first?["ruleId"]?.string == "strings.missing-value")
  }

  @Test func `workflow commands are escaped, errors first`() throws {
    let lines = text(.github).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("::error title=project.no-such-table::"))
    #expect(
      lines[1]
        == "::error file=App & Co/de.lproj/T.strings,line=3,col=7,title=strings.missing-semicolon"
        + "::missing ';' after the value of \"<script>alert(1)</script>\"%0A"
        + "note: Apple's loader refuses the whole file: 12 entries lost")
    #expect(lines[2].hasPrefix("::warning file=App%2C Co%3A1/ar.lproj/T.strings,line=1,col=1,"))
    #expect(lines[2].contains("::\"100%25 | *done*\" (ar)"))
    #expect(lines[3].hasPrefix("::notice "))
  }

  @Test func `workflow commands end at ten of a severity with a count`() {
    let findings = (1...12).flatMap { number in
      [DiagnosticID.stringsDuplicateKey, .stringsEmptyValue].map {
        Report.Finding(Diagnostic($0, "finding \(number)", at: nil))
      }
    }
    let report = Report(command: "audit", version: "1", findings: findings, exitCode: 0)
    let lines = ReportFormat.github.text(of: report).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
    #expect(lines.last == "::notice title=strings-migrate::24 findings, see the summary")
  }

  @Test func `Markdown is escaped`() {
    let text = text(.markdown)
    for rule in rules { #expect(text.contains("`\(rule)` |")) }
    #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(text.contains("\"100% \\| \\*done\\*\" (ar)"))
    #expect(text.contains("&#64;all"))
  }

  @Test func `Markdown is cut with a count`() {
    let findings = (1...3000).map {
      Report.Finding(Diagnostic(.stringsEmptyValue, "the value of \"\($0)\" is empty", at: nil))
    }
    let report = Report(command: "audit", version: "1", findings: findings, exitCode: 0)
    let text = ReportFormat.markdown.text(of: report)
    #expect(text.utf8.count < 65_536)
    let shown = text.split(separator: "\n").count { $0.hasPrefix("| note |") }
    #expect(text.hasSuffix("\n… and \(Receipt.grouped(3000 - shown)) more findings\n"))
  }

  @Test func `HTML is one page without scripts and requests`() {
    let text = text(.html)
    for rule in rules { #expect(text.contains("<code>\(rule)</code>")) }
    #expect(!text.contains("<script"))
    for part in ["http:", "https:", "src=", "@import", "url(", "<link"] {
      #expect(!text.contains(part), "\(part)")
    }
    #expect(text.contains("“<bdi>&lt;script&gt;alert(1)&lt;/script&gt;</bdi>”"))
    #expect(text.contains("“<bdi>مرحبا\\u{202e}</bdi>”"))
    #expect(text.contains("<svg"))
    #expect(text.contains("prefers-color-scheme: dark"))
  }

  @Test func `HTML stays small`() {
    let findings = (1...40_000).map {
      Report.Finding(Diagnostic(.stringsEmptyValue, "the value of \"\($0)\" is empty", at: nil))
    }
    let report = Report(command: "audit", version: "1", findings: findings, exitCode: 0)
    let text = ReportFormat.html.text(of: report)
    #expect(text.utf8.count < 2_000_000)
    #expect(text.contains(" more findings, which the JSON report has."))
  }

  @Test func `text shows the lines of the terminal`() {
    let lines = text(.text).split(separator: "\n").map(String.init)
    for finding in SampleReport.findings {
      for line in finding.diagnostic.lines { #expect(lines.contains(line)) }
    }
    #expect(lines.last?.hasPrefix("2 errors   1 warning   1 note") == true)
  }
}
