/// A String Catalog as a document: its bytes, and where each entry stands in them.
///
/// `{"sourceLanguage" : "en", "strings" : {"a" : {}}, "version" : "1.0"}` is a catalog with the one entry
/// `a`, whose range holds `{}`. The content of an entry is read when it is asked for, so that a large
/// catalog costs little more than its bytes.
public struct Catalog: Sendable {
  /// The text of the file.
  public let source: SourceText
  /// The language that the keys are developed in; may be empty.
  public let sourceLanguage: LanguageTag
  /// The version, a number as it is spelled.
  public let version: String
  /// The member `strings`, whose members are the entries.
  public let strings: Member
  /// All members of the root, in file order.
  public let members: [Member]
  /// The members of `strings`, in file order, repeated keys kept.
  public let entries: [Entry]

  /// A member of the root or of `strings`, not read yet.
  public struct Member: Hashable, Sendable {
    /// The key, unescaped.
    public let key: Key
    /// The UTF-8 offsets of the key, quotes included.
    public let keyRange: Range<UInt32>
    /// The UTF-8 offsets of the value, braces or quotes included.
    public let range: Range<UInt32>
  }

  /// One key with its not yet read content.
  public typealias Entry = Member

  /// The versions that Xcode 15 to 27 write.
  static let knownVersions: Set<String> = ["1.0", "1.1", "1.2", "1.3"]

  /// Reads a catalog; everything is checked to be JSON, the content of entries not yet to be a catalog's.
  ///
  /// Repeated keys are appended as errors, unknown versions and misplaced entries as warnings.
  /// - Throws: `catalog.bad-json`, `catalog.wrong-type`, `catalog.missing-member`.
  public init(
    source: SourceText, diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    var reader = CatalogReader(source)
    let (members, entries) = try reader.outline(diagnostics: &diagnostics)
    let language = try reader.root("sourceLanguage", members)
    guard let language = language.string else {
      throw .wrongType("sourceLanguage", of: nil, language, "a string", in: source)
    }
    let version = try reader.root("version", members)
    switch version.value {
    case .string(let text), .number(let text): self.version = text
    case .boolean, .null, .date, .data, .array, .dictionary:
      throw .wrongType("version", of: nil, version, "a string or a number", in: source)
    }
    guard let strings = members.last(where: { $0.key == "strings" }) else {
      throw .missingMember("strings", of: nil, at: source.wholeFile)
    }
    if !Self.knownVersions.contains(self.version) {
      diagnostics.append(
        .unknownVersion(self.version, at: source.location(at: Int(version.range.lowerBound))))
    }
    self.source = source
    self.sourceLanguage = LanguageTag(language)
    self.strings = strings
    self.members = members
    self.entries = entries
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: as `init(source:diagnostics:)`, and `strings.invalid-utf8`, `strings.invalid-encoding`.
  public init(
    path: String, bytes: [UInt8], diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    guard bytes.count <= SourceText.largestFile else {
      throw .fileTooLarge(at: SourceLocation(path: path))
    }
    let source = try SourceText(path: path, bytes: bytes, diagnostics: &diagnostics)
    try self.init(source: source, diagnostics: &diagnostics)
  }

  /// Returns the place of a UTF-8 offset.
  public func location(at offset: UInt32) -> SourceLocation {
    source.location(at: Int(offset))
  }

  /// Reads the content of an entry.
  ///
  /// - Throws: `catalog.wrong-type`, `catalog.missing-member`, `catalog.duplicate-key`,
  ///   `catalog.ambiguous-localization`, `catalog.unsupported-variation`.
  public func content(of entry: Entry) throws(Diagnostic) -> CatalogEntry {
    var reader = CatalogEntryReader(entry, source: source)
    return try reader.entry()
  }
}
