import Foundation
import Testing

/// Runs that end in the middle: a file is the old one or the new one, and nothing is left behind.
@Suite(.serialized) struct FaultTests {
  /// The words of a run that writes and removes.
  private static let words = ["convert", "App", "--remove-legacy", "--allow-dirty"]

  /// Makes a project one of whose catalogs has one language already.
  private func half(_ project: GeneratedProject) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(project.files)
    let first = ["convert", "App", "--table", project.tables[0], "--language", "de"]
    try #require(try Program.run(first, in: folder.path).code == 0)
    return folder
  }

  /// Returns the contents of all files, by path.
  private func contents(_ folder: TemporaryFolder) throws -> [String: String] {
    var result: [String: String] = [:]
    for file in try folder.files() { result[file] = try folder.text(of: file) }
    return result
  }

  /// Checks that each file is as before or as after a run, and that no text is in neither.
  private func check(
    _ found: [String: String], before: [String: String], after: [String: String],
    of project: GeneratedProject, _ comment: Comment
  ) {
    for (path, text) in found where !GeneratedProject.isLeftover(path) {
      #expect(text == before[path] || text == after[path], comment)
    }
    for path in before.keys where found[path] == nil {
      // A legacy file goes only when its catalog is there as a whole.
      let table = path.split(separator: "/").last?.dropLast(".strings".count) ?? ""
      let catalog = project.catalog(of: String(table))
      #expect(after[catalog] != nil && found[catalog] == after[catalog], comment)
    }
  }

  @Test(.enabled(if: Faults.isPossible), arguments: [Faults.Mode.fail, .kill])
  func `a run that ends at any call that writes leaves old or new files`(mode: Faults.Mode) throws {
    let project = GeneratedProject(tables: 2, keys: 3)
    let faults = try Faults()
    let start = try half(project)
    let whole = try TemporaryFolder(copying: start)
    let before = try contents(whole)
    let calls = try faults.run(Self.words, in: whole.path).calls
    let after = try contents(whole)
    for name in ["open", "fchmod", "write", "fsync", "rename", "unlink", "rmdir", "mkdir"] {
      #expect(calls.contains(name))
    }
    for number in 1...calls.count {
      let folder = try TemporaryFolder(copying: start)
      let disturbed = try faults.run(Self.words, in: folder.path, at: number, mode: mode)
      let found = try contents(folder)
      let comment: Comment = "\(mode) at \(number), \(calls[number - 1])"
      #expect(disturbed.calls.count >= number, comment)
      check(found, before: before, after: after, of: project, comment)
      if mode == .fail {
        // Folders whose names cannot be flushed are no reason to fail; all else is said.
        let isFolder = calls[number - 1] == "fsync" && disturbed.run.code == 0
        #expect(isFolder || [73, 74].contains(disturbed.run.code), comment)
        #expect(!found.keys.contains(where: GeneratedProject.isLeftover), comment)
        #expect(isFolder || disturbed.run.errors.contains("no space left on the disk"), comment)
      }
      #expect(try Program.run(Self.words, in: folder.path).code <= 66, comment)
      #expect(try contents(folder) == after, comment)
    }
  }

  @Test func `a run that is killed at any moment leaves old or new files`() throws {
    // More kills are those of a large project.
    let more = ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) }
    let project =
      more == nil
      ? GeneratedProject(tables: 5, keys: 10) : GeneratedProject(tables: 40, keys: 300)
    let start = try half(project)
    let whole = try TemporaryFolder(copying: start)
    let before = try contents(whole)
    let began = Date()
    try #require(try Program.run(Self.words, in: whole.path).code == 0)
    let duration = Date().timeIntervalSince(began)
    let after = try contents(whole)
    var generator = SeededGenerator(seed: 4)
    var moments: [String: Int] = [:]
    for number in 1...(more ?? 40) {
      let folder = try TemporaryFolder(copying: start)
      let process = try Program.start(Self.words, in: folder.path)
      Thread.sleep(forTimeInterval: Double.random(in: 0...duration, using: &generator))
      kill(process.processIdentifier, number % 4 == 0 ? SIGTERM : SIGKILL)
      process.waitUntilExit()
      let found = try contents(folder)
      let moment = found == before ? "before" : found == after ? "after" : "between"
      moments[moment, default: 0] += 1
      check(found, before: before, after: after, of: project, "run \(number)")
      if number % 4 == 0 { #expect(!found.keys.contains(where: GeneratedProject.isLeftover)) }
      #expect(try Program.run(Self.words, in: folder.path).code <= 66)
      #expect(try contents(folder) == after)
    }
    // The moments are spread over the whole run.
    #expect(moments["between", default: 0] > 0, "\(moments)")
    if more != nil { print("killed: \(moments.sorted { $0.key < $1.key })") }
  }

  @Test func `a write that the system cuts short leaves nothing`() throws {
    let folder = try TemporaryFolder(GeneratedProject(tables: 1, keys: 200).files)
    let before = try contents(folder)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    shell.arguments = ["-c", "ulimit -f 4; exec \"$0\" convert App > /dev/null 2>&1", Program.path]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit && shell.terminationStatus == 74)
    #expect(try contents(folder) == before)
  }

  @Test func `runs at once end as one run`() throws {
    let project = GeneratedProject(tables: 4, keys: 20)
    let whole = try TemporaryFolder(project.files)
    try #require(try Program.run(["convert", "App"], in: whole.path).code == 0)
    let after = try contents(whole)
    for _ in 1...5 {
      let folder = try TemporaryFolder(project.files)
      let runs = try (1...4).map { _ in try Program.start(["convert", "App"], in: folder.path) }
      for run in runs {
        run.waitUntilExit()
        #expect(run.terminationReason == .exit && run.terminationStatus == 0)
      }
      #expect(try contents(folder) == after)
    }
  }

  @Test func `runs at once for several languages lose none of what they say is written`() throws {
    let project = GeneratedProject(tables: 3, keys: 10)
    for _ in 1...5 {
      let folder = try TemporaryFolder(project.files)
      let words = ["convert", "App", "--remove-legacy", "--allow-dirty", "--language"]
      let runs = try GeneratedProject.languages.map {
        ($0, try Program.start(words + [$0], in: folder.path))
      }
      for (_, run) in runs { run.waitUntilExit() }
      let found = try contents(folder)
      for (language, run) in runs {
        #expect([0, 1].contains(run.terminationStatus))
        for table in project.tables {
          let legacy = "App/\(language).lproj/\(table).strings"
          let catalog = found[project.catalog(of: table)] ?? ""
          #expect(found[legacy] != nil || catalog.contains("\"\(table) 9 \(language)\""))
        }
      }
      #expect(try Program.run(["convert", "App"], in: folder.path).code <= 66)
    }
  }

  @Test func `a link keeps its name and a mode stays`() throws {
    let folder = try TemporaryFolder(["App/en.lproj/T.strings": "\"a\" = \"b\";", "Shared/x": ""])
    let words = ["convert", "."]
    try #require(try Program.run(words, in: folder.path).code == 0)
    let manager = FileManager.default
    let (link, file) = ("\(folder.path)/App/T.xcstrings", "\(folder.path)/Shared/T.xcstrings")
    try manager.moveItem(atPath: link, toPath: file)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "../Shared/T.xcstrings")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try folder.write(Array("\"a\" = \"b\"; \"c\" = \"d\";".utf8), to: "App/en.lproj/T.strings")
    try #require(try Program.run(words, in: folder.path).code == 0)
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "../Shared/T.xcstrings")
    #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    #expect(try folder.text(of: "Shared/T.xcstrings").contains("\"c\""))
  }
}
