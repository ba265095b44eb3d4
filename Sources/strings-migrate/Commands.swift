import CatalogMigration

/// The subcommands of the program.
enum Commands {
  /// The version of the program.
  static let version = "0.1.0"
  /// The first line of the help.
  static let overview =
    "Move .strings and .stringsdict to String Catalogs, and prove nothing was lost."

  /// All subcommands, in the order of the help.
  static let all: [Command] = [audit, convert, verify, export, format, rules, explain]

  /// Words that users know from other tools, and the subcommand that they mean.
  static let synonyms = [
    "migrate": "convert", "lint": "audit", "check": "audit", "revert": "export",
    "compare": "verify",
  ]

  /// Words for options that users know from other tools.
  static let optionSynonyms = [
    "out": "output", "lang": "language", "source": "source-language", "tables": "table",
    "dryrun": "dry-run", "help": "help", "format": "report",
  ]

  /// `audit`
  static let audit = Command(
    name: "audit",
    abstract: "Report what is there, what is wrong with it and what a conversion would do; write"
      + " nothing.",
    arguments: [
      Command.Argument(
        name: "path",
        help: "A project folder, a .lproj folder, a legacy file or a catalog. (default: .)")
    ],
    options: [
      Command.Option(
        name: "table", value: "name",
        help: "Look only at tables of this name; * and ? stand for any text and any character.",
        isRepeatable: true),
      Command.Option(
        name: "source-language", value: "id",
        help: "The language that keys are developed in. (default: the project's)"),
      Command.Option(
        name: "encoding", value: "name", choices: encodings,
        help: "The encoding of files without a byte-order mark. (default: found out)"),
      Command.Option(
        name: "symbols",
        help: "Foretell the Swift symbols that Xcode 26 would generate if the keys were manual."),
    ] + reporting + common)

  /// `convert`
  static let convert = Command(
    name: "convert",
    abstract: "Convert tables to String Catalogs, then verify what was written.",
    arguments: [
      Command.Argument(
        name: "path",
        help: "A project folder, a .lproj folder, a legacy file, or - for one on standard input."
          + " (default: .)")
    ],
    options: [
      Command.Option(
        name: "table", value: "name",
        help: "Convert only tables of this name; * and ? stand for"
          + " any text and any character.", isRepeatable: true),
      Command.Option(
        name: "language", value: "id", help: "Convert only this language.", isRepeatable: true),
      Command.Option(
        name: "source-language", value: "id",
        help: "The language that keys are developed in. (default: the project's)"),
      Command.Option(
        name: "output", short: "o", value: "dir",
        help: "Write catalogs into this folder, or one catalog to standard output with -."
          + " (default: beside the .lproj folders)"),
      Command.Option(
        name: "stdin-path", value: "path",
        help: "Where the file on standard input stands: its language, table, format and project."
          + " (default: <language>.lproj/<table>.strings)"),
      Command.Option(
        name: "merge", value: "choice", choices: ["fail", "keep-catalog", "prefer-legacy"],
        help: "What to do where a catalog that is there has another text. (default: fail)"),
    ] + reading + [
      Command.Option(
        name: "catalog-version", value: "version", choices: ["1.0", "1.1"],
        help: "The version of new catalogs, to which others are raised. (default: 1.1, others"
          + " stay)"),
      Command.Option(
        name: "extraction-state", value: "state", choices: ["migrated", "manual"],
        help: "Where new keys come from, for Xcode. (default: migrated)"),
      Command.Option(
        name: "state", value: "state", choices: ["translated", "needs_review"],
        help: "How far new texts are, for translators. (default: translated)"),
      Command.Option(name: "dry-run", help: "Do everything but write."),
      Command.Option(
        name: "check", help: "Do everything but write, and exit with 1 if a file would change."),
      Command.Option(name: "diff", help: "Do everything but write, and show what would change."),
      Command.Option(
        name: "remove-legacy",
        help: "Remove the legacy files all of whose texts are proved to be in the catalog."),
      Command.Option(
        name: "allow-dirty",
        help: "Remove legacy files even if git does not have them as they are."),
    ] + reporting + common)

  /// `verify`
  static let verify = Command(
    name: "verify", abstract: "Compare catalogs with the legacy files they replace.",
    arguments: [
      Command.Argument(name: "catalog", help: "A String Catalog.", isOptional: false)
    ],
    options: [
      Command.Option(
        name: "against", value: "dir",
        help: "The folder of the legacy files. (default: the catalog's)"),
      Command.Option(
        name: "allow-edits", help: "Report texts and comments that were edited since as notes."),
    ] + reading + reporting + common)

