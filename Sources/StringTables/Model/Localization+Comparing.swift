extension Localization {
  /// Whether two localizations say the same, whatever the order of their branches and substitutions.
  package func isSame(as other: Localization) -> Bool {
    variation.sorted == other.variation.sorted
      && substitutions.map(\.sorted).sorted { $0.name < $1.name }
        == other.substitutions.map(\.sorted).sorted { $0.name < $1.name }
  }
}

extension Substitution {
  /// The substitution with its branches in the order of their keys.
  fileprivate var sorted: Substitution {
    var result = self
    result.variation = variation.sorted
    return result
  }
}

extension Variation {
  /// The variation with its branches in the order of their keys.
  fileprivate var sorted: Variation {
    switch self {
    case .unit: self
    case .plural(let cases): .plural(Self.sorted(cases))
    case .device(let cases): .device(Self.sorted(cases))
    }
  }

  /// Returns branches in the order of their keys.
  private static func sorted(_ cases: [Case]) -> [Case] {
    cases.map { Case($0.selector, $0.variation.sorted) }.sorted { $0.selector < $1.selector }
  }

  /// The text that stands for the variation in messages: the one for `other`, or the first.
  package var sample: String {
    switch self {
    case .unit(let text): text
    case .plural(let cases), .device(let cases):
      (cases.first { $0.selector == "other" } ?? cases.first)?.variation.sample ?? ""
    }
  }
}
