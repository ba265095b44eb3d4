import StringTables

extension Report {
  /// What is there of one table, and what became or would become of it.
  public struct Table: Sendable {
    /// What a run did with the catalog, or would do.
    public enum Action: String, Sendable {
      /// Nothing, because nothing was asked for.
      case none
      /// It is written.
      case write
      /// Texts are added to the one that is there.
      case merge
      /// The one that is there has everything.
      case unchanged
      /// It cannot be written.
      case refuse
    }

    /// The name.
    public var name: String
    /// The folder that holds its language folders or its catalog.
    public var folder: String
    /// The path of its catalog, which need not be there.
    public var catalog: String
    /// Which files it has.
    public var status: TableStatus.Stage
    /// The source language, and how it is known.
    public var source: SourceLanguage
    /// What was counted.
    public var figures = Figures()
    /// How far each language is, sorted.
    public var languages: [Coverage] = []
    /// Its files.
    public var files: [File] = []
    /// What was or would be done.
    public var action = Action.none
    /// Whether the run writes nothing.
    public var isDryRun = true
    /// The size that the catalog has afterwards, in bytes.
    public var catalogSize: Int?
    /// What the verification compared.
    public var verified: Receipt.Verified?
    /// The Swift names that keys would have, when they were asked for.
    public var symbols: [SymbolForecast.Symbol] = []

    /// What the terminal says of the table; empty where nothing but an inventory is asked for.
    public var receipt: [String] = []

    /// Creates a table of which no more is known.
    public init(
      name: String, folder: String, catalog: String, status: TableStatus.Stage,
      source: SourceLanguage
    ) {
      self.name = name
      self.folder = folder
      self.catalog = catalog
      self.status = status
      self.source = source
    }

    /// Keys that apps do not show today because of faults in the files, in all languages together.
    public var lostKeys: Int { languages.reduce(0) { $0 + $1.lostKeys } }
    /// Keys that Xcode's migration would lose or break, in all languages together.
    public var lostByXcode: Int { languages.reduce(0) { $0 + $1.lostByXcode } }
  }

  /// How far one language of a table is.
  public struct Coverage: Sendable {
    /// The language.
    public var language: LanguageTag
    /// Keys of the source language.
    public var sourceKeys = 0
    /// Keys that the language has.
    public var keys = 0
    /// Keys of the source language that have a text here, an empty one only where the source has one.
    public var translated = 0
    /// Keys of the source language that the language lacks.
    public var missing: [Key] = []
    /// Keys that the source language lacks.
    public var extra: [Key] = []
    /// Texts that are the same as in the source language.
    public var same = 0
    /// Texts without characters.
    public var empty = 0
    /// Texts of a catalog that are not translated yet or need a review.
    public var unfinished = 0
    /// Keys that apps do not show today, because Apple's loader refuses the file or stops early.
    public var lostKeys = 0
    /// Keys that Xcode's migration would lose or break.
    public var lostByXcode = 0
    /// The first key that apps do not show today.
    public var firstLost: Key?
    /// Whether the loader refuses a file as a whole.
    public var isRefused = false

    /// Creates the coverage of a language without texts.
    public init(_ language: LanguageTag) {
      self.language = language
    }

    /// Keys of the source language that have a text here, in tenths of a percent, rounded down.
    public var permille: Int { sourceKeys == 0 ? 1000 : translated * 1000 / sourceKeys }

    /// The same as people read it: `98.7 %`, or a dash where the source language has no keys.
    public var percent: String {
      sourceKeys == 0 ? "–" : "\(permille / 10).\(permille % 10) %"
    }
  }
}
