import CatalogMigration
import CatalogVerification
import Foundation
import StringTables

/// What is measured.
enum Step: String, CaseIterable {
  /// Reads all input bytes and writes as many bytes as the catalogs have.
  case floor
  /// Foundation's property-list reader over the same files.
  case foundation
  /// Reading the legacy files.
  case parse
  /// Reading, mapping and writing.
  case convert
  /// Comparing the catalogs with the legacy files that are in memory.
  case verify
  /// Everything that the program does.
  case both = "convert+verify"
  /// Everything that a report needs, in memory.
  case audit
  /// The way back, in memory.
  case export
  /// Xcode's bytes of the catalogs, in memory.
  case format
}

/// What one process needed for one step.
struct Measurement {
  /// Seconds of processor time, user and system.
  private(set) var cpu = 0.0
  /// Seconds on the clock.
  private(set) var wall = 0.0
  /// The peak memory of the process, in bytes.
  private(set) var memory = 0
  /// Bytes read, and bytes written.
  private(set) var bytes = (input: 0, output: 0)

  /// The figures as one line.
  var line: String { "\(cpu) \(wall) \(memory) \(bytes.input) \(bytes.output)" }

  /// Reads figures from a line.
  init(line: String) throws {
    let parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard parts.count == 5, let cpu = Double(parts[0]), let wall = Double(parts[1]),
      let memory = Int(parts[2]), let input = Int(parts[3]), let output = Int(parts[4])
    else { throw BenchmarkError("a step printed: \(line)") }
    (self.cpu, self.wall, self.memory, bytes) = (cpu, wall, memory, (input, output))
  }

  /// Does a step once; what it needs before is not counted.
  init(of step: Step, in folder: String, output: String) throws {
    let work = try Work(folder: folder, output: output)
    let prepared = try work.prepare(for: step)
    let (start, clock) = (ResourceUse.now, ContinuousClock.now)
    let size = try work.run(step, prepared)
    let time = ContinuousClock.now - clock
    let end = ResourceUse.now
    cpu = end.cpu - start.cpu
    wall = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    memory = end.memory
    bytes = (work.inputSize, size)
  }
}

/// What the system says the process used.
struct ResourceUse {
  /// Seconds of processor time, user and system.
  let cpu: Double
  /// The peak memory, in bytes.
  let memory: Int

  /// The use so far.
  static var now: ResourceUse {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      let unit = 1
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      let unit = 1024
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return ResourceUse(
      cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), memory: usage.ru_maxrss * unit)
  }
}