  /// `export`
  static let export = Command(
    name: "export", abstract: "Write .strings and .stringsdict files back from catalogs.",
    arguments: [
      Command.Argument(name: "catalog", help: "A String Catalog.", isOptional: false)
    ],
    options: [
      Command.Option(
        name: "output", short: "o", value: "dir",
        help: "Write the .lproj folders into this folder."),
      Command.Option(
        name: "language", value: "id", help: "Export only this language.", isRepeatable: true),
    ] + common.filter { $0.name != "exclude" })

  /// `format`
  static let format = Command(
    name: "format", abstract: "Write catalogs in the layout and order of Xcode.",
    arguments: [
      Command.Argument(
        name: "catalog",
        help: "A String Catalog, a folder with catalogs, or - for standard input and output.",
        isOptional: false)
    ],
    options: [
      Command.Option(
        name: "check", help: "Write nothing, and exit with 1 if a file would change."),
      Command.Option(name: "diff", help: "Write nothing, and show what would change."),
    ] + common)

  /// `rules`
  static let rules = Command(
    name: "rules", abstract: "List the rules that findings belong to.",
    options: [
      Command.Option(
        name: "format", value: "format", choices: ["text", "markdown"],
        help: "How the list is written. (default: text)")
    ] + help)

  /// `explain`
  static let explain = Command(
    name: "explain", abstract: "Tell cause, example and remedy of a rule.",
    arguments: [
      Command.Argument(
        name: "rule", help: "The word in brackets at the end of a finding.", isOptional: false)
    ], options: help)

  /// The options that say how legacy files are read.
  private static let reading = [
    Command.Option(
      name: "on-syntax-error", value: "way", choices: ["fail", "recover", "as-loaded"],
      help: "What to use of a file with syntax errors: nothing, all entries that are found, or"
        + " what Apple's loader shows. (default: fail)"),
    Command.Option(
      name: "on-unsupported", value: "way", choices: ["fail", "degrade"],
      help: "What to do with rules that no catalog can say. (default: fail)"),
    Command.Option(
      name: "comments", value: "which", choices: ["nearest", "all", "none"],
      help: "Which comments to carry over. (default: nearest)"),
    Command.Option(
      name: "encoding", value: "name", choices: encodings,
      help: "The encoding of files without a byte-order mark. (default: found out)"),
  ]

  /// The names of encodings.
  private static let encodings = [
    "utf-8", "utf-16le", "utf-16be", "utf-32le", "utf-32be", "iso-8859-1", "macintosh",
    "windows-1252",
  ]

  /// The options of subcommands that report findings.
  private static let reporting = [
    Command.Option(
      name: "jobs", short: "j", value: "n",
      help: "Work on this many threads; results are the same. (default: 1)"),
    Command.Option(
      name: "report", value: "format[=path]",
      help: "Write a report to a file, or to standard output: "
        + ReportFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      isRepeatable: true),
    Command.Option(
      name: "only", value: "rule",
      help: "Report only findings of this rule; * stands for any text. Errors of commands that"
        + " convert or compare are always reported.", isRepeatable: true),
    Command.Option(
      name: "ignore", value: "rule", help: "Report no findings of this rule, with the same limits.",
      isRepeatable: true),
  ]

  /// The options of every subcommand.
  private static let common =
    [
      Command.Option(
        name: "exclude", value: "glob", help: "Skip files and folders of this name.",
        isRepeatable: true),
      Command.Option(
        name: "fail-on", value: "severity", choices: ["error", "warning", "note", "never"],
        help: "Exit with 1 on findings of this severity or above. (default: error)"),
      Command.Option(name: "strict", help: "The same as --fail-on warning."),
      Command.Option(name: "exit-zero", help: "The same as --fail-on never."),
      Command.Option(
        name: "max-per-rule", value: "count",
        help:
          "Show at most this many warnings of a rule, and errors of a rule in one file; 0 for all."
          + " (default: 20)"),
      Command.Option(
        name: "absolute-paths", help: "Print absolute paths, as in builds of Xcode."),
      Command.Option(
        name: "color", value: "when", choices: ["auto", "always", "never"],
        help: "Colour the findings. (default: auto)"),
      Command.Option(name: "no-color", help: "The same as --color never."),
      Command.Option(name: "quiet", short: "q", help: "Print only errors."),
      Command.Option(
        name: "verbose", short: "v", help: "Print notes too: decisions and what was left alone."),
    ] + help

  /// The options that show something and do nothing else.
  private static let help = [
    Command.Option(name: "version", help: "Show the version."),
    Command.Option(name: "help", short: "h", help: "Show help information."),
  ]
}
