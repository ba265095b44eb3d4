/// What a catalog says of one key.
///
/// `{"comment" : "c", "localizations" : {"de" : {"stringUnit" : {"state" : "new", "value" : "x"}}}}` is an
/// entry with the comment `c` and one localization, whose unit is in the state `new`.
public struct CatalogEntry: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// What translators are told.
  public var comment: String?
  /// Where the key comes from; nil means that Xcode keeps it in step with the code.
  public var extractionState: ExtractionState?
  /// Whether the key is to be translated; nil means yes.
  public var shouldTranslate: Bool?
  /// The localizations, in file order.
  public var localizations: [CatalogLocalization] = []
  /// All members, in file order.
  public var members: [Catalog.Member] = []
  /// The members without a known meaning, in file order.
  public var unknownMembers: [Catalog.Member] = []
  /// The UTF-8 offsets of the entry, braces included.
  public var range: Range<UInt32> = 0..<0

  /// Creates an entry that says nothing.
  init(key: Key) {
    self.key = key
  }
}

/// What a catalog says of one key in one language.
public struct CatalogLocalization: Hashable, Sendable {
  /// The language, as spelled.
  public var language: LanguageTag
  /// What is shown; nil where nothing is (`null`, `{}`) or phrases are.
  public var localization: Localization?
  /// The states of the units, those of the text first, then those of the substitutions, in file order.
  public var states: [UnitState] = []
  /// The phrases of a `stringSet`, which only App Shortcuts have.
  public var phrases: [String] = []
  /// The members without a known meaning and those that show nothing, at any depth, in file order.
  public var unknownMembers: [Catalog.Member] = []
  /// The UTF-8 offsets of the language, quotes included.
  public var keyRange: Range<UInt32>
  /// The UTF-8 offsets of the localization as written.
  public var range: Range<UInt32>

  /// Whether the localization is one text and has nothing else.
  package var isPlain: Bool {
    localization?.isPlain == true && phrases.isEmpty && unknownMembers.isEmpty
  }

  /// Creates a localization that shows nothing.
  init(language: LanguageTag, keyRange: Range<UInt32>) {
    self.language = language
    self.keyRange = keyRange
    range = keyRange
  }
}

/// Where a key comes from: `manual`, `migrated`, `stale`, `extracted_with_value` or what Apple adds.
public struct ExtractionState: RawRepresentable, Hashable, Sendable {
  /// The word in the catalog.
  public let rawValue: String

  /// Creates a state from its word.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Kept by hand, whatever the code says.
  public static let manual = ExtractionState(rawValue: "manual")
  /// Written by a migration.
  public static let migrated = ExtractionState(rawValue: "migrated")
}

/// How far a text is: `new`, `translated`, `needs_review`, `machine_translated` or what Apple adds.
public struct UnitState: RawRepresentable, Hashable, Sendable {
  /// The word in the catalog.
  public let rawValue: String

  /// Creates a state from its word.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not translated yet.
  public static let new = UnitState(rawValue: "new")
  /// Ready to be shown.
  public static let translated = UnitState(rawValue: "translated")
}
