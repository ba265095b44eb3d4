import StringTables

/// Turns the variations and substitutions of one localization into rules.
///
/// The text `%#@files@` with a substitution `files` for argument 2 is the format `%2$#@files@` with the
/// variable `files`.
struct LocalizationCompiler {
  /// The substitutions that texts may refer to.
  let substitutions: [Substitution]
  /// The key and the language, for findings.
  let name: String
  /// The place of the localization.
  let place: SourceLocation?

  /// Compiles a plain text that has substitutions beside it.
  ///
  /// - Throws: `catalog.undefined-substitution`, `catalog.nested-substitution`,
  ///   `catalog.plural-without-number`, `catalog.unsupported-variation`.
  func rule(_ text: String) throws(Diagnostic) -> StringsdictRule {
    let references = FormatString(text, dialect: .catalog).references
    guard !references.isEmpty else { return .string(CatalogText.withoutNames(text)) }
    var variables: [StringsdictFormat.Variable] = []
    var names: [String: String] = [:]
    let numbers = argumentNumbers(of: text)
    for (reference, number) in zip(references, numbers) where names[reference.name] == nil {
      guard let substitution = definition(of: reference.name) else {
        throw .undefinedSubstitution(reference.name, of: name, at: place)
      }
      let used = variableName(for: reference.name, besides: variables.map(\.name))
      names[reference.name] = used.text
      variables.append(try variable(substitution, name: used, argument: number))
    }
    let format = CatalogText.replacing(text, dialect: .catalog) { piece in
      guard case .reference(let reference) = piece else { return nil }
      let argument = reference.argument ?? definition(of: reference.name)?.position
      let position = argument.map { "\($0)$" } ?? ""
      let used = names[reference.name] ?? reference.name
      return "%\(position)\(reference.modifiers)#@\(used)@"
    }
    return .format(StringsdictFormat(format: format, variables: variables))
  }

  /// Compiles a plural variation, nil when it has no forms.
  ///
  /// The category is chosen by the number with the lowest argument; forms of a later argument say all
  /// their numbers, because without them they would be counted from that argument.
  /// - Throws: as `rule(_:)`.
  func plural(_ cases: [Variation.Case]) throws(Diagnostic) -> StringsdictFormat? {
    guard !cases.isEmpty else { return nil }
    let forms = try texts(of: cases)
    for form in forms {
      guard let reference = FormatString(form.content, dialect: .catalog).references.first else {
        continue
      }
      throw definition(of: reference.name) == nil
        ? .undefinedSubstitution(reference.name, of: name, at: place)
        : .nestedSubstitution(reference.name, of: name, at: place)
    }
    let numbers = forms.flatMap { CatalogText.numbers(in: $0.content, dialect: .catalog) }
    guard let number = numbers.min(by: { $0.argument < $1.argument }) else {
      throw .pluralWithoutNumber(name, at: place)
    }
    let isFirst = number.argument == 1
    let contents = forms.map { form in
      let text = isFirst ? form.content : CatalogText.numbered(form.content)
      return StringsdictRule.Branch(
        selector: form.selector, content: CatalogText.withoutNames(text))
    }
    return StringsdictFormat(
      format: isFirst ? "%#@value@" : "%\(number.argument)$#@value@",
      variables: [
        StringsdictFormat.Variable(
          name: "value", kind: .plural, valueType: number.type, forms: contents)
      ])
  }

  /// Compiles a device variation: its rules, and the text for all other devices.
  ///
  /// A text for `other` that refers to substitutions stays a rule, `.strings` could not hold it.
  /// - Throws: as `rule(_:)`.
  func devices(
    _ cases: [Variation.Case]
  ) throws(Diagnostic) -> (branches: [StringsdictRule.Branch<StringsdictRule>], other: String?) {
    var branches: [StringsdictRule.Branch<StringsdictRule>] = []
    var other: String?
    for branch in cases {
      let isOther = branch.selector == "other"
      let content: StringsdictRule?
      switch branch.variation {
      case .unit(let text):
        let rule = try rule(text)
        if isOther, case .string(let text) = rule {
          other = text
          continue
        }
        content = rule
      case .plural(let forms):
        guard !isOther else {
          throw .unsupportedVariation(name, "for all other devices", at: place)
        }
        content = try plural(forms).map { .format($0) }
      case .device:
        throw .unsupportedVariation(name, "by device twice", at: place)
      }
      guard let content else { continue }
      branches.append(StringsdictRule.Branch(selector: branch.selector, content: content))
    }
    return (branches, other)
  }

  /// Returns the texts of plural forms, which may not vary further.
  func texts(
    of cases: [Variation.Case]
  ) throws(Diagnostic) -> [StringsdictRule.Branch<String>] {
    var forms: [StringsdictRule.Branch<String>] = []
    for form in cases {
      guard case .unit(let text) = form.variation else {
        throw .unsupportedVariation(name, "within a plural form", at: place)
      }
      forms.append(StringsdictRule.Branch(selector: form.selector, content: text))
    }
    return forms
  }

  /// Returns the substitution with a name.
  func definition(of name: String) -> Substitution? {
    substitutions.first { $0.name == Key(name) }
  }
}
