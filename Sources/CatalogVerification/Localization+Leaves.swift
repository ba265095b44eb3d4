import StringTables

extension Localization {
  /// All texts of the localization, the ones never shown too.
  public var leaves: [Leaf] {
    var used: Set<Key> = []
    var result = leaves(of: variation, at: [], used: &used)
    for substitution in substitutions where !used.contains(substitution.name) {
      var writer = LeafText()
      let forms = forms(of: substitution, argument: substitution.argument ?? 1, writer: &writer)
      let number = substitution.argument.map { [Key("\($0)")] } ?? []
      let branch = ["unused"] + number
      let type = Key(type(of: substitution))
      if forms.isEmpty { result.append(Leaf(path: branch + [type], text: "", isUsed: false)) }
      for form in forms {
        let path = branch + form.path.dropFirst()
        result.append(Leaf(path: path, text: form.text, isUsed: false))
      }
    }
    return result
  }

  /// Whether another localization holds the same used texts at the same places.
  ///
  /// Names of substitutions, argument numbers left out, and the order of forms do not count.
  public func hasStructure(of other: Localization) -> Bool {
    Set(leaves.filter(\.isUsed)) == Set(other.leaves.filter(\.isUsed))
  }

  /// Returns all texts of a variation at a path.
  private func leaves(of variation: Variation, at path: [Key], used: inout Set<Key>) -> [Leaf] {
    switch variation {
    case .unit(let text):
      return leaves(of: text, at: path, used: &used)
    case .device(let cases):
      if cases.count == 1, let only = cases.first, only.selector == "other" {
        // Every device shows it, and Apple's compiler writes it as a text without devices.
        return leaves(of: only.variation, at: path, used: &used)
      }
      return cases.flatMap {
        leaves(of: $0.variation, at: path + [$0.selector], used: &used)
      }
    case .plural(let cases):
      let selector = PluralSelector(cases)
      let argument = selector?.argument ?? 1
      var result = [Leaf(path: path, text: Key("%\(argument)$#@1@"), isUsed: true)]
      let branch = path + ["#1", "\(argument)", selector?.type ?? "@"].map { Key($0) }
      for form in cases {
        guard case .unit(let text) = form.variation else { continue }
        var writer = LeafText()
        let numbered = writer.numbered(text, dialect: .catalog, isForm: true) { _ in nil }
        result.append(Leaf(path: branch + [form.selector], text: numbered, isUsed: true))
      }
      return result
    }
  }

  /// Returns a text and the forms of the substitutions it refers to.
  private func leaves(of text: String, at path: [Key], used: inout Set<Key>) -> [Leaf] {
    var writer = LeafText()
    guard !substitutions.isEmpty else {
      // The bundle has the text without names, and the runtime reads it as any other.
      let plain = CatalogText.withoutNames(text)
      let numbered = writer.numbered(plain, dialect: .legacy, isForm: false) { _ in nil }
      return [Leaf(path: path, text: numbered, isUsed: true)]
    }
    let numbered = writer.numbered(text, dialect: .catalog, isForm: false) { reference in
      let name = Key(reference.name)
      guard let substitution = substitutions.first(where: { $0.name == name }) else { return nil }
      return .some(substitution.argument ?? reference.argument)
    }
    var result = [Leaf(path: path, text: numbered, isUsed: true)]
    for (place, use) in writer.uses.enumerated() {
      guard let substitution = substitutions.first(where: { $0.name == use.name }) else { continue }
      used.insert(use.name)
      for form in forms(of: substitution, argument: use.argument, writer: &writer) {
        let branch = path + [Key("#\(place + 1)")] + form.path
        result.append(Leaf(path: branch, text: form.text, isUsed: true))
      }
    }
    return result
  }

  /// Returns the printf type of a substitution: its own, else that of the number that its forms print.
  func type(of substitution: Substitution) -> String {
    if let type = substitution.formatSpecifier { return type }
    guard case .plural(let cases) = substitution.variation else { return "@" }
    return PluralSelector(cases)?.type ?? "@"
  }

  /// Returns the forms of a substitution, each at the path of its argument, type and category.
  private func forms(
    of substitution: Substitution, argument: Int, writer: inout LeafText
  ) -> [Leaf] {
    guard case .plural(let cases) = substitution.variation else { return [] }
    let type = type(of: substitution)
    var result: [Leaf] = []
    for form in cases {
      guard case .unit(let text) = form.variation else { continue }
      let numbered = writer.numbered(
        text, dialect: .substitution, from: argument, own: type, isForm: true
      ) { _ in nil }
      let path = [Key("\(argument)"), Key(type), form.selector]
      result.append(Leaf(path: path, text: numbered, isUsed: true))
    }
    return result
  }
}
