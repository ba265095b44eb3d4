extension RuleMapping {
  /// Returns a format whose references to names that the runtime cannot read meet no variable.
  ///
  /// `%#@file-count@` is text to the runtime. In a catalog it would be a reference, so the variable
  /// `file-count` becomes `file_count`, which nothing refers to.
  mutating func renamingUnreadable(_ format: StringsdictFormat) -> StringsdictFormat {
    let references = FormatString(format.format, dialect: .catalog).references.map(\.name)
    var result = format
    for (place, variable) in format.variables.enumerated()
    where !variable.isReadable && references.contains(variable.name.text) {
      var name = String(
        decoding: variable.name.text.utf8.map {
          FormatScanner.isNameByte($0) ? $0 : UInt8(ascii: "_")
        }, as: UTF8.self)
      while references.contains(name) || result.variables.contains(where: { $0.name.text == name })
      {
        name += "_"
      }
      result.variables[place].name = Key(name)
      diagnostics.append(.renamedVariable(subject, name: variable.name.text, to: name))
    }
    return result
  }

  /// Returns a format of which a variable is referred to, or that has none; nil is an error.
  ///
  /// A misspelled reference leaves all forms dead, and a catalog cannot hold them beside it.
  mutating func withoutLostForms(_ format: StringsdictFormat) -> StringsdictFormat? {
    let references = FormatString(format.format, dialect: .catalog).references.map(\.name)
    let names = format.variables.map(\.name.text)
    guard !names.isEmpty, !references.isEmpty, !names.contains(where: references.contains) else {
      return format
    }
    return unsupported("its format refers to none of its variables") { mapping in
      for variable in format.variables {
        for form in variable.forms {
          mapping.diagnostics.append(
            .degraded(
              mapping.subject, lost: form.content,
              what: "\(variable.name.text) \(form.selector.text)"))
        }
      }
      return StringsdictFormat(format: format.format, variables: [])
    }
  }

  /// Returns a format whose forms refer to nothing; nil is an error.
  ///
  /// A form of a catalog may not hold a reference, so one to an undefined variable becomes text. Arguments
  /// behind it cannot get numbers, because the first one of a form is not known.
  mutating func escapingForms(_ format: StringsdictFormat) -> StringsdictFormat? {
    var result = format
    for (place, variable) in format.variables.enumerated() {
      for (number, form) in variable.forms.enumerated() {
        let text = form.content
        guard let first = FormatString(text, dialect: .catalog).references.first else { continue }
        diagnostics.append(.undefinedVariable(subject, name: first.name))
        let behind = FormatString(text).specifiers.contains {
          ($0.argument == nil || $0.starCount > 0)
            && $0.range.lowerBound > first.range.lowerBound
        }
        guard !behind else {
          diagnostics.append(
            .unsupportedEntry(
              subject, reason: "an argument follows an undefined variable in a form"))
          return nil
        }
        let escaped = text.escapingReferences(except: [:])
        result.variables[place].forms[number].content = escaped ?? text
      }
    }
    return result
  }

  /// Returns a localization that a catalog can hold although its texts refer to undefined variables.
  ///
  /// Beside substitutions, Apple's catalog compiler refuses a reference to none of them. The runtime shows
  /// it as it is written and takes an argument for it, so it becomes text and later arguments get numbers.
  /// A text that reads nothing else cannot be so, because it is not formatted.
  mutating func escapingUndefined(_ localization: Localization) -> Localization? {
    let names: [String: Int?] = Dictionary(
      localization.substitutions.map { ($0.name.text, $0.argument) }, uniquingKeysWith: { $1 })
    if names.isEmpty, case .unit = localization.variation { return localization }
    var isEscaped = false
    var isPlain = false
    let variation = localization.variation.mappingTexts { text in
      guard let escaped = text.escapingReferences(except: names) else {
        isPlain = true
        return text
      }
      guard escaped != text else { return text }
      isEscaped = true
      let pieces = FormatString(escaped, dialect: .catalog).pieces
      isPlain = isPlain || !pieces.contains { $0.range != nil }
      return escaped
    }
    guard !isPlain else {
      diagnostics.append(
        .notRepresentable(subject, reason: "a text refers to an undefined variable"))
      return nil
    }
    guard isEscaped else { return localization }
    diagnostics.append(
      .xcodeDiffers(subject, reason: "a reference to an undefined variable is kept as text"))
    return Localization(variation, substitutions: localization.substitutions)
  }
}

extension StringsdictFormat.Variable {
  /// Whether the runtime can read references to the variable.
  var isReadable: Bool { name.text.utf8.allSatisfy(FormatScanner.isNameByte) }
}

extension Variation {
  /// Returns the variation with other texts; the forms of a plural variation are kept.
  fileprivate func mappingTexts(_ transform: (String) -> String) -> Variation {
    switch self {
    case .unit(let text): .unit(transform(text))
    case .plural: self
    case .device(let cases):
      .device(cases.map { Case($0.selector, $0.variation.mappingTexts(transform)) })
    }
  }
}

extension String {
  /// Returns a format in which references to other than the given names are text; nil when a width from an
  /// argument follows, which cannot get a number.
  ///
  /// - Parameter names: the names with the arguments of their substitutions.
  fileprivate func escapingReferences(except names: [String: Int?]) -> String? {
    var edits: [(offset: Int, text: String)] = []
    for reference in FormatString(self, dialect: .catalog).references
    where names[reference.name] == nil {
      edits.append((reference.range.lowerBound, "%"))
    }
    var next = 1
    var isShifted = false
    for piece in FormatString(self).pieces {
      var argument: Int?
      switch piece {
      case .literal, .substitutionArgument: continue
      case .specifier(let specifier):
        guard specifier.starCount == 0 || !isShifted else { return nil }
        next += specifier.starCount
        argument = specifier.argument
      case .reference(let reference):
        argument = reference.argument ?? names[reference.name] ?? nil
        if names[reference.name] == nil {
          isShifted = isShifted || argument == nil
          if argument == nil { next += 1 }
          continue
        }
      }
      guard argument == nil, let range = piece.range else { continue }
      if isShifted { edits.append((range.lowerBound + 1, "\(next)$")) }
      next += 1
    }
    var bytes = Array(utf8)
    for edit in edits.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: edit.text.utf8, at: edit.offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
