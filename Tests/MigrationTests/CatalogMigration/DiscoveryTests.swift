import Foundation
import StringTables
import Testing

@testable import CatalogMigration

/// Which files are found, as which tables, and what is left alone.
struct DiscoveryTests {
  /// A `.stringsdict` file with one rule.
  private static let rules = String(
    decoding: StringsdictText.file(
      StringsdictText.format(
        "%#@n@", StringsdictText.plural("n", one: "%d day", other: "%d days"))), as: UTF8.self)

  /// Returns the tables as `folder/name: languages`, without the path of the temporary folder.
  private func summary(_ discovery: Discovery, in folder: TemporaryFolder) -> [String] {
    discovery.tables.map { table in
      let place = table.folder.replacingOccurrences(of: folder.path + "/", with: "")
      let kind = table.isInterfaceBuilder ? " (IB)" : ""
      let rules = table.stringsdicts.isEmpty ? "" : " +\(table.stringsdicts.count)"
      return "\(place)/\(table.name)\(kind): "
        + table.languages.map(\.name).joined(separator: " ") + rules
    }
  }

  /// Returns the findings as `path: rule`, without the path of the temporary folder.
  private func findings(_ diagnostics: [Diagnostic], in folder: TemporaryFolder) -> [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.location?.path.replacingOccurrences(of: folder.path + "/", with: "")
      return "\(place ?? "-"): \(diagnostic.id.rawValue)"
    }.sorted()
  }

  @Test func `tables are grouped by folder and name`() throws {
    let folder = try TemporaryFolder([
      "A/en.lproj/T.strings": "", "A/de.lproj/T.strings": "", "A/de.lproj/T.stringsdict": "",
      "A/en.lproj/InfoPlist.strings": "", "B/en.lproj/T.strings": "",
      "A/en.lproj/AppShortcuts.strings": "",
    ])
    let discovery = Discovery([folder.path])
    #expect(
      summary(discovery, in: folder) == [
        "A/AppShortcuts: en", "A/InfoPlist: en", "A/T: de en +1", "B/T: en",
      ])
    #expect(discovery.diagnostics.isEmpty)
  }

  @Test(arguments: ["Base.lproj/M.storyboard", "en.lproj/M.xib", "fr.lproj/M.storyboard"])
  func `a storyboard or xib in any language folder owns its table`(document: String) throws {
    let folder = try TemporaryFolder(["A/de.lproj/M.strings": "", "A/\(document)": ""])
    #expect(summary(Discovery([folder.path]), in: folder) == ["A/M (IB): de"])
    #expect(summary(Discovery([folder.path + "/A/de.lproj"]), in: folder) == ["A/M (IB): de"])
  }

  @Test func `what others own or build is left alone with a reason`() throws {
    let folder = try TemporaryFolder([
      "A/en.lproj/T.strings": "", "Pods/P/en.lproj/T.strings": "",
      "Carthage/C/en.lproj/T.strings": "", ".build/en.lproj/T.strings": "",
      "build/en.lproj/T.strings": "", "DerivedData/en.lproj/T.strings": "",
      "K.framework/en.lproj/T.strings": "", "K.xcframework/en.lproj/T.strings": "",
      "K.app/en.lproj/T.strings": "", "A/Settings.bundle/en.lproj/Root.strings": "",
      "A/Base.lproj/I.intentdefinition": "", "A/de.lproj/I.strings": "",
    ])
    let discovery = Discovery([folder.path])
    #expect(summary(discovery, in: folder) == ["A/T: en"])
    #expect(
      findings(discovery.diagnostics, in: folder)
        == [
          ".build", "A/Settings.bundle", "A/de.lproj/I.strings", "Carthage", "DerivedData",
          "K.app", "K.framework", "K.xcframework", "Pods", "build",
        ].map { "\($0): project.left-alone" })
    #expect(discovery.diagnostics.allSatisfy { $0.message.count > "left alone: ".count + 10 })
  }

  @Test(arguments: ["A/Settings.bundle", "A/Settings.bundle/en.lproj"])
  func `tables of the Settings app are left alone even when they are named`(name: String) throws {
    let folder = try TemporaryFolder(["A/Settings.bundle/en.lproj/Root.strings": ""])
    let discovery = Discovery(["\(folder.path)/\(name)"])
    #expect(discovery.tables.isEmpty)
    #expect(discovery.diagnostics.contains { $0.id == .projectLeftAlone })
  }

  @Test(arguments: [("A/S", "A/P"), ("A/S", "A/S/P"), ("A/S/P", "A/S")])
  func `parts of a table in two folders are joined when both are named`(
    texts: String, plurals: String
  ) throws {
    let folder = try TemporaryFolder([
      "\(texts)/en.lproj/T.strings": "\"a\" = \"b\";", "\(texts)/de.lproj/T.strings": "",
      "\(plurals)/en.lproj/T.stringsdict": Self.rules,
    ])
    let joined = Discovery(["\(folder.path)/\(texts)", "\(folder.path)/\(plurals)"])
    #expect(summary(joined, in: folder) == ["\(texts)/T: de en +1"])
    #expect(joined.diagnostics.isEmpty)
    let apart = Discovery([folder.path])
    #expect(apart.tables.count == 2)
    #expect(findings(apart.diagnostics, in: folder) == ["\(texts): project.split-table"])
  }

  @Test func `a folder that is named twice counts once`() throws {
    let folder = try TemporaryFolder(["A/en.lproj/T.strings": ""])
    let path = folder.path
    let discovery = Discovery([path, "\(path)/A/", "\(path)/./A//en.lproj", "\(path)/A/../A"])
    #expect(summary(discovery, in: folder) == ["A/T: en"])
    #expect(discovery.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("zh_CN", "zh-CN"), ("iw", "he"), ("sr-Cyrl", "sr"), ("en-GB", "en_UK"), ("PT-br", "pt-BR"),
  ])
  func `two spellings of one language are an error`(first: String, second: String) throws {
    let folder = try TemporaryFolder([
      "A/\(first).lproj/T.strings": "\"a\" = \"b\";",
      "A/\(second).lproj/T.stringsdict": Self.rules,
    ])
    let discovery = Discovery([folder.path])
    let outcome = Conversion(discovery, options: .init()).outcome(of: discovery.tables[0])
    #expect(outcome.diagnostics.contains { $0.id == .languageCollision })
    #expect(outcome.bytes == nil)
  }

  @Test func `catalogs without legacy files are migrated tables`() throws {
    let folder = try TemporaryFolder([
      "A/en.lproj/T.strings": "", "A/T.xcstrings": "{}", "A/U.xcstrings": "{}",
      "A/mul.lproj/M.xcstrings": "{}",
    ])
    let conversion = Conversion(Discovery([folder.path]), options: .init())
    #expect(
      conversion.migrated.map { Files.name(of: $0) } == ["U.xcstrings", "M.xcstrings"])
  }
}
