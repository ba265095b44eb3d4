import StringTables

/// The legacy tables below some paths, grouped by folder and name.
///
/// `App/de.lproj/T.strings` and `App/en.lproj/T.stringsdict` are the table `T` of the folder `App`.
public struct Discovery: Sendable {
  /// The files of one table.
  public struct Table: Sendable {
    /// The folder that holds the `.lproj` folders.
    public var folder: String
    /// The folder below the path that was searched, empty when they are the same.
    public var relativeFolder: String
    /// The name of the table, without a file extension.
    public var name: String
    /// Whether a storyboard or xib of the same name owns the table.
    public var isInterfaceBuilder = false
    /// The `.strings` file of each language.
    public var strings: [LanguageTag: String] = [:]
    /// The `.stringsdict` file of each language.
    public var stringsdicts: [LanguageTag: String] = [:]
    /// What the projects near say about the files.
    var memberships: [String: Membership] = [:]

    /// The languages that have a file, sorted.
    public var languages: [LanguageTag] {
      Set(strings.keys).union(stringsdicts.keys).sorted()
    }

    /// The paths of all files, sorted.
    public var files: [String] {
      (Array(strings.values) + Array(stringsdicts.values)).sorted()
    }

    /// The size of all files in bytes, as far as it can be told.
    public var size: Int { files.reduce(0) { $0 + (Files.size(of: $1) ?? 0) } }
  }

  /// What tells tables apart.
  struct TableName: Hashable {
    /// The folder that holds the `.lproj` folders.
    let folder: String
    /// The name of the table.
    let name: String
  }

  /// The tables, by folder and name.
  public internal(set) var tables: [Table] = []
  /// The catalogs that were met, sorted.
  public internal(set) var catalogs: [String] = []
  /// What was left alone, could not be read or was not found.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Whether every path that was searched is a single file.
  public internal(set) var isOfSingleFiles = true
  /// The names to skip.
  let excluded: [Glob]
  /// The `project.pbxproj` files that were met.
  var projects: [String] = []
  /// The projects and packages around the tables.
  private(set) var surroundings = Surroundings(of: [], met: [])
  /// The folders of language folders that the user named, directly or by what is in them.
  var named: Set<String> = []
  /// The language folders that were read, without symbolic links, and the path that each was met at.
  var read: [String: String] = [:]
  /// The place of each table in `tables` while paths are searched.
  var places: [TableName: Int] = [:]
  /// The content of files that are not on the disk.
  private(set) var contents: [String: [UInt8]] = [:]

  /// Searches paths: project folders, `.lproj` folders or single legacy files.
  public init(_ paths: [String], excluding excluded: [String] = []) {
    self.excluded = excluded.map(Glob.init)
    for path in paths { search(path) }
    findOwners()
    joinParts()
    catalogs = Set(catalogs).sorted()
    tables.sort { ($0.folder, $0.name) < ($1.folder, $1.name) }
    surroundings = Surroundings(of: Set(tables.map(\.folder)), met: projects)
    diagnostics += surroundings.diagnostics
    for index in tables.indices { tables[index].readMemberships(surroundings) }
  }

  /// Takes one legacy file that is not on the disk.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - path: where it would stand, `de.lproj/T.strings`; it says table, language and format.
  public init(content bytes: [UInt8], at path: String) {
    excluded = []
    contents = [path: bytes]
    addFile(path)
    surroundings = Surroundings(of: Set(tables.map(\.folder)), met: [])
    diagnostics += surroundings.diagnostics
  }

  /// Finds the tables of storyboards and xibs, and leaves those alone that belong to intent definitions.
  private mutating func findOwners() {
    var owners: [String: Set<String>] = [:]
    for folder in Set(tables.map(\.folder)) { owners[folder] = documents(in: folder) }
    for index in tables.indices.reversed() {
      let (name, documents) = (tables[index].name, owners[tables[index].folder] ?? [])
      tables[index].isInterfaceBuilder =
        documents.contains("\(name).storyboard") || documents.contains("\(name).xib")
      guard documents.contains("\(name).intentdefinition") else { continue }
      let reason = "\(name).intentdefinition owns it, whose texts are read from .strings"
      for file in tables[index].files { diagnostics.append(.leftAlone(file, reason: reason)) }
      tables.remove(at: index)
    }
  }

  /// Returns the names of the documents that own tables, of all languages of a folder.
  private func documents(in folder: String) -> Set<String> {
    var documents: Set<String> = []
    do throws(Diagnostic) {
      for name in try Files.names(in: folder) where name.hasSuffix(".lproj") {
        for document in try Files.names(in: Files.join(folder, name))
        where [".storyboard", ".xib", ".intentdefinition"].contains(where: document.hasSuffix) {
          documents.insert(document)
        }
      }
    } catch {
      // What cannot be listed was reported by the search, or was not asked for.
      return documents
    }
    return documents
  }

  /// Joins a table of `.strings` files with one of `.stringsdict` files in a folder beside or below.
  ///
  /// `App/Texts/en.lproj/T.strings` and `App/Plurals/en.lproj/T.stringsdict` are one table when the user names
  /// `App/Texts` and `App/Plurals`; else it is only said that they may be.
  private mutating func joinParts() {
    for (_, parts) in Dictionary(grouping: tables.indices, by: { tables[$0].name }).sorted(
      by: { $0.key < $1.key })
    where parts.count > 1 {
      let rulesOnly = parts.filter { tables[$0].strings.isEmpty }
      for first in parts where tables[first].stringsdicts.isEmpty {
        let others = rulesOnly.filter { areNear(tables[first].folder, tables[$0].folder) }
        guard others.count == 1, let second = others.first else { continue }
        let folders = [tables[first].folder, tables[second].folder]
        if folders.allSatisfy(named.contains) {
          tables[first].stringsdicts = tables[second].stringsdicts
          tables[second].stringsdicts = [:]
        } else {
          diagnostics.append(
            .splitTable(tables[first].name, other: folders[1], at: folders[0]))
        }
      }
    }
    tables.removeAll { $0.files.isEmpty }
  }

  /// Whether two folders stand in one folder, or one in the other.
  private func areNear(_ first: String, _ second: String) -> Bool {
    let parents = [first, second].map { Files.parent(of: Files.absolute($0)) }
    return parents[0] == parents[1] || parents[0] == Files.absolute(second)
      || parents[1] == Files.absolute(first)
  }
}
