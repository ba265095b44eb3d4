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

    /// The languages that have a file, sorted.
    public var languages: [LanguageTag] {
      Set(strings.keys).union(stringsdicts.keys).sorted()
    }
  }

  /// The tables, by folder and name.
  public private(set) var tables: [Table] = []
  /// What was left alone, could not be read or was not found.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Whether every path that was searched is a single file.
  public private(set) var isOfSingleFiles = true
  /// The names to skip.
  private let excluded: [Glob]
  /// The `project.pbxproj` files that were met.
  private(set) var projects: [String] = []

  /// Folders that hold products or the code of others.
  private static let skippedNames: Set<String> = [
    ".git", "Pods", "Carthage", ".build", "DerivedData", "build",
  ]
  /// Endings of folders that hold products of builds.
  private static let skippedEndings = [".framework", ".xcframework", ".app"]
  /// Folders in one another that are searched at most.
  static let deepest = 64

  /// Searches paths: project folders, `.lproj` folders or single legacy files.
  public init(_ paths: [String], excluding excluded: [String] = []) {
    self.excluded = excluded.map(Glob.init)
    for path in paths { search(path) }
    for index in tables.indices {
      tables[index].isInterfaceBuilder = isInterfaceBuilder(tables[index])
    }
    tables.sort { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }

  /// Searches one path that the user named.
  private mutating func search(_ given: String) {
    var path = given
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let found = tables.count
    switch Files.kind(of: path) {
    case nil:
      diagnostics.append(.pathNotFound(given))
      return
    case .file?:
      let folder = Files.parent(of: path)
      guard isLegacy(path) else { break }
      guard folder.hasSuffix(".lproj") else {
        diagnostics.append(.notInLanguageFolder(path))
        return
      }
      add(Files.name(of: path), in: folder, root: Files.parent(of: folder))
    case .folder?:
      isOfSingleFiles = false
      if path.hasSuffix(".lproj") {
        readLanguage(path, root: Files.parent(of: path))
      } else {
        walk(path, root: path, depth: 0)
      }
    }
    if tables.count == found, !tables.contains(where: { $0.folder.hasPrefix(path) }),
      !diagnostics.contains(where: { $0.severity == .error })
    {
      diagnostics.append(.nothingFound(at: given))
    }
  }

  /// Searches a folder and those below it; symbolic links to folders are not followed.
  private mutating func walk(_ folder: String, root: String, depth: Int) {
    guard depth < Self.deepest else {
      diagnostics.append(.leftAlone(folder, reason: "more than 64 folders in one another"))
      return
    }
    let names: [String]
    do throws(Diagnostic) { names = try Files.names(in: folder) } catch {
      diagnostics.append(error)
      return
    }
    for name in names {
      let path = Files.join(folder, name)
      guard !Self.skippedNames.contains(name), !excluded.contains(where: { $0.matches(name) }),
        Files.kind(of: path) == .folder
      else { continue }
      if Self.skippedEndings.contains(where: name.hasSuffix) {
        noteSkipped(path, reason: "it is a product of a build")
      } else if name == "Settings.bundle" {
        noteSkipped(path, reason: "the Settings app reads only .strings")
      } else if Files.isLink(path) {
        diagnostics.append(.leftAlone(path, reason: "it is a symbolic link to a folder"))
      } else if name.hasSuffix(".lproj") {
        readLanguage(path, root: root)
      } else if name.hasSuffix(".xcodeproj") {
        let project = Files.join(path, "project.pbxproj")
        if Files.kind(of: project) == .file { projects.append(project) }
      } else {
        walk(path, root: root, depth: depth + 1)
      }
    }
  }

  /// Whether folders of a name hold products of builds or the code of others.
  static func skips(_ name: String) -> Bool {
    skippedNames.contains(name) || skippedEndings.contains(where: name.hasSuffix)
      || name.hasSuffix(".xcodeproj") || name == "Settings.bundle"
  }

  /// Notes a folder that is left alone.
  private mutating func noteSkipped(_ path: String, reason: String) {
    diagnostics.append(.leftAlone(path, reason: reason))
  }

  /// Adds the legacy files of a `.lproj` folder.
  private mutating func readLanguage(_ folder: String, root: String) {
    do throws(Diagnostic) {
      for name in try Files.names(in: folder)
      where isLegacy(name) && !excluded.contains(where: { $0.matches(name) }) {
        add(name, in: folder, root: root)
      }
    } catch {
      diagnostics.append(error)
    }
  }

  /// Whether a name is that of a legacy file.
  private func isLegacy(_ name: String) -> Bool {
    name.hasSuffix(".strings") || name.hasSuffix(".stringsdict")
  }

  /// Adds one legacy file to its table.
  private mutating func add(_ file: String, in languageFolder: String, root: String) {
    let folder = Files.parent(of: languageFolder)
    let language = LanguageTag(String(Files.name(of: languageFolder).dropLast(".lproj".count)))
    let isStrings = file.hasSuffix(".strings")
    let name = String(file.dropLast((isStrings ? ".strings" : ".stringsdict").count))
    let index: Int
    if let known = tables.firstIndex(where: { $0.folder == folder && $0.name == name }) {
      index = known
    } else {
      index = tables.count
      var relative = folder.hasPrefix(root) ? String(folder.dropFirst(root.count)) : folder
      if root == "." { relative = folder == "." ? "" : folder }
      while relative.hasPrefix("/") { relative.removeFirst() }
      tables.append(Table(folder: folder, relativeFolder: relative, name: name))
    }
    let path = Files.join(languageFolder, file)
    if isStrings {
      tables[index].strings[language] = path
    } else {
      tables[index].stringsdicts[language] = path
    }
  }

  /// Whether a storyboard or xib of the table's name stands in one of its language folders or `Base.lproj`.
  private func isInterfaceBuilder(_ table: Table) -> Bool {
    ([.base] + table.languages).contains { language in
      let folder = Files.join(table.folder, "\(language.name).lproj")
      return ["storyboard", "xib"].contains {
        Files.kind(of: Files.join(folder, "\(table.name).\($0)")) != nil
      }
    }
  }
}
