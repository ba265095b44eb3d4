import StringTables
import Testing

/// Tests that read fixtures and compare entries and findings with what the formats say.
struct ParsingTests {
  /// Every fixture.
  static let fixtures = Fixtures.strings + Fixtures.stringsdicts

  @Test func `fixtures are there`() {
    #expect(Fixtures.strings.count > 100)
    #expect(Fixtures.stringsdicts.count > 30)
  }

  @Test(arguments: fixtures)
  func `a file gives its entries and findings`(_ fixture: Fixture) throws {
    let reading = try Reading(fixture)
    let expected = try fixture.expected
    let isEntry = { (line: String) in line.hasPrefix("entry") || line.hasPrefix("comment") }
    #expect(reading.entries == expected.filter(isEntry))
    #expect(
      reading.findings + (reading.loads.map { [$0] } ?? [])
        == expected.filter { !isEntry($0) && !$0.hasPrefix("loads") }.sorted()
        + expected.filter { $0.hasPrefix("loads") })
  }

  /// Rules of this target that no single file can show, with the test that covers them or the reason.
  static let exceptions: [DiagnosticID: String] = [
    .pluralDegraded: "RuleMappingTests",
    .stringsdictShadowedValue: "RuleMappingTests",
    .limitFaults: "LimitTests",
    .languageBaseDiffers: "TableTests",
    .stringsCommentedOutEntry: "AuditFixtureTests",
    .stringsCaseVariantKey: "AuditFixtureTests",
    .stringsSpaceVariantKey: "AuditFixtureTests",
    .stringsIBCommentMismatch: "AuditFixtureTests",
    .pluralMissingCategory: "AuditFixtureTests",
    .pluralCategoryFallsBack: "AuditFixtureTests",
    .pluralUnreachableCategory: "AuditFixtureTests",
    .pluralNoRule: "AuditFixtureTests",
    .stringsdictUnknownRule: "never reported: stringsdict.unsupported-entry is",
    .pluralCyclicReference: "never reported: stringsdict.unsupported-entry is",
  ]

  @Test func `every rule of the formats occurs in a fixture`() throws {
    var missing = Set(
      DiagnosticID.allCases.filter { id in
        ["strings.", "stringsdict.", "plural.", "xcode."].contains { id.rawValue.hasPrefix($0) }
      })
    for fixture in Self.fixtures { missing.subtract(try Reading(fixture).ids) }
    #expect(missing.subtracting(Self.exceptions.keys).map(\.rawValue).sorted() == [])
  }
}
