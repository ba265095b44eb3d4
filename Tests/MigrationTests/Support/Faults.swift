import Foundation
import Testing

/// A library that makes single system calls of the program fail, or kills it there.
final class Faults: Sendable {
  /// Where a run is disturbed.
  enum Mode: String, Sendable {
    /// The call fails, as on a full disk.
    case fail
    /// The program is killed before the call.
    case kill
  }

  /// The folder of the library.
  private let folder: TemporaryFolder

  /// Builds the library.
  init() throws {
    folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "clang", "-shared", "-fPIC", "-o", "\(folder.path)/fault.so",
      Fixtures.folder.appendingPathComponent("faults/fault.c").path, "-ldl",
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Whether this machine can build and load the library.
  static var isPossible: Bool {
    #if os(Linux)
      let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/clang") }
    #else
      return false
    #endif
  }

  /// Runs the program and disturbs one call, from 1; returns the run and the calls that it made.
  func run(
    _ words: [String], in place: String, at number: Int = 0, mode: Mode = .fail
  ) throws -> (run: Program.Run, calls: [String]) {
    try folder.write([], to: "log")
    let run = try Program.run(
      words, in: place,
      environment: [
        "LD_PRELOAD": "\(folder.path)/fault.so", "FAULT_AT": "\(number)",
        "FAULT_MODE": mode.rawValue, "FAULT_LOG": "\(folder.path)/log",
      ])
    let calls = try folder.text(of: "log").split(separator: "\n").map(String.init)
    return (run, calls)
  }
}
