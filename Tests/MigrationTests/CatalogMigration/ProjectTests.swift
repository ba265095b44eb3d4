import StringTables
import Testing

@testable import CatalogMigration

/// What projects and packages say about tables.
struct ProjectTests {
  /// Returns a project with the German file of a table in it, and with settings of that file.
  private static func project(_ settings: String = "", other: String = "") -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; developmentRegion = de; mainGroup = G; };
      G = { isa = PBXGroup; children = (A, \(other)); sourceTree = "<group>"; };
      A = { isa = PBXGroup; path = App; children = (V); sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; name = T.strings; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; name = de; path = de.lproj/T.strings; \(settings)
            sourceTree = "<group>"; };
      H = { isa = PBXFileReference; path = App/pl.lproj/T.strings; sourceTree = SOURCE_ROOT; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      L = { isa = PBXFileReference; lastKnownFileType = folder; path = App/pl.lproj;
            sourceTree = "<group>"; };
    }; rootObject = P; }
    """
  }

  /// Converts the first table of a folder.
  private func outcome(
    _ files: [String: String], german: [UInt8] = Array("\"a\" = \"b\";".utf8)
  ) throws -> (outcome: Conversion.Outcome, folder: TemporaryFolder) {
    let folder = try TemporaryFolder(files)
    try folder.write(german, to: "App/de.lproj/T.strings")
    let discovery = Discovery([folder.path])
    let table = try #require(discovery.tables.first)
    return (Conversion(discovery, options: .init()).outcome(of: table), folder)
  }

  @Test func `a file that the project does not have is migrated with a warning`() throws {
    let run = try outcome([
      "A.xcodeproj/project.pbxproj": Self.project(), "App/pl.lproj/T.strings": "\"a\" = \"p\";",
    ])
    let strays = run.outcome.diagnostics.filter { $0.id == .projectNotInProject }
    #expect(strays.map { $0.location?.path } == ["\(run.folder.path)/App/pl.lproj/T.strings"])
    #expect(run.outcome.figures.languages == 2)
    #expect(run.outcome.source.language == "de")
  }

  @Test(arguments: ["H", "S", "L"])
  func `a reference, a synchronized folder and a folder reference hold files`(other: String) throws
  {
    let run = try outcome([
      "A.xcodeproj/project.pbxproj": Self.project(other: other),
      "App/pl.lproj/T.strings": "\"a\" = \"p\";",
    ])
    #expect(!run.outcome.diagnostics.contains { $0.id == .projectNotInProject })
  }

  @Test func `a project that has no file of a table says nothing`() throws {
    let run = try outcome(["A.xcodeproj/project.pbxproj": "{ objects = {}; }"])
    #expect(run.outcome.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      (30, [0x9F, 0xA7], "üß"), (12, [0x80, 0x99], "€™"), (5, [0xFC], "ü"),
      (2_483_028_224, nil, "ü漢"), (2_415_919_360, nil, "ü漢"),
    ] as [(Int, [UInt8]?, String)])
  func `the encoding that the project states is used`(
    number: Int, bytes: [UInt8]?, text: String
  ) throws {
    let quoted = "\"a\" = \"\(text)\";"
    let isLittle = number == 2_483_028_224
    let german =
      bytes.map { Array("\"a\" = \"".utf8) + $0 + Array("\";".utf8) }
      ?? quoted.utf16.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return isLittle ? pair : pair.reversed()
      }
    let run = try outcome(
      ["A.xcodeproj/project.pbxproj": Self.project("fileEncoding = \(number);")], german: german)
    let catalog = String(decoding: try #require(run.outcome.bytes), as: UTF8.self)
    #expect(catalog.contains("\"value\" : \"\(text)\""))
    #expect(run.outcome.diagnostics.isEmpty)
  }

  @Test(arguments: [(30, "â€"), (2_483_028_224, "€")])
  func `a stated encoding that the bytes speak against is a warning`(
    number: Int, text: String
  ) throws {
    let run = try outcome(
      ["A.xcodeproj/project.pbxproj": Self.project("fileEncoding = \(number);")],
      german: Array("\"a\" = \"€\";".utf8))
    #expect(run.outcome.diagnostics.map(\.id) == [.projectEncoding])
    let catalog = String(decoding: try #require(run.outcome.bytes), as: UTF8.self)
    #expect(catalog.contains(text) == (number != 30))
  }

  @Test(arguments: [4, 10, 30])
  func `a mark or plain ASCII needs no stated encoding`(number: Int) throws {
    for german in [
      Array("\"a\" = \"b\";".utf8), [0xEF, 0xBB, 0xBF] + Array("\"a\" = \"ü\";".utf8),
    ] {
      let run = try outcome(
        ["A.xcodeproj/project.pbxproj": Self.project("fileEncoding = \(number);")], german: german)
      #expect(run.outcome.diagnostics.isEmpty)
      #expect(run.outcome.bytes != nil)
    }
  }

  @Test(arguments: [
    (#"Package(name: "K", defaultLocalization: "fr", targets: [])"#, "fr", false),
    (#"Package(name: "K", defaultLocalization : /* x */ "fr")"#, "fr", false),
    ("// defaultLocalization: \"fr\"\n/* /* */ defaultLocalization: \"fr\" */", "en", false),
    (
      #"let s = "defaultLocalization: \"fr\""; let t = """#
        + "\"\"\"\ndefaultLocalization: \"fr\"\"\"\"",
      "en", false
    ),
    (#"Package(defaultLocalization: LanguageTag("fr"))"#, "en", true),
    (#"Package(defaultLocalization: "f\(r)")"#, "en", true),
    (#"Package(defaultLocalization: "f" + "r")"#, "en", true),
    (#"myDefaultLocalization: "fr""#, "en", false), ("defaultLocalization", "en", false),
    ("defaultLocalization: \"fr", "en", true),
  ])
  func `a package says its language in a plain literal`(
    manifest: String, language: String, isWarned: Bool
  ) throws {
    let run = try outcome(["Package.swift": manifest, ".git/HEAD": ""])
    #expect(run.outcome.source.language.name == language)
    #expect(run.outcome.diagnostics.map(\.id) == (isWarned ? [.projectUnreadableProject] : []))
  }

  @Test func `the nearest of project and package says the language`() throws {
    let package = #"Package(name: "K", defaultLocalization: "fr")"#
    let near = try outcome([
      "A.xcodeproj/project.pbxproj": Self.project(), "App/Package.swift": package,
    ])
    #expect(near.outcome.source.language == "fr")
    let far = try outcome([
      "App/A.xcodeproj/project.pbxproj": Self.project(), "Package.swift": package,
    ])
    #expect(far.outcome.source.language == "de")
  }
}
