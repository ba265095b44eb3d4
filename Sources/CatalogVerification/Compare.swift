import StringTables

/// What legacy files and a catalog show for one key in one language, compared in all situations.
public struct Comparison: Hashable, Sendable {
  /// A situation in which the two sides show different texts.
  public struct Difference: Hashable, Sendable {
    /// The device, as rules name it; nil is one that no rule names.
    public var device: Key?
    /// The values of the arguments that choose forms, by number from 1.
    public var numbers: [Int: PluralNumber]
    /// The plural categories of these values.
    public var categories: [Int: PluralCategory]
    /// What the legacy files show; nil is the key.
    public var legacy: ShownText?
    /// What the catalog shows; nil is the key.
    public var catalog: ShownText?
  }

  /// The first situation in which another text is shown.
  public private(set) var difference: Difference?
  /// The first situation in which the legacy text reads an argument that no caller passes, and the catalog
  /// an argument of the same type in its place; all else is equal.
  public private(set) var pastTheEnd: Difference?
  /// Whether the numbers tried were fewer than those of `PluralRules.samples`, because they multiply.
  public private(set) var isBounded = false
  /// The texts of the legacy files that are shown and are nowhere in the catalog.
  public private(set) var lost: [Leaf] = []

  /// Whether the same texts are shown, or better ones for arguments that no caller passes.
  public var isEqual: Bool { difference == nil }

  /// Compares an entry with a localization; `argumentCount` is what callers pass when more is known.
  public init(
    of legacy: LegacyEntry, with catalog: Localization?, language: LanguageTag,
    argumentCount: Int = 0
  ) {
    if legacy.isPlain(as: catalog) { return }
    let expected = legacy.survey
    let survey = catalog.map { expected.merging($0.survey) } ?? expected
    var situation = Situation(
      language: language, argumentCount: max(expected.count, argumentCount))
    lost = legacy.lostLeaves(in: catalog, argumentCount: situation.argumentCount)
    let samples = NumberSamples(
      survey, rules: situation.rules,
      choosing: (legacy.rule?.selectorLists ?? []).union(catalog?.selectorLists ?? []))
    isBounded = samples.isBounded
    for device in Self.devices(of: legacy, catalog) {
      situation.device = device
      for numbers in samples.combinations {
        situation.numbers = numbers
        compare(legacy.shown(in: situation), catalog?.shown(in: situation), in: situation)
        if difference != nil { return }
      }
    }
  }

  /// Notes the first difference of each kind.
  private mutating func compare(
    _ legacy: ShownText?, _ catalog: ShownText?, in situation: Situation
  ) {
    guard legacy != catalog else { return }
    if let legacy, let catalog, catalog.reads(like: legacy) { return }
    let found = Difference(
      device: situation.device, numbers: situation.numbers,
      categories: situation.numbers.mapValues { situation.rules.category(of: $0) },
      legacy: legacy, catalog: catalog)
    if let legacy, let catalog, catalog.replacesArgumentsPastTheEnd(of: legacy) {
      if pastTheEnd == nil { pastTheEnd = found }
    } else {
      difference = found
    }
  }

  /// Returns the devices that either side names, and one that none names.
  private static func devices(of legacy: LegacyEntry, _ catalog: Localization?) -> [Key?] {
    var names: Set<Key> = []
    if let rule = legacy.rule { collect(rule, into: &names) }
    if case .device(let cases)? = catalog?.variation { names.formUnion(cases.map(\.selector)) }
    return names.subtracting(["other"]).sorted() + [nil]
  }

  /// Adds the devices of a rule.
  private static func collect(_ rule: StringsdictRule, into names: inout Set<Key>) {
    switch rule {
    case .string, .format, .unknown: break
    case .device(let branches):
      names.formUnion(branches.map(\.selector))
      for branch in branches { collect(branch.content, into: &names) }
    case .width(let branches): for branch in branches { collect(branch.content, into: &names) }
    case .several(let rules): for rule in rules { collect(rule, into: &names) }
    }
  }
}

extension LegacyEntry {
  /// Whether the entry is a plain text, and a localization is the same code units.
  fileprivate func isPlain(as catalog: Localization?) -> Bool {
    guard rule == nil else { return false }
    guard let text, let catalog else { return self.text == nil && catalog == nil }
    guard case .unit(let other) = catalog.variation else { return false }
    return catalog.substitutions.isEmpty && text.isSame(as: other)
  }
}

extension LegacyEntry {
  /// Returns the texts that are shown and are nowhere in a localization.
  ///
  /// In texts that read an argument past the last one the numbers do not count.
  fileprivate func lostLeaves(in catalog: Localization?, argumentCount: Int) -> [Leaf] {
    let kept = Set(catalog?.leaves.map(\.text) ?? [])
    let unnumbered = Set(kept.map(\.withoutArgumentNumbers))
    return leaves.filter { leaf in
      guard leaf.isUsed, !kept.contains(leaf.text) else { return false }
      let numbers = FormatString(leaf.text.text).specifiers.compactMap(\.argument)
      let isPastTheEnd = (numbers.max() ?? 0) > argumentCount
      return !isPastTheEnd || !unnumbered.contains(leaf.text.withoutArgumentNumbers)
    }
  }
}

extension Key {
  /// The text with `%lld` for `%2$lld`.
  var withoutArgumentNumbers: Key {
    var bytes = Array(text.utf8)
    for specifier in FormatString(text).specifiers.reversed() {
      bytes.replaceSubrange(
        specifier.range, with: "%\(specifier.modifiers)\(specifier.type)".utf8)
    }
    return Key(String(decoding: bytes, as: UTF8.self))
  }
}

extension ShownText {
  /// Whether the text is that of another and reads the same arguments, some of them earlier or later.
  ///
  /// A variable inside another is read before the text around it, or behind that, once it stands beside it.
  fileprivate func reads(like other: ShownText) -> Bool {
    let (mine, others) = (split, other.split)
    return mine.selections == others.selections && mine.text == others.text
  }

  /// What is shown, and the arguments by which it is chosen.
  private var split: (text: ShownText, selections: Set<Piece>) {
    var text = ShownText()
    var selections: Set<Piece> = []
    for piece in pieces {
      if case .selection = piece { selections.insert(piece) } else { text.append(piece) }
    }
    return (text, selections)
  }

  /// Whether the text equals another but for arguments that no caller passes.
  fileprivate func replacesArgumentsPastTheEnd(of other: ShownText) -> Bool {
    guard pieces.count == other.pieces.count else { return false }
    return zip(pieces, other.pieces).allSatisfy { new, old in
      if case .pastTheEnd(let before) = old, case .argument(let after) = new {
        return before.type == after.type && before.modifiers == after.modifiers
      }
      return new == old
    }
  }
}
