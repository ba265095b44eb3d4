import StringTables

/// The comparison of one key in one language: its texts one by one, and what both sides show.
struct EntryComparison {
  /// One way in which the sides differ.
  enum Fault: Hashable {
    /// A text of the legacy files that the catalog has not at its place.
    case missing(Leaf)
    /// A text of the catalog that the legacy files have not at its place.
    case extra(Leaf)
    /// One text in place of another.
    case changed(legacy: String, catalog: String)
    /// A situation in which another text is shown.
    case shows(Comparison.Difference)

    /// Whether someone may have edited the catalog on purpose.
    var isEdit: Bool {
      switch self {
      case .changed, .extra, .shows: true
      case .missing: false
      }
    }
  }

  /// The ways in which the sides differ.
  var faults: [Fault] = []
  /// Plural forms of the legacy side, and those found in the catalog.
  private(set) var forms = Verification.Count()
  /// Texts that the catalog does not have.
  private(set) var lostCount = 0
  /// The greatest argument that callers pass.
  private var lastArgument = 0

  /// Compares an entry with a localization; `losses` are texts that may be missing.
  init(
    _ legacy: LegacyEntry, _ catalog: Localization?, language: LanguageTag, losses: Set<Key>
  ) {
    if legacy.rule == nil, let text = legacy.text, let catalog,
      case .unit(let other) = catalog.variation,
      catalog.substitutions.isEmpty
    {
      guard !text.isSame(as: other) else { return }
      faults.append(.changed(legacy: text, catalog: other))
      lostCount = 1
      return
    }
    let original = legacy
    let legacy = losses.isEmpty ? legacy : legacy.reduced
    lastArgument = legacy.survey.count
    if let expanded = legacy.expandedLeaves, let found = catalog?.expandedLeaves {
      compareLeaves(expanded, found)
    } else {
      compareLeaves(legacy.leaves, catalog?.leaves ?? [])
    }
    forms.total = Self.formCount(of: original)
    if !losses.isEmpty { findUnnamed(of: original, besides: legacy.leaves, losses: losses) }
    let comparison = Comparison(of: legacy, with: catalog, language: language)
    lostCount = faults.count {
      switch $0 {
      case .missing, .changed: true
      case .extra, .shows: false
      }
    }
    lostCount += losses.count
    forms.found = max(0, forms.total - lostCount)
    if let difference = comparison.difference, faults.isEmpty { faults.append(.shows(difference)) }
  }

  /// Returns how many plural forms an entry has.
  static func formCount(of legacy: LegacyEntry) -> Int {
    legacy.leaves.count { isForm($0) }
  }

  /// Whether a text is that of a plural form.
  private static func isForm(_ leaf: Leaf) -> Bool { leaf.path.contains { $0.text.hasPrefix("#") } }

  /// Compares the texts of both sides, place by place.
  private mutating func compareLeaves(_ expected: [Leaf], _ found: [Leaf]) {
    // A text that another rule hides for good has no place in a catalog.
    let expected = expected.filter { $0.isUsed || !$0.path.isEmpty }
    // What a text shows for arguments that no caller passes is not defined, and no catalog need repeat
    // their numbers; what both sides show is compared behind this.
    let open = Set(expected.filter(isPastTheEnd).map(\.path))
    func place(_ leaf: Leaf) -> Place {
      let isOpen = open.contains(leaf.path)
      return Place(path: leaf.path, text: isOpen ? leaf.text.withoutArgumentNumbers : leaf.text)
    }
    let places = Set(found.map(place))
    let expectedPlaces = Set(expected.map(place))
    for leaf in expected where !places.contains(place(leaf)) {
      faults.append(.missing(leaf))
    }
    for leaf in found where !expectedPlaces.contains(place(leaf)) {
      let replaced = faults.firstIndex { fault in
        if case .missing(let old) = fault { old.path == leaf.path } else { false }
      }
      if let replaced, case .missing(let old) = faults[replaced] {
        faults[replaced] = .changed(legacy: old.text.text, catalog: leaf.text.text)
      } else {
        faults.append(.extra(leaf))
      }
    }
  }

  /// Finds texts that are neither left nor named as lost.
  private mutating func findUnnamed(
    of original: LegacyEntry, besides left: [Leaf], losses: Set<Key>
  ) {
    let named = Set(losses.map(\.withoutArgumentNumbers))
    let left = left.map(\.text.withoutArgumentNumbers.text)
    for leaf in original.leaves where leaf.isUsed {
      let text = leaf.text.withoutArgumentNumbers
      // What refers to other variables is left in parts.
      let isWhole = FormatString(text.text).references.isEmpty
      guard isWhole, !named.contains(text), !left.contains(where: { $0.contains(text.text) })
      else { continue }
      faults.append(.missing(leaf))
    }
  }

  /// Whether a text reads an argument that no caller passes.
  private func isPastTheEnd(_ leaf: Leaf) -> Bool {
    leaf.isUsed
      && FormatString(leaf.text.text).specifiers.contains { ($0.argument ?? 0) > lastArgument }
  }

  /// Where a text stands and what it is.
  private struct Place: Hashable {
    /// The path.
    let path: [Key]
    /// The text, without argument numbers where these do not count.
    let text: Key
  }
}
