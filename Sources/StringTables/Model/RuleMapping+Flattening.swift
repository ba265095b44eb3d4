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
        var inlined = result
        inlined.variables.removeAll { $0.name == variable.name }
        inlined.format = result.format.inlining(variable.name.text, as: best?.content ?? "")
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
        for (form, branch) in variable.forms.enumerated() {
          var text = branch.content
          // Ten levels are what Apple's runtime follows; a cycle ends there too.
          for _ in 0..<10 {
            guard
              let reference = FormatString(text).references.first(where: {
                names.contains($0.name)
              }),
              let inner = format.variables.first(where: { $0.name.text == reference.name })
            else { break }
            lost[reference.name] = inner
            let other = inner.forms.first { $0.selector == "other" } ?? inner.forms.first
            text = text.inlining(reference.name, as: other?.content ?? "")
          }
          guard !FormatString(text).references.contains(where: { names.contains($0.name) }) else {
            mapping.diagnostics.append(
              .unsupportedEntry(mapping.subject, reason: "its variables refer to each other"))
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

extension String {
  /// Returns a format in which a text stands for each reference to a variable.
  func inlining(_ name: String, as text: String) -> String {
    var bytes = Array(utf8)
    for reference in FormatString(self).references.reversed() where reference.name == name {
      bytes.replaceSubrange(reference.range, with: text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
