import StringTables

extension Discovery {
  /// Folders that hold the code of others or products, each with the reason to leave it alone.
  private static let skippedNames = [
    "Pods": "it holds the code of others (CocoaPods)",
    "Carthage": "it holds the code of others (Carthage)",
    ".build": "it holds products of builds", "DerivedData": "it holds products of builds",
    "build": "it holds products of builds",
  ]
  /// Endings of folders that are products of builds.
  private static let skippedEndings = [".framework", ".xcframework", ".app"]
  /// Folders in one another that are searched at most.
  static let deepest = 64
  /// Why tables of the Settings app are left alone.
  private static let settingsReason = "the Settings app reads only .strings"

  /// Whether folders of a name hold products of builds, the code of others or no tables.
  static func skips(_ name: String) -> Bool {
    skippedNames[name] != nil || skippedEndings.contains(where: name.hasSuffix) || name == ".git"
      || name.hasSuffix(".xcodeproj") || name == "Settings.bundle"
  }

  /// Searches one path that the user named.
  mutating func search(_ given: String) {
    let path = Self.tidy(given)
    let found = tables.count
    switch Files.kind(of: path) {
    case nil:
      diagnostics.append(.pathNotFound(given))
      return
    case .file?:
      if path.hasSuffix(".xcstrings") { catalogs.append(path) }
      if isLegacy(path) { addFile(path) }
    case .folder?:
      isOfSingleFiles = false
      if path.hasSuffix(".lproj") {
        named.insert(Files.parent(of: path))
        readLanguage(path, root: Files.parent(of: path))
      } else {
        named.insert(path)
        walk(path, root: path, depth: 0)
      }
    }
    let isKnown = { (place: String) in
      path == "." || place == path || place.hasPrefix(path.hasSuffix("/") ? path : path + "/")
    }
    if tables.count == found, !tables.contains(where: { isKnown($0.folder) }),
      !catalogs.contains(where: isKnown), !read.keys.contains(where: isRead(below: path)),
      !diagnostics.contains(where: { $0.severity == .error })
    {
      let isLeftAlone = diagnostics.contains {
        $0.id == .projectLeftAlone && isKnown($0.location?.path ?? "")
      }
      diagnostics.append(.nothingFound(at: given, isLeftAlone: isLeftAlone))
    }
  }

  /// Adds one legacy file that the user named.
  mutating func addFile(_ path: String) {
    let folder = Files.parent(of: path)
    guard folder.hasSuffix(".lproj"), isLegacy(path) else {
      diagnostics.append(.notInLanguageFolder(path))
      return
    }
    named.insert(Files.parent(of: folder))
    add(Files.name(of: path), in: folder, root: Files.parent(of: folder))
  }

  /// Returns a path without `./` and slashes that add nothing.
  private static func tidy(_ given: String) -> String {
    let parts = given.split(separator: "/").filter { $0 != "." }
    let path = parts.joined(separator: "/")
    return given.hasPrefix("/") ? "/" + path : path.isEmpty ? "." : path
  }

  /// Returns whether a language folder that was read stands below a path.
  private func isRead(below path: String) -> (String) -> Bool {
    let place = Files.real(path)
    return { $0 == place || $0.hasPrefix(place + "/") }
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
    for name in names where !excluded.contains(where: { $0.matches(name) }) {
      let path = Files.join(folder, name)
      let kind = Files.kind(of: path)
      if name.hasSuffix(".xcstrings"), kind == .file { catalogs.append(path) }
      if isLegacy(name), kind == .file {
        diagnostics.append(.leftAlone(path, reason: "it is in no .lproj folder"))
      }
      if kind == nil, let obstacle = Files.obstacle(at: path) { diagnostics.append(obstacle) }
      guard name != ".git", kind == .folder else { continue }
      if let reason = Self.skippedNames[name] {
        diagnostics.append(.leftAlone(path, reason: reason))
      } else if Self.skippedEndings.contains(where: name.hasSuffix) {
        diagnostics.append(.leftAlone(path, reason: "it is a product of a build"))
      } else if name == "Settings.bundle" {
        diagnostics.append(.leftAlone(path, reason: Self.settingsReason))
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

  /// Adds the legacy files of a `.lproj` folder.
  private mutating func readLanguage(_ folder: String, root: String) {
    if Files.name(of: Files.parent(of: folder)) == "Settings.bundle" {
      diagnostics.append(.leftAlone(folder, reason: Self.settingsReason))
      return
    }
    do throws(Diagnostic) {
      for name in try Files.names(in: folder)
      where !excluded.contains(where: { $0.matches(name) }) {
        if isLegacy(name) { add(name, in: folder, root: root) }
        if name.hasSuffix(".xcstrings") { catalogs.append(Files.join(folder, name)) }
      }
    } catch {
      diagnostics.append(error)
    }
  }

  /// Whether a name is that of a legacy file.
  private func isLegacy(_ name: String) -> Bool {
    name.hasSuffix(".strings") || name.hasSuffix(".stringsdict")
  }

  /// Adds one legacy file to its table, unless its folder was met under another name.
  private mutating func add(_ file: String, in languageFolder: String, root: String) {
    let first = read[Files.real(languageFolder), default: languageFolder]
    read[Files.real(languageFolder)] = first
    guard first == languageFolder else { return }
    let folder = Files.parent(of: languageFolder)
    let language = LanguageTag(String(Files.name(of: languageFolder).dropLast(".lproj".count)))
    let isStrings = file.hasSuffix(".strings")
    let name = String(file.dropLast((isStrings ? ".strings" : ".stringsdict").count))
    let index: Int
    let place = TableName(folder: folder, name: name)
    if let known = places[place] {
      index = known
    } else {
      index = tables.count
      places[place] = index
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
}
