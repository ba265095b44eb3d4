import Foundation
import Testing

@testable import CatalogMigration
@testable import StringTables

/// Small projects, each named after the rule that it shows, with what an audit prints of them.
struct AuditFixtureTests {
  /// The names of the projects.
  static let cases: [String] =
    (try? FileManager.default.contentsOfDirectory(
      atPath: Fixtures.folder.appendingPathComponent("audit").path))?.sorted() ?? []

  /// Returns the words of the audit of a project.
  private func words(for rule: String) -> [String] {
    let id = DiagnosticID(rawValue: rule)
    let isOptional = id.map(TableAudit.Options.optionalRules.contains) ?? false
    return ["audit", "--verbose"] + (rule.hasPrefix("symbols.") ? ["--symbols"] : [])
      + (isOptional ? ["--only", rule] : [])
  }

  @Test(arguments: cases)
  func `an audit prints what is expected`(rule: String) throws {
    let folder = Fixtures.folder.appendingPathComponent("audit/\(rule)").path
    let run = try Program.run(words(for: rule), in: folder)
    #expect(run.output.contains("[\(rule)]"))
    #expect(run.errors.isEmpty)
    #expect(run.code == (run.output.contains("\n0 errors") ? 0 : 1))
    try Golden.compare(run.output, with: "Fixtures/audit/\(rule)/expected.txt")
  }

  /// Rules whose findings need more than a folder of files, with the test that covers them or the reason.
  private static let elsewhere: [DiagnosticID: String] = [
    .stringsdictUnknownRule: "never reported: stringsdict.unsupported-entry is",
    .pluralCyclicReference: "never reported: stringsdict.unsupported-entry is",
    .pluralDegraded: "RuleMappingTests; an audit does not degrade",
    .stringsdictShadowedValue: "RuleMappingTests",
    .limitFaults: "LimitTests",
    .limitFileSize: "needs 2 GiB",
    .languageBaseDiffers: "TableTests",
    .languageSource: "never reported: the receipt says it",
    .projectUnreadable: "depends on the rights of the user",
    .projectCannotCreate: "an audit writes nothing; ProgramTests",
    .projectCannotWrite: "an audit writes nothing; ProgramTests",
    .catalogPhrases: "an audit accepts phrases; ExportTests",
    .catalogExportedTwice: "an audit exports nothing; ExportTests",
    .catalogNotCompilable: "ExportTests",
    .projectChanged: "an audit writes nothing",
    .projectNotCommitted: "an audit removes nothing; RemovalTests",
    .projectAmbiguousTable: "an audit compares nothing; VerifyCommandTests",
    .projectSameCatalog: "DiscoveryTests",
    .projectCaseCollision: "two files that some disks cannot hold; DiscoveryTests",
    .projectNoSuchLanguage: "an audit has no --language",
    .projectNoSuchTable: "AuditCommandTests",
    .projectNothingFound: "AuditCommandTests",
    .projectPathNotFound: "AuditCommandTests",
    .mergeSourceLanguage: "needs --source-language; AuditCommandTests",
  ]

  @Test func `every rule that an audit may report occurs in a fixture`() throws {
    var missing = Set(DiagnosticID.allCases).subtracting(Self.elsewhere.keys)
    for id in missing where id.rawValue.hasPrefix("verify.") { missing.remove(id) }
    for fixture in ParsingTests.fixtures { missing.subtract(try Reading(fixture).ids) }
    for name in Self.cases {
      let text = try Package.text(of: "Fixtures/audit/\(name)/expected.txt")
      missing = missing.filter { !text.contains("[\($0.rawValue)]") }
    }
    #expect(missing.map(\.rawValue).sorted() == [])
  }
}
