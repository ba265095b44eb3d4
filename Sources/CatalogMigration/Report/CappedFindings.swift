import StringTables

/// Findings for reading: of one rule only the first ones, and how many more there are.
public struct CappedFindings: Sendable {
  /// The findings to show, in order.
  public private(set) var shown: [Diagnostic] = []
  /// A line for each rule of which findings are left out.
  public private(set) var remarks: [String] = []

  /// What repeats of a finding are counted by: warnings and notes by rule, errors by rule and file.
  private struct Repeat: Hashable {
    /// The rule.
    let id: DiagnosticID
    /// The file, for errors: each file that has some shows some.
    let path: String?
  }

  /// Chooses from findings in the order of their places.
  ///
  /// - Parameter mostPerRule: findings of one rule at most, 0 for all.
  public init(_ diagnostics: [Diagnostic], mostPerRule: Int) {
    var counts: [Repeat: Int] = [:]
    for diagnostic in diagnostics {
      let isError = diagnostic.severity == .error
      let kind = Repeat(id: diagnostic.id, path: isError ? diagnostic.location?.path : nil)
      counts[kind, default: 0] += 1
      if mostPerRule == 0 || counts[kind, default: 0] <= mostPerRule { shown.append(diagnostic) }
    }
    guard mostPerRule > 0 else { return }
    let capped = counts.filter { $0.value > mostPerRule }.sorted {
      ($0.key.id.rawValue, $0.key.path ?? "") < ($1.key.id.rawValue, $1.key.path ?? "")
    }
    remarks = capped.map { kind, count in
      "\(kind.path.map { "\($0): " } ?? "")\(kind.id.severity.rawValue): … and"
        + " \(count - mostPerRule) more, --max-per-rule 0 shows all [\(kind.id.rawValue)]"
    }
  }
}
