import StringTables

extension Substitution {
  /// The number that a reference gets; numbers below 1 name no argument.
  var position: Int? {
    argument.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension LocalizationCompiler {
  /// Compiles a substitution for an argument, from 1.
  func variable(
    _ substitution: Substitution, name used: Key, argument: Int
  ) throws(Diagnostic) -> StringsdictFormat.Variable {
    let forms: [StringsdictRule.Branch<String>]
    switch substitution.variation {
    case .plural(let cases): forms = try texts(of: cases)
    case .unit, .device:
      throw .unsupportedVariation(
        "\(Diagnostic.quote(substitution.name.text)) of \(name)", "otherwise than by plural",
        at: place)
    }
    for form in forms {
      let references = FormatString(form.content, dialect: .substitution).references
      if let reference = references.first {
        throw .nestedSubstitution(reference.name, of: name, at: place)
      }
    }
    let type = try valueType(of: substitution, forms: forms, argument: argument)
    let contents = forms.map { form in
      StringsdictRule.Branch(
        selector: form.selector,
        content: Self.replacingArgument(in: form.content, type: type, argument: argument))
    }
    return StringsdictFormat.Variable(
      name: used, kind: .plural, valueType: type, forms: contents)
  }

  /// Returns the printf type of a substitution: its own, else that of the number that its forms print.
  private func valueType(
    of substitution: Substitution, forms: [StringsdictRule.Branch<String>], argument: Int
  ) throws(Diagnostic) -> String {
    if let type = substitution.formatSpecifier { return type }
    let numbers = forms.flatMap {
      CatalogText.numbers(in: $0.content, dialect: .substitution, first: argument)
    }
    if let number = numbers.first(where: { $0.argument == argument }) ?? numbers.first {
      return number.type
    }
    let printsArgument = forms.contains { form in
      FormatString(form.content, dialect: .substitution).pieces.contains {
        if case .substitutionArgument = $0 { true } else { false }
      }
    }
    guard printsArgument else { throw .pluralWithoutNumber(name, at: place) }
    return "lld"
  }

  /// Returns a form with a specifier for `%arg`.
  ///
  /// The first one needs no number when nothing was counted before it, as Apple's tables have it.
  private static func replacingArgument(in form: String, type: String, argument: Int) -> String {
    let pieces = FormatString(form, dialect: .substitution).pieces
    let first = pieces.first { piece in
      switch piece {
      case .literal, .reference: false
      case .specifier(let specifier): specifier.argument == nil
      case .substitutionArgument: true
      }
    }
    let specifier = type.hasPrefix("%") ? String(type.dropFirst()) : type
    return CatalogText.replacing(form, dialect: .substitution) { piece in
      guard case .substitutionArgument = piece else { return nil }
      return piece == first ? "%\(specifier)" : "%\(argument)$\(specifier)"
    }
  }

  /// Returns the argument of each reference of a text, from 1.
  func argumentNumbers(of text: String) -> [Int] {
    var next = 1
    var numbers: [Int] = []
    for piece in FormatString(text, dialect: .catalog).pieces {
      switch piece {
      case .literal, .substitutionArgument: break
      case .specifier(let specifier):
        next += specifier.starCount
        if specifier.argument == nil { next += 1 }
      case .reference(let reference):
        let position = reference.argument ?? definition(of: reference.name)?.position
        numbers.append(position ?? next)
        if position == nil { next += 1 }
      }
    }
    return numbers
  }

  /// Returns the name of a variable: names that the runtime cannot read become `value`, `value_2`.
  func variableName(for name: String, besides used: [Key]) -> Key {
    let isReadable = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    let taken = Set(used + substitutions.map(\.name).filter { $0 != Key(name) })
    var result = isReadable ? Key(name) : "value"
    var number = 2
    while taken.contains(result) {
      result = Key("value_\(number)")
      number += 1
    }
    return result
  }
}
