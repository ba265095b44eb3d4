extension DiagnosticID {
  /// Why a finding occurs, and what helps.
  public struct Explanation: Hashable, Sendable {
    /// What is wrong or was found, in sentences.
    public let cause: String
    /// The shortest example, as it stands in a file where it can.
    public let example: String
    /// What to do, in sentences.
    public let remedy: String

    /// Creates an explanation.
    init(_ cause: String, example: String, remedy: String) {
      self.cause = cause
      self.example = example
      self.remedy = remedy
    }
  }

  /// Why a finding of the rule occurs; nil only for a rule that nobody explained.
  public var explanation: Explanation? { Self.explanations[self] }

  /// All explanations.
  private static let explanations: [DiagnosticID: Explanation] = [
    stringsFormatExplanations, stringsSyntaxExplanations, stringsEntryExplanations,
    stringsdictExplanations, projectExplanations, catalogExplanations,
    auditExplanations,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
