import Foundation

/// The medians of all steps over one folder.
struct Comparison {
  /// The measurements of each step.
  private var measurements: [Step: [Measurement]] = [:]

  /// Measures all steps in turns.
  init(of folder: String, scratch: String, runs: Int) throws {
    // The first conversion leaves the size that the floor writes, and warms the file cache.
    _ = try Self.run(.convert, in: folder, scratch: scratch)
    for _ in 0..<runs {
      for step in Step.allCases {
        measurements[step, default: []].append(try Self.run(step, in: folder, scratch: scratch))
      }
    }
  }

  /// Does a step in a process of its own.
  private static func run(_ step: Step, in folder: String, scratch: String) throws -> Measurement {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["step", step.rawValue, folder, scratch]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("the step \(step.rawValue) failed")
    }
    return try Measurement(line: String(decoding: data, as: UTF8.self))
  }

  /// Returns the median of a figure of a step.
  private func median(_ step: Step, _ figure: (Measurement) -> Double) -> Double {
    let values = (measurements[step] ?? []).map(figure).sorted()
    return values.isEmpty ? 0 : values[values.count / 2]
  }

  /// The figures as a Markdown table.
  var table: String {
    let floor = median(.floor, \.cpu)
    let foundation = median(.foundation, \.cpu)
    func number(_ value: Double, _ digits: Int) -> String {
      String(format: "%.\(digits)f", value)
    }
    var lines = [
      "| step | CPU ms | wall ms | MB/s in | MB/s out | peak MiB | CPU ÷ floor | CPU ÷ Foundation |",
      "|---|---|---|---|---|---|---|---|",
    ]
    for step in Step.allCases {
      let cpu = median(step, \.cpu)
      let input = median(step) { Double($0.bytes.input) } / 1e6
      let output = median(step) { Double($0.bytes.output) } / 1e6
      let cells = [
        step.rawValue, number(cpu * 1000, 0), number(median(step, \.wall) * 1000, 0),
        number(input / cpu, 0), output > 0 ? number(output / cpu, 0) : "",
        number(median(step) { Double($0.memory) } / 1_048_576, 0), number(cpu / floor, 1),
        number(cpu / foundation, 2),
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }
}
