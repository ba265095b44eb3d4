import Foundation

/// The shell, with the built program in its path.
enum Shell {
  /// What a command printed, on both streams in one, and how it ended.
  struct Run {
    /// The lines.
    let output: String
    /// The exit code.
    let code: Int32
  }

  /// Runs a command in a folder.
  static func run(_ command: String, in folder: String) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var variables = Program.environment
    let programs = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    variables["PATH"] = "\(programs):\(variables["PATH"] ?? "/usr/bin:/bin")"
    for who in ["AUTHOR", "COMMITTER"] {
      variables["GIT_\(who)_NAME"] = "A"
      variables["GIT_\(who)_EMAIL"] = "a@example.org"
    }
    process.environment = variables
    let files = try TemporaryFolder(["out": ""])
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(files.path)/out"))
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Run(output: try files.text(of: "out"), code: process.terminationStatus)
  }
}
