/// Writes a table as a new String Catalog, in Xcode's bytes.
///
/// The entry `a` with the German text `x` is
/// `"a" : { "extractionState" : "migrated", "localizations" : { "de" : { "stringUnit" : … } } }` over
/// lines indented by two spaces, without a line end behind the last brace.
/// Observed in Xcode 15 to 27: Foundation's JSONSerialization, pretty printed, in the order of
/// `CatalogKeyOrder`.
public struct CatalogWriter {
  /// What a new catalog says beside the texts.
  public struct Style: Hashable, Sendable {
    /// The version of the format.
    public var version = "1.1"
    /// Where every key comes from.
    public var extractionState = ExtractionState.migrated
    /// How far every text is.
    public var state = UnitState.translated

    /// Creates what Xcode's migration writes.
    public init() {}
  }

  /// What is said beside the texts.
  private let style: Style
  /// The bytes so far.
  private var output: [UInt8] = []
  /// The bytes before the text of a plain localization, for each language in the order of the first entries.
  private var prefixes: [(language: LanguageTag, bytes: [UInt8])] = []
  /// The place behind the prefix that was used last; entries mostly have their languages in one order.
  private var nextPrefix = 0

  /// Creates a writer without output.
  private init(_ style: Style) {
    self.style = style
  }

  /// Returns the catalog for a table, UTF-8 without a byte-order mark.
  public static func catalog(for table: Table, style: Style = Style()) -> [UInt8] {
    var writer = CatalogWriter(style)
    writer.write(table)
    return writer.output
  }

  /// Returns the member of `strings` for an entry, from its key to its closing brace.
  package static func member(for entry: Table.Entry, style: Style) -> [UInt8] {
    var writer = CatalogWriter(style)
    writer.write(entry)
    return Array(writer.output.dropFirst(4))
  }

  /// Returns the member of `localizations` for a language, from its key to its closing brace.
  package static func member(
    for localization: Localization, language: LanguageTag, style: Style
  ) -> [UInt8] {
    var writer = CatalogWriter(style)
    writer.write(localization, for: language)
    return Array(writer.output.dropFirst(8))
  }

  /// Writes the whole catalog.
  private mutating func write(_ table: Table) {
    output.reserveCapacity(Self.size(of: table))
    append("{\n  \"sourceLanguage\" : ")
    appendString(table.sourceLanguage.name)
    append(",\n  \"strings\" : {")
    let order = CatalogKeyOrder.order(of: table.entries.map(\.key.text))
    for (number, index) in order.enumerated() {
      append(number == 0 ? "\n" : ",\n")
      write(table.entries[index])
    }
    append(order.isEmpty ? "\n\n  },\n  \"version\" : " : "\n  },\n  \"version\" : ")
    appendString(style.version)
    append("\n}")
  }

  /// Returns about how many bytes a table becomes.
  private static func size(of table: Table) -> Int {
    // Lines around a plain text: names, braces and 96 spaces.
    let frame = 170
    return table.entries.reduce(1 << 10) { size, entry in
      entry.values.reduce(size + 200 + entry.key.text.utf8.count) { size, localization in
        guard case .unit(let text) = localization.variation else { return size + 8 * frame }
        return size + frame + text.utf8.count * 17 / 16
      }
    }
  }

  /// Writes one entry.
  private mutating func write(_ entry: Table.Entry) {
    append("    ")
    appendString(entry.key.text)
    append(" : {\n")
    if let comment = entry.comment {
      append("      \"comment\" : ")
      appendString(comment)
      append(",\n")
    }
    append("      \"extractionState\" : ")
    appendString(style.extractionState.rawValue)
    append(",\n      \"localizations\" : {\n")
    nextPrefix = 0
    for number in entry.languages.indices {
      if number > 0 { append(",\n") }
      write(entry.values[number], for: entry.languages[number])
    }
    append("\n      }\n    }")
  }

  /// Writes one localization; plain texts take the prepared bytes of their language.
  private mutating func write(_ localization: Localization, for language: LanguageTag) {
    if case .unit(let text) = localization.variation, localization.substitutions.isEmpty {
      writePrefix(of: language)
      appendString(text)
      append("\n          }\n        }")
      return
    }
    append("        ")
    appendString(language.name)
    append(" : {\n")
    writeMembers(of: localization, indent: 10)
    append("\n        }")
  }

