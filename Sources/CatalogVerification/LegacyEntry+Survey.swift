import StringTables

extension LegacyEntry {
  /// The arguments that the texts read.
  var survey: ArgumentSurvey {
    var surveyor = LegacySurveyor()
    if let text { surveyor.visit(text, from: 1, isExpected: true) }
    if let rule { surveyor.visit(rule) }
    return surveyor.survey
  }
}

/// Finds the arguments of a rule.
private struct LegacySurveyor {
  /// What was found.
  var survey = ArgumentSurvey()
  /// The variables of the format at hand.
  private var variables: [StringsdictFormat.Variable] = []
  /// The variables already visited.
  private var visited: Set<Visit> = []

  /// A variable with the argument that it was visited for.
  private struct Visit: Hashable {
    /// The name.
    let name: Key
    /// The number, from 1.
    let argument: Int
    /// Whether callers pass what its forms read.
    let isExpected: Bool
  }

  /// Creates a surveyor that has found nothing.
  init() {}

  /// Finds the arguments of a rule.
  mutating func visit(_ rule: StringsdictRule) {
    switch rule {
    case .string(let text): visit(text, from: 1, isExpected: true)
    case .format(let format):
      let outer = (variables, visited)
      (variables, visited) = (format.variables, [])
      visit(format.format, from: 1, isExpected: true)
      (variables, visited) = outer
    case .device(let branches), .width(let branches):
      for branch in branches { visit(branch.content) }
    case .several(let rules):
      for rule in rules { visit(rule) }
    case .unknown: break
    }
  }

  /// Finds the arguments of a text.
  ///
  /// Callers pass the arguments that the format, an explicit number or a form for `other` reads; another
  /// form that reads further ones reads what is not there.
  mutating func visit(_ text: String, from first: Int, isExpected: Bool) {
    var next = first
    for piece in FormatString(text).pieces {
      switch piece {
      case .literal, .substitutionArgument: break
      case .specifier(let specifier):
        next += specifier.starCount + (specifier.argument == nil ? 1 : 0)
        if let argument = specifier.argument { survey.expect(argument) }
        if isExpected { survey.expect(next - 1) }
      case .reference(let reference):
        let argument = reference.argument ?? next
        if reference.argument == nil { next += 1 }
        if isExpected || reference.argument != nil { survey.expect(argument) }
        visit(reference, argument: argument, isExpected: isExpected)
      }
    }
  }

  /// Finds the arguments of the variable of a reference.
  private mutating func visit(
    _ reference: FormatString.Reference, argument: Int, isExpected: Bool
  ) {
    let name = Key(reference.name)
    // Variables that refer to each other read later arguments for ever; CFString.c knows 127.
    guard argument <= 127, let variable = variables.last(where: { $0.name == name }),
      visited.insert(Visit(name: name, argument: argument, isExpected: isExpected)).inserted
    else { return }
    survey.select(by: argument, type: variable.runtimeType)
    let hasOther = variable.forms.contains { $0.selector == "other" }
    for form in variable.forms {
      let isOther = form.selector == "other" || !hasOther
      visit(form.content, from: argument, isExpected: isExpected && isOther)
    }
  }
}
