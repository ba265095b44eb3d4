import Foundation
import Testing

@testable import strings_migrate

/// What stands before a subcommand, and what is made from the table of commands.
struct GlobalTests {
  @Test func `a folder before the subcommand is where paths start`() throws {
    let folder = try TemporaryFolder(["App/en.lproj/T.strings": "\"a\" = \"b\";"])
    let run = try Program.run(["-C", "App", "convert", "."], in: folder.path)
    #expect(run.code == 0)
    #expect(try folder.files() == ["App/T.xcstrings", "App/en.lproj/T.strings"])
  }

  @Test(
    arguments: [
      (
        ["-C", "no", "convert"], 66, "no: error: no such file or folder [project.path-not-found]\n"
      ),
      (["-C"], 64, "Error: Missing value for '-C <dir>'\n"),
      (["--hepl"], 64, "Error: Unknown option '--hepl'. Did you mean '--help'?\n"),
      (
        ["--generate-completion-script", "bsh"], 64,
        "Error: The value 'bsh' is invalid for '--generate-completion-script <shell>'. Did you mean"
          + " 'bash'? (values: bash, zsh, fish)\n"
      ),
      (
        ["help", "--format"], 64, "Error: Missing value for '--format <format>'\n"
      ),
    ] as [([String], Int32, String)])
  func `a mistake before the subcommand is named`(
    words: [String], code: Int32, message: String
  ) throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(words, in: folder.path)
    #expect(run.errors.hasPrefix(message))
    #expect(run.output.isEmpty && run.code == code)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a completion script knows every subcommand and option`(shell: String) throws {
    let run = try Program.run(["--generate-completion-script", shell])
    #expect(run.code == 0)
    for command in Commands.all {
      #expect(run.output.contains(command.name))
      for option in command.options {
        #expect(run.output.contains(shell == "fish" ? "-l \(option.name)" : "--\(option.name)"))
        for choice in option.choices { #expect(run.output.contains(choice)) }
      }
    }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      ("convert --merge ke", "keep-catalog"), ("con", "convert"), ("verify --aga", "--against"),
      ("help fo", "format"), ("convert -o=x --extraction-state mi", "migrated"),
    ])
  func `bash completes a command line`(line: String, completion: String) throws {
    let script = try Program.run(["--generate-completion-script", "bash"]).output
    let words = line.split(separator: " ")
    let folder = try TemporaryFolder([
      "c.bash": script + """

        COMP_WORDS=(strings-migrate \(line)); COMP_CWORD=\(words.count)
        _strings_migrate; echo "${COMPREPLY[@]}"

        """
    ])
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["\(folder.path)/c.bash"]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    shell.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == completion + "\n")
  }

  @Test func `documentation tools get every option as JSON`() throws {
    let run = try Program.run(["--experimental-dump-help"])
    let tool = try JSONDecoder().decode(DumpedTool.self, from: Data(run.output.utf8))
    #expect(run.code == 0 && tool.serializationVersion == 0)
    #expect(tool.command.commandName == "strings-migrate")
    let dumped = try #require(tool.command.subcommands)
    #expect(dumped.map(\.commandName) == Commands.all.map(\.name))
    for (command, dump) in zip(Commands.all, dumped) {
      #expect(dump.abstract == command.abstract)
      let options = dump.arguments.filter { $0.kind != .positional }
      #expect(options.map(\.preferredName?.name) == command.options.map(\.name))
      #expect(options.map { $0.kind == .flag } == command.options.map { $0.value == nil })
      #expect(options.map { $0.allValues ?? [] } == command.options.map(\.choices))
    }
    let help = try Program.run(["--help"]).output
    let hidden = try Program.run(["--help-hidden"]).output
    #expect(!help.contains("--experimental-dump-help"))
    #expect(hidden.contains("--experimental-dump-help"))
  }

  @Test func `the page of the manual has every option and exit code`() throws {
    let page = try Program.run(["help", "--format", "man"]).output
    for command in Commands.all {
      #expect(page.contains(".SH \"\(command.name.uppercased())\"\n"))
      for option in command.options {
        #expect(page.contains("\\-\\-" + option.name.replacing("-", with: "\\-")))
      }
    }
    for code in ExitCode.allCases { #expect(page.contains("\n.B \(code.rawValue)\n")) }
    #expect(!page.contains("\n\n"))
  }

  @Test func `the README lists every option as the program does`() throws {
    let list = try Program.run(["help", "--format", "markdown"]).output
    #expect(try Package.text(of: "README.md").hasSuffix("<!-- options -->\n\n\(list)"))
  }
}

/// What swift-argument-parser reads of a dumped help (`ToolInfoV0`, 2025).
private struct DumpedTool: Decodable {
  /// One command.
  struct Command: Decodable {
    let commandName: String
    let abstract: String
    let shouldDisplay: Bool
    let subcommands: [Command]?
    let arguments: [Argument]
  }

  /// One word, option or flag.
  struct Argument: Decodable {
    /// What it is.
    enum Kind: String, Decodable {
      case positional
      case option
      case flag
    }

    /// One name.
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: Kind
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let parsingStrategy: String
    let names: [Name]?
    let preferredName: Name?
    let valueName: String?
    let allValues: [String]?
    let abstract: String
  }

  let serializationVersion: Int
  let command: Command
}
