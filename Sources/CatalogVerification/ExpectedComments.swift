import StringTables

/// The comment that each key of a new catalog must have.
///
/// The source language's file decides. For a key that it lacks, the first other language that has a comment
/// does. A comment inside a rule stands for those of the `.strings` files.
struct ExpectedComments {
  /// The comments.
  private(set) var texts: [Key: String] = [:]

  /// Finds the comments of the files of a table.
  init(_ legacy: LegacyTable, _ expectation: Verification.Expectation) {
    guard expectation.comments != .none else { return }
    for tag in legacy.shownLanguages {
      for folder in tag == legacy.sourceLanguage ? [tag, .base] : [tag] {
        for entry in legacy.stringsdicts[folder]?.entries ?? [] where texts[entry.key] == nil {
          texts[entry.key] = entry.comment
        }
      }
    }
    let source = legacy.sourceLanguage
    var known: Set<Key> = []
    for folder in [source, .base] {
      guard let file = legacy.strings[folder] else { continue }
      take(from: file, except: known, expectation)
      known.formUnion(file.entries(for: expectation.recovery).map(\.key))
      known.formUnion(legacy.stringsdicts[folder]?.entries.map(\.key) ?? [])
    }
    for folder in legacy.strings.keys.filter({ $0 != source && $0 != .base }).sorted() {
      guard let file = legacy.strings[folder] else { continue }
      take(from: file, except: known, expectation)
    }
  }

  /// Takes the comments of a file for keys that have none yet.
  private mutating func take(
    from file: StringsFile, except known: Set<Key>, _ expectation: Verification.Expectation
  ) {
    guard !file.comments.isEmpty else { return }
    let binding = CommentBinding(file, mode: expectation.comments)
    var found: [Key: String] = [:]
    let used = file.entries(for: expectation.recovery)
    for (number, text) in binding.comments.sorted(by: { $0.key < $1.key })
    where number < used.endIndex && !known.contains(used[number].key) {
      found[used[number].key] = text
    }
    texts.merge(found) { first, _ in first }
  }
}
