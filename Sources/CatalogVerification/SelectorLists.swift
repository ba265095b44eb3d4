import StringTables

extension StringsdictRule {
  /// The selectors of the forms of each variable, in file order.
  var selectorLists: Set<[Key]> {
    switch self {
    case .string, .unknown: []
    case .format(let format): Set(format.variables.map { $0.forms.map(\.selector) })
    case .device(let branches), .width(let branches):
      branches.reduce(into: []) { $0.formUnion($1.content.selectorLists) }
    case .several(let rules): rules.reduce(into: []) { $0.formUnion($1.selectorLists) }
    }
  }
}

extension Localization {
  /// The selectors of the forms of each plural rule, in file order.
  var selectorLists: Set<[Key]> {
    substitutions.reduce(into: variation.selectorLists) { $0.formUnion($1.variation.selectorLists) }
  }
}

extension Variation {
  /// The selectors of each plural variation, in file order.
  fileprivate var selectorLists: Set<[Key]> {
    switch self {
    case .unit: []
    case .plural(let cases):
      cases.reduce(into: [cases.map(\.selector)]) { $0.formUnion($1.variation.selectorLists) }
    case .device(let cases):
      cases.reduce(into: []) { $0.formUnion($1.variation.selectorLists) }
    }
  }
}
