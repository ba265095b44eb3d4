import StringTables

/// What an app shows, with each argument as a marker that names how it was read.
///
/// `%2$lld files of %1$@` with 5 for argument 2 is `⟦2:lld:5⟧ files of ⟦1⟧`. Two texts are equal when
/// they read the same arguments as the same types around the same code units.
public struct ShownText: Hashable, Sendable {
  /// One part of a text.
  public enum Piece: Hashable, Sendable {
    /// Text that is shown as it is.
    case literal(Key)
    /// An argument that is printed.
    case argument(Argument)
    /// An argument by which the following form is chosen.
    case selection(Argument)
    /// An argument that no caller passes; what is shown is not defined.
    case pastTheEnd(Argument)
    /// Flags, width and precision for the text of a reference.
    case padding(String)
    /// A place at which nothing can be shown.
    case fault(Fault)
  }

  /// How an argument is read.
  public struct Argument: Hashable, Sendable {
    /// The number, from 1.
    public var number: Int
    /// Flags, width and precision; behind each `*` the number of the argument that it takes.
    public var modifiers: String
    /// The length modifier and the conversion: `lld`, `@`.
    public var type: String
    /// The value, when the argument chooses a form somewhere.
    public var value: PluralNumber?
  }

  /// Why nothing can be shown.
  public enum Fault: String, Hashable, Sendable, CaseIterable {
    /// No form is there for the category, nor one for `other`.
    case noForm = "no form"
    /// References go deeper than ten levels.
    case tooDeep = "too deep"
    /// The expanded text has too many parts.
    case tooLong = "too long"
    /// The dictionary holds no known rule.
    case unknownRule = "unknown rule"
    /// A catalog refers to a substitution that it does not define.
    case undefinedSubstitution = "undefined substitution"
    /// A substitution or a plural variation of a catalog refers to a substitution.
    case nestedReference = "nested reference"
    /// The device `other`, a substitution or a plural category varies in a way that no catalog may.
    case misplacedVariation = "misplaced variation"
    /// A plural variation of a catalog prints no number.
    case noNumber = "no number"
    /// A reference names another argument than its substitution.
    case twoArguments = "two arguments"
    /// `%arg` stands beside a specifier without an argument number.
    case ambiguousArgument = "ambiguous argument"
  }

  /// The parts in order; no two literals are neighbours.
  public private(set) var pieces: [Piece] = []

  /// Creates an empty text.
  init() {}

  /// Adds literal text.
  mutating func append(literal text: String) {
    guard !text.isEmpty else { return }
    if case .literal(let before)? = pieces.last {
      pieces[pieces.count - 1] = .literal(Key(before.text + text))
    } else {
      pieces.append(.literal(Key(text)))
    }
  }

  /// Adds a piece of another text.
  mutating func append(_ piece: Piece) {
    if case .literal(let text) = piece { append(literal: text.text) } else { pieces.append(piece) }
  }

  /// Adds an argument that is printed.
  mutating func append(
    argument number: Int, modifiers: String = "", type: String, in situation: Situation
  ) {
    let argument = Argument(
      number: number, modifiers: modifiers, type: type, value: situation.numbers[number])
    pieces.append(situation.passes(number) ? .argument(argument) : .pastTheEnd(argument))
  }

  /// Adds an argument that chooses a form.
  mutating func append(selection number: Int, type: String, in situation: Situation) {
    let argument = Argument(
      number: number, modifiers: "", type: type, value: situation.number(number))
    if !situation.passes(number) { pieces.append(.pastTheEnd(argument)) }
    pieces.append(.selection(argument))
  }

  /// Adds flags, width and precision of a reference, when they have an effect.
  mutating func append(padding modifiers: String) {
    let width = modifiers.drop { "-+ 0".contains($0) }
    guard width != "" && width != "1" else { return }
    pieces.append(.padding(modifiers))
  }

  /// Adds a place at which nothing can be shown.
  mutating func append(fault: Fault) {
    pieces.append(.fault(fault))
  }

  /// Whether expansion must stop.
  var isExhausted: Bool {
    pieces.count >= 10_000 || pieces.last == .fault(.tooDeep) || pieces.last == .fault(.tooLong)
  }

  /// The arguments below the greatest one read that nothing reads, from 1.
  ///
  /// CoreFoundation does not step over an argument that no specifier names, so later ones are misread.
  public var gaps: [Int] {
    var read: Set<Int> = []
    for piece in pieces {
      switch piece {
      case .argument(let argument), .selection(let argument), .pastTheEnd(let argument):
        read.insert(argument.number)
      case .literal, .padding, .fault: break
      }
    }
    return (1...max(1, read.max() ?? 1)).filter { !read.contains($0) && !read.isEmpty }
  }
}

extension FormatString.Piece {
  /// Whether the piece is more than text.
  ///
  /// A text without such pieces is shown as it is when it is not formatted, `%%` included.
  var readsArgument: Bool {
    switch self {
    case .literal: false
    case .specifier, .reference, .substitutionArgument: true
    }
  }
}

extension ShownText: CustomStringConvertible {
  public var description: String { pieces.map(\.description).joined() }
}

extension ShownText.Piece: CustomStringConvertible {
  public var description: String {
    switch self {
    case .literal(let text): text.text
    case .argument(let argument): "⟦\(argument)⟧"
    case .selection(let argument): "⟦#\(argument)⟧"
    case .pastTheEnd(let argument): "⟦!\(argument)⟧"
    case .padding(let modifiers): "⟦|\(modifiers)⟧"
    case .fault(let fault): "⟦?\(fault.rawValue)⟧"
    }
  }
}

extension ShownText.Argument: CustomStringConvertible {
  public var description: String {
    let how = type == "@" && modifiers.isEmpty && value == nil ? "" : ":\(modifiers)\(type)"
    return "\(number)\(how)" + (value.map { ":\($0)" } ?? "")
  }
}
