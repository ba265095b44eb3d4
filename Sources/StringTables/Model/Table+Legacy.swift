extension Table {
  /// How legacy files are read as a table.
  public struct Interpretation: Hashable, Sendable {
    /// What to do with rules that no catalog can say.
    public enum Unsupported: String, Hashable, Sendable, CaseIterable {
      /// They are errors.
      case fail
      /// The best text is used, each lost one is a warning.
      case degrade
    }

    /// What to do with files that have syntax errors.
    public var recovery: StringsFile.Recovery
    /// What to do with rules that no catalog can say.
    public var unsupported: Unsupported
    /// Which comments are carried over.
    public var comments: CommentBinding.Mode

    /// Creates an interpretation; without arguments, the strict one.
    public init(
      recovery: StringsFile.Recovery = .fail, unsupported: Unsupported = .fail,
      comments: CommentBinding.Mode = .nearest
    ) {
      self.recovery = recovery
      self.unsupported = unsupported
      self.comments = comments
    }
  }

  /// Reads legacy files as what an app shows: of repeated keys the last one, rules before plain texts.
  public init(
    _ legacy: LegacyTable, interpretation: Interpretation = Interpretation(),
    diagnostics: inout [Diagnostic]
  ) {
    var builder = TableBuilder(legacy, interpretation: interpretation)
    for language in legacy.shownLanguages { builder.add(language) }
    builder.addComments()
    builder.findCanonicalDuplicates()
    diagnostics += builder.diagnostics
    self.init(
      name: legacy.name, sourceLanguage: legacy.sourceLanguage, entries: builder.entries)
  }
}

/// Builds a table language by language.
private struct TableBuilder {
  /// The files.
  let legacy: LegacyTable
  /// How they are read.
  let interpretation: Table.Interpretation
  /// The entries so far.
  var entries: [Table.Entry] = []
  /// What was found on the way.
  var diagnostics: [Diagnostic] = []
  /// The keys of `entries`.
  private var keys = KeyList()
  /// For each entry the place of its key in the file that its last value comes from.
  private var origins: [Origin] = []

  /// Where a value comes from.
  private struct Origin {
    /// The folder of the file: the language or `Base`.
    var tag: LanguageTag
    /// The UTF-8 offset of the key.
    var offset: UInt32
  }

  /// Creates a builder without entries.
  init(_ legacy: LegacyTable, interpretation: Table.Interpretation) {
    self.legacy = legacy
    self.interpretation = interpretation
  }

  /// Adds the files of a language; `Base` fills the gaps of the source language.
  mutating func add(_ language: LanguageTag) {
    let tags = language == legacy.sourceLanguage ? [language, .base] : [language]
    for tag in tags {
      if let file = legacy.strings[tag] { add(file, of: tag, as: language) }
    }
    for tag in tags {
      if let file = legacy.stringsdicts[tag] { add(file, of: tag, as: language) }
    }
  }

  /// Returns the place of a key in `entries`, which it is added to.
  private mutating func place(of key: Key) -> Int {
    let place = keys.place(of: key)
    if place == entries.count {
      entries.append(Table.Entry(key: key))
      origins.append(Origin(tag: .base, offset: 0))
    }
    return place
  }

  /// Adds the entries of a `.strings` file.
  private mutating func add(_ file: StringsFile, of tag: LanguageTag, as language: LanguageTag) {
    let isFallback = tag != language && legacy.strings[language] != nil
    let used = file.entries(for: interpretation.recovery)
    for number in used.indices {
      let place = place(of: used[number].key)
      if file.isOdd(number) { inspect(used[number], in: file, language: language) }
      guard entries[place].languages.last == language else {
        entries[place].append(Localization(.unit(used[number].value)), for: language)
        origins[place] = Origin(tag: tag, offset: used[number].offset)
        continue
      }
      let entry = used[number]
      let value = Localization(.unit(entry.value))
      let last = entries[place].values.count - 1
      if isFallback {
        note(base: entry, in: file, used: entries[place].values[last])
        continue
      }
      diagnostics.append(
        .duplicateKey(
          entry.key, language: language, isSameValue: entries[place].values[last] == value,
          first: file.location(at: origins[place].offset), at: file.location(at: entry.offset)))
      entries[place].values[last] = value
    }
  }

  /// Notes a `Base` text that the source language's own file replaces.
  private mutating func note(
    base entry: StringsFile.Entry, in file: StringsFile, used: Localization
  ) {
    guard case .unit(let text) = used.variation, text != entry.value else { return }
    let subject = Diagnostic.Subject(
      key: entry.key, language: legacy.sourceLanguage, location: file.location(at: entry.offset))
    diagnostics.append(.baseDiffers(subject, base: entry.value, used: text))
  }

