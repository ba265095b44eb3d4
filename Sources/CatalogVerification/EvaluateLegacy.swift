import StringTables

/// What legacy files say about one key in one language.
public struct LegacyEntry: Hashable, Sendable {
  /// The value in the `.strings` file.
  public var text: String?
  /// The rule in the `.stringsdict` file.
  public var rule: StringsdictRule?

  /// Creates an entry from what the two files say.
  public init(text: String?, rule: StringsdictRule?) {
    self.text = text
    self.rule = rule
  }

  /// Returns what Foundation shows; nil is the key itself.
  ///
  /// A rule wins over the `.strings` value, which is still shown on devices that the rule does not name.
  /// Observed in compiled catalogs of Xcode 26; CFBundle_Strings.c merges the files in this order.
  public func shown(in situation: Situation) -> ShownText? {
    guard let rule else { return text.map { Self.plain($0, in: situation) } }
    return shown(rule, in: situation)
  }

  /// Returns what a rule shows.
  private func shown(_ rule: StringsdictRule, in situation: Situation) -> ShownText? {
    switch rule {
    case .string(let text):
      return Self.plain(text, in: situation)
    case .format(let format):
      var expansion = LegacyExpansion(variables: format.variables, situation: situation)
      expansion.expand(format.format, from: 1, level: 0)
      return expansion.result
    case .device(let devices):
      let named = devices.last { $0.selector == situation.device }
      if let branch = named ?? devices.last(where: { $0.selector == "other" }) {
        return shown(branch.content, in: situation)
      }
      return text.map { Self.plain($0, in: situation) }
    case .width(let widths):
      guard let widest = LegacyEntry.widest(widths) else { return nil }
      return shown(widest.content, in: situation)
    case .several(let rules):
      // The order of the model is that of precedence: a device rule hides the format beside it.
      return rules.first.flatMap { shown($0, in: situation) }
    case .unknown:
      var result = ShownText()
      result.append(fault: .unknownRule)
      return result
    }
  }

  /// Returns the rule for the greatest width, which is shown when no width is asked for.
  static func widest(
    _ widths: [StringsdictRule.Branch<StringsdictRule>]
  ) -> StringsdictRule.Branch<StringsdictRule>? {
    widths.max { (Int($0.selector.text) ?? -1) < (Int($1.selector.text) ?? -1) }
  }

  /// Returns what a text without variables shows.
  private static func plain(_ text: String, in situation: Situation) -> ShownText {
    var expansion = LegacyExpansion(variables: [], situation: situation)
    expansion.expand(text, from: 1, level: 0)
    return expansion.result
  }
}

/// Expands a format with its variables as CFString.c formats do.
private struct LegacyExpansion {
  /// The variables that references may name.
  let variables: [StringsdictFormat.Variable]
  /// Where the text is shown.
  let situation: Situation
  /// The text so far.
  var result = ShownText()

  /// Creates an expansion without text.
  init(variables: [StringsdictFormat.Variable], situation: Situation) {
    self.variables = variables
    self.situation = situation
  }

  /// Adds a format whose first specifier without a number takes a given argument.
  mutating func expand(_ format: String, from first: Int, level: Int) {
    guard !result.isExhausted else { return }
    // Apple's runtime stops at about ten levels, which also ends cycles.
    guard level <= 10 else { return result.append(fault: .tooDeep) }
    var next = first
    func take() -> Int {
      next += 1
      return next - 1
    }
    let pieces = FormatString(format).pieces
    if level == 0, !pieces.contains(where: \.readsArgument) {
      return result.append(literal: format)
    }
    for piece in pieces {
      guard !result.isExhausted else { return }
      switch piece {
      case .literal(let text):
        result.append(literal: text)
      case .specifier(let specifier):
        var modifiers = ""
        for character in specifier.modifiers {
          modifiers.append(character)
          if character == "*" { modifiers += "\(take())" }
        }
        result.append(
          argument: specifier.argument ?? take(), modifiers: modifiers, type: specifier.type,
          in: situation)
      case .reference(let reference):
        expand(reference, of: format, argument: reference.argument ?? take(), level: level)
      case .substitutionArgument:
        break
      }
    }
    if result.pieces.count >= 10_000 { result.append(fault: .tooLong) }
  }

  /// Adds the form that an argument chooses; an undefined variable stays as it is written.
  private mutating func expand(
    _ reference: FormatString.Reference, of format: String, argument: Int, level: Int
  ) {
    let variable = variables.last { $0.name == Key(reference.name) }
    let categories = variable?.forms.map(\.selector) ?? []
    let place: Int?
    switch variable?.kind {
    case .plural:
      place = situation.rules.form(for: situation.number(argument), among: categories)
    case .gender:
      let number = Key(situation.number(argument).description)
      place = categories.firstIndex(of: number) ?? categories.firstIndex(of: "0")
    case .unknown, nil:
      result.append(literal: String(decoding: Array(format.utf8)[reference.range], as: UTF8.self))
      return
    }
    guard let variable else { return }
    result.append(padding: reference.modifiers)
    result.append(selection: argument, type: variable.runtimeType, in: situation)
    guard let place else { return result.append(fault: .noForm) }
    expand(variable.forms[place].content, from: argument, level: level + 1)
  }
}

extension StringsdictFormat.Variable {
  /// The printf type of the argument: without a stray `%`, and an object when none is given.
  ///
  /// Apple, "Stringsdict File Format" (2016).
  var runtimeType: String {
    guard let valueType else { return "@" }
    return valueType.hasPrefix("%") ? String(valueType.dropFirst()) : valueType
  }
}
