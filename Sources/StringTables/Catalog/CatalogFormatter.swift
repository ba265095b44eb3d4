/// Writes a catalog that is there in Xcode's bytes: layout, escapes, order of members at every level.
///
/// `{"version":"1.0","strings":{},"sourceLanguage":"en"}` becomes three members on lines of their own, sorted.
/// What the catalog says stays: unknown members, numbers as they are spelled, a line end at the end.
public struct CatalogFormatter {
  /// The bytes so far.
  private var output: [UInt8] = []
  /// The catalog.
  private let catalog: Catalog

  /// Returns the catalog in Xcode's bytes.
  ///
  /// - Throws: `catalog.duplicate-key`, because one of the two would be lost; `catalog.bad-json`.
  public static func bytes(of catalog: Catalog) throws(Diagnostic) -> [UInt8] {
    var formatter = CatalogFormatter(catalog)
    try formatter.write()
    return formatter.output
  }

  /// Creates a formatter without output.
  private init(_ catalog: Catalog) {
    self.catalog = catalog
    output.reserveCapacity(catalog.source.utf8.count * 17 / 16)
  }

  /// Writes the catalog; its entries are read one by one.
  private mutating func write() throws(Diagnostic) {
    let members = try sorted(catalog.members, key: \.key, range: \.keyRange)
    append("{")
    for (number, member) in members.enumerated() {
      startMember(number, member.key, indent: 2)
      guard member.key == catalog.strings.key else {
        try write(JSONParser.parse(catalog.source, in: member.range), indent: 2)
        continue
      }
      let entries = try sorted(catalog.entries, key: \.key, range: \.keyRange)
      append("{")
      for (number, entry) in entries.enumerated() {
        startMember(number, entry.key, indent: 4)
        try write(JSONParser.parse(catalog.source, in: entry.range), indent: 4)
      }
      end("}", isEmpty: entries.isEmpty, indent: 2)
    }
    end("}", isEmpty: members.isEmpty, indent: 0)
    if catalog.source.utf8.last == 0x0A { append("\n") }
  }

  /// Writes a value whose first line is already indented.
  private mutating func write(_ node: Node, indent: Int) throws(Diagnostic) {
    switch node.value {
    case .dictionary(let members):
      append("{")
      let members = try sorted(members, key: \.key, range: \.keyRange)
      for (number, member) in members.enumerated() {
        startMember(number, member.key, indent: indent + 2)
        try write(member.value, indent: indent + 2)
      }
      end("}", isEmpty: members.isEmpty, indent: indent)
    case .array(let elements):
      append("[")
      for (number, element) in elements.enumerated() {
        startLine(number, indent: indent + 2)
        try write(element, indent: indent + 2)
      }
      end("]", isEmpty: elements.isEmpty, indent: indent)
    case .string(let text): JSONText.append(text, to: &output)
    case .number(let text): append(text)
    case .boolean(let value): append(value ? "true" : "false")
    case .null: append("null")
    case .date, .data:
      throw .wrongType(nil, of: nil, node, "a value of JSON", in: catalog.source)
    }
  }

  /// Returns members in Xcode's order; a repeated key is an error.
  private func sorted<Member>(
    _ members: [Member], key: (Member) -> Key, range: (Member) -> Range<UInt32>
  ) throws(Diagnostic) -> [Member] {
    var seen: [Key: Range<UInt32>] = [:]
    for member in members {
      if let first = seen.updateValue(range(member), forKey: key(member)) {
        throw .catalogDuplicateKey(
          key(member), of: nil, first: catalog.location(at: first.lowerBound),
          at: catalog.location(at: range(member).lowerBound))
      }
    }
    return CatalogKeyOrder.order(of: members.map { key($0).text }).map { members[$0] }
  }

  /// Starts the line of a member or element.
  private mutating func startLine(_ number: Int, indent: Int) {
    append(number == 0 ? "\n" : ",\n")
    output.append(contentsOf: repeatElement(0x20, count: indent))
  }

  /// Starts the line of a member with its key.
  private mutating func startMember(_ number: Int, _ key: Key, indent: Int) {
    startLine(number, indent: indent)
    JSONText.append(key.text, to: &output)
    append(" : ")
  }

  /// Ends a container; an empty one has an empty line.
  private mutating func end(_ bracket: String, isEmpty: Bool, indent: Int) {
    append(isEmpty ? "\n\n" : "\n")
    output.append(contentsOf: repeatElement(0x20, count: indent))
    append(bracket)
  }

  /// Appends a text as it is.
  private mutating func append(_ text: String) {
    output.append(contentsOf: text.utf8)
  }
}
