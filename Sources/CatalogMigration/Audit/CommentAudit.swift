import StringTables

/// What the comments of a table's files say that no catalog will.
struct CommentAudit {
  /// What was found, in file order.
  private(set) var diagnostics: [Diagnostic] = []
  /// The comments that the catalog does not hold, with their places.
  private(set) var dropped: [(text: String, place: SourceLocation)] = []
  /// The comments that the catalog holds and no file was found to supply yet.
  private var wanted: [Key: Key] = [:]

  /// Looks at the comments of all `.strings` files; the source language's come first, as in the catalog.
  init(_ legacy: LegacyTable, shown: StringTables.Table) {
    for entry in shown.entries { wanted[entry.key] = entry.comment.map { Key($0) } }
    let source = legacy.sourceLanguage
    let others = legacy.strings.keys.filter { $0 != source && $0 != .base }.sorted()
    for tag in [source, .base] + others {
      guard let file = legacy.strings[tag], !file.comments.isEmpty else { continue }
      inspect(file, language: tag == .base ? source : tag)
    }
  }

  /// Looks at the comments of a file.
  private mutating func inspect(_ file: StringsFile, language: LanguageTag) {
    let binding = CommentBinding(file, mode: .nearest)
    var kept: [Key: Int] = [:]
    for (number, entry) in file.entries.enumerated() {
      guard let text = binding.comments[number] else { continue }
      compareObject(text, entry, in: file, language: language)
      let comment = Key(text)
      if wanted[entry.key] == comment {
        wanted[entry.key] = nil
        kept[comment, default: 0] += 1
      }
    }
    for comment in file.comments {
      guard let text = CommentBinding.text(of: comment, in: file.source) else { continue }
      findEntries(in: text, of: comment, file: file, language: language)
      if let count = kept[Key(text)], count > 0 {
        kept[Key(text)] = count - 1
      } else {
        dropped.append((text, file.location(at: comment.range.lowerBound)))
      }
    }
  }

  /// Reports a comment that is made of entries, which Interface Builder's comments look like too.
  private mutating func findEntries(
    in text: String, of comment: PropertyList.Comment, file: StringsFile, language: LanguageTag
  ) {
    let bytes = text.utf8
    guard bytes.contains(UInt8(ascii: "=")), bytes.last == UInt8(ascii: ";"),
      !text.contains("ObjectID"), file.format == .oldStyle
    else { return }
    var faults: [Diagnostic] = []
    do throws(Diagnostic) {
      let inside = try StringsFile(
        path: file.source.path, bytes: Array(bytes), encoding: .utf8, diagnostics: &faults)
      guard inside.loading == .complete, let first = inside.entries.first,
        !inside.entries.contains(where: \.isShorthand),
        !faults.contains(where: { $0.severity == .error })
      else { return }
      diagnostics.append(
        .commentedOut(
          inside.entries.count, first: first.key, language,
          at: file.location(at: comment.range.lowerBound)))
    } catch {
      // A comment that cannot be read as entries is a comment.
      return
    }
  }

  /// Reports a comment of Interface Builder that names another object than the key.
  private mutating func compareObject(
    _ text: String, _ entry: StringsFile.Entry, in file: StringsFile, language: LanguageTag
  ) {
    guard let start = text.utf8.firstRange(of: "ObjectID = \"".utf8) else { return }
    let object = text[start.upperBound...].prefix { $0 != "\"" }
    let owner = entry.key.text.prefix { $0 != "." }
    guard Self.isObject(object), Self.isObject(owner), owner != object,
      owner.utf8.count < entry.key.text.utf8.count
    else { return }
    diagnostics.append(
      .commentMismatch(
        String(object), Diagnostic.About(entry.key, language),
        at: file.location(at: entry.offset)))
  }

  /// Whether a text is the name of an object of Interface Builder: `42`, `8Xc-4d-e5f`.
  private static func isObject(_ text: Substring) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    if parts.count == 1 {
      return !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return parts.map(\.count) == [3, 2, 3]
  }
}
