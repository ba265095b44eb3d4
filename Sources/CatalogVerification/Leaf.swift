import StringTables

/// One text of a key in one language, with where it belongs and all argument numbers written out.
///
/// The form `%arg files` for `other` of a substitution for argument 2 of type `lld` is the text
/// `%2$lld files` at the path `#1`, `2`, `lld`, `other`.
public struct Leaf: Hashable, Sendable {
  /// Devices, widths, the variable by its order of use, its argument and type, and the category.
  ///
  /// Of a variable that nothing refers to it is `unused`, its type and the category; of a text that another
  /// rule hides for good it is empty.
  public var path: [Key]
  /// The text; references name variables by their order of use.
  public var text: Key
  /// Whether some situation shows the text.
  public var isUsed: Bool
}

/// A variable as a reference names it.
struct VariableUse: Hashable, Sendable {
  /// The name.
  let name: Key
  /// The argument, from 1.
  let argument: Int
}

/// Writes texts with all argument numbers.
struct LeafText {
  /// The variables that references named, in order of use.
  private(set) var uses: [VariableUse] = []

  /// Creates a writer that has seen no reference.
  init() {}

  /// Returns a text with numbers.
  ///
  /// - Parameters:
  ///   - own: what `%arg` stands for.
  ///   - isForm: whether the text is formatted in any case, not only when it reads an argument.
  ///   - resolve: the number that a reference has in its own text or in its rule, nil for none, when a rule of
  ///     its name exists.
  mutating func numbered(
    _ text: String, dialect: FormatString.Dialect, from first: Int = 1, own: String = "@",
    isForm: Bool, resolve: (FormatString.Reference) -> Int??
  ) -> Key {
    let pieces = FormatString(text, dialect: dialect).pieces
    guard isForm || pieces.contains(where: \.readsArgument) else { return Key(text) }
    var next = first
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let text):
        for scalar in text.unicodeScalars {
          result.unicodeScalars.append(scalar)
          if scalar == "%" { result += "%" }
        }
      case .substitutionArgument: result += "%\(first)$\(own)"
      case .specifier(let specifier):
        next += specifier.starCount
        result += "%\(specifier.argument ?? next)$\(specifier.modifiers)\(specifier.type)"
        if specifier.argument == nil { next += 1 }
      case .reference(let reference):
        guard let number = resolve(reference) else {
          // It is shown as it is written, like text, and takes an argument all the same.
          if reference.argument == nil { next += 1 }
          result += "%" + String(decoding: Array(text.utf8)[reference.range], as: UTF8.self)
          continue
        }
        let argument = number ?? next
        if number == nil { next += 1 }
        let modifiers = reference.modifiers == "1" ? "" : reference.modifiers
        result += "%\(argument)$\(modifiers)#@\(order(of: reference.name, argument))@"
      }
    }
    return Key(result)
  }

  /// Returns the order of a variable, from 1.
  private mutating func order(of name: String, _ argument: Int) -> Int {
    let use = VariableUse(name: Key(name), argument: argument)
    if let place = uses.firstIndex(of: use) { return place + 1 }
    uses.append(use)
    return uses.count
  }
}
