/// All legacy files of one table.
///
/// `de.lproj/T.strings` and `de.lproj/T.stringsdict` are the table `T` with two files for `de`.
public struct LegacyTable: Sendable {
  /// The name of the table, without a file extension.
  public var name: String
  /// The language that the keys are developed in.
  public var sourceLanguage: LanguageTag
  /// The `.strings` file of each language.
  public var strings: [LanguageTag: StringsFile] = [:]
  /// The `.stringsdict` file of each language.
  public var stringsdicts: [LanguageTag: StringsdictFile] = [:]

  /// Creates a table without files.
  public init(name: String, sourceLanguage: LanguageTag) {
    self.name = name
    self.sourceLanguage = sourceLanguage
  }

  /// The languages that have a file, in the order of a catalog; `Base` is one of them.
  public var languages: [LanguageTag] {
    Set(strings.keys).union(stringsdicts.keys).sorted {
      CatalogKeyOrder.precedes($0.name, $1.name)
    }
  }

  /// The languages of the catalog: `Base` counts as the source language.
  public var shownLanguages: [LanguageTag] {
    Set(languages.map { $0 == .base ? sourceLanguage : $0 }).sorted {
      CatalogKeyOrder.precedes($0.name, $1.name)
    }
  }
}
