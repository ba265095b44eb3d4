import StringTables

/// The proof that a merged catalog keeps what the catalog had, and has nothing new but what legacy files have.
///
/// Entries and members that were there have the bytes that they had, but for texts that legacy files have
/// and that are not among the kept ones. That the new texts are the right ones is proved by `Verification`.
public struct MergeVerification: Sendable {
  /// What was lost, changed or added without need.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The catalog as it was.
  private let old: Catalog
  /// The merged catalog.
  private let merged: Catalog
  /// What the merge was asked for.
  private let expectation: Verification.Expectation
  /// The keys that the legacy files have in each language, by its spelling in use.
  private var legacyKeys: [String: Set<Key>] = [:]
  /// The comments of new entries.
  private let comments: [Key: String]

  /// Compares a merged catalog with what it was before.
  ///
  /// - Parameter style: what new entries say beside the texts.
  /// - Throws: `catalog.*`, when one of them cannot be read.
  public init(
    of merged: [UInt8], from old: [UInt8], path: String, with legacy: LegacyTable,
    expecting expectation: Verification.Expectation, style: CatalogWriter.Style
  ) throws(Diagnostic) {
    var known: [Diagnostic] = []
    self.old = try Catalog(path: path, bytes: old, diagnostics: &known)
    self.merged = try Catalog(path: path, bytes: merged, diagnostics: &known)
    self.expectation = expectation
    comments = ExpectedComments(expectation.whole ?? legacy, expectation).texts
    for language in legacy.languages {
      let name = (language == .base ? legacy.sourceLanguage : language).normalized
      for entry in legacy.strings[language]?.entries(for: expectation.recovery) ?? [] {
        legacyKeys[name, default: []].insert(entry.key)
      }
      for entry in legacy.stringsdicts[language]?.entries ?? [] {
        legacyKeys[name, default: []].insert(entry.key)
      }
    }
    checkHead()
    try checkEntries(style)
  }

  /// Checks the members of the root but for the entries and the version, which may rise.
  private mutating func checkHead() {
    var rest = merged.members
    for member in old.members {
      guard let place = rest.firstIndex(where: { $0.key == member.key }) else {
        report(.verifyMissing, "the member \(name(member.key)) of the catalog was lost")
        continue
      }
      let found = rest.remove(at: place)
      let isFree = member.key == "strings" || member.key == "version"
      if !isFree, !isSame(member.range, found.range) {
        report(.verifyChanged, "the member \(name(member.key)) of the catalog was changed")
      }
    }
    for member in rest {
      report(.verifyExtra, "the member \(name(member.key)) of the catalog is new")
    }
  }

  /// Checks all entries, those that were there and those that are new.
  private mutating func checkEntries(_ style: CatalogWriter.Style) throws(Diagnostic) {
    var before: [Key: Catalog.Entry] = [:]
    before.reserveCapacity(old.entries.count)
    for entry in old.entries { before[entry.key] = entry }
    var met = 0
    for entry in merged.entries {
      guard let earlier = before[entry.key] else {
        try checkNew(try merged.content(of: entry), style)
        continue
      }
      met += 1
      if isSame(earlier.range, entry.range) { continue }
      try check(try merged.content(of: entry), against: try old.content(of: earlier))
    }
    guard met < old.entries.count else { return }
    let there = Set(merged.entries.map(\.key))
    for entry in old.entries where !there.contains(entry.key) {
      report(.verifyMissing, "the entry \(name(entry.key)) of the catalog was lost", entry.key)
    }
  }

  /// Checks an entry that the catalog did not have.
  private mutating func checkNew(
    _ entry: CatalogEntry, _ style: CatalogWriter.Style
  ) throws(Diagnostic) {
    for localization in entry.localizations where !isLegacy(entry.key, localization.language) {
      report(
        .verifyExtra, "\(name(entry.key)) (\(localization.language)) is in no legacy file",
        entry.key)
    }
    let comment = comments[entry.key]
    if entry.comment.map({ Key($0) }) != comment.map({ Key($0) }) {
      report(
        .verifyComment, "the comment of \(name(entry.key)) is not that of the files", entry.key)
    }
    let isPlain = entry.unknownMembers.isEmpty && entry.shouldTranslate == nil
    if entry.extractionState != style.extractionState || !isPlain {
      report(
        .verifyState, "\(name(entry.key)) is new and has other members than asked for", entry.key)
    }
  }

  /// Checks an entry that the catalog had.
  private mutating func check(
    _ entry: CatalogEntry, against earlier: CatalogEntry
  ) throws(Diagnostic) {
    let key = entry.key
    let texts: Key = "localizations"
    let newMembers = entry.members.filter { $0.key != texts }
    let oldMembers = earlier.members.filter { $0.key != texts }
    let areSame =
      newMembers.count == oldMembers.count
      && zip(newMembers, oldMembers).allSatisfy {
        $0.key == $1.key && isSame($1.range, $0.range)
      }
    if !areSame { report(.verifyChanged, "members of \(name(key)) were changed", key) }
    var rest = earlier.localizations
    for localization in entry.localizations {
      let language = localization.language
      guard let place = rest.firstIndex(where: { $0.language == language }) else {
        if !isLegacy(key, language) {
          report(.verifyExtra, "\(name(key)) (\(language)) is in no legacy file", key)
        }
        continue
      }
      let found = rest.remove(at: place)
      guard !isSame(found.range, localization.range) else { continue }
      if !isLegacy(key, language) || isKept(key, language) {
        report(.verifyChanged, "the text of \(name(key)) (\(language)) was changed", key)
      }
    }
    for localization in rest {
      report(.verifyMissing, "the text of \(name(key)) (\(localization.language)) was lost", key)
    }
  }

  /// Whether the bytes of a range of the old catalog are those of a range of the merged one.
  private func isSame(_ before: Range<UInt32>, _ after: Range<UInt32>) -> Bool {
    before.count == after.count
      && old.source.utf8[Int(before.lowerBound)..<Int(before.upperBound)]
        == merged.source.utf8[Int(after.lowerBound)..<Int(after.upperBound)]
  }

  /// Whether the legacy files have a key in a language.
  private func isLegacy(_ key: Key, _ language: LanguageTag) -> Bool {
    legacyKeys[language.normalized]?.contains(key) ?? false
  }

  /// Whether the catalog's text of a key and language is to stay.
  private func isKept(_ key: Key, _ language: LanguageTag) -> Bool {
    expectation.kept.contains {
      $0.key == key && $0.language.normalized == language.normalized
    }
  }

  /// Returns a key in quotes.
  private func name(_ key: Key) -> String { Diagnostic.quote(key.text) }

  /// Notes a finding.
  private mutating func report(_ id: DiagnosticID, _ message: String, _ key: Key? = nil) {
    diagnostics.append(
      Diagnostic(
        id, message, at: merged.source.wholeFile, about: key.map { Diagnostic.About($0, nil) }))
  }
}
