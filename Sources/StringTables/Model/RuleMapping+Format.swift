extension RuleMapping {
  /// Returns what a format with variables shows.
  ///
  /// - Parameter isVariable: whether the result must be a text with substitutions, not a plural variation.
  mutating func localization(_ format: StringsdictFormat, isVariable: Bool) -> Localization? {
    guard let format = flattened(format) else { return nil }
    let references = FormatString(format.format).references
    check(format, references: references)
    guard
      let format = withoutLostForms(renamingUnreadable(format)).flatMap({ escapingForms($0) })
    else { return nil }
    if !isVariable, let plural = inlinePlural(format, references: references) {
      return Localization(plural)
    }
    guard let (format, references) = numberingMixed(format, references) else { return nil }
    var names = references.map(\.name)
    var substitutions: [Substitution] = []
    let numbers = argumentNumbers(of: format.format)
    for variable in format.variables {
      let uses = references.indices.filter { references[$0].name == variable.name.text }
      var arguments: [Int?] = uses.isEmpty ? [nil] : []
      var positions: [Int] = uses.isEmpty ? [1] : []
      for use in uses {
        let argument = references[use].argument
        if !arguments.contains(argument) {
          arguments.append(argument)
          positions.append(numbers[use])
        }
        let number = arguments.firstIndex(of: argument) ?? 0
        if number > 0 { names[use] += "_\(number + 1)" }
      }
      for (number, argument) in arguments.enumerated() {
        let name = number == 0 ? variable.name : Key("\(variable.name.text)_\(number + 1)")
        if number > 0 {
          diagnostics.append(.renamedVariable(subject, name: variable.name.text, to: name.text))
        }
        guard let numbered = numberingLiterals(in: variable, from: positions[number]) else {
          return nil
        }
        let isRepairable = !uses.isEmpty && positions[number] >= argumentCount
        substitutions.append(
          substitution(numbered, name: name, argument: argument, isRepairable: isRepairable))
      }
      if uses.isEmpty { diagnostics.append(.deadVariable(subject, name: variable.name.text)) }
    }
    var text = Array(format.format.utf8)
    for (reference, name) in zip(references, names).reversed()
    where substitutions.contains(where: { $0.name.text == name && $0.argument != nil }) {
      text.replaceSubrange(reference.range, with: "%\(reference.modifiers)#@\(name)@".utf8)
    }
    return Localization(.unit(String(decoding: text, as: UTF8.self)), substitutions: substitutions)
  }

  /// Returns a format in which all references to a variable have numbers, or none has; nil is an error.
  ///
  /// A substitution has one argument or counts with each reference. Where a variable needs both, everything
  /// in the format gets its number.
  private mutating func numberingMixed(
    _ format: StringsdictFormat, _ references: [FormatString.Reference]
  ) -> (StringsdictFormat, [FormatString.Reference])? {
    let isMixed = format.variables.contains { variable in
      let uses = references.filter { $0.name == variable.name.text }
      let hasLiteral = variable.forms.contains { $0.content.hasLiteralArg }
      return Set(uses.map(\.argument)).count > 1 || (hasLiteral && uses.count > 1)
    }
    guard isMixed else { return (format, references) }
    let names = Set(format.variables.map(\.name.text))
    guard let text = format.format.numberingSpecifiers(from: 1, references: names) else {
      diagnostics.append(
        .notRepresentable(
          subject, reason: "a variable is referred to in two ways beside a width from an argument"))
      return nil
    }
    var result = format
    result.format = text
    return (result, FormatString(text).references)
  }

  /// Returns the argument of each reference of a format, from 1.
  private func argumentNumbers(of format: String) -> [Int] {
    var next = 1
    var numbers: [Int] = []
    for piece in FormatString(format).pieces {
      switch piece {
      case .literal, .substitutionArgument: break
      case .specifier(let specifier):
        next += specifier.starCount
        if specifier.argument == nil { next += 1 }
      case .reference(let reference):
        numbers.append(reference.argument ?? next)
        if reference.argument == nil { next += 1 }
      }
    }
    return numbers
  }

  /// Reports what is odd about a format and its variables.
  private mutating func check(
    _ format: StringsdictFormat, references: [FormatString.Reference]
  ) {
    for reference in references {
      if !format.variables.contains(where: { $0.name.text == reference.name }) {
        diagnostics.append(.undefinedVariable(subject, name: reference.name))
      }
      if !reference.modifiers.isEmpty {
        let range = reference.range
        let text = String(decoding: Array(format.format.utf8)[range], as: UTF8.self)
        diagnostics.append(.referenceWidth(subject, reference: text))
      }
    }
    let categories: Set<Key> = ["zero", "one", "two", "few", "many", "other"]
    for variable in format.variables {
      let name = variable.name.text
      if !variable.isReadable {
        diagnostics.append(.badVariableName(subject, name: name))
      }
      if variable.valueType == nil {
        diagnostics.append(.missingValueType(subject, name: name))
      } else if let type = variable.valueType, type.hasPrefix("%") {
        diagnostics.append(.percentInValueType(subject, type: type))
      }
      if !variable.forms.contains(where: { $0.selector == "other" }) {
        diagnostics.append(.missingOther(subject, name: name))
      }
      for form in variable.forms where !categories.contains(form.selector) {
        diagnostics.append(.unknownCategory(subject, category: form.selector.text))
      }
      if variable.forms.contains(where: { $0.content.hasLiteralArg }) {
        diagnostics.append(.literalArg(subject))
      }
    }
  }

  /// Returns the plural variation of a format that is one reference, when a catalog reads it the same.
  private mutating func inlinePlural(
    _ format: StringsdictFormat, references: [FormatString.Reference]
  ) -> Variation? {
    guard let variable = format.variables.first, format.variables.count == 1,
      format.format == "%#@\(variable.name.text)@"
    else { return nil }
    let type = Self.type(of: variable)
    let forms = variable.forms.map { FormatString($0.content).specifiers }
    let shows = forms.contains {
      $0.contains { $0.type == type && $0.argument == nil && $0.modifiers.isEmpty }
    }
    guard shows, forms.allSatisfy({ $0.count <= 1 }) else { return nil }
    let isSame = forms.joined().allSatisfy {
      $0.isNumeric ? $0.type == type && ($0.argument ?? 1) == 1 : true
    }
    guard isSame, "diuoxXaAeEfFgGDUO".contains(type.last ?? "@") else {
      diagnostics.append(
        .xcodeDiffers(subject, reason: "its plural forms do not all print the argument as %\(type)")
      )
      return nil
    }
    return .plural(variable.forms.map { Variation.Case($0.selector, .unit($0.content)) })
  }

  /// Returns the printf type of a variable's argument, without a percent sign.
  static func type(of variable: StringsdictFormat.Variable) -> String {
    let type = variable.valueType ?? "@"
    return type.hasPrefix("%") ? String(type.dropFirst()) : type
  }

  /// Returns the substitution for a variable; `%arg` stands for its number in the forms.
  ///
  /// A form in which another specifier takes the next argument is kept, because `%d of %d` shows two
  /// arguments. Where `other` has one number, a form with more of them reads what no caller passes; there
  /// each is the number, as Xcode writes it.
  /// - Parameter isRepairable: whether no caller passes an argument behind that of the variable.
  private mutating func substitution(
    _ variable: StringsdictFormat.Variable, name: Key, argument: Int?, isRepairable: Bool
  ) -> Substitution {
    let type = Self.type(of: variable)
    let scanned = variable.forms.map { FormatString($0.content).specifiers }
    let other = variable.forms.firstIndex { $0.selector == "other" }.map { scanned[$0] }
    let isOneNumber = other.map { $0.filter { $0.argument == nil }.count == 1 } ?? false
    var isVerbatim = false
    let cases = zip(variable.forms, scanned).map { form, specifiers in
      let own = specifiers.filter {
        $0.argument == argument && $0.type == type && $0.modifiers.isEmpty
      }
      let implicit = specifiers.filter { $0.argument == nil }
      let isRepeated = isRepairable && own.count > 1 && isOneNumber && implicit == own
      if isRepeated {
        diagnostics.append(.repeatedArgument(subject, category: form.selector.text))
      }
      guard isRepeated || (own.count == 1 && implicit.allSatisfy { $0.range == own[0].range })
      else {
        isVerbatim = isVerbatim || !own.isEmpty
        return Variation.Case(form.selector, .unit(form.content))
      }
      return Variation.Case(form.selector, .unit(Self.naming(own, in: form.content)))
    }
    if isVerbatim {
      diagnostics.append(
        .xcodeDiffers(subject, reason: "a form with several arguments is kept as it is"))
    }
    return Substitution(
      name: name, argument: argument, formatSpecifier: type, variation: .plural(cases))
  }

  /// Returns a form in which `%arg` stands for some specifiers.
  private static func naming(_ specifiers: [FormatString.Specifier], in form: String) -> String {
    var bytes = Array(form.utf8)
    for specifier in specifiers.reversed() {
      bytes.replaceSubrange(specifier.range, with: "%arg".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
