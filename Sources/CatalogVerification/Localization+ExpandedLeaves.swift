import StringTables

extension Localization {
  /// The texts with all forms put in; nil when there are too many.
  var expandedLeaves: [Leaf]? {
    var result = leaves.filter { !$0.isUsed }
    return expand(variation, at: [], into: &result) ? result : nil
  }

  /// Adds the texts of a variation; returns false when there are too many.
  private func expand(
    _ variation: Variation, at path: [Key], into leaves: inout [Leaf]
  ) -> Bool {
    var texts = ExpandedTexts()
    switch variation {
    case .device(let cases):
      return cases.allSatisfy { expand($0.variation, at: path + [$0.selector], into: &leaves) }
    case .plural(let cases):
      let selector = PluralSelector(cases)
      texts.append(
        argument: selector?.argument ?? 1, type: selector?.type ?? "@",
        forms: forms(cases, dialect: .catalog, from: 1, own: "@"))
    case .unit(let text):
      guard FormatString(text, dialect: .catalog).pieces.contains(where: \.readsArgument) else {
        leaves.append(Leaf(path: path, text: Key(text), isUsed: true))
        return true
      }
      append(text, to: &texts)
    }
    leaves += texts.leaves(at: path)
    return !texts.isExceeded
  }

  /// Adds a text with the forms of its substitutions.
  private func append(_ text: String, to texts: inout ExpandedTexts) {
    var counter = ArgumentCounter()
    for piece in FormatString(text, dialect: .catalog).pieces {
      switch piece {
      case .literal(let text): texts.append(literal: text)
      case .substitutionArgument: break
      case .specifier(let specifier):
        let modifiers = counter.modifiers(of: specifier)
        texts.append(
          argument: counter.number(specifier.argument), modifiers: modifiers, type: specifier.type)
      case .reference(let reference):
        let substitution = substitutions.first { $0.name == Key(reference.name) }
        let argument = counter.number(substitution?.argument ?? reference.argument)
        guard let substitution, case .plural(let cases) = substitution.variation else {
          texts.append(
            literal: String(decoding: Array(text.utf8)[reference.range], as: UTF8.self))
          continue
        }
        texts.append(padding: reference.modifiers)
        let type = type(of: substitution)
        texts.append(
          argument: argument, type: type,
          forms: forms(cases, dialect: .substitution, from: argument, own: type))
      }
    }
  }

  /// Returns the texts of plural forms.
  private func forms(
    _ cases: [Variation.Case], dialect: FormatString.Dialect, from first: Int, own: String
  ) -> [(selector: Key, texts: ExpandedTexts)] {
    cases.compactMap { form in
      guard case .unit(let text) = form.variation else { return nil }
      var texts = ExpandedTexts()
      var counter = ArgumentCounter(from: first)
      for piece in FormatString(text, dialect: dialect).pieces {
        switch piece {
        case .literal(let text): texts.append(literal: text)
        case .substitutionArgument:
          texts.append(argument: first, modifiers: "", type: own)
        case .specifier(let specifier):
          let modifiers = counter.modifiers(of: specifier)
          texts.append(
            argument: counter.number(specifier.argument), modifiers: modifiers, type: specifier.type
          )
        case .reference(let reference):
          texts.append(
            literal: String(decoding: Array(text.utf8)[reference.range], as: UTF8.self))
        }
      }
      return (form.selector, texts)
    }
  }
}
