import StringTables

/// What Apple's catalog compiler would refuse in a catalog.
public struct CompileAudit: Sendable {
  /// What was found, in file order.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Compiles all entries; those that cannot be read are left out.
  ///
  /// Phrases of App Shortcuts are no finding: the compiler takes them, only legacy files cannot.
  public init(_ catalog: Catalog) {
    for entry in catalog.entries {
      let content: CatalogEntry
      do throws(Diagnostic) { content = try catalog.content(of: entry) } catch {
        // The audit of the catalog reports it.
        continue
      }
      do throws(Diagnostic) { _ = try catalog.compiled(content) } catch {
        guard error.id != .catalogPhrases else { continue }
        diagnostics.append(error)
      }
    }
  }
}
