import StringTables

extension LegacyEntry {
  /// All texts of the entry, the ones never shown too.
  public var leaves: [Leaf] {
    guard let rule else { return text.map { Self.leaves(of: .string($0), at: []) } ?? [] }
    var result = Self.leaves(of: rule, at: [])
    guard let text else { return result }
    let isUsed: Bool
    switch rule {
    case .device(let devices): isUsed = !devices.contains { $0.selector == "other" }
    case .several(let rules):
      if case .device(let devices)? = rules.first {
        isUsed = !devices.contains { $0.selector == "other" }
      } else {
        isUsed = false
      }
    case .string, .format, .width, .unknown: isUsed = false
    }
    // A text that all devices show stands for none of them.
    let isAlone = !result.contains(where: \.isUsed)
    for var leaf in Self.leaves(of: .string(text), at: isUsed && !isAlone ? ["other"] : []) {
      leaf.isUsed = isUsed
      result.append(leaf)
    }
    return result
  }

  /// Returns all texts of a rule at a path.
  static func leaves(of rule: StringsdictRule, at path: [Key]) -> [Leaf] {
    switch rule {
    case .string(let text):
      return leaves(of: text, variables: [], at: path)
    case .format(let format):
      return leaves(of: format.format, variables: format.variables, at: path)
    case .device(let branches):
      if branches.count == 1, let only = branches.first, only.selector == "other" {
        return leaves(of: only.content, at: path)
      }
      return branches.flatMap { leaves(of: $0.content, at: path + [$0.selector]) }
    case .width(let branches):
      return branches.flatMap { leaves(of: $0.content, at: path + ["width", $0.selector]) }
    case .several(let rules):
      return rules.enumerated().flatMap { number, rule in
        number == 0
          ? leaves(of: rule, at: path)
          : leaves(of: rule, at: []).map { Leaf(path: [], text: $0.text, isUsed: false) }
      }
    case .unknown:
      return []
    }
  }

  /// Returns all texts of a format: its own, the forms of its variables in order of use, the unused ones.
  private static func leaves(
    of format: String, variables: [StringsdictFormat.Variable], at path: [Key]
  ) -> [Leaf] {
    var writer = LeafText()
    func resolve(_ reference: FormatString.Reference) -> Int?? {
      let isDefined = variables.contains { $0.name == Key(reference.name) }
      return isDefined ? .some(reference.argument) : nil
    }
    let text = writer.numbered(format, dialect: .legacy, isForm: false, resolve: resolve)
    var result = [Leaf(path: path, text: text, isUsed: true)]
    var place = 0
    while place < writer.uses.count {
      let use = writer.uses[place]
      place += 1
      // Variables that refer to each other read later arguments for ever; CFString.c knows 127.
      guard use.argument <= 127, let variable = variables.last(where: { $0.name == use.name })
      else { continue }
      let branch = path + ["#\(place)", "\(use.argument)", variable.runtimeType].map { Key($0) }
      for form in variable.forms {
        let text = writer.numbered(
          form.content, dialect: .legacy, from: use.argument, isForm: true, resolve: resolve)
        result.append(Leaf(path: branch + [form.selector], text: text, isUsed: true))
      }
    }
    let used = Set(writer.uses.map(\.name))
    for variable in variables where !used.contains(variable.name) {
      let branch = ["unused", Key(variable.runtimeType)]
      if variable.forms.isEmpty { result.append(Leaf(path: branch, text: "", isUsed: false)) }
      for form in variable.forms {
        let text = writer.numbered(
          form.content, dialect: .legacy, isForm: true, resolve: resolve)
        result.append(Leaf(path: branch + [form.selector], text: text, isUsed: false))
      }
    }
    return result
  }
}
