import CatalogVerification
import StringTables

extension Conversion {
  /// Proves that the catalog of an outcome shows what its legacy files show.
  ///
  /// What is found wrong is added to the diagnostics. The catalog of an outcome that is not proved is taken
  /// away, so that no plan writes it.
  ///
  /// - Returns: what was compared; nil when there is no catalog.
  public func verify(_ outcome: inout Conversion.Outcome) -> Receipt.Verified? {
    guard let bytes = outcome.bytes else { return nil }
    var expectation = Verification.Expectation(
      options.interpretation, losses: outcome.diagnostics.compactMap(\.about))
    expectation.jobs = options.jobs
    expectation.style = outcome.isMerged ? nil : options.style
    expectation.isWhole = !outcome.isMerged
    expectation.whole = outcome.whole
    expectation.kept = Set(outcome.kept.map { Verification.Entry($0.key, $0.language) })
    let verification = Verification(
      of: bytes, path: outcome.catalog, with: outcome.legacy, expecting: expectation)
    var findings = verification.diagnostics
    if let old = outcome.old, !outcome.isUnchanged {
      do throws(Diagnostic) {
        findings += try MergeVerification(
          of: bytes, from: old, path: outcome.catalog, with: outcome.legacy,
          expecting: expectation, style: options.style
        ).diagnostics
      } catch {
        findings.append(error)
      }
    }
    outcome.diagnostics += findings
    if findings.contains(where: { $0.severity == .error }) { outcome.bytes = nil }
    return Receipt.Verified(verification.figures)
  }
}

extension Verification.Expectation {
  /// Creates the expectation of a catalog made from legacy files that are read in a way.
  package init(
    _ interpretation: StringTables.Table.Interpretation, losses: [Diagnostic.About]
  ) {
    self.init()
    recovery = interpretation.recovery
    comments = interpretation.comments
    for loss in losses {
      guard let text = loss.lostText, let language = loss.language else { continue }
      self.losses[Verification.Entry(loss.key, language), default: []].insert(Key(text))
    }
  }
}

extension Receipt.Verified {
  /// Takes the figures of a verification.
  package init(_ figures: Verification.Figures) {
    self.init(
      values: (figures.values.found, figures.values.total),
      forms: (figures.forms.found, figures.forms.total),
      comments: (figures.comments.found, figures.comments.total), lost: figures.lost)
  }
}
