import Foundation

/// The built command-line program, run as a user runs it.
enum Program {
  /// What a run printed and how it ended.
  struct Run {
    /// Standard output.
    let output: String
    /// Standard error.
    let errors: String
    /// The exit code.
    let code: Int32
  }

  /// Runs the program in a folder.
  static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:],
    input: String = ""
  ) throws -> Run {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = Self.environment.merging(environment) { $1 }
    let files = try TemporaryFolder(["out": "", "err": "", "in": input])
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(files.path)/out"))
    let errors = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(files.path)/err"))
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: "\(files.path)/in"))
    try process.run()
    process.waitUntilExit()
    return Run(
      output: try files.text(of: "out"), errors: try files.text(of: "err"),
      code: process.terminationStatus)
  }

  /// Starts the program in a folder; what it prints is dropped.
  static func start(_ arguments: [String], in folder: String) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The environment without what changes the output.
  static var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "COLUMNS"] { variables[name] = nil }
    return variables
  }

  /// The path of the program beside the test bundle.
  static var path: String { executable.path }

  /// The URL of the program.
  private static var executable: URL {
    let start = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    var folder = start
    for _ in 0..<6 {
      let candidate = folder.appendingPathComponent("strings-migrate")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return start.appendingPathComponent("strings-migrate")
  }
}

/// The folder of the package.
enum Package {
  /// The absolute path.
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Returns the text of a file of the package.
  static func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }
}
