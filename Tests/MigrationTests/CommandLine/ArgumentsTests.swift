import Testing

@testable import strings_migrate

/// Command lines behave as those of swift-argument-parser.
struct ArgumentsTests {
  /// Returns what `convert` makes of some words.
  private func parse(_ words: String...) throws -> Arguments {
    try Arguments(words, of: Commands.convert)
  }

  @Test(
    arguments: [
      ["--output", "dir"], ["--output=dir"], ["-o", "dir"], ["-o=dir"],
      ["--output=other", "-o", "dir"],
    ]
  )
  func `a value may stand in the same word or in the next`(words: [String]) throws {
    let parsed = try Arguments(words, of: Commands.convert)
    #expect(parsed.value(of: "output") == "dir")
    #expect(parsed.words.isEmpty)
  }

  @Test func `options may follow words`() throws {
    let parsed = try parse("App", "--dry-run", "Kit")
    #expect(parsed.words == ["App", "Kit"])
    #expect(parsed.has("dry-run"))
  }

  @Test func `behind two dashes everything is a word`() throws {
    let parsed = try parse("--", "--dry-run", "-o")
    #expect(parsed.words == ["--dry-run", "-o"])
    #expect(!parsed.has("dry-run"))
  }

  @Test func `a repeatable option keeps all values`() throws {
    #expect(try parse("--table", "A", "--table=B").values(of: "table") == ["A", "B"])
  }

  @Test func `short flags may stand in one word`() throws {
    let parsed = try parse("-qv")
    #expect(parsed.has("quiet") && parsed.has("verbose"))
  }

  @Test(
    arguments: [
      ("--strct", "Unknown option '--strct'. Did you mean '--strict'?"),
      ("--hepl", "Unknown option '--hepl'. Did you mean '--help'?"),
      ("--out", "Unknown option '--out'. Did you mean '--output'?"),
      ("--xyzzy", "Unknown option '--xyzzy'"),
      ("-x", "Unknown option '-x'"), ("-qx", "Unknown option '-x'"),
      ("-ofolder", "Unknown option '-o'"),
      ("--dry-run=yes", "The option '--dry-run' does not take any value, but 'yes' was specified."),
      ("--table", "Missing value for '--table <name>'"), ("-o", "Missing value for '-o <dir>'"),
      ("--comments=bogus", "The value 'bogus' is invalid for '--comments <which>'"),
      (
        "--comments=nearst",
        "The value 'nearst' is invalid for '--comments <which>'. Did you mean 'nearest'?"
      ),
    ]
  )
  func `a mistake is worded as users know it`(word: String, message: String) throws {
    let error = try #require(throws: UsageError.self) { try parse(word) }
    #expect(error.message == message)
  }

  @Test func `an option does not take an option as its value`() throws {
    let error = try #require(throws: UsageError.self) { try parse("--table", "--dry-run") }
    #expect(error.message == "Missing value for '--table <name>'")
  }

  @Test func `a mistake shows the option, the usage and where to get help`() throws {
    let error = try #require(throws: UsageError.self) { try parse("--table") }
    #expect(
      error.lines == [
        "Error: Missing value for '--table <name>'",
        "Help:  --table <name>  Convert only tables of this name; * and ? stand for any text and"
          + " any character.",
        "Usage: strings-migrate convert [<options>] [<path> ...]",
        "  See 'strings-migrate convert --help' for more information.",
      ])
  }

  @Test func `every line of the help fits the width`() {
    for command in Commands.all {
      let lines = Help.text(of: command, width: 80).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 })
    }
  }

  @Test func `every option of a command is in its help`() {
    for command in Commands.all {
      let text = Help.text(of: command, width: 80)
      for option in command.options { #expect(text.contains("--\(option.name)")) }
    }
  }
}
