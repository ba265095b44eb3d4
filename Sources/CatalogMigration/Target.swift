import StringTables

/// A catalog that is there already, where a table is to be written.
struct Target {
  /// The path.
  let path: String
  /// The bytes on the disk.
  let bytes: [UInt8]
  /// The catalog that they are.
  let catalog: Catalog

  /// The byte-order mark of UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads the catalog at a path; nil when nothing is there.
  ///
  /// - Throws: `project.unreadable`, `catalog.*`, `merge.encoding`.
  init?(path: String, diagnostics: inout [Diagnostic]) throws(Diagnostic) {
    guard Files.kind(of: path) != nil else { return nil }
    self.path = path
    bytes = try Files.bytes(of: path)
    catalog = try Catalog(path: path, bytes: bytes, diagnostics: &diagnostics)
    guard catalog.source.encoding == .utf8 else { throw .mergeEncoding(at: path) }
  }

  /// Returns the catalog with the texts of a table in it.
  ///
  /// - Throws: `catalog.*`, when an entry to add to cannot be read.
  func merging(
    _ table: Table, legacy: LegacyTable, options: Conversion.Options,
    diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> MergedCatalog {
    if let given = options.sourceLanguage, given != catalog.sourceLanguage.name {
      throw .mergeSourceLanguage(catalog.sourceLanguage, given: LanguageTag(given), at: path)
    }
    var merged = try catalog.merging(
      table, choice: options.merge, style: options.style, version: options.raisedVersion,
      places: LegacyPlaces(legacy), diagnostics: &diagnostics)
    if bytes.starts(with: Self.mark) { merged.bytes = Self.mark + merged.bytes }
    return merged
  }
}
