import StringTables

/// Where and with which arguments a text is shown.
public struct Situation: Hashable, Sendable {
  /// The plural rules of the language.
  public var rules: PluralRules
  /// The device, as rules name it; nil is one that no rule names.
  public var device: Key?
  /// How many arguments the caller passes.
  public var argumentCount: Int
  /// The values of the arguments that choose a form, by number from 1.
  public var numbers: [Int: PluralNumber]

  /// Creates a situation.
  public init(
    language: LanguageTag, device: Key? = nil, argumentCount: Int,
    numbers: [Int: PluralNumber] = [:]
  ) {
    self.rules = PluralRules(for: language)
    self.device = device
    self.argumentCount = argumentCount
    self.numbers = numbers
  }

  /// Whether the caller passes an argument.
  func passes(_ argument: Int) -> Bool { argument <= argumentCount }

  /// Returns the value of an argument that chooses a form; 2 when none was given.
  func number(_ argument: Int) -> PluralNumber { numbers[argument] ?? 2 }
}

/// The arguments that the texts of one key read.
struct ArgumentSurvey: Hashable, Sendable {
  /// The types of the arguments that choose forms, by number from 1.
  var selectors: [Int: Set<String>] = [:]
  /// The greatest argument that a caller can be expected to pass.
  var count = 0

  /// Adds an argument that chooses a form.
  mutating func select(by number: Int, type: String) {
    selectors[number, default: []].insert(type)
  }

  /// Adds an argument that a caller can be expected to pass.
  mutating func expect(_ number: Int) {
    count = max(count, number)
  }

  /// Returns a survey of two sides.
  func merging(_ other: ArgumentSurvey) -> ArgumentSurvey {
    ArgumentSurvey(
      selectors: selectors.merging(other.selectors) { $0.union($1) },
      count: max(count, other.count))
  }
}
