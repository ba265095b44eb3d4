import Foundation
import StringTables
import Testing

/// Tests of what each kind of rule becomes in a catalog; expected localizations are written by hand.
struct RuleMappingTests {
  /// A rule with the localization of `en` that it becomes, without white space.
  struct Row: CustomTestStringConvertible {
    /// What the rule shows.
    let testDescription: String
    /// The rule, old style.
    let rule: String
    /// The `.strings` text of the same key.
    var beside: String?
    /// The members of the localization, `U"x"` standing for the string unit `x`; nil for none.
    let expected: String?
    /// The findings that are not notes on reading.
    var ids: [DiagnosticID] = []
  }

  /// The variable `n` with a number in both forms.
  static let files = StringsdictText.plural("n", one: "%d file", other: "%d files")

  /// The plural variation of `files` as a substitution.
  static let filesArg =
    #""formatSpecifier":"d","variations":{"plural":{"one":{U"%arg file"},"other":{U"%arg files"}}}"#

  /// The same for a reference with an argument number, whose forms Xcode leaves as they are.
  static let filesKept = #""formatSpecifier":"d","variations":{\#(filesForms)}"#

  /// The forms of `files` as written.
  static let filesForms = #""plural":{"one":{U"%d file"},"other":{U"%d files"}}"#

  @Test(arguments: Row.plain + Row.formats + Row.nested + Row.devices)
  func `a rule becomes its localization`(_ row: Row) throws {
    let beside = row.beside.map { "\"k\" = \"\($0)\";" }
    let reading = Reading(stringsdict: StringsdictText.file(row.rule), beside: beside)
    let bytes = CatalogWriter.catalog(for: reading.table)
    let actual = try NormalizedJSON.localization(of: "k", in: bytes)
    let expected = try row.expected.map { try NormalizedJSON.normalized("{\($0)}") }
    #expect(actual == expected)
    #expect(reading.ids == row.ids)
  }

  @Test func `degrading keeps one text and names each lost one`() {
    let rule = "{ NSStringVariableWidthRuleType = { 20 = short; 50 = longer; }; }"
    let reading = Reading(stringsdict: StringsdictText.file(rule), unsupported: .degrade)
    #expect(reading.table.entries.first?["en"] == Localization(.unit("longer")))
    #expect(reading.ids == [.pluralDegraded])
  }

  @Test func `degrading a cycle is an error`() {
    let rule = StringsdictText.format(
      "%#@a@", StringsdictText.plural("a", one: "%#@b@", other: "%#@b@"),
      StringsdictText.plural("b", one: "%#@a@", other: "%#@a@"))
    let reading = Reading(stringsdict: StringsdictText.file(rule), unsupported: .degrade)
    #expect(reading.ids.contains(.stringsdictUnsupportedEntry))
    #expect(reading.table.entries.first?["en"] == nil)
  }

  @Test func `a plural rule hides the plain text of its key`() {
    let rule = StringsdictText.format("%#@n@", Self.files)
    let reading = Reading(stringsdict: StringsdictText.file(rule), beside: "\"k\" = \"plain\";")
    #expect(reading.ids == [.stringsdictShadowedValue])
  }
}
