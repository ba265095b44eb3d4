/// Help texts in the layout of swift-argument-parser.
enum Help {
  /// The width of the left side.
  private static let indent = 26

  /// Returns the help of the program.
  static func root(width: Int, showsHidden: Bool = false) -> String {
    let options = Global.all.filter { showsHidden || !$0.isHidden }
    let rows = Commands.all.map { ($0.name, $0.abstract) }
    return """
      OVERVIEW: \(Commands.overview)

      USAGE: strings-migrate [-C <dir>] <subcommand>

      OPTIONS:
      \(table(options.map { ($0.label, $0.description) }, width))

      SUBCOMMANDS:
      \(table(rows + [("help", "Show subcommand help information.")], width))

        See 'strings-migrate help <subcommand>' for detailed help.
      """
  }

  /// Returns the help of a subcommand.
  static func text(of command: Command, width: Int) -> String {
    var parts = [
      wrap("OVERVIEW: \(command.abstract)", width: width, indent: 0),
      wrap("USAGE: \(usage(of: command))", width: width, indent: 2),
    ]
    if !command.arguments.isEmpty {
      let rows = command.arguments.map { ("<\($0.name)>", $0.help) }
      parts.append("ARGUMENTS:\n" + table(rows, width))
    }
    parts.append("OPTIONS:\n" + table(command.options.map { ($0.label, $0.description) }, width))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Returns the usage line of a subcommand, without `USAGE:`.
  static func usage(of command: Command) -> String {
    let words = command.arguments.map { $0.isOptional ? "[<\($0.name)> ...]" : "<\($0.name)> ..." }
    return (["strings-migrate", command.name, "[<options>]"] + words).joined(separator: " ")
  }

  /// Returns two columns, the right one wrapped.
  private static func table(_ rows: [(String, String)], _ width: Int) -> String {
    rows.map { left, right in
      let left = "  " + left
      let text = wrap(right, width: max(width - indent, 20), indent: 0)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n" + String(repeating: " ", count: indent))
      let isShort = left.count < indent - 1
      let gap = isShort ? indent - left.count : indent
      return left + (isShort ? "" : "\n") + String(repeating: " ", count: gap) + text
    }.joined(separator: "\n")
  }

  /// Returns a text in lines of a width.
  private static func wrap(_ text: String, width: Int, indent: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if let last = lines.last, !last.isEmpty, last.count + 1 + word.count > width {
        lines.append(String(repeating: " ", count: indent) + word)
      } else {
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
    }
    return lines.joined(separator: "\n")
  }
}
