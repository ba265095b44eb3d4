/// Finds the members of a catalog and of its `strings` without reading their values.
struct CatalogReader {
  /// The file.
  private let source: SourceText
  /// The parser over the whole file.
  private var parser: JSONParser

  /// Creates a reader at the start of a file.
  init(_ source: SourceText) {
    self.source = source
    self.parser = JSONParser(source)
  }

  /// Returns the members of the root and of `strings`, in file order.
  mutating func outline(
    diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> (members: [Catalog.Member], entries: [Catalog.Entry]) {
    guard try parser.startOfValue() == UInt8(ascii: "{") else {
      let root = try parser.value()
      throw .wrongType(nil, of: nil, root, "an object", in: source)
    }
    var members: [Catalog.Member] = []
    var entries: [Catalog.Entry] = []
    try parser.open()
    while let (key, keyRange) = try parser.nextKey() {
      guard key == "strings" else {
        let isObject = try parser.startOfValue() == UInt8(ascii: "{")
        let range = try parser.skip()
        members.append(Catalog.Member(key: key, keyRange: keyRange, range: range))
        if isObject, try looksLikeEntry(range) {
          diagnostics.append(.memberOutsideStrings(key, at: location(keyRange)))
        }
        continue
      }
      let (found, range) = try entriesOfStrings()
      entries = found
      members.append(Catalog.Member(key: key, keyRange: keyRange, range: range))
    }
    try parser.finish()
    reportRepeated(members, areEntries: false, diagnostics: &diagnostics)
    reportRepeated(entries, areEntries: true, diagnostics: &diagnostics)
    return (members, entries)
  }

  /// Returns the value of a member of the root that must be there.
  func root(_ name: Key, _ members: [Catalog.Member]) throws(Diagnostic) -> Node {
    guard let member = members.last(where: { $0.key == name }) else {
      throw .missingMember(name.text, of: nil, at: source.wholeFile)
    }
    return try JSONParser.parse(source, in: member.range)
  }

  /// Finds the members of the object `strings` that starts here.
  private mutating func entriesOfStrings() throws(Diagnostic) -> ([Catalog.Entry], Range<UInt32>) {
    guard try parser.startOfValue() == UInt8(ascii: "{") else {
      let value = try parser.value()
      throw .wrongType("strings", of: nil, value, "an object", in: source)
    }
    let start = UInt32(parser.position)
    var entries: [Catalog.Entry] = []
    try parser.open()
    while let (key, keyRange) = try parser.nextKey() {
      let range = try parser.skip()
      entries.append(Catalog.Entry(key: key, keyRange: keyRange, range: range))
    }
    return (entries, start..<UInt32(parser.position))
  }

  /// Whether an object has a member that only entries have.
  private func looksLikeEntry(_ range: Range<UInt32>) throws(Diagnostic) -> Bool {
    var parser = JSONParser(source, in: range)
    guard try parser.startOfValue() == UInt8(ascii: "{") else { return false }
    try parser.open()
    while let (key, _) = try parser.nextKey() {
      if key == "localizations" || key == "extractionState" { return true }
      _ = try parser.skip()
    }
    return false
  }

  /// Reports keys that occur more than once.
  private func reportRepeated(
    _ members: [Catalog.Member], areEntries: Bool, diagnostics: inout [Diagnostic]
  ) {
    var first: [Key: Range<UInt32>] = [:]
    first.reserveCapacity(members.count)
    for member in members {
      if let earlier = first[member.key] {
        diagnostics.append(
          .catalogDuplicateKey(
            member.key, of: nil, isEntry: areEntries, first: location(earlier),
            at: location(member.keyRange)))
      } else {
        first[member.key] = member.keyRange
      }
    }
  }

  /// Returns the place of the start of a range.
  private func location(_ range: Range<UInt32>) -> SourceLocation {
    source.location(at: Int(range.lowerBound))
  }
}
