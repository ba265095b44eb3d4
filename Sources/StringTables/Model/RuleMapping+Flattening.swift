extension RuleMapping {
  /// Returns a format of plural variables whose forms refer to no other variable; nil is an error.
  ///
  /// When the user accepts losses, a nested reference is replaced by the `other` form of its variable and
  /// a variable of another kind by its first form; each text that is lost is a warning.
  mutating func flattened(_ format: StringsdictFormat) -> StringsdictFormat? {
    var result = format
    for variable in format.variables where variable.kind != .plural {
      let reason: String
      switch variable.kind {
      case .gender: reason = "the variable \(Diagnostic.quote(variable.name.text)) varies by gender"
      case .unknown(let type): reason = "unknown rule type \(Diagnostic.quote(type))"
      case .plural: continue
      }
      let isUsed = FormatString(format.format).references.contains {
        $0.name == variable.name.text
      }
      let replaced: StringsdictFormat? = unsupported(reason) { mapping in
        let best =
          variable.forms.first { $0.selector == "0" || $0.selector == "other" }
          ?? variable.forms.first
        for form in variable.forms where form.selector != best?.selector || !isUsed {
          mapping.diagnostics.append(
            .degraded(
              mapping.subject, lost: form.content,
              what: "\(variable.name.text) \(form.selector.text)"))
        }
        guard let text = result.inlining(variable.name.text, as: best?.content ?? "") else {
          mapping.diagnostics.append(
            .unsupportedEntry(mapping.subject, reason: "what is left of it reads other arguments"))
          return nil
        }
        var inlined = result
        inlined.variables.removeAll { $0.name == variable.name }
        inlined.format = text
        return inlined
      }
      guard let replaced else { return nil }
      result = replaced
    }
    return withoutNesting(result)
  }

  /// Returns a format whose forms hold no references.
  private mutating func withoutNesting(_ format: StringsdictFormat) -> StringsdictFormat? {
    let names = Set(format.variables.map(\.name.text))
    func nested(_ form: StringsdictRule.Branch<String>) -> Bool {
      FormatString(form.content).references.contains { names.contains($0.name) }
    }
    guard format.variables.contains(where: { $0.forms.contains(where: nested) }) else {
      return format
    }
    if let hoisted = hoisted(format) { return hoisted }
    return unsupported("a form refers to another variable") { mapping in
      var result = format
      var lost: [String: StringsdictFormat.Variable] = [:]
      for (number, variable) in format.variables.enumerated() {
        let uses = Set(format.arguments(of: variable.name.text))
        for (form, branch) in variable.forms.enumerated() where branch.content.refers(to: names) {
          guard uses.count <= 1,
            let text = format.inliningAll(in: branch.content, from: uses.first ?? 1, lost: &lost)
          else {
            mapping.diagnostics.append(
              .unsupportedEntry(
                mapping.subject, reason: "its variables refer to each other or to many arguments"))
            return nil
          }
          result.variables[number].forms[form].content = text
        }
      }
      let shown = Set(FormatString(format.format).references.map(\.name))
      for (name, variable) in lost.sorted(by: { $0.key < $1.key }) {
        for form in variable.forms where form.selector != "other" {
          mapping.diagnostics.append(
            .degraded(
              mapping.subject, lost: form.content, what: "\(name) \(form.selector.text)"))
        }
        if !shown.contains(name) { result.variables.removeAll { $0.name.text == name } }
      }
      return result
    }
  }
}

extension StringsdictFormat {
  /// Returns the arguments that the references to a variable take, from 1.
  fileprivate func arguments(of name: String) -> [Int] {
    let names = Set(variables.map(\.name.text))
    let numbered = format.numberingSpecifiers(from: 1, references: names) ?? format
    return FormatString(numbered).references.filter { $0.name == name }.compactMap(\.argument)
  }

  /// Returns the format in which a text stands for a variable, with all numbers; nil when that is not possible.
  fileprivate func inlining(_ name: String, as text: String) -> String? {
    let names = Set(variables.map(\.name.text))
    guard !variables.contains(where: { $0.forms.contains { $0.content.refers(to: [name]) } }),
      let numbered = format.numberingSpecifiers(from: 1, references: names)
    else { return nil }
    return numbered.replacingReferences(to: [name]) { _, argument in
      text.numberingSpecifiers(from: argument, references: names)
    }
  }

  /// Returns a form in which forms for `other` stand for all references; nil when they have no end.
  fileprivate func inliningAll(
    in form: String, from first: Int, lost: inout [String: Variable]
  ) -> String? {
    let names = Set(variables.map(\.name.text))
    var text = form.numberingSpecifiers(from: first, references: names)
    // Ten levels are what Apple's runtime follows; a cycle ends there too.
    for _ in 0..<10 where text?.refers(to: names) == true {
      text = text?.replacingReferences(to: names) { name, argument in
        guard let inner = variables.last(where: { $0.name.text == name }) else { return nil }
        lost[name] = inner
        let other = inner.forms.first { $0.selector == "other" } ?? inner.forms.first
        return (other?.content ?? "").numberingSpecifiers(from: argument, references: names)
      }
    }
    return text?.refers(to: names) == true ? nil : text
  }
}

extension String {
  /// Returns a numbered format in which texts stand for references to some names; nil when one has none.
  fileprivate func replacingReferences(
    to names: Set<String>, with text: (String, Int) -> String?
  ) -> String? {
    var bytes = Array(utf8)
    for reference in FormatString(self).references.reversed() where names.contains(reference.name) {
      guard let replacement = text(reference.name, reference.argument ?? 1) else { return nil }
      bytes.replaceSubrange(reference.range, with: replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