  /// Notes what is odd about an entry.
  private mutating func inspect(
    _ entry: StringsFile.Entry, in file: StringsFile, language: LanguageTag
  ) {
    if entry.key.text.isEmpty {
      diagnostics.append(.emptyKey(language, at: file.location(at: entry.offset)))
    }
    if entry.value.isEmpty {
      diagnostics.append(.emptyValue(entry.key, language, at: file.location(at: entry.valueOffset)))
    }
    if entry.isShorthand {
      diagnostics.append(.shorthand(entry.key, language, at: file.location(at: entry.offset)))
    }
    guard file.mayHoldControls else { return }
    for byte in entry.value.utf8 where byte < 0x20 || byte == 0x7F {
      guard byte != 0x09, byte != 0x0A, byte != 0x0D else { continue }
      let place = file.location(at: entry.valueOffset)
      diagnostics.append(.controlCharacter(byte, key: entry.key, language, at: place))
      break
    }
  }

  /// Adds the entries of a `.stringsdict` file, which win over `.strings`.
  private mutating func add(
    _ file: StringsdictFile, of tag: LanguageTag, as language: LanguageTag
  ) {
    var last: [Key: Int] = [:]
    for (number, entry) in file.entries.enumerated() {
      if let earlier = last[entry.key] {
        diagnostics.append(
          .stringsdictDuplicateKey(
            subject(entry, language, in: file),
            first: file.location(at: file.entries[earlier].offset)))
      }
      last[entry.key] = number
    }
    for (number, entry) in file.entries.enumerated() where last[entry.key] == number {
      let place = place(of: entry.key)
      let hasValue = entries[place].languages.last == language
      if hasValue, tag != language, origins[place].tag == language { continue }
      var mapping = RuleMapping(
        subject: subject(entry, language, in: file), interpretation: interpretation)
      let text = hasValue ? unit(at: place) : nil
      let localization = mapping.localization(entry.rule, text: text)
      diagnostics += mapping.diagnostics
      guard let localization else { continue }
      if let text, !mapping.usesText, let strings = legacy.strings[origins[place].tag] {
        let shadowed = Diagnostic.Subject(
          key: entry.key, language: language,
          location: strings.location(at: origins[place].offset))
        diagnostics.append(
          .shadowedValue(shadowed, value: text, by: file.location(at: entry.offset)))
      }
      origins[place] = Origin(tag: tag, offset: UInt32(entry.offset))
      if hasValue {
        entries[place].values[entries[place].values.count - 1] = localization
      } else {
        entries[place].append(localization, for: language)
      }
      if entries[place].comment == nil { entries[place].comment = entry.comment }
    }
  }

  /// Returns the plain text that an entry shows in the language at hand.
  private func unit(at place: Int) -> String? {
    guard case .unit(let text)? = entries[place].values.last?.variation else { return nil }
    return text
  }

  /// Returns what findings about an entry name.
  private func subject(
    _ entry: StringsdictFile.Entry, _ language: LanguageTag, in file: StringsdictFile
  ) -> Diagnostic.Subject {
    Diagnostic.Subject(
      key: entry.key, language: language, location: file.location(at: entry.offset))
  }

  /// Adds the comments: the source language's file decides, then the first other language that has one.
  mutating func addComments() {
    guard interpretation.comments != .none else {
      for place in entries.indices { entries[place].comment = nil }
      return
    }
    let source = legacy.sourceLanguage
    let others = legacy.strings.keys.filter { $0 != source && $0 != .base }.sorted()
    for tag in [source, .base] + others {
      guard let file = legacy.strings[tag], !file.comments.isEmpty else { continue }
      let isSource = tag == source || tag == .base
      let used = file.entries(for: interpretation.recovery)
      let binding = CommentBinding(file, mode: interpretation.comments)
      var comments: [Int: String] = [:]
      for (number, text) in binding.comments.sorted(by: { $0.key < $1.key })
      where number < used.endIndex {
        guard let place = keys.knownPlace(of: used[number].key) else { continue }
        let hasSource = entries[place].languages.contains(source)
        guard isSource || !hasSource else { continue }
        comments[place] = text
      }
      for (place, text) in comments where entries[place].comment == nil {
        entries[place].comment = text
      }
    }
  }

  /// Notes keys that only differ by canonical equivalence.
  mutating func findCanonicalDuplicates() {
    var seen: [String: Key] = [:]
    for entry in entries where entry.key.text.utf8.contains(where: { $0 >= 0x80 }) {
      if let other = seen.updateValue(entry.key, forKey: entry.key.text), other != entry.key {
        diagnostics.append(.canonicalDuplicate(other, other: entry.key))
      }
    }
  }
}
