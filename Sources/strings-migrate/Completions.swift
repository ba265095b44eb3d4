/// Completion scripts for shells, made from the table of commands.
enum Completions {
  /// The shells, as `--generate-completion-script` names them.
  enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
  }

  /// Returns the script for a shell.
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The names of all subcommands, `help` included.
  private static var names: [String] { Commands.all.map(\.name) + ["help"] }

  /// Returns the words that complete options of a command.
  private static func words(of command: Command) -> [String] {
    command.options.flatMap { option in
      (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
    }
  }

  /// The script for bash: files where nothing else is known.
  private static var bash: String {
    var cases: [String] = []
    for command in Commands.all {
      for option in command.options where option.value != nil {
        let spellings = (["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? []))
          .map { "\(command.name):\($0)" }
        let reply =
          option.choices.isEmpty
          ? "COMPREPLY=($(compgen -f -- \"$word\"))"
          : "COMPREPLY=($(compgen -W '\(option.choices.joined(separator: " "))' -- \"$word\"))"
        cases.append("    \(spellings.joined(separator: "|"))) \(reply); return ;;")
      }
    }
    let options = Commands.all.map {
      "    \($0.name)) options='\(words(of: $0).joined(separator: " "))' ;;"
    }
    return """
      _strings_migrate() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" options=''
        local command="${COMP_WORDS[1]}"
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(names.joined(separator: " ")) --help --version' -- "$word"))
          return
        fi
        case "$command:$before" in
      \(cases.joined(separator: "\n"))
        esac
        case "$command" in
      \(options.joined(separator: "\n"))
          help) COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- "$word")); return ;;
        esac
        case "$word" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
          *) COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
      }
      complete -o filenames -F _strings_migrate strings-migrate
      """
  }

  /// The script for zsh.
  private static var zsh: String {
    let commands = Commands.all.map { "    '\($0.name):\(quoted($0.abstract, "'", "'\\''"))'" }
    let cases = Commands.all.map { command in
      let specifications = command.options.map { option in
        let text = quoted(option.help, "'", "'\\''").replacingBrackets
        let many = option.isRepeatable ? "*" : ""
        let value = option.value.map { value in
          option.choices.isEmpty
            ? ":\(value):_files" : ":\(value):(\(option.choices.joined(separator: " ")))"
        }
        let names = (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
        return names.map { "        '\(many)\($0)[\(text)]\(value ?? "")'" }
          .joined(separator: " \\\n")
      }
      let lines = (specifications + ["        '*:path:_files'"]).joined(separator: " \\\n")
      return "    \(command.name))\n      _arguments \\\n\(lines)\n      ;;"
    }
    return """
      #compdef strings-migrate
      local -a commands
      commands=(
      \(commands.joined(separator: "\n"))
          'help:Show subcommand help information.'
      )
      if (( CURRENT == 2 )); then
        _describe 'subcommand' commands
        return
      fi
      local command="$words[2]"
      shift words
      (( CURRENT-- ))
      case "$command" in
      \(cases.joined(separator: "\n"))
          help) _describe 'subcommand' commands ;;
      esac
      """
  }

  /// The script for fish.
  private static var fish: String {
    let head = "complete -c strings-migrate"
    let first = "-n '__fish_use_subcommand'"
    var lines = Commands.all.map {
      "\(head) -f \(first) -a \($0.name) -d '\(quoted($0.abstract, "'", "\\'"))'"
    }
    lines.append("\(head) -f \(first) -a help -d 'Show subcommand help information.'")
    for command in Commands.all {
      for option in command.options {
        var line = "\(head) -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        if option.value != nil { line += " -r" }
        if !option.choices.isEmpty { line += " -f -a '\(option.choices.joined(separator: " "))'" }
        lines.append(line + " -d '\(quoted(option.help, "'", "\\'"))'")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a text in which a sign is written otherwise.
  private static func quoted(_ text: String, _ sign: Character, _ escaped: String) -> String {
    text.reduce(into: "") { $0 += $1 == sign ? escaped : String($1) }
  }
}

extension String {
  /// The text with the brackets and colons that zsh reads escaped.
  fileprivate var replacingBrackets: String {
    reduce(into: "") { text, character in
      if "[]:".contains(character) { text += "\\" }
      text.append(character)
    }
  }
}
