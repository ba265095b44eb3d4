import Foundation
import PackagePlugin

/// The command `swift package migrate-strings`: runs the program in the folder of the package.
@main
struct MigrateStrings: CommandPlugin {
  /// Runs the program with the words behind the command.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try Self.run(
      try context.tool(named: "strings-migrate").url, arguments, in: context.package.directoryURL)
  }

  /// Runs the program and says when it fails.
  static func run(_ program: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("strings-migrate ended with \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MigrateStrings: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode passes the targets that were ticked, which are nothing to the program.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try Self.run(
        try context.tool(named: "strings-migrate").url, extractor.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
