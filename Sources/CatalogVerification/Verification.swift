import StringTables

/// The proof that a catalog shows what the legacy files of its table show.
///
/// The catalog is read back from its bytes. Each text of each key and language must be there, in its place
/// and in the same words, and both sides must show the same for sample numbers of each plural category on each
/// device. Nothing of the conversion takes part.
public struct Verification: Sendable {
  /// What the catalog is expected to be.
  public struct Expectation: Sendable {
    /// Which entries of files with syntax errors count.
    public var recovery = StringsFile.Recovery.fail
    /// Which comments the catalog has.
    public var comments = CommentBinding.Mode.nearest
    /// What a new catalog says beside the texts; nil for a catalog that was there or was edited.
    public var style: CatalogWriter.Style?
    /// Whether the catalog has the legacy texts and comments only, not those of others too.
    public var isWhole = true
    /// All legacy files of the table, when a new catalog has some languages only: comments come from them.
    public var whole: LegacyTable?
    /// Texts of the catalog that stay although the legacy files have others.
    public var kept: Set<Entry> = []
    /// Texts that the user agreed to lose.
    public var losses: [Entry: Set<Key>] = [:]
    /// Whether texts that were edited since are notes.
    public var allowsEdits = false
    /// How many threads compare, from 1; the result is the same.
    public var jobs = 1

    /// Creates the expectation of a catalog that has everything.
    public init() {}
  }

  /// A key in a language.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public let key: Key
    /// The language.
    public let language: LanguageTag

    /// Creates a pair.
    public init(_ key: Key, _ language: LanguageTag) {
      self.key = key
      self.language = language
    }
  }

  /// What was compared.
  public struct Figures: Hashable, Sendable {
    /// Localizations of the legacy files, and those that the catalog has.
    public var values = Count()
    /// Plural forms of the legacy files, and those that the catalog has.
    public var forms = Count()
    /// Comments that the catalog must have, and those that it has.
    public var comments = Count()
    /// Texts that the catalog does not have, those that the user agreed to lose included.
    public var lost = 0

    /// Creates figures of nothing.
    public init() {}
  }

  /// A part of a total.
  public struct Count: Hashable, Sendable {
    /// What was found.
    public var found = 0
    /// What there is.
    public var total = 0

    /// Adds another part of another total.
    static func += (left: inout Count, right: Count) {
      left.found += right.found
      left.total += right.total
    }
  }

  /// What is missing, changed or too much, in the order of the catalog.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// What was compared.
  public internal(set) var figures = Figures()

  /// Compares the bytes of a catalog with legacy files.
  public init(
    of bytes: [UInt8], path: String, with legacy: LegacyTable,
    expecting expectation: Expectation = Expectation()
  ) {
    do throws(Diagnostic) {
      let catalog = try Catalog(path: path, bytes: bytes, diagnostics: &diagnostics)
      compare(catalog, with: legacy, expectation)
    } catch {
      diagnostics.append(error)
    }
  }

  /// Compares a catalog with legacy files.
  public init(
    of catalog: Catalog, with legacy: LegacyTable,
    expecting expectation: Expectation = Expectation()
  ) {
    compare(catalog, with: legacy, expectation)
  }

  /// Takes what a verifier finds.
  private mutating func compare(
    _ catalog: Catalog, with legacy: LegacyTable, _ expectation: Expectation
  ) {
    var verifier = Verifier(catalog, legacy, expectation)
    verifier.run()
    diagnostics += verifier.diagnostics
    figures = verifier.figures
  }
}
