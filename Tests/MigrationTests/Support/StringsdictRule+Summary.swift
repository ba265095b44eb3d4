import StringTables

extension StringsdictRule {
  /// The rule on one line: `device["mac": "Click", "other": "Tap"]`.
  var summary: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .format(let format): format.summary
    case .device(let branches): "device\(list(branches) { $0.summary })"
    case .width(let branches): "width\(list(branches) { $0.summary })"
    case .several(let rules): "several[\(rules.map(\.summary).joined(separator: ", "))]"
    case .unknown: "unknown"
    }
  }
}

extension StringsdictFormat {
  /// The format on one line: `format("%#@n@", n: plural d ["other": "%d"])`.
  fileprivate var summary: String {
    let parts = variables.map { variable in
      let kind =
        switch variable.kind {
        case .plural: "plural"
        case .gender: "gender"
        case .unknown(let type): "unknown \(type)"
        }
      let forms = list(variable.forms) { "\"\($0)\"" }
      return "\(variable.name): \(kind) \(variable.valueType ?? "-") \(forms)"
    }
    return "format(\((["\"\(format)\""] + parts).joined(separator: ", ")))"
  }
}

/// Returns branches as `["selector": content]`.
private func list<Content>(
  _ branches: [StringsdictRule.Branch<Content>], summary: (Content) -> String
) -> String {
  let parts = branches.map { "\"\($0.selector)\": \(summary($0.content))" }
  return "[\(parts.joined(separator: ", "))]"
}
