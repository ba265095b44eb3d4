import Foundation
import StringTables
import Testing

/// Tests that compare what is read with Foundation, which has the code of Apple's loader.
struct FoundationOracleTests {
  /// Files where Foundation on Linux is known to give something else.
  static let exceptions: [String: String] = [
    "empty-file.strings": "Foundation refuses a file without bytes, Xcode's build does not",
    "empty-utf8-mark.strings": "Foundation refuses a lone byte-order mark",
    "empty-utf16-mark.strings": "Foundation refuses a lone byte-order mark",
    "utf16-little-bare.strings": "Foundation drops the first character",
    "utf16-big-bare.strings": "Foundation drops the first character",
    "duplicate-canonical.strings": "Swift's dictionary holds canonically equal keys once",
  ]

  @Test(arguments: Fixtures.strings)
  func `a fixture gives what Foundation reads`(_ fixture: Fixture) throws {
    guard Self.exceptions[fixture.name] == nil else { return }
    try compare(fixture)
  }

  /// The public files of `.strings`, where they are.
  static let shared = ["cases/strings", "corpus/strings"].flatMap {
    Fixtures.files(in: Fixtures.shared.appendingPathComponent($0), extension: "strings")
  }.map(Fixture.init)

  @Test(.enabled(if: Fixtures.hasShared), arguments: shared)
  func `a public file gives what Foundation reads`(_ fixture: Fixture) throws {
    try compare(fixture)
  }

  /// Compares the entries that Apple's loader keeps with Foundation's dictionary.
  private func compare(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes
    let reading = Reading(strings: bytes)
    let silent: Set<DiagnosticID> = [
      .stringsEmptyFile, .stringsUTF16WithoutBOM, .stringsCanonicalDuplicateKey,
      .stringsNonStringValue, .stringsLoneSurrogate,
    ]
    guard let file = reading.strings, silent.isDisjoint(with: reading.ids) else { return }
    let value = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard file.loading != .refused else {
      #expect(value as? [String: String] == nil, "Foundation reads \(fixture.name)")
      return
    }
    let theirs = try #require(value as? [String: String], "Foundation refuses \(fixture.name)")
    var ours: [Key: String] = [:]
    for entry in file.entries(for: .asLoaded) { ours[entry.key] = entry.value }
    #expect(ours.count == theirs.count)
    let differing = theirs.filter { key, text in
      ours[Key(key)]?.utf8.elementsEqual(text.utf8) != true
    }
    #expect(differing.keys.sorted() == [])
  }
}
