/// The entries of one `.stringsdict` file.
///
/// `<key>n</key><dict>…%#@files@…</dict>` is an entry whose rule is a format with the variable `files`.
/// Apple, "Stringsdict File Format" (2016).
public struct StringsdictFile: Sendable {
  /// One key with what it shows.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// How the text is chosen.
    public var rule: StringsdictRule
    /// The text of a `Comment` member.
    public var comment: String?
    /// The UTF-8 offset of the key.
    public var offset: Int
  }

  /// The decoded text, for places.
  public let source: SourceText
  /// The way the file is written.
  public let format: PropertyList.Format
  /// The entries in file order, repeated keys kept.
  public let entries: [Entry]

  /// Creates a file from its entries.
  package init(source: SourceText, format: PropertyList.Format, entries: [Entry]) {
    self.source = source
    self.format = format
    self.entries = entries
  }
}

/// How the text of a key, or of a device, is chosen.
public indirect enum StringsdictRule: Hashable, Sendable {
  /// One text.
  case string(String)
  /// A format with the rules of its variables.
  case format(StringsdictFormat)
  /// A rule for each device, in file order.
  case device([Branch<StringsdictRule>])
  /// A rule for each width, in file order.
  case width([Branch<StringsdictRule>])
  /// A dictionary with several kinds of rules, in the order device, format, width.
  case several([StringsdictRule])
  /// A dictionary that holds no rule we know.
  case unknown(reason: String)

  /// What is shown for one device, width or plural category.
  public struct Branch<Content: Hashable & Sendable>: Hashable, Sendable {
    /// The device, width or category as written.
    public var selector: Key
    /// What is shown.
    public var content: Content
    /// The UTF-8 offset of the selector.
    public var offset: Int

    /// Creates the branch of a selector; the offset is 0 for rules that were never in a file.
    public init(selector: Key, content: Content, offset: Int = 0) {
      self.selector = selector
      self.content = content
      self.offset = offset
    }
  }
}

/// A `NSStringLocalizedFormatKey` with its variables.
public struct StringsdictFormat: Hashable, Sendable {
  /// The format, with references such as `%#@files@`.
  public var format: String
  /// The variables in file order, the unreferenced ones too.
  public var variables: [Variable]

  /// What a variable chooses its form by.
  public enum Kind: Hashable, Sendable {
    /// `NSStringPluralRuleType`.
    case plural
    /// `NSStringGenderRuleType`.
    case gender
    /// Another type, or none.
    case unknown(String)
  }

  /// One variable dictionary.
  public struct Variable: Hashable, Sendable {
    /// The name between `%#@` and `@`.
    public var name: Key
    /// What the form is chosen by.
    public var kind: Kind
    /// The printf type of the argument as written, nil when it is missing.
    public var valueType: String?
    /// The forms in file order: category and text.
    public var forms: [StringsdictRule.Branch<String>]
    /// The UTF-8 offset of the name.
    public var offset: Int

    /// Creates a variable; the offset is 0 for rules that were never in a file.
    public init(
      name: Key, kind: Kind, valueType: String?, forms: [StringsdictRule.Branch<String>],
      offset: Int = 0
    ) {
      self.name = name
      self.kind = kind
      self.valueType = valueType
      self.forms = forms
      self.offset = offset
    }
  }

  /// Creates a format with its variables.
  public init(format: String, variables: [Variable]) {
    self.format = format
    self.variables = variables
  }
}
