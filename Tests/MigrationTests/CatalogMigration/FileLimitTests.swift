import Foundation
import Testing

@testable import CatalogMigration
@testable import StringTables

/// Files and folders that no project should have.
struct FileLimitTests {
  private static let entry = Array("\"a\" = \"b\";".utf8)

  /// Makes a file of a size without writing its bytes.
  private func makeLarge(_ path: String, in folder: TemporaryFolder, size: UInt64) throws {
    try folder.write([], to: path)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(folder.path)/\(path)"))
    try file.truncate(atOffset: size)
    try file.close()
  }

  @Test(arguments: ["en.lproj/T.strings", "en.lproj/T.stringsdict", "T.xcstrings"])
  func `a file of more than 2 GiB is refused before it is read`(_ path: String) throws {
    let folder = try TemporaryFolder(["en.lproj/T.strings": "\"a\" = \"b\";"])
    try makeLarge(path, in: folder, size: 1 << 31 + 1)
    let run = try Program.run(["convert", "."], in: folder.path)
    #expect(run.code == 1)
    #expect(
      run.errors.contains("\(path): error: the file is larger than 2 GiB [limit.file-size]\n"))
    #expect(try !folder.files().contains("T.xcstrings") || path == "T.xcstrings")
  }

  @Test func `a pipe is refused and not waited for`() throws {
    let folder = try TemporaryFolder(["de.lproj/T.strings": "\"a\" = \"b\";", "en.lproj/x": ""])
    try #require(mkfifo("\(folder.path)/en.lproj/T.strings", 0o600) == 0)
    let run = try Program.run(["convert", "."], in: folder.path)
    #expect(run.code == 1)
    #expect(
      run.errors.contains(
        "en.lproj/T.strings: error: cannot be read: it is not a regular file [project.unreadable]\n"
      )
    )
    #expect(try !folder.files().contains("T.xcstrings"))
  }

  @Test func `links in a circle are left alone and end the search nowhere`() throws {
    let folder = try TemporaryFolder(["A/en.lproj/T.strings": "\"a\" = \"b\";"])
    let manager = FileManager.default
    for (link, target) in [
      ("A/up", ".."), ("A/self", "self"), ("A/x.lproj", "y.lproj"), ("A/y.lproj", "x.lproj"),
      ("A/gone", "nowhere"),
    ] {
      try manager.createSymbolicLink(
        atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    let discovery = Discovery([folder.path])
    #expect(discovery.tables.map(\.name) == ["T"])
    #expect(
      discovery.diagnostics.map { "\(Files.name(of: $0.location?.path ?? "")) \($0.id.rawValue)" }
        == ["gone", "self", "up", "x.lproj", "y.lproj"].map { "\($0) project.left-alone" })
  }

  @Test func `a legacy file that is a link to nothing is an error`() throws {
    let folder = try TemporaryFolder(["en.lproj/T.strings": "\"a\" = \"b\";", "de.lproj/x": ""])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/de.lproj/T.strings", withDestinationPath: "nowhere")
    let run = try Program.run(["convert", "."], in: folder.path)
    #expect(run.code == 1)
    #expect(
      run.errors.contains(
        "de.lproj/T.strings: error: cannot be read: no such file [project.unreadable]\n"))
    #expect(try !folder.files().contains("T.xcstrings"))
  }

  @Test func `a folder whose path is too long is named`() throws {
    let folder = try TemporaryFolder(["App/en.lproj/T.strings": "\"a\" = \"b\";"])
    // The shell makes one folder in the other, so that no call has the whole path.
    let name = String(repeating: "n", count: 250)
    let run = try Shell.run(
      "cd App; for i in $(seq 20); do mkdir \(name); cd -P \(name); done; mkdir de.lproj; cd \(folder.path);"
        + " strings-migrate convert App; code=$?; rm -rf App/\(name); exit $code", in: folder.path)
    #expect(run.code == 66)
    #expect(run.output.contains("the name or the path is too long [project.unreadable]"))
  }

  @Test(arguments: [(230, true), (244, false)])
  func `a table whose name leaves room for that of the catalog is converted`(
    length: Int, isPossible: Bool
  ) throws {
    // ".strings" has two letters less than ".xcstrings".
    let name = String(repeating: "t", count: length + (isPossible ? 15 : 3))
    let folder = try TemporaryFolder(["en.lproj/\(name).strings": "\"a\" = \"b\";"])
    let run = try Program.run(["convert", "."], in: folder.path)
    #expect(run.code == (isPossible ? 0 : 73))
    #expect(isPossible || run.errors.contains("the name or the path is too long"))
    #expect(try folder.files().count == (isPossible ? 2 : 1))
  }

  @Test(.enabled(if: geteuid() != 0))
  func `a folder and a file without permission are errors`() throws {
    let folder = try TemporaryFolder([
      "A/en.lproj/T.strings": "\"a\" = \"b\";", "B/en.lproj/U.strings": "\"a\" = \"b\";",
    ])
    let manager = FileManager.default
    let paths = ["A/en.lproj/T.strings", "B/en.lproj"].map { "\(folder.path)/\($0)" }
    for path in paths { try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: path) }
    let run = try Program.run(["convert", "."], in: folder.path)
    for path in paths {
      try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    }
    #expect(run.code == 66)
    #expect(run.errors.contains("A/en.lproj/T.strings: error: cannot be read: permission denied"))
    #expect(run.errors.contains("B/en.lproj: error: cannot be read: permission denied"))
  }

  @Test func `a file that vanishes after the search is an error`() throws {
    let folder = try TemporaryFolder(["de.lproj/T.strings": "", "en.lproj/T.strings": ""])
    let discovery = Discovery([folder.path])
    try FileManager.default.removeItem(atPath: "\(folder.path)/de.lproj/T.strings")
    let outcome = Conversion(discovery).outcome(of: try #require(discovery.tables.first))
    #expect(outcome.bytes == nil)
    #expect(
      outcome.diagnostics.contains {
        $0.id == .projectUnreadable && $0.location?.path.hasSuffix("de.lproj/T.strings") == true
      })
  }

  @Test func `a catalog and a legacy file that change meanwhile stay as they are`() throws {
    let folder = try TemporaryFolder(["en.lproj/T.strings": "\"a\" = \"b\";"])
    let discovery = Discovery([folder.path])
    var options = Conversion.Options()
    options.removesLegacy = true
    let outcome = Conversion(discovery, options: options).outcome(of: discovery.tables[0])
    let plan = Plan([outcome])
    let write = try #require(plan.writes.first)
    try folder.write(Array("{}".utf8), to: "T.xcstrings")
    #expect(throws: Diagnostic.self) { try plan.apply(write) }
    #expect(try folder.text(of: "T.xcstrings") == "{}")
    let legacy = "\(folder.path)/en.lproj/T.strings"
    let removal = Plan.Removal(path: legacy, fingerprint: Fingerprint(Self.entry))
    try folder.write(Array("\"a\" = \"c\";".utf8), to: "en.lproj/T.strings")
    let error = try #require(throws: Diagnostic.self) { try plan.apply(removal) }
    #expect(error.id == .projectChanged)
    #expect(try folder.text(of: "en.lproj/T.strings") == "\"a\" = \"c\";")
  }

  @Test func `ten thousand tables are found, each once`() throws {
    let folder = try TemporaryFolder()
    for number in 0..<100 {
      try folder.write([], to: "M\(number)/en.lproj/x")
      for table in 0..<100 {
        // The bytes are written without a check of the folder each time.
        let path = "\(folder.path)/M\(number)/en.lproj/T\(table).strings"
        try Data(Self.entry).write(to: URL(fileURLWithPath: path))
      }
    }
    let run = try Program.run(["convert", ".", "-q"], in: folder.path)
    #expect(run.code == 0 && run.output.isEmpty && run.errors.isEmpty)
    #expect(try folder.files().count { $0.hasSuffix(".xcstrings") } == 10_000)
  }
}
