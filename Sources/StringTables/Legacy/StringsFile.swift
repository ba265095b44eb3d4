/// The entries of one `.strings` file.
///
/// `/* c */ "a" = "b";` is an entry with the key `a`, the value `b` and a comment before it.
public struct StringsFile: Sendable {
  /// One key with its text.
  public struct Entry: Hashable, Sendable {
    /// The key, unescaped.
    public var key: Key
    /// The text, unescaped.
    public var value: String
    /// The UTF-8 offset of the key; 0 in binary files.
    public var offset: UInt32
    /// The UTF-8 offset of the value; 0 in binary files.
    public var valueOffset: UInt32
    /// The UTF-8 offset behind the entry, its `;` included.
    public var end: UInt32
    /// Whether only a key was written.
    public var isShorthand: Bool
  }

  /// The decoded text, for places and comments.
  public let source: SourceText
  /// The entries in file order, repeated keys kept.
  public private(set) var entries: [Entry]
  /// All comments in file order.
  public let comments: [PropertyList.Comment]
  /// The way the file is written.
  public let format: PropertyList.Format
  /// How far Apple's loader reads the file, and how many of `entries` it keeps then.
  public let loading: PropertyList.Loading

  /// Whether a value can hold control characters other than TAB, LF and CR.
  let mayHoldControls: Bool

  /// What to do with a file that has syntax errors.
  public enum Recovery: String, Hashable, Sendable, CaseIterable {
    /// The table is not used.
    case fail
    /// All entries that can be found are used.
    case recover
    /// The entries that Apple's loader shows are used.
    case asLoaded = "as-loaded"
  }

  /// Reads the bytes of a file.
  ///
  /// Faults are appended as errors; the entries are then all that could be found.
  /// - Throws: `strings.invalid-utf8`, `strings.invalid-encoding`, `strings.bad-xml`,
  ///   `strings.bad-binary`, `strings.not-a-dictionary`, `limit.file-size`.
  public init(
    path: String, bytes: [UInt8], encoding: TextEncoding? = nil,
    diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    let document = try PropertyListDocument(
      path: path, bytes: bytes, encoding: encoding, kind: .strings, diagnostics: &diagnostics)
    try self.init(document, diagnostics: &diagnostics)
  }

  /// Takes the entries of a parsed property list.
  private init(
    _ document: PropertyListDocument, diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    let list = document.list
    let source = document.source
    guard let members = list.root.members else {
      throw .notADictionary(
        list.root.kind, id: .stringsNotADictionary,
        at: list.format == .binary
          ? source.wholeFile : source.location(at: Int(list.root.range.lowerBound)))
    }
    var entries: [Entry] = []
    entries.reserveCapacity(members.count)
    for member in members {
      guard let value = member.value.string else {
        diagnostics.append(
          .nonStringValue(
            key: member.key, kind: member.value.kind,
            at: document.location(at: member.value.range.lowerBound)))
        continue
      }
      entries.append(
        Entry(
          key: member.key, value: value, offset: member.keyRange.lowerBound,
          valueOffset: member.value.range.lowerBound, end: member.end,
          isShorthand: member.isShorthand))
    }
    self.source = source
    self.entries = entries
    self.comments = list.comments
    self.format = list.format
    self.loading = list.loading
    mayHoldControls = source.hasControls || list.hasControlEscapes
  }

  /// Returns the place of a UTF-8 offset; the whole file when the format has no places.
  public func location(at offset: UInt32) -> SourceLocation {
    format == .binary ? source.wholeFile : source.location(at: Int(offset))
  }

  /// Whether something about the entry at a place may be worth a finding.
  func isOdd(_ place: Int) -> Bool {
    mayHoldControls || entries[place].isShorthand || entries[place].value.isEmpty
      || entries[place].key.text.isEmpty
  }

  /// Takes the keys from a list, so that the files of a table hold the text of a key once.
  package mutating func shareKeys(_ list: inout KeyList) {
    for index in entries.indices {
      let place = list.place(of: entries[index].key)
      entries[index].key = list.keys[place]
    }
  }

  /// Returns the entries that a way of recovery uses.
  public func entries(for recovery: Recovery) -> ArraySlice<Entry> {
    guard recovery == .asLoaded else { return entries[...] }
    switch loading {
    case .complete: return entries[...]
    case .cut(_, let kept): return entries.prefix(kept)
    case .refused: return []
    }
  }
}
