import StringTables

extension Localization {
  /// The arguments that choose forms.
  var survey: ArgumentSurvey {
    var survey = ArgumentSurvey()
    visit(variation, survey: &survey)
    return survey
  }

  /// Finds the arguments of a variation.
  private func visit(_ variation: Variation, survey: inout ArgumentSurvey) {
    switch variation {
    case .unit(let text): visit(text, survey: &survey)
    case .plural(let cases):
      guard let selector = PluralSelector(cases) else { return }
      survey.select(by: selector.argument, type: selector.type)
    case .device(let cases):
      for branch in cases { visit(branch.variation, survey: &survey) }
    }
  }

  /// Finds the arguments of the references of a text.
  private func visit(_ text: String, survey: inout ArgumentSurvey) {
    var counter = ArgumentCounter()
    for piece in FormatString(text, dialect: .catalog).pieces {
      switch piece {
      case .literal, .substitutionArgument: break
      case .specifier(let specifier):
        _ = counter.modifiers(of: specifier)
        _ = counter.number(specifier.argument)
      case .reference(let reference):
        let substitution = substitutions.first { $0.name == Key(reference.name) }
        let argument = counter.number(substitution?.argument ?? reference.argument)
        if let substitution {
          survey.select(by: argument, type: substitution.formatSpecifier ?? "@")
        }
      }
    }
  }
}
