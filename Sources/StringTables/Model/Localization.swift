/// What one key shows in one language.
///
/// The rule `%#@files@` with the forms `%d file` and `%d files` is a plural variation of two units.
public struct Localization: Hashable, Sendable {
  /// The text, or how it varies.
  public var variation: Variation
  /// The plural rules that the text refers to as `%#@name@`, in file order.
  public var substitutions: [Substitution]

  /// Creates a localization from its text and the rules that it refers to.
  public init(_ variation: Variation, substitutions: [Substitution] = []) {
    self.variation = variation
    self.substitutions = substitutions
  }
}

extension Localization {
  /// Whether the localization is one text without rules.
  package var isPlain: Bool {
    if case .unit = variation { substitutions.isEmpty } else { false }
  }
}

/// A text, or the texts for plural categories or devices.
public enum Variation: Hashable, Sendable {
  /// One text.
  case unit(String)
  /// A variation for each plural category, in file order.
  indirect case plural([Case])
  /// A variation for each device, in file order.
  indirect case device([Case])

  /// One branch: a plural category or a device with what it shows.
  public struct Case: Hashable, Sendable {
    /// The category (`one`, `other`) or device (`iphone`, `other`); unknown ones are kept.
    public var selector: Key
    /// What is shown.
    public var variation: Variation

    /// Creates the branch of a category or device.
    public init(_ selector: Key, _ variation: Variation) {
      self.selector = selector
      self.variation = variation
    }
  }
}

/// A plural rule for one argument, referred to by name from the text of a localization.
public struct Substitution: Hashable, Sendable {
  /// The name between `%#@` and `@`.
  public var name: Key
  /// The number of the argument, from 1, when the reference said it.
  public var argument: Int?
  /// The printf type of the argument, without `%`.
  public var formatSpecifier: String?
  /// The plural variation; `%arg` in it stands for the argument.
  public var variation: Variation

  /// Creates a substitution.
  public init(
    name: Key, argument: Int? = nil, formatSpecifier: String?, variation: Variation
  ) {
    self.name = name
    self.argument = argument
    self.formatSpecifier = formatSpecifier
    self.variation = variation
  }
}
