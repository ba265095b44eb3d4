/// Counts the arguments that callers pass to a text, as its rules show.
///
/// They pass what a format reads, what an explicit number says and what the form for `other` reads. Where
/// `other` is `%d files`, the form `%d of %d` reads an argument that is not there.
struct PassedArguments {
  /// The greatest argument, from 1; 0 for none.
  private(set) var count = 0

  /// A variable with the argument that it was met for.
  private struct Visit: Hashable {
    /// The name.
    let name: Key
    /// The argument, from 1.
    let argument: Int
    /// Whether callers pass what its forms read.
    let isPassed: Bool
  }

  /// Counts the arguments of the rule and of the plain text of an entry.
  init(_ rule: StringsdictRule, text: String?) {
    visit(rule)
    if let text { visit(.string(text)) }
  }

  /// Counts the arguments of a rule.
  private mutating func visit(_ rule: StringsdictRule) {
    switch rule {
    case .string(let text): visit(StringsdictFormat(format: text, variables: []))
    case .format(let format): visit(format)
    case .device(let branches), .width(let branches):
      for branch in branches { visit(branch.content) }
    case .several(let rules): for rule in rules { visit(rule) }
    case .unknown: break
    }
  }

  /// Counts the arguments of a format and its variables.
  private mutating func visit(_ format: StringsdictFormat) {
    var visited: Set<Visit> = []
    var waiting = visit(format.format, from: 1, isPassed: true)
    while let visit = waiting.popLast() {
      // Variables that refer to each other read later arguments for ever; CFString.c knows 127.
      guard visit.argument <= 127, visited.insert(visit).inserted,
        let variable = format.variables.last(where: { $0.name == visit.name })
      else { continue }
      let hasOther = variable.forms.contains { $0.selector == "other" }
      for form in variable.forms {
        waiting += self.visit(
          form.content, from: visit.argument,
          isPassed: visit.isPassed && (form.selector == "other" || !hasOther))
      }
    }
  }

  /// Counts the arguments of a text and returns the variables that it refers to.
  private mutating func visit(_ text: String, from first: Int, isPassed: Bool) -> [Visit] {
    var visits: [Visit] = []
    var next = first
    for piece in FormatString(text).pieces {
      switch piece {
      case .literal, .substitutionArgument: break
      case .specifier(let specifier):
        next += specifier.starCount + (specifier.argument == nil ? 1 : 0)
        count = max(count, specifier.argument ?? 0, isPassed ? next - 1 : 0)
      case .reference(let reference):
        let argument = reference.argument ?? next
        if reference.argument == nil { next += 1 }
        if isPassed || reference.argument != nil { count = max(count, argument) }
        visits.append(Visit(name: Key(reference.name), argument: argument, isPassed: isPassed))
      }
    }
    return visits
  }
}
