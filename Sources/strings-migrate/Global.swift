/// What may stand before a subcommand.
enum Global {
  /// The options.
  static let all = [
    Command.Option(
      name: "C", value: "dir", help: "Work as if the program were started in this folder."),
    Command.Option(
      name: "generate-completion-script", value: "shell",
      choices: Completions.Shell.allCases.map(\.rawValue),
      help: "Print the completions for a shell."),
    Command.Option(
      name: "experimental-dump-help", help: "Print the help of all subcommands as JSON.",
      isHidden: true),
    Command.Option(name: "version", help: "Show the version."),
    Command.Option(name: "help", short: "h", help: "Show help information."),
    Command.Option(
      name: "help-hidden", help: "Show help information, hidden options too.", isHidden: true),
  ]

  /// Returns the folder of `-C <dir>` and the words behind it; nil without the option.
  static func folder(
    of arguments: [String]
  ) throws(UsageError) -> (path: String, rest: [String])? {
    guard let first = arguments.first else { return nil }
    if first.hasPrefix("-C=") {
      return (String(first.dropFirst(3)), Array(arguments.dropFirst()))
    }
    guard first == "-C" else { return nil }
    guard arguments.count > 1 else { throw UsageError("Missing value for '-C <dir>'") }
    return (arguments[1], Array(arguments.dropFirst(2)))
  }

  /// Returns the text that is asked for instead of work; nil when a subcommand comes first.
  static func page(for arguments: [String]) throws(UsageError) -> String? {
    let root = Help.root(width: Terminal.width)
    guard let first = arguments.first else { return root }
    let parts = first.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let next = parts.count > 1 ? String(parts[1]) : arguments.dropFirst().first
    switch parts[0] {
    case "--help", "-h": return root
    case "--help-hidden": return Help.root(width: Terminal.width, showsHidden: true)
    case "--experimental-dump-help": return ToolInfo.document
    case "--version": return Commands.version
    case "--generate-completion-script":
      let shell = try choice(
        next, of: Completions.Shell.self, "--generate-completion-script <shell>")
      return Completions.script(for: shell)
    case "help":
      guard let next else { return root }
      guard next != "--format" else {
        let format = try choice(
          arguments.dropFirst(2).first, of: Manual.Format.self, "--format <format>")
        return Manual.text(in: format)
      }
      return Help.text(of: try Main.command(named: next), width: Terminal.width)
    default:
      guard first.hasPrefix("-") else { return nil }
      let hint = UsageError.suggestion(
        for: String(parts[0]), among: all.map { "--\($0.name)" })
      throw UsageError("Unknown option '\(first)'\(hint)")
    }
  }

  /// Returns the value of an option that takes one of some words.
  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ word: String?, of type: Choice.Type, _ option: String
  ) throws(UsageError) -> Choice {
    guard let word else { throw UsageError("Missing value for '\(option)'") }
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue)
      throw UsageError(
        "The value '\(word)' is invalid for '\(option)'"
          + UsageError.suggestion(for: word, among: words)
          + " (values: \(words.joined(separator: ", ")))")
    }
    return choice
  }
}
