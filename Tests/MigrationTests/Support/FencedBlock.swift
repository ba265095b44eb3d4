/// A fenced block of a Markdown document.
///
/// ````
/// ```console
/// $ strings-migrate --version
/// 0.1.0
/// ```
/// ````
struct FencedBlock {
  /// A line that begins with `$` and what stands behind it until the next one.
  struct Command {
    /// The words for the shell.
    let words: String
    /// The lines that the document shows.
    var output: [String] = []
  }

  /// The word behind the fence, such as `console`.
  let kind: String
  /// The number of the fence's line, from 1.
  let line: Int
  /// The lines between the fences, without the indentation of the fence.
  var lines: [String] = []
  /// The indentation of the fence.
  let indentation: String

  /// The lines as one text.
  var text: String { lines.map { "\($0)\n" }.joined() }

  /// The commands of a `console` block.
  var commands: [Command] {
    var commands: [Command] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        commands.append(Command(words: String(line.dropFirst(2))))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output.append(line)
      }
    }
    return commands
  }

  /// Reads the blocks of a document.
  static func blocks(of document: String) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var isOpen = false
    for (number, line) in document.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let indentation = line.prefix { $0 == " " }
      let rest = line.dropFirst(indentation.count)
      if rest.hasPrefix("```") {
        isOpen.toggle()
        if isOpen {
          blocks.append(
            FencedBlock(
              kind: String(rest.dropFirst(3)), line: number + 1, indentation: String(indentation)))
        }
      } else if isOpen, let block = blocks.last {
        let own = line.hasPrefix(block.indentation) ? line.dropFirst(block.indentation.count) : line
        blocks[blocks.count - 1].lines.append(String(own))
      }
    }
    return blocks
  }
}
