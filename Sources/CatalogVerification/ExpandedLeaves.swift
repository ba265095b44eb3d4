import StringTables

/// The texts of a rule with the forms of its variables put in, one for each choice of forms.
///
/// `%#@files@` with the forms `%d file`, `%d files` is `%1$d file` when argument 1 is `one` and `%1$d files` when
/// it is `other`. So a rule with variables inside variables can be compared with one that has them side by side.
struct ExpandedTexts {
  /// One text with the forms that were chosen.
  struct Text {
    /// The form of each variable; variables that choose alike by one argument are one.
    var choices: [Choice: Key] = [:]
    /// The text, with all argument numbers.
    var text = ""
  }

  /// What a form is chosen by.
  struct Choice: Hashable {
    /// The argument, from 1.
    let argument: Int
    /// The printf type.
    let type: String
    /// The forms to choose from, sorted.
    let selectors: [Key]
  }

  /// The texts so far.
  private(set) var texts = [Text()]
  /// Whether there are too many texts to compare them all.
  var isExceeded = false
  /// The most texts that are compared.
  private static let limit = 5_000

  /// Adds literal text.
  mutating func append(literal text: String) {
    let doubled = text.unicodeScalars.map { $0 == "%" ? "%%" : String($0) }.joined()
    for place in texts.indices { texts[place].text += doubled }
  }

  /// Adds a specifier.
  mutating func append(argument: Int, modifiers: String, type: String) {
    for place in texts.indices { texts[place].text += "%\(argument)$\(modifiers)\(type)" }
  }

  /// Adds flags, width and precision of a reference, when they have an effect.
  mutating func append(padding modifiers: String) {
    guard modifiers != "", modifiers != "1" else { return }
    for place in texts.indices { texts[place].text += "%|\(modifiers)|" }
  }

  /// Adds the texts of the forms of a variable.
  mutating func append(
    argument: Int, type: String, forms: [(selector: Key, texts: ExpandedTexts)]
  ) {
    let choice = Choice(
      argument: argument, type: type, selectors: forms.map(\.selector).sorted())
    var result: [Text] = []
    for (selector, expanded) in forms {
      isExceeded = isExceeded || expanded.isExceeded
      for start in texts where start.choices[choice] == nil || start.choices[choice] == selector {
        for part in expanded.texts {
          guard result.count < Self.limit else {
            isExceeded = true
            return
          }
          var text = start
          text.choices[choice] = selector
          guard part.choices.allSatisfy({ text.choices[$0.key] ?? $0.value == $0.value }) else {
            continue
          }
          text.choices.merge(part.choices) { $1 }
          text.text += part.text
          result.append(text)
        }
      }
    }
    texts = result
  }

  /// Returns the texts as leaves below a path.
  func leaves(at path: [Key]) -> [Leaf] {
    texts.map { text in
      let choices = text.choices.map { choice, selector in
        Key("#\(choice.argument) \(choice.type) \(selector)")
      }
      return Leaf(path: path + choices.sorted(), text: Key(text.text), isUsed: true)
    }
  }
}

extension LegacyEntry {
  /// The texts with all forms put in, when variables of the rule refer to others; else nil, also when there are
  /// too many.
  var expandedLeaves: [Leaf]? {
    guard let rule, Self.isNested(rule) else { return nil }
    var result = leaves.filter { !$0.isUsed }
    guard Self.expand(rule, at: [], into: &result) else { return nil }
    if let text, Self.showsText(rule) {
      guard Self.expand(.string(text), at: ["other"], into: &result) else { return nil }
    }
    return result
  }

  /// Whether the text beside a rule is shown, on devices that it does not name.
  private static func showsText(_ rule: StringsdictRule) -> Bool {
    switch rule {
    case .device(let branches): !branches.contains { $0.selector == "other" }
    case .several(let rules): rules.first.map(showsText) ?? false
    case .string, .format, .width, .unknown: false
    }
  }

  /// Whether variables that are shown refer to others.
  private static func isNested(_ rule: StringsdictRule) -> Bool {
    switch rule {
    case .string, .width, .unknown: return false
    case .device(let branches): return branches.contains { isNested($0.content) }
    case .several(let rules): return rules.first.map(isNested) ?? false
    case .format(let format):
      let names = Set(format.variables.map(\.name))
      return format.variables.contains { variable in
        variable.forms.contains { form in
          FormatString(form.content).references.contains { names.contains(Key($0.name)) }
        }
      }
    }
  }

  /// Adds the texts of a rule; returns false when there are too many.
  private static func expand(
    _ rule: StringsdictRule, at path: [Key], into leaves: inout [Leaf]
  ) -> Bool {
    switch rule {
    case .string(let text):
      guard FormatString(text).pieces.contains(where: \.readsArgument) else {
        leaves.append(Leaf(path: path, text: Key(text), isUsed: true))
        return true
      }
      leaves += texts(of: text, from: 1, variables: [], level: 0).leaves(at: path)
    case .width, .unknown:
      leaves += LegacyEntry.leaves(of: rule, at: path).filter(\.isUsed)
    case .format(let format):
      let texts = texts(of: format.format, from: 1, variables: format.variables, level: 0)
      leaves += texts.leaves(at: path)
      return !texts.isExceeded
    case .device(let branches):
      return branches.allSatisfy { expand($0.content, at: path + [$0.selector], into: &leaves) }
    case .several(let rules):
      return rules.first.map { expand($0, at: path, into: &leaves) } ?? true
    }
    return true
  }

  /// Returns the texts of a format with all forms put in.
  private static func texts(
    of format: String, from first: Int, variables: [StringsdictFormat.Variable], level: Int
  ) -> ExpandedTexts {
    var result = ExpandedTexts()
    guard level <= 10 else {
      result.isExceeded = true
      return result
    }
    var counter = ArgumentCounter(from: first)
    for piece in FormatString(format).pieces {
      switch piece {
      case .literal(let text): result.append(literal: text)
      case .substitutionArgument: break
      case .specifier(let specifier):
        let modifiers = counter.modifiers(of: specifier)
        result.append(
          argument: counter.number(specifier.argument), modifiers: modifiers, type: specifier.type)
      case .reference(let reference):
        let argument = counter.number(reference.argument)
        guard let variable = variables.last(where: { $0.name == Key(reference.name) }) else {
          result.append(
            literal: String(decoding: Array(format.utf8)[reference.range], as: UTF8.self))
          continue
        }
        result.append(padding: reference.modifiers)
        let forms = variable.forms.map { form in
          let texts = texts(
            of: form.content, from: argument, variables: variables, level: level + 1)
          return (form.selector, texts)
        }
        result.append(argument: argument, type: variable.runtimeType, forms: forms)
      }
      if result.isExceeded { return result }
    }
    return result
  }
}