  /// Writes what stands before the plain text of a language.
  private mutating func writePrefix(of language: LanguageTag) {
    let known = { (prefix: (language: LanguageTag, bytes: [UInt8])) in prefix.language == language }
    if let place = prefixes[nextPrefix...].firstIndex(where: known)
      ?? prefixes[..<nextPrefix].firstIndex(where: known)
    {
      output += prefixes[place].bytes
      nextPrefix = place + 1
      return
    }
    let start = output.count
    append("        ")
    appendString(language.name)
    append(" : {\n")
    append("          \"stringUnit\" : {\n            \"state\" : ")
    appendString(style.state.rawValue)
    append(",\n            \"value\" : ")
    prefixes.append((language, Array(output[start...])))
    nextPrefix = prefixes.count
  }

  /// Writes the members of a localization that varies.
  private mutating func writeMembers(of localization: Localization, indent: Int) {
    if case .unit = localization.variation {
      write(localization.variation, indent: indent)
      append(",\n")
    }
    if !localization.substitutions.isEmpty {
      writeLine("\"substitutions\" : {\n", indent: indent)
      let substitutions = localization.substitutions.sorted {
        CatalogKeyOrder.precedes($0.name.text, $1.name.text)
      }
      for (number, substitution) in substitutions.enumerated() {
        if number > 0 { append(",\n") }
        write(substitution, indent: indent + 2)
      }
      append("\n")
      writeLine("}", indent: indent)
    }
    if case .unit = localization.variation { return }
    if !localization.substitutions.isEmpty { append(",\n") }
    write(localization.variation, indent: indent)
  }

  /// Writes one substitution.
  private mutating func write(_ substitution: Substitution, indent: Int) {
    writeLine("", indent: indent)
    appendString(substitution.name.text)
    append(" : {\n")
    if let argument = substitution.argument {
      writeLine("\"argNum\" : \(argument),\n", indent: indent + 2)
    }
    if let specifier = substitution.formatSpecifier {
      writeLine("\"formatSpecifier\" : ", indent: indent + 2)
      appendString(specifier)
      append(",\n")
    }
    write(substitution.variation, indent: indent + 2)
    append("\n")
    writeLine("}", indent: indent)
  }

  /// Writes the member `stringUnit` or `variations`.
  private mutating func write(_ variation: Variation, indent: Int) {
    switch variation {
    case .unit(let text):
      writeLine("\"stringUnit\" : {\n", indent: indent)
      writeLine("\"state\" : ", indent: indent + 2)
      appendString(style.state.rawValue)
      append(",\n")
      writeLine("\"value\" : ", indent: indent + 2)
      appendString(text)
      append("\n")
    case .plural(let cases):
      writeLine("\"variations\" : {\n", indent: indent)
      write(cases, axis: "plural", indent: indent + 2)
    case .device(let cases):
      writeLine("\"variations\" : {\n", indent: indent)
      write(cases, axis: "device", indent: indent + 2)
    }
    writeLine("}", indent: indent)
  }

  /// Writes the branches of an axis.
  private mutating func write(_ cases: [Variation.Case], axis: String, indent: Int) {
    writeLine("\"\(axis)\" : {\n", indent: indent)
    if cases.isEmpty { append("\n") }
    let sorted = cases.sorted { CatalogKeyOrder.precedes($0.selector.text, $1.selector.text) }
    for (number, branch) in sorted.enumerated() {
      writeLine("", indent: indent + 2)
      appendString(branch.selector.text)
      append(" : {\n")
      write(branch.variation, indent: indent + 4)
      append("\n")
      writeLine(number + 1 == sorted.count ? "}\n" : "},\n", indent: indent + 2)
    }
    writeLine("}\n", indent: indent)
  }

  /// Appends spaces and a text.
  private mutating func writeLine(_ text: String, indent: Int) {
    output.append(contentsOf: repeatElement(0x20, count: indent))
    append(text)
  }

  /// Appends a text as it is.
  private mutating func append(_ text: String) {
    output.append(contentsOf: text.utf8)
  }

  /// Appends a text as a JSON string.
  private mutating func appendString(_ text: String) {
    JSONText.append(text, to: &output)
  }
}
