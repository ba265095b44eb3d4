import StringTables

/// Which arguments a text takes, and of what kind each is.
///
/// `%2$@ has %1$lld` takes argument 1 as an integer of 64 bits and argument 2 as an object.
struct FormatSignature: Hashable {
  /// The kinds of values that printf tells apart on systems with 64 bits.
  enum Class: String, Hashable {
    /// `%@`
    case object = "an object"
    /// `%d` and its relatives.
    case int32 = "an integer of 32 bits"
    /// `%ld`, `%lld`, `%lu` and their relatives.
    case int64 = "an integer of 64 bits"
    /// `%f` and its relatives.
    case double = "a floating number"
    /// `%Lf`
    case longDouble = "a long floating number"
    /// `%s`
    case bytes = "a C string"
    /// `%S`, `%C`
    case units = "UTF-16"
    /// `%p`, `%n`, `%P`
    case pointer = "a pointer"
    /// A rule that does not say it.
    case unknown = "anything"

    /// Creates the class of a printf type such as `lld`.
    init(type: String) {
      let isLong = type.utf8.contains { "lqztj".utf8.contains($0) }
      switch type.utf8.last {
      case UInt8(ascii: "@"): self = .object
      case UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "e"), UInt8(ascii: "E"),
        UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "g"), UInt8(ascii: "G"):
        self = type.utf8.contains(UInt8(ascii: "L")) ? .longDouble : .double
      case UInt8(ascii: "s"): self = .bytes
      case UInt8(ascii: "S"), UInt8(ascii: "C"): self = .units
      case UInt8(ascii: "p"), UInt8(ascii: "n"), UInt8(ascii: "P"): self = .pointer
      case nil: self = .unknown
      default: self = isLong ? .int64 : .int32
      }
    }

    /// Whether an argument of one kind can be read as the other without a crash.
    func isLike(_ other: Class) -> Bool {
      self == other || self == .unknown || other == .unknown
    }

    /// Whether both are integers.
    func isIntegerLike(_ other: Class) -> Bool {
      [.int32, .int64].contains(self) && [.int32, .int64].contains(other)
    }
  }

  /// The class of each argument, by its number from 1.
  private(set) var arguments: [Int: Class] = [:]
  /// Whether specifiers with and without numbers stand in one text.
  private(set) var isMixed = false
  /// A percent sign that is hardly meant as a specifier, with the letter behind it.
  private(set) var suspicious: String?
  /// Whether plural forms may spell out a number instead of printing it.
  private(set) var isPlural = false

  /// An argument that the text does not use although it uses a later one; nil when there is none.
  var gap: Int? {
    guard let last = arguments.keys.max() else { return nil }
    return (1...last).first { arguments[$0] == nil }
  }

  /// Reads the texts of a localization.
  ///
  /// - Parameter countsSpaced: whether `% d`, with a blank as flag, is a specifier.
  init(_ localization: Localization, dialect: FormatString.Dialect, countsSpaced: Bool) {
    add(localization.variation, dialect, countsSpaced, localization.substitutions)
  }

  /// Adds the arguments of a text or of all its variations.
  private mutating func add(
    _ variation: Variation, _ dialect: FormatString.Dialect, _ countsSpaced: Bool,
    _ substitutions: [Substitution]
  ) {
    switch variation {
    case .unit(let text): add(text, dialect, countsSpaced, substitutions)
    case .plural(let cases):
      isPlural = true
      for branch in cases { add(branch.variation, dialect, countsSpaced, substitutions) }
    case .device(let cases):
      for branch in cases { add(branch.variation, dialect, countsSpaced, substitutions) }
    }
  }

  /// Adds the arguments of one text.
  private mutating func add(
    _ text: String, _ dialect: FormatString.Dialect, _ countsSpaced: Bool,
    _ substitutions: [Substitution]
  ) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    let bytes = Array(text.utf8)
    var next = 1
    var hasNumbers = false
    var hasNone = false
    for piece in FormatString(text, dialect: dialect).pieces {
      switch piece {
      case .literal, .substitutionArgument: break
      case .specifier(let specifier):
        if Self.isWeak(specifier, in: bytes, countsSpaced: countsSpaced) {
          suspicious = String(decoding: bytes[specifier.range], as: UTF8.self)
          continue
        }
        for _ in 0..<specifier.starCount {
          note(.int32, at: next)
          next += 1
        }
        if specifier.argument != nil { hasNumbers = true } else { hasNone = true }
        note(Class(type: specifier.type), at: specifier.argument ?? next)
        if specifier.argument == nil { next += 1 }
      case .reference(let reference):
        let rule = substitutions.first { $0.name == Key(reference.name) }
        let place = rule?.argument ?? reference.argument ?? next
        if reference.argument == nil { next += 1 }
        note(rule?.formatSpecifier.map(Class.init(type:)) ?? .unknown, at: place)
        isPlural = true
        if let rule { addForms(of: rule.variation) }
      }
    }
    if hasNumbers, hasNone { isMixed = true }
  }

  /// Adds the numbered arguments of the forms of a rule; those without a number are the rule's own.
  private mutating func addForms(of variation: Variation) {
    switch variation {
    case .unit(let text):
      for specifier in FormatString(text, dialect: .substitution).specifiers {
        if let argument = specifier.argument { note(Class(type: specifier.type), at: argument) }
      }
    case .plural(let cases), .device(let cases):
      for branch in cases { addForms(of: branch.variation) }
    }
  }

  /// Notes the class of an argument; what is known already stays.
  private mutating func note(_ kind: Class, at place: Int) {
    if arguments[place] == nil || arguments[place] == .unknown { arguments[place] = kind }
  }

  /// Whether a percent sign is hardly meant as a specifier: `100% sure`, `5%ige`, `% of`, `%50 indirim`.
  private static func isWeak(
    _ specifier: FormatString.Specifier, in bytes: [UInt8], countsSpaced: Bool
  ) -> Bool {
    guard specifier.argument == nil, specifier.starCount == 0, specifier.type != "@" else {
      return false
    }
    let start = specifier.range.lowerBound
    let followsDigit = start > 0 && (0x30...0x39).contains(bytes[start - 1])
    let end = specifier.range.upperBound
    let precedesLetter = end < bytes.count && isLetter(bytes[end])
    if specifier.modifiers.utf8.contains(0x20) {
      let hasWidth = specifier.modifiers.utf8.contains { (0x30...0x39).contains($0) }
      return !countsSpaced || followsDigit || precedesLetter || hasWidth
    }
    return followsDigit && precedesLetter && specifier.type.utf8.count == 1
  }

  /// Whether a byte is part of a letter: of ASCII, or of any other script.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
  }
}
