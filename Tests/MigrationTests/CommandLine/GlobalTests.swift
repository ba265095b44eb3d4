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
