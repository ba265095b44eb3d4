import StringTables

/// What the legacy files of a table show, found by key and language.
///
/// The index is made from the files alone: it shares no step with the conversion.
struct LegacyIndex {
  /// What one language shows.
  struct Language {
    /// The language.
    let tag: LanguageTag
    /// The entry of each key in `.strings`, by the number of the key; -1 for none.
    fileprivate(set) var texts: [Int32]
    /// The folders whose `.strings` files have entries: the language's, and `Base` behind it.
    fileprivate(set) var files: [StringsFile] = []
    /// The file of each key, an index of `files`.
    fileprivate(set) var fileNumbers: [UInt8]
    /// The rules by the number of the key, with the file that they stand in.
    fileprivate(set) var rules: [Int: (entry: StringsdictFile.Entry, file: StringsdictFile)] = [:]
  }

  /// The keys; the number of a key is its place.
  private var list = KeyList()
  /// The languages, `Base` counted as the source language, in the order of a catalog.
  private(set) var languages: [Language] = []

  /// Reads the files of a table.
  init(_ legacy: LegacyTable, recovery: StringsFile.Recovery) {
    for tag in legacy.shownLanguages {
      add(tag, of: legacy, recovery: recovery)
    }
    for index in languages.indices {
      let missing = keys.count - languages[index].texts.count
      languages[index].texts += [Int32](repeating: -1, count: missing)
      languages[index].fileNumbers += [UInt8](repeating: 0, count: missing)
    }
  }

  /// The keys, in the order in which they were first met.
  var keys: [Key] { list.keys }

  /// Returns the number of a key, nil when no file has it.
  func number(of key: Key) -> Int? { list.knownPlace(of: key) }

  /// Returns what the language at a place shows for the key of a number; nil for nothing.
  func entry(_ number: Int, inLanguageAt place: Int) -> LegacyEntry? {
    let text = text(number, inLanguageAt: place)
    let rule =
      languages[place].rules.isEmpty ? nil : languages[place].rules[number]?.entry.rule
    return text == nil && rule == nil ? nil : LegacyEntry(text: text, rule: rule)
  }

  /// Whether the language at a place shows a text, and by no rule, for the key of a number.
  func shows(_ text: String, _ number: Int, inLanguageAt place: Int) -> Bool {
    let entry = languages[place].texts[number]
    guard entry >= 0, languages[place].rules.isEmpty || languages[place].rules[number] == nil else {
      return false
    }
    return languages[place].files[Int(languages[place].fileNumbers[number])]
      .entries[Int(entry)].value.isSame(as: text)
  }

  /// Returns the text in `.strings` for the key of a number, whatever rule hides it.
  private func text(_ number: Int, inLanguageAt place: Int) -> String? {
    let entry = languages[place].texts[number]
    guard entry >= 0 else { return nil }
    return languages[place].files[Int(languages[place].fileNumbers[number])]
      .entries[Int(entry)].value
  }

  /// Returns the place of what the language at a place shows for the key of a number.
  func place(_ number: Int, inLanguageAt place: Int) -> SourceLocation? {
    let language = languages[place]
    if let rule = language.rules[number] { return rule.file.location(at: rule.entry.offset) }
    guard language.texts[number] >= 0 else { return nil }
    let file = language.files[Int(language.fileNumbers[number])]
    return file.location(at: file.entries[Int(language.texts[number])].offset)
  }

  /// Reads the files of a language; of repeated keys the last entry counts, and `Base` fills gaps.
  private mutating func add(
    _ tag: LanguageTag, of legacy: LegacyTable, recovery: StringsFile.Recovery
  ) {
    var language = Language(
      tag: tag, texts: [Int32](repeating: -1, count: keys.count),
      fileNumbers: [UInt8](repeating: 0, count: keys.count))
    let folders = tag == legacy.sourceLanguage ? [tag, .base] : [tag]
    var own: Set<Int> = []
    for folder in folders {
      var met: [Int] = []
      if let file = legacy.strings[folder] {
        language.files.append(file)
        for (place, entry) in file.entries(for: recovery).enumerated() {
          let number = number(of: entry.key, in: &language)
          guard !own.contains(number) else { continue }
          language.texts[number] = Int32(place)
          language.fileNumbers[number] = UInt8(language.files.count - 1)
          met.append(number)
        }
      }
      if let file = legacy.stringsdicts[folder] {
        for entry in file.entries {
          let number = number(of: entry.key, in: &language)
          guard !own.contains(number) else { continue }
          language.rules[number] = (entry, file)
          met.append(number)
        }
      }
      if folders.count > 1 { own.formUnion(met) }
    }
    languages.append(language)
  }

  /// Returns the number of a key, which it gets when it is new.
  private mutating func number(of key: Key, in language: inout Language) -> Int {
    let number = list.place(of: key)
    if number == language.texts.count {
      language.texts.append(-1)
      language.fileNumbers.append(0)
    }
    return number
  }
}
