import StringTables

/// What to do where a catalog holds another text than the legacy files.
public enum MergeChoice: String, Hashable, Sendable, CaseIterable {
  /// It is an error, and the catalog stays as it is.
  case fail
  /// The catalog's text stays.
  case keepCatalog = "keep-catalog"
  /// The legacy text replaces it.
  case preferLegacy = "prefer-legacy"
}

/// A text of a catalog that stays although the legacy files have another.
public struct KeptText: Hashable, Sendable {
  /// The key.
  public let key: Key
  /// The language.
  public let language: LanguageTag
}

/// A catalog with the texts of a table in it.
struct MergedCatalog {
  /// The bytes.
  var bytes: [UInt8]
  /// The texts of the catalog that stay although the legacy files have others.
  let kept: [KeptText]
}

extension Catalog {
  /// Adds the entries and localizations of a table that the catalog lacks.
  ///
  /// What the catalog has keeps its bytes: order, states, comments, unknown members, the line end at the end of
  /// the file. Texts that differ are treated as `choice` says.
  /// - Parameters:
  ///   - version: the version to raise the catalog to; nil leaves it.
  ///   - places: the places of the legacy texts, for findings.
  /// - Throws: `catalog.*`, when an entry to add to cannot be read.
  func merging(
    _ table: Table, choice: MergeChoice, style: CatalogWriter.Style, version: String?,
    places: LegacyPlaces, diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> MergedCatalog {
    var merge = CatalogMerge(self, choice: choice, style: style, places: places)
    var known: [Key: Catalog.Entry] = [:]
    known.reserveCapacity(entries.count)
    for entry in entries { known[entry.key] = entry }
    var added: [Table.Entry] = []
    for entry in table.entries {
      if let existing = known[entry.key] {
        try merge.add(entry, to: content(of: existing))
      } else {
        added.append(entry)
      }
    }
    diagnostics += merge.diagnostics
    merge.insert(added)
    if let version { merge.raise(to: version) }
    return MergedCatalog(bytes: merge.edits.applied(to: source.utf8), kept: merge.kept)
  }
}

/// The merge of a table into a catalog, as edits of its bytes.
private struct CatalogMerge {
  /// The catalog as it is.
  let catalog: Catalog
  /// What to do with texts that differ.
  let choice: MergeChoice
  /// What new members say beside the texts.
  let style: CatalogWriter.Style
  /// The places of the legacy texts.
  private var places: LegacyPlaces
  /// The edits so far.
  var edits = Edits()
  /// The texts that stay.
  var kept: [KeptText] = []
  /// What was found on the way.
  var diagnostics: [Diagnostic] = []

  /// Creates a merge without edits.
  init(
    _ catalog: Catalog, choice: MergeChoice, style: CatalogWriter.Style, places: LegacyPlaces
  ) {
    self.places = places
    self.catalog = catalog
    self.choice = choice
    self.style = style
  }

  /// Adds the localizations of a table's entry to the entry of the catalog.
  mutating func add(_ entry: Table.Entry, to existing: CatalogEntry) {
    guard existing.localizations.allSatisfy(\.phrases.isEmpty) else {
      keepPhrases(of: existing, beside: entry)
      return
    }
    var missing: [(name: String, bytes: [UInt8])] = []
    for (language, localization) in entry.localizations {
      guard
        let there = existing.localizations.first(where: {
          $0.language.normalized == language.normalized
        })
      else {
        if !isImplied(localization, in: language, of: existing) {
          missing.append(
            (
              language.name,
              CatalogWriter.member(for: localization, language: language, style: style)
            ))
        }
        continue
      }
      guard there.localization.map({ $0.isSame(as: localization) }) != true else { continue }
      settle(localization, against: there, key: entry.key, language: language)
    }
    insert(missing, into: existing)
  }

  /// Whether a source text is what apps show anyway: the key of an entry that Xcode keeps in step with the code.
  private func isImplied(
    _ localization: Localization, in language: LanguageTag, of entry: CatalogEntry
  ) -> Bool {
    language == catalog.sourceLanguage && entry.extractionState != .migrated
      && localization == Localization(.unit(entry.key.text))
  }

  /// Decides between two texts of one key and language.
  private mutating func settle(
    _ localization: Localization, against there: CatalogLocalization, key: Key,
    language: LanguageTag
  ) {
    switch choice {
    case .fail:
      diagnostics.append(
        .mergeConflict(
          key, there.language, catalog: there.localization, legacy: localization,
          legacyPlace: places.place(of: key, in: language),
          at: catalog.location(at: there.keyRange.lowerBound)))
    case .keepCatalog:
      kept.append(KeptText(key: key, language: language))
    case .preferLegacy:
      let member = CatalogWriter.member(
        for: localization, language: there.language, style: style)
      edits.replace(
        Int(there.keyRange.lowerBound)..<Int(there.range.upperBound), with: member)
    }
  }

  /// Leaves an entry as it is that holds phrases of App Shortcuts, which no `.strings` file can say.
  private mutating func keepPhrases(of existing: CatalogEntry, beside entry: Table.Entry) {
    for (language, localization) in entry.localizations {
      let there = existing.localizations.first {
        $0.language.normalized == language.normalized
      }
      let isThere = there?.phrases.contains { localization == Localization(.unit($0)) } ?? false
      guard isThere || choice == .keepCatalog else {
        diagnostics.append(
          .mergePhrases(
            entry.key, language, legacy: localization,
            legacyPlace: places.place(of: entry.key, in: language),
            at: catalog.location(at: existing.localizations[0].keyRange.lowerBound)))
        continue
      }
      kept.append(KeptText(key: entry.key, language: language))
    }
  }

  /// Inserts localizations into an entry, in order.
  private mutating func insert(
    _ missing: [(name: String, bytes: [UInt8])], into entry: CatalogEntry
  ) {
    guard !missing.isEmpty else { return }
    if let localizations = entry.members.first(where: { $0.key == "localizations" }) {
      edits.insert(
        missing, into: entry.localizations.map(Edits.Place.init), object: localizations.range,
        indent: 8)
    } else {
      let list = Array(missing.map(\.bytes).joined(separator: ",\n        ".utf8))
      let bytes = Array("\"localizations\" : {\n        ".utf8) + list + Array("\n      }".utf8)
      edits.insert(
        [("localizations", bytes)], into: entry.members.map(Edits.Place.init),
        object: entry.range, indent: 6)
    }
  }

  /// Inserts entries into the catalog, in order.
  mutating func insert(_ entries: [Table.Entry]) {
    let sorted = entries.sorted { CatalogKeyOrder.precedes($0.key.text, $1.key.text) }
    edits.insert(
      sorted.map { ($0.key.text, CatalogWriter.member(for: $0, style: style)) },
      into: catalog.entries.map(Edits.Place.init), object: catalog.strings.range, indent: 4)
  }

  /// Raises the version of the catalog; it is never lowered.
  mutating func raise(to version: String) {
    guard let member = catalog.members.last(where: { $0.key == "version" }),
      let old = Double(catalog.version), let new = Double(version), old < new
    else { return }
    edits.replace(
      Int(member.range.lowerBound)..<Int(member.range.upperBound),
      with: Array("\"\(version)\"".utf8))
  }
}
