/// The words of a command line, sorted by what they are.
struct Arguments: Hashable, Sendable {
  /// Words that are no options, in order.
  private(set) var words: [String] = []
  /// The values of each option, in order.
  private var values: [String: [String]] = [:]
  /// The flags that were given.
  private var flags: Set<String> = []

  /// Reads the words behind the name of a subcommand.
  ///
  /// `-o=v`, `-o v`, `--output=v` and `--output v` are one; `-qv` is `-q -v`; behind `--` all are words.
  /// - Throws: what swift-argument-parser says in the same place.
  init(_ arguments: [String], of command: Command) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      } else if argument.hasPrefix("--") {
        try readLong(argument.dropFirst(2), from: &rest, of: command)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShort(argument.dropFirst(), from: &rest, of: command)
      } else {
        words.append(argument)
      }
    }
    if command.arguments.isEmpty, let extra = words.first {
      throw UsageError("Unexpected argument '\(extra)'", command: command)
    }
  }

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The last value of an option, nil when it was not given.
  func value(of option: String) -> String? { values[option]?.last }

  /// All values of an option, in order.
  func values(of option: String) -> [String] { values[option] ?? [] }

  /// Reads what begins with two dashes.
  private mutating func readLong(
    _ text: Substring, from rest: inout ArraySlice<String>, of command: Command
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if name.hasPrefix("no-"),
      let option = command.options.first(where: {
        $0.isInvertible && $0.name == name.dropFirst(3)
      })
    {
      flags.remove(option.name)
      return
    }
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw UsageError(unknown: "--\(name)", of: command)
    }
    try read(
      option, spelled: "--\(name)", value: parts.count > 1 ? String(parts[1]) : nil, from: &rest,
      of: command)
  }

  /// Reads what begins with one dash: flags in a row, or one option with its value.
  private mutating func readShort(
    _ text: Substring, from rest: inout ArraySlice<String>, of command: Command
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let letters = Array(parts[0])
    for (number, letter) in letters.enumerated() {
      guard let option = command.options.first(where: { $0.short == letter }),
        option.value == nil || letters.count == 1
      else { throw UsageError(unknown: "-\(letter)", of: command) }
      let value = number + 1 == letters.count && parts.count > 1 ? String(parts[1]) : nil
      try read(option, spelled: "-\(letter)", value: value, from: &rest, of: command)
    }
  }

  /// Notes an option with its value, or a flag.
  private mutating func read(
    _ option: Command.Option, spelled: String, value: String?,
    from rest: inout ArraySlice<String>, of command: Command
  ) throws(UsageError) {
    guard let valueName = option.value else {
      if let value {
        throw UsageError(
          "The option '\(spelled)' does not take any value, but '\(value)' was specified.",
          command: command)
      }
      flags.insert(option.name)
      return
    }
    guard let value = value ?? nextValue(from: &rest) else {
      throw UsageError(
        "Missing value for '\(spelled) <\(valueName)>'", option: option, command: command)
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw UsageError(
        "The value '\(value)' is invalid for '\(spelled) <\(valueName)>'"
          + UsageError.suggestion(for: value, among: option.choices),
        option: option, command: command)
    }
    if option.isRepeatable {
      values[option.name, default: []].append(value)
    } else {
      values[option.name] = [value]
    }
  }

  /// Takes the next word as a value, unless it is an option.
  private func nextValue(from rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { return nil }
    rest.removeFirst()
    return next
  }
}
