/// A text seen as a printf format: its literal parts, its specifiers and its references to rules.
///
/// `%1$@ has %#@files@` is a specifier for argument 1, the literal ` has ` and a reference to `files`.
/// The scanner follows CoreFoundation's CFString.c (`__CFParseFormatSpec`), not one pattern: digits,
/// flags, width, precision and length may come in any order.
public struct FormatString: Hashable, Sendable {
  /// Which additions to printf a text may use.
  public enum Dialect: Hashable, Sendable {
    /// Legacy texts, and catalog texts after compilation.
    case legacy
    /// Catalog texts: `%(name)lld` is `%lld`.
    case catalog
    /// Forms of a catalog's substitution: as `catalog`, and `%arg` stands for the argument.
    case substitution
  }

  /// One part of a format.
  public enum Piece: Hashable, Sendable {
    /// Text that is printed as it is; `%%` gives `%`.
    case literal(String)
    /// A specifier that prints an argument.
    case specifier(Specifier)
    /// A reference `%#@name@` to a rule.
    case reference(Reference)
    /// `%arg`, the argument of the substitution, at its UTF-8 offsets.
    case substitutionArgument(Range<Int>)

    /// The UTF-8 offsets of the piece in the text, nil for literal text.
    package var range: Range<Int>? {
      switch self {
      case .literal: nil
      case .specifier(let specifier): specifier.range
      case .reference(let reference): reference.range
      case .substitutionArgument(let range): range
      }
    }
  }

  /// A specifier such as `%2$.1f`.
  public struct Specifier: Hashable, Sendable {
    /// The number after `%` and before `$`, from 1.
    public var argument: Int?
    /// Flags, width and precision as written, without the argument number.
    public var modifiers: String
    /// Arguments that `*` takes before the value.
    public var starCount: Int
    /// The length modifier and the conversion: `lld`, `@`, `f`.
    public var type: String
    /// The UTF-8 offsets of the specifier in the text.
    public var range: Range<Int>
  }

  /// A reference to a rule.
  public struct Reference: Hashable, Sendable {
    /// The name between `#@` and `@`.
    public var name: String
    /// The number before `$`, from 1.
    public var argument: Int?
    /// Flags, width and precision as written, without `#`.
    public var modifiers: String
    /// The UTF-8 offsets of the reference in the text.
    public var range: Range<Int>
  }

  /// The parts, in order.
  public private(set) var pieces: [Piece] = []

  /// The specifiers, in order.
  public var specifiers: [Specifier] {
    pieces.compactMap { if case .specifier(let specifier) = $0 { specifier } else { nil } }
  }

  /// The references, in order.
  public var references: [Reference] {
    pieces.compactMap { if case .reference(let reference) = $0 { reference } else { nil } }
  }

  /// Scans a text.
  public init(_ text: String, dialect: Dialect = .legacy) {
    var scanner = FormatScanner(bytes: Array(text.utf8), dialect: dialect)
    pieces = scanner.pieces()
  }
}

extension FormatString.Piece {
  /// Whether the piece is `%arg`.
  package var isSubstitutionArgument: Bool {
    if case .substitutionArgument = self { true } else { false }
  }
}

extension FormatString.Specifier {
  /// The conversion letter.
  public var conversion: Character { type.last ?? "@" }

  /// Whether the conversion prints a number, by which a plural category can be chosen.
  public var isNumeric: Bool { "diuUoOxXDaAeEfFgG".contains(conversion) }
}
