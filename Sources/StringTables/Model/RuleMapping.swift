/// Maps one rule of a `.stringsdict` entry to a localization, as Xcode's migration does.
///
/// `%#@n@` with the forms `%d file`, `%d files` is a plural variation; any other format is a text with
/// substitutions. Observed in Xcode 15 to 26.
struct RuleMapping {
  /// The key and language that findings name.
  let subject: Diagnostic.Subject
  /// What to do with rules that no catalog can say.
  let interpretation: Table.Interpretation
  /// What was found on the way.
  var diagnostics: [Diagnostic] = []
  /// Whether the `.strings` text of the key is shown too, for other devices.
  private(set) var usesText = false
  /// How many arguments callers pass.
  private(set) var argumentCount = 0

  /// Creates a mapping for one entry.
  init(subject: Diagnostic.Subject, interpretation: Table.Interpretation) {
    self.subject = subject
    self.interpretation = interpretation
  }

  /// Returns what a rule shows; nil when that is an error. `text` is the `.strings` value of the key.
  mutating func localization(_ rule: StringsdictRule, text: String?) -> Localization? {
    argumentCount = PassedArguments(rule, text: text).count
    return mapped(rule, text: text).flatMap { escapingUndefined($0) }
  }

  /// Returns what a rule shows, also with references that a catalog refuses.
  private mutating func mapped(_ rule: StringsdictRule, text: String?) -> Localization? {
    switch rule {
    case .string(let value):
      return Localization(.unit(value))
    case .format(let format):
      return localization(format, isVariable: false)
    case .device(let devices):
      return localization(devices, text: text)
    case .width(let widths):
      return widest(widths).map { Localization(.unit($0)) }
    case .several(let rules):
      guard case .device(let devices)? = rules.first else {
        return unsupported("it has a width rule and a plural rule") { mapping in
          for lost in rules.dropFirst().flatMap(\.texts) {
            mapping.diagnostics.append(
              .degraded(mapping.subject, lost: lost, what: "of its second rule"))
          }
          return rules.first.flatMap { mapping.mapped($0, text: text) }
        }
      }
      diagnostics.append(.deadRule(subject))
      return localization(devices, text: text)
    case .unknown(let reason):
      diagnostics.append(.unsupportedEntry(subject, reason: reason))
      return nil
    }
  }

  /// Reports a rule that no catalog can say, or returns its degraded form when the user accepts that.
  mutating func unsupported<Result>(
    _ reason: String, degraded: (inout RuleMapping) -> Result?
  ) -> Result? {
    guard interpretation.unsupported == .degrade else {
      diagnostics.append(.notRepresentable(subject, reason: reason))
      return nil
    }
    return degraded(&self)
  }

  /// Returns the text for the greatest width; the others are lost.
  private mutating func widest(_ widths: [StringsdictRule.Branch<StringsdictRule>]) -> String? {
    unsupported("it varies by width") { mapping in
      var texts: [(width: Int, selector: Key, text: String)] = []
      for branch in widths {
        guard case .string(let text) = branch.content, let width = Int(branch.selector.text) else {
          mapping.diagnostics.append(
            .unsupportedEntry(mapping.subject, reason: "a width holds another rule"))
          return nil
        }
        texts.append((width, branch.selector, text))
      }
      guard let best = texts.max(by: { $0.width < $1.width }) else {
        mapping.diagnostics.append(
          .unsupportedEntry(mapping.subject, reason: "the width rule is empty"))
        return nil
      }
      for other in texts where other.selector != best.selector {
        mapping.diagnostics.append(
          .degraded(mapping.subject, lost: other.text, what: "width \(other.selector.text)"))
      }
      return best.text
    }
  }

  /// Returns what a device rule shows.
  private mutating func localization(
    _ devices: [StringsdictRule.Branch<StringsdictRule>], text: String?
  ) -> Localization? {
    var cases: [Variation.Case] = []
    var substitutions: [Substitution] = []
    for device in devices {
      guard let variation = variation(device, into: &substitutions) else { return nil }
      cases.append(Variation.Case(device.selector, variation))
    }
    if !cases.contains(where: { $0.selector == "other" }) {
      if let text {
        usesText = true
        cases.append(Variation.Case("other", .unit(text)))
      } else {
        diagnostics.append(.deviceWithoutOther(subject))
      }
    }
    return Localization(.device(cases), substitutions: substitutions)
  }

  /// Returns what one device shows; its variables join those of the other devices.
  private mutating func variation(
    _ device: StringsdictRule.Branch<StringsdictRule>, into substitutions: inout [Substitution]
  ) -> Variation? {
    let mapped: Localization?
    switch device.content {
    case .string(let text): return .unit(text)
    case .format(let format):
      mapped = localization(format, isVariable: device.selector == "other")
    case .width(let widths): return widest(widths).map { .unit($0) }
    case .device:
      return unsupported("a device rule holds a device rule") { _ in nil }
    case .several, .unknown: mapped = self.mapped(device.content, text: nil)
    }
    guard let mapped else { return nil }
    guard case .unit(var text) = mapped.variation else { return mapped.variation }
    for substitution in mapped.substitutions {
      let name = uniqueName(for: substitution, device: device.selector, among: substitutions)
      if name != substitution.name {
        text = text.replacing(
          reference: substitution.name.text, with: name.text)
        diagnostics.append(
          .renamedVariable(subject, name: substitution.name.text, to: name.text))
      }
      var renamed = substitution
      renamed.name = name
      if !substitutions.contains(renamed) { substitutions.append(renamed) }
    }
    return .unit(text)
  }

  /// Returns a name under which no other substitution is known.
  private func uniqueName(
    for substitution: Substitution, device: Key, among others: [Substitution]
  ) -> Key {
    var name = substitution.name
    var number = 1
    while let other = others.first(where: { $0.name == name }) {
      var same = other
      same.name = substitution.name
      if same == substitution { return name }
      let suffix = number == 1 ? "" : "_\(number)"
      name = Key("\(substitution.name.text)_\(device.text)\(suffix)")
      number += 1
    }
    return name
  }
}

extension StringsdictRule {
  /// All texts of the rule.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .format(let format):
      [format.format] + format.variables.flatMap { $0.forms.map(\.content) }
    case .device(let branches), .width(let branches): branches.flatMap(\.content.texts)
    case .several(let rules): rules.flatMap(\.texts)
    case .unknown: []
    }
  }
}

extension String {
  /// Returns a format in which the references to one variable name another.
  func replacing(reference name: String, with new: String) -> String {
    var bytes = Array(utf8)
    for reference in FormatString(self).references.reversed() where reference.name == name {
      let end = reference.range.upperBound - 1
      bytes.replaceSubrange(end - name.utf8.count..<end, with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
