/// One finding: what is wrong or worth knowing, where, and how much it matters.
///
/// `a.strings:1:10: error: missing ';' after the value of "a" [strings.missing-semicolon]`
public struct Diagnostic: Error, Hashable, Sendable {
  /// How much a finding matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Information.
    case note
    /// Migrated, but users may see something else: look.
    case warning
    /// Something would be lost or cannot be read.
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }

    /// The order of the severities, from 0 for a note.
    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A further place or remark that belongs to a finding.
  public struct Note: Hashable, Sendable {
    /// One phrase, without a full stop.
    public var message: String
    /// The other place, when there is one.
    public var location: SourceLocation?

    /// Creates a remark, with the place it speaks of.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// What a finding is about, for programs; the message says it too.
  public struct About: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// The language, nil for all.
    public var language: LanguageTag?
    /// A text that the catalog does not hold and that the user agreed to lose.
    public var lostText: String?

    /// Creates what a finding is about.
    public init(_ key: Key, _ language: LanguageTag?, lostText: String? = nil) {
      self.key = key
      self.language = language
      self.lostText = lostText
    }
  }

  /// The rule that was broken.
  public var id: DiagnosticID
  /// One phrase that names key and language, without a full stop.
  public var message: String
  /// The place, or nil when the finding belongs to no file.
  public var location: SourceLocation?
  /// Further places and remarks, in order.
  public var notes: [Note]
  /// The key and language that it is about, where there is one.
  public var about: About?
  /// How much it matters, as the rule says.
  public var severity: Severity { id.severity }

  /// Creates a finding of a rule.
  public init(
    _ id: DiagnosticID, _ message: String, at location: SourceLocation?, notes: [Note] = [],
    about: About? = nil
  ) {
    self.about = about
    self.id = id
    self.message = message
    self.location = location
    self.notes = notes
  }
}
