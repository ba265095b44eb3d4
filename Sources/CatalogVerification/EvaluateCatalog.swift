import StringTables

extension Localization {
  /// Returns what an app shows once Xcode has compiled the catalog; nil is the key itself.
  ///
  /// What the compiler rejects is shown as a fault. Observed in Xcode 26.
  public func shown(in situation: Situation) -> ShownText? {
    var chosen = variation
    if case .device(let cases) = variation {
      let named = cases.last { $0.selector == situation.device }
      guard let branch = named ?? cases.last(where: { $0.selector == "other" }) else { return nil }
      chosen = branch.variation
      if branch.selector == "other", case .plural = chosen {
        return .failing(.misplacedVariation)
      }
    }
    var expansion = CatalogExpansion(substitutions: substitutions, situation: situation)
    switch chosen {
    case .unit(let text): expansion.expand(text)
    case .plural(let cases): expansion.expand(cases)
    case .device: return .failing(.misplacedVariation)
    }
    return expansion.result
  }
}

extension ShownText {
  /// Returns a text that cannot be shown.
  fileprivate static func failing(_ fault: Fault) -> ShownText {
    var result = ShownText()
    result.append(fault: fault)
    return result
  }
}

/// Numbers the specifiers of a text in which some have no number.
struct ArgumentCounter {
  /// The argument that the next specifier without a number takes, from 1.
  private(set) var next: Int

  /// Creates a counter at an argument.
  init(from first: Int = 1) {
    next = first
  }

  /// Returns a number that was written, or the next one.
  mutating func number(_ written: Int?) -> Int {
    if let written { return written }
    defer { next += 1 }
    return next
  }

  /// Returns flags, width and precision with the number of the argument behind each `*`.
  mutating func modifiers(of specifier: FormatString.Specifier) -> String {
    guard specifier.starCount > 0 else { return specifier.modifiers }
    let parts = specifier.modifiers.split(separator: "*", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
      text += "*\(number(nil))\(part)"
    }
  }
}

/// Expands the texts of one localization of a catalog.
private struct CatalogExpansion {
  /// The substitutions that a text may refer to.
  let substitutions: [Substitution]
  /// Where the text is shown.
  let situation: Situation
  /// The text so far.
  var result = ShownText()

  /// Creates an expansion without text.
  init(substitutions: [Substitution], situation: Situation) {
    self.substitutions = substitutions
    self.situation = situation
  }

  /// Adds a text with references.
  mutating func expand(_ written: String) {
    // Without substitutions the bundle has the text without names, and the runtime reads it as any other.
    let isPlain = substitutions.isEmpty
    let text = isPlain ? CatalogText.withoutNames(written) : written
    var counter = ArgumentCounter()
    let pieces = FormatString(text, dialect: isPlain ? .legacy : .catalog).pieces
    guard pieces.contains(where: \.readsArgument) else { return result.append(literal: text) }
    for piece in pieces {
      guard case .reference(let reference) = piece else {
        append(piece, counter: &counter)
        continue
      }
      if let substitution = substitutions.first(where: { $0.name == Key(reference.name) }) {
        // The compiler writes the argument of the substitution into the reference.
        let argument = counter.number(substitution.argument ?? reference.argument)
        if let written = reference.argument, written != argument {
          result.append(fault: .twoArguments)
        }
        result.append(padding: reference.modifiers)
        append(substitution, argument: argument)
      } else if substitutions.isEmpty {
        appendVerbatim(reference, of: text, counter: &counter)
      } else {
        result.append(fault: .undefinedSubstitution)
      }
    }
  }

  /// Adds the form of a plural variation, which the number in its forms chooses.
  mutating func expand(_ cases: [Variation.Case]) {
    guard let selector = PluralSelector(cases) else { return result.append(fault: .noNumber) }
    result.append(selection: selector.argument, type: selector.type, in: situation)
    guard let text = form(of: cases, argument: selector.argument) else { return }
    var counter = ArgumentCounter()
    for piece in FormatString(text, dialect: .catalog).pieces {
      if case .reference(let reference) = piece {
        guard substitutions.isEmpty else { return result.append(fault: .nestedReference) }
        appendVerbatim(reference, of: text, counter: &counter)
      } else {
        append(piece, counter: &counter)
      }
    }
  }

  /// Adds the form of a substitution.
  private mutating func append(_ substitution: Substitution, argument: Int) {
    guard case .plural(let cases) = substitution.variation else {
      return result.append(fault: .misplacedVariation)
    }
    let type = substitution.formatSpecifier ?? PluralSelector(cases)?.type ?? "@"
    result.append(selection: argument, type: type, in: situation)
    guard let text = form(of: cases, argument: argument) else { return }
    let pieces = FormatString(text, dialect: .substitution).pieces
    let hasImplicit = pieces.contains {
      if case .specifier(let specifier) = $0 {
        specifier.argument == nil || specifier.starCount > 0
      } else {
        false
      }
    }
    // Xcode and other compilers disagree on whether `%arg` takes the next number.
    if hasImplicit, pieces.contains(where: \.isSubstitutionArgument) {
      result.append(fault: .ambiguousArgument)
    }
    var counter = ArgumentCounter(from: argument)
    for piece in pieces {
      switch piece {
      case .substitutionArgument: result.append(argument: argument, type: type, in: situation)
      case .reference: result.append(fault: .nestedReference)
      case .literal, .specifier: append(piece, counter: &counter)
      }
    }
  }

  /// Returns the text of the form that an argument chooses; without one, a fault is added.
  private mutating func form(of cases: [Variation.Case], argument: Int) -> String? {
    let number = situation.number(argument)
    guard let place = situation.rules.form(for: number, among: cases.map(\.selector)) else {
      result.append(fault: .noForm)
      return nil
    }
    guard case .unit(let text) = cases[place].variation else {
      result.append(fault: .misplacedVariation)
      return nil
    }
    return text
  }

  /// Adds a literal or a specifier.
  private mutating func append(_ piece: FormatString.Piece, counter: inout ArgumentCounter) {
    switch piece {
    case .literal(let text): result.append(literal: text)
    case .specifier(let specifier):
      let modifiers = counter.modifiers(of: specifier)
      result.append(
        argument: counter.number(specifier.argument), modifiers: modifiers, type: specifier.type,
        in: situation)
    case .reference, .substitutionArgument: break
    }
  }

  /// Adds a reference without a meaning, which is shown as it is and takes an argument all the same.
  private mutating func appendVerbatim(
    _ reference: FormatString.Reference, of text: String, counter: inout ArgumentCounter
  ) {
    _ = counter.number(reference.argument)
    result.append(literal: String(decoding: Array(text.utf8)[reference.range], as: UTF8.self))
  }
}

/// The number by which a plural variation of a catalog chooses, found in its forms.
struct PluralSelector: Hashable, Sendable {
  /// The argument, from 1.
  var argument: Int
  /// The printf type.
  var type: String

  /// Finds the first number in the form for `other`, else in the other forms.
  init?(_ cases: [Variation.Case]) {
    for branch in cases.filter({ $0.selector == "other" }) + cases {
      guard case .unit(let text) = branch.variation else { continue }
      var counter = ArgumentCounter()
      for specifier in FormatString(text, dialect: .catalog).specifiers {
        _ = counter.modifiers(of: specifier)
        let number = counter.number(specifier.argument)
        guard specifier.isNumeric else { continue }
        (argument, type) = (number, specifier.type)
        return
      }
    }
    return nil
  }
}
