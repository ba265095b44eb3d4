import Foundation

/// Measures the steps of a migration against two references in the same run.
///
/// ```
/// swift run -c release benchmarks [<folder of .lproj folders>] [--runs <count>]
/// ```
///
/// Without a folder a project of 82 languages and 4,500 keys is generated. Each figure is the median of the
/// runs, each run a process of its own, and the steps take turns so that they share the noise of the machine.
@main
struct Main {
  static func main() throws {
    var words = Array(CommandLine.arguments.dropFirst())
    if words.first == "step", words.count == 4, let step = Step(rawValue: words[1]) {
      print(try Measurement(of: step, in: words[2], output: words[3]).line)
      return
    }
    var runs = 11
    if let option = words.firstIndex(of: "--runs") {
      guard option + 1 < words.count, let count = Int(words[option + 1]), count > 0 else {
        throw BenchmarkError("--runs takes a count")
      }
      runs = count
      words.removeSubrange(option...option + 1)
    }
    guard words.count <= 1 else { throw BenchmarkError("too many arguments") }
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: scratch) } catch {
        print("left behind: \(error)")
      }
    }
    var generated = GeneratedProject()
    let folder = try words.first ?? generated.write(to: scratch.path)
    print(try Comparison(of: folder, scratch: scratch.path, runs: runs).table)
  }
}

/// Why a benchmark ends.
struct BenchmarkError: Error, CustomStringConvertible {
  /// The reason.
  let description: String

  /// Creates an error.
  init(_ description: String) {
    self.description = description
  }
}
