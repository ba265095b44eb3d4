import CatalogVerification

@testable import StringTables

/// Short ways to write rules.
extension StringsdictRule {
  /// A format with variables.
  static func plural(_ format: String, _ variables: StringsdictFormat.Variable...) -> Self {
    .format(StringsdictFormat(format: format, variables: variables))
  }

  /// A rule for each device.
  static func devices(_ branches: KeyValuePairs<String, StringsdictRule>) -> Self {
    .device(branches.map { Branch(selector: Key($0), content: $1, offset: 0) })
  }

  /// A rule for each width.
  static func widths(_ branches: KeyValuePairs<String, StringsdictRule>) -> Self {
    .width(branches.map { Branch(selector: Key($0), content: $1, offset: 0) })
  }
}

extension StringsdictFormat.Variable {
  /// A plural variable, or one of another kind.
  init(
    _ name: String, _ type: String?, _ forms: KeyValuePairs<String, String>,
    kind: StringsdictFormat.Kind = .plural
  ) {
    self.init(
      name: Key(name), kind: kind, valueType: type,
      forms: forms.map { .init(selector: Key($0), content: $1, offset: 0) }, offset: 0)
  }
}

extension Variation {
  /// A plural variation of units.
  static func forms(_ forms: KeyValuePairs<String, String>) -> Self {
    .plural(forms.map { Case(Key($0), .unit($1)) })
  }

  /// A device variation.
  static func devices(_ branches: KeyValuePairs<String, Variation>) -> Self {
    .device(branches.map { Case(Key($0), $1) })
  }
}

extension Substitution {
  /// A substitution of units.
  init(_ name: String, _ argument: Int?, _ type: String?, _ forms: KeyValuePairs<String, String>) {
    self.init(
      name: Key(name), argument: argument, formatSpecifier: type, variation: .forms(forms))
  }
}

extension StringsdictRule {
  /// Returns what the rule shows with numbers for the first arguments.
  func shown(
    _ numbers: PluralNumber..., count: Int? = nil, language: LanguageTag = "en",
    device: Key? = nil, text: String? = nil
  ) -> String? {
    let values = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($0 + 1, $1) })
    let situation = Situation(
      language: language, device: device, argumentCount: count ?? max(numbers.count, 1),
      numbers: values)
    return LegacyEntry(text: text, rule: self).shown(in: situation)?.description
  }
}

extension Localization {
  /// Returns what the localization shows with numbers for the first arguments.
  func shown(
    _ numbers: PluralNumber..., count: Int? = nil, language: LanguageTag = "en",
    device: Key? = nil
  ) -> String? {
    let values = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($0 + 1, $1) })
    let situation = Situation(
      language: language, device: device, argumentCount: count ?? max(numbers.count, 1),
      numbers: values)
    return shown(in: situation)?.description
  }
}
