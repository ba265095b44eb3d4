/// How far a table is, before a run.
public struct TableStatus: Hashable, Sendable {
  /// What there is of the table.
  public enum Stage: String, Hashable, Sendable {
    /// Only legacy files.
    case legacy
    /// Only a catalog.
    case migrated
    /// A catalog and legacy files, which do not build in one target.
    case both
  }

  /// What there is of the table.
  public var stage: Stage
  /// The number of its legacy files.
  public var legacyFiles: Int

  /// Creates the status of a table that has only legacy files.
  init() {
    stage = .legacy
    legacyFiles = 0
  }

  /// Takes the status of a table that has legacy files.
  init(of table: Discovery.Table, hasCatalog: Bool) {
    stage = hasCatalog ? .both : .legacy
    legacyFiles = table.files.count
  }
}
