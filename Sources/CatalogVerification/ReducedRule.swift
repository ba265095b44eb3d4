import StringTables

extension LegacyEntry {
  /// The entry without what no catalog can say, as users who accept losses see it.
  ///
  /// Of widths the greatest is left, of a gender the form `0`, and of a variable inside another the form
  /// `other`; a format that refers to none of its variables is left alone.
  var reduced: LegacyEntry {
    LegacyEntry(text: text, rule: rule.map(Self.reduced))
  }

  /// Returns a rule without what no catalog can say.
  private static func reduced(_ rule: StringsdictRule) -> StringsdictRule {
    switch rule {
    case .string, .unknown: rule
    case .width(let branches): widest(branches).map { reduced($0.content) } ?? rule
    case .several(let rules): rules.first.map(reduced) ?? rule
    case .device(let branches):
      .device(
        branches.map {
          StringsdictRule.Branch(selector: $0.selector, content: reduced($0.content))
        })
    case .format(let format): .format(ReducedFormat(format).result)
    }
  }
}

/// A format whose forms hold no references, and whose variables are all plural.
private struct ReducedFormat {
  /// The format as it was.
  private let original: StringsdictFormat
  /// The format as it is left.
  private(set) var result: StringsdictFormat

  /// Reduces a format that needs it.
  init(_ format: StringsdictFormat) {
    original = format
    result = format
    let names = Set(format.variables.map(\.name.text))
    let references = FormatString(format.format, dialect: .catalog).references.map(\.name)
    if !references.isEmpty, !names.isEmpty, names.isDisjoint(with: references) {
      result.variables = []
    }
    let inner = Set(
      format.variables.flatMap(\.forms).flatMap { FormatString($0.content).references.map(\.name) }
    ).intersection(names)
    guard !inner.isEmpty || result.variables.contains(where: { $0.kind != .plural }) else {
      return
    }
    result.format = text(format.format, from: 1, level: 0)
    result.variables.removeAll {
      $0.kind != .plural || (inner.contains($0.name.text) && !references.contains($0.name.text))
    }
    for place in result.variables.indices {
      let name = result.variables[place].name.text
      let use = FormatString(result.format).references.first { $0.name == name }
      for number in result.variables[place].forms.indices {
        let form = result.variables[place].forms[number].content
        result.variables[place].forms[number].content = text(
          form, from: use?.argument ?? 1, level: 1)
      }
    }
  }

  /// Returns a text with all numbers and, in forms, with a form for each reference.
  private func text(_ text: String, from first: Int, level: Int) -> String {
    var counter = ArgumentCounter(from: first)
    var written = ""
    for piece in FormatString(text).pieces {
      switch piece {
      case .literal(let text): written += text.replacing("%", with: "%%")
      case .substitutionArgument: break
      case .specifier(let specifier):
        let modifiers = counter.modifiers(of: specifier)
        written += "%\(counter.number(specifier.argument))$\(modifiers)\(specifier.type)"
      case .reference(let reference):
        let argument = counter.number(reference.argument)
        let variable = original.variables.last { $0.name.text == reference.name }
        guard let variable, level <= 10 else {
          written += String(decoding: Array(text.utf8)[reference.range], as: UTF8.self)
          continue
        }
        if level == 0, variable.kind == .plural {
          written += "%\(argument)$\(reference.modifiers)#@\(reference.name)@"
        } else {
          let form = Self.onlyForm(of: variable)
          written += self.text(form, from: argument, level: level + 1)
        }
      }
    }
    return written
  }

  /// Returns the form that is left of a variable.
  private static func onlyForm(of variable: StringsdictFormat.Variable) -> String {
    let form = variable.forms.first { form in
      form.selector == "other" || (variable.kind != .plural && form.selector == "0")
    }
    return (form ?? variable.forms.first)?.content ?? ""
  }
}
