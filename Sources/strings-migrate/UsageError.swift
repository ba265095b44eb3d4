/// A mistake in a command line, worded as swift-argument-parser does.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  let message: String
  /// The option that it concerns, with its help.
  private(set) var help: String?
  /// The usage line of the subcommand.
  private(set) var usage: String
  /// How to ask for help.
  private(set) var helpCommand: String

  /// Creates a mistake in the words of a subcommand.
  init(_ message: String, option: Command.Option? = nil, command: Command) {
    self.message = message
    help = option.map { "\($0.synopsis)  \($0.description)" }
    usage = Help.usage(of: command)
    helpCommand = "strings-migrate \(command.name) --help"
  }

  /// Creates a mistake in the name of a subcommand.
  init(_ message: String) {
    self.message = message
    usage = "strings-migrate <subcommand>"
    helpCommand = "strings-migrate --help"
  }

  /// Creates the mistake of an unknown option, with the one that may be meant.
  init(unknown option: String, of command: Command) {
    let name = String(option.drop { $0 == "-" })
    let names = command.options.map(\.name)
    let meant =
      Commands.optionSynonyms[name].flatMap { names.contains($0) ? $0 : nil }
      ?? (option.hasPrefix("--") ? Self.nearest(to: name, among: names) : nil)
    let hint = meant.map { ". Did you mean '--\($0)'?" } ?? ""
    self.init("Unknown option '\(option)'\(hint)", command: command)
  }

  /// The lines for standard error.
  var lines: [String] {
    ["Error: \(message)"] + (help.map { ["Help:  \($0)"] } ?? [])
      + ["Usage: \(usage)", "  See '\(helpCommand)' for more information."]
  }

  /// Returns ` Did you mean …?` for the word that is nearest, or nothing.
  static func suggestion(for word: String, among words: [String]) -> String {
    nearest(to: word, among: words).map { ". Did you mean '\($0)'?" } ?? ""
  }

  /// Returns the word that is nearest: by edits, a third of its letters at most, or by its beginning.
  static func nearest(to word: String, among words: [String]) -> String? {
    let limit = max(1, word.count / 3)
    let near = words.map { (word: $0, distance: distance(word, $0)) }
      .filter { $0.distance <= limit }.min { $0.distance < $1.distance }
    return near?.word ?? (word.count > 1 ? words.first { $0.hasPrefix(word) } : nil)
  }

  /// Returns the number of letters to add, remove, change or swap between two words.
  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased())
    let right = Array(right.lowercased())
    var rows = [Array(0...right.count)]
    for row in 0..<left.count {
      var next = [row + 1]
      for column in 0..<right.count {
        var best = min(
          rows[row][column + 1] + 1, next[column] + 1,
          rows[row][column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        next.append(best)
      }
      rows.append(next)
    }
    return rows[left.count][right.count]
  }
}
