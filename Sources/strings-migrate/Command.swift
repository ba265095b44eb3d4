/// One subcommand: what it is for and what may stand behind its name.
///
/// The table feeds parsing, help and usage, so that they cannot disagree.
struct Command: Sendable {
  /// A word that is no option.
  struct Argument: Sendable {
    /// The name between angle brackets.
    let name: String
    /// What it is, one phrase.
    let help: String
    /// Whether it may be left out.
    var isOptional = true
  }

  /// An option or a flag.
  struct Option: Sendable {
    /// The name, without dashes.
    let name: String
    /// The one-letter name.
    var short: Character?
    /// The name of the value between angle brackets; nil for a flag.
    var value: String?
    /// The values that are allowed; empty for any.
    var choices: [String] = []
    /// What it does, one phrase.
    let help: String
    /// Whether it may be given more than once.
    var isRepeatable = false
    /// Whether `--no-` before the name takes it back.
    var isInvertible = false
    /// Whether only `--help-hidden` shows it.
    var isHidden = false
  }

  /// The name.
  let name: String
  /// What it does, one phrase.
  let abstract: String
  /// The words behind it; the last one may repeat.
  var arguments: [Argument] = []
  /// Its options, the common ones included.
  var options: [Option] = []
}

extension Command.Option {
  /// The names as usage shows them: `-o, --output <dir>`; a name of one letter has one dash.
  var label: String {
    (short.map { "-\($0), " } ?? "")
      + "\(name.count == 1 ? "-" : "--")\(isInvertible ? "[no-]" : "")\(name)"
      + (value.map { " <\($0)>" } ?? "")
  }

  /// The long name with its value: `--output <dir>`.
  var synopsis: String { "--\(name)" + (value.map { " <\($0)>" } ?? "") }

  /// What it does, with the values that are allowed.
  var description: String {
    choices.isEmpty ? help : "\(help) (values: \(choices.joined(separator: ", ")))"
  }
}
