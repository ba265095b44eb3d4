/// What an app shows for each key in each language: the one meaning of legacy files and catalogs.
///
/// `"a" = "x";` in `de.lproj/T.strings` is the table `T` with the entry `a`, whose localization
/// for `de` is the unit `x`.
public struct Table: Hashable, Sendable {
  /// The name of the table, without a file extension.
  public var name: String
  /// The language that the keys are developed in.
  public var sourceLanguage: LanguageTag
  /// The entries, in the order in which their keys were first met.
  public var entries: [Entry]

  /// One key in all languages.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// What translators are told.
    public var comment: String?
    /// The localizations, in the order of the languages of the table.
    public var localizations: [(language: LanguageTag, localization: Localization)] {
      get { zip(languages, values).map { ($0, $1) } }
      set {
        languages = newValue.map(\.language)
        values = newValue.map(\.localization)
      }
    }
    /// The languages that have the key.
    package var languages: [LanguageTag] = []
    /// The localizations of `languages`.
    package var values: [Localization] = []

    /// Creates an entry without localizations.
    public init(key: Key, comment: String? = nil) {
      self.key = key
      self.comment = comment
    }

    /// Returns the localization of a language, or nil when the language lacks the key.
    public subscript(language: LanguageTag) -> Localization? {
      languages.firstIndex(of: language).map { values[$0] }
    }

    /// Adds the localization of a further language.
    package mutating func append(_ localization: Localization, for language: LanguageTag) {
      languages.append(language)
      values.append(localization)
    }
  }

  /// Creates a table.
  public init(name: String, sourceLanguage: LanguageTag, entries: [Entry] = []) {
    self.name = name
    self.sourceLanguage = sourceLanguage
    self.entries = entries
  }
}
