import Foundation
import Testing

@testable import CatalogMigration
@testable import StringTables

/// The reports of one small project with lost languages, markup and right-to-left texts.
struct ReportGoldenTests {
  /// The folder of the project.
  private let folder = "\(Package.path)/Fixtures/reports/project"

  /// Returns the report of the project in a format.
  private func report(_ format: ReportFormat) throws -> String {
    let words = ["audit", "--max-per-rule", "0", "--report", format.rawValue]
    let run = try Program.run(words, in: folder)
    #expect(run.code == 1)
    #expect(run.errors.isEmpty)
    return run.output
  }

  @Test(arguments: ReportFormat.allCases)
  func `a report is as it was read`(format: ReportFormat) throws {
    try Golden.compare(try report(format), with: "Fixtures/reports/expected.\(format.rawValue)")
  }

  @Test func `the JSON report fits its schema`() throws {
    let schema = try JSONSchema(Package.text(of: "Fixtures/report.schema.json"))
    #expect(schema.faults(in: try JSONSchema.node(try report(.json))) == [])
  }

  @Test func `all formats name the same findings`() throws {
    let findings = try #require(try JSONSchema.node(try report(.json))["findings"]?.elements)
    let rules = findings.compactMap { $0["rule"]?.string }.sorted()
    #expect(findings.count > 10)
    let runs = try JSONSchema.node(try report(.sarif))["runs"]?.elements
    let results = try #require(runs?.first?["results"]?.elements)
    #expect(results.compactMap { $0["ruleId"]?.string }.sorted() == rules)
    #expect(
      results.compactMap { $0["message"]?["text"]?.string }.sorted()
        == findings.compactMap { $0["message"]?.string }.sorted())
    let markdown = try report(.markdown).split(separator: "\n").filter { $0.hasSuffix("` |") }
    #expect(names(in: markdown, from: "| `", to: "` |") == rules)
    let text = try report(.text).split(separator: "\n").filter { $0.hasSuffix("]") }
    #expect(names(in: text, from: " [", to: "]") == rules)
    let html = try report(.html)
    let items = html.split(separator: "\n").filter { $0.hasPrefix("<li class=\"f") }
    #expect(items.count == rules.count)
    for finding in findings {
      let message = HTMLText.message(try #require(finding["message"]?.string))
      #expect(html.contains(message))
    }
  }

  @Test func `workflow commands name the errors and warnings`() throws {
    let findings = try #require(try JSONSchema.node(try report(.json))["findings"]?.elements)
    for severity in ["error", "warning"] {
      let expected = findings.filter { $0["severity"]?.string == severity }
        .compactMap { $0["rule"]?.string }.sorted()
      let lines = try report(.github).split(separator: "\n").filter {
        $0.hasPrefix("::\(severity) ")
      }
      #expect(names(in: lines, from: "title=", to: "::") == expected)
    }
  }

  /// Returns what stands between two texts in each line, sorted; the last places count.
  private func names(in lines: [Substring], from start: String, to end: String) -> [String] {
    lines.compactMap { line in
      let parts = String(line).components(separatedBy: start)
      return parts.last?.components(separatedBy: end).first
    }.sorted()
  }
}
