/// The table of commands as a page of the manual and as Markdown.
enum Manual {
  /// The forms, as `help --format` names them.
  enum Format: String, CaseIterable, Sendable {
    case man
    case markdown
  }

  /// Returns the page in a form.
  static func text(in format: Format) -> String {
    switch format {
    case .man: man
    case .markdown: markdown
    }
  }

  /// The page for `man`.
  private static var man: String {
    var lines = [
      ".TH STRINGS-MIGRATE 1 \"\" \"strings-migrate \(Commands.version)\"",
      ".SH NAME", "strings-migrate \\- \(roff(Commands.overview))",
      ".SH SYNOPSIS", ".B strings-migrate", ".I subcommand", "[options] [arguments]",
    ]
    for command in Commands.all {
      lines.append(".SH \"\(command.name.uppercased())\"")
      lines.append(roff(command.abstract))
      lines += [".PP", ".B \(roff(Help.usage(of: command)))"]
      for argument in command.arguments {
        lines += [".TP", ".I <\(roff(argument.name))>", roff(argument.help)]
      }
      for option in command.options {
        lines += [".TP", ".B \(roff(option.label))", roff(option.description)]
      }
    }
    lines.append(".SH EXIT STATUS")
    for code in ExitCode.allCases { lines += [".TP", ".B \(code.rawValue)", roff(code.meaning)] }
    return lines.joined(separator: "\n")
  }

  /// The tables of options, one for each subcommand.
  private static var markdown: String {
    Commands.all.map { command in
      let rows =
        command.arguments.map { ("<\($0.name)>", $0.help) }
        + command.options.map { ($0.label, $0.description) }
      let table = rows.map { "| `\($0)` | \(cell($1)) |" }.joined(separator: "\n")
      return """
        ### `\(Help.usage(of: command))`

        \(command.abstract)

        | option | meaning |
        |---|---|
        \(table)
        """
    }.joined(separator: "\n\n")
  }

  /// Returns a text as roff reads it: no line starts with a sign of control, and dashes stay dashes.
  private static func roff(_ text: String) -> String {
    let escaped = text.reduce(into: "") { text, character in
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      default: text.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// Returns a text as the cell of a Markdown table.
  private static func cell(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      if "|*<_".contains(character) { text += "\\" }
      text.append(character)
    }
  }
}
