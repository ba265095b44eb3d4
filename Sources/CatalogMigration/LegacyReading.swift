import StringTables

/// The legacy files of a table as they were read, for comparing them with a catalog.
public struct LegacyReading: Sendable {
  /// The files; those that cannot be read are missing.
  public let legacy: LegacyTable
  /// What was found in them.
  public let diagnostics: [Diagnostic]
  /// Texts that a conversion that may degrade rules loses.
  public let losses: [Diagnostic.About]

  /// Reads the files of a table for the source language of a catalog.
  public init(of table: Discovery.Table, source: LanguageTag, options: Conversion.Options) {
    var diagnostics: [Diagnostic] = []
    let conversion = Conversion(Discovery([]), options: options)
    legacy = conversion.legacy(of: table, source: source, diagnostics: &diagnostics).legacy
    self.diagnostics = diagnostics
    var mapping: [Diagnostic] = []
    if options.interpretation.unsupported == .degrade {
      _ = Table(legacy, interpretation: options.interpretation, diagnostics: &mapping)
    }
    losses = mapping.compactMap(\.about).filter { $0.lostText != nil }
  }
}
