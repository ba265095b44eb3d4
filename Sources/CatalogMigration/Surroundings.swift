import StringTables

/// The projects, packages and property lists around tables, each read once.
struct Surroundings: Sendable {
  /// What can say something about a table.
  enum Neighbour: Sendable {
    /// An Xcode project.
    case project(XcodeProject)
    /// A Swift package.
    case package(PackageManifest)
  }

  /// What could not be read.
  private(set) var diagnostics: [Diagnostic] = []
  /// The neighbours of each folder of tables, the nearest first.
  private var neighbours: [String: [Neighbour]] = [:]
  /// What stands in each folder that was looked at.
  private var known: [String: [Neighbour]] = [:]
  /// The projects that were read, by absolute path; nil for one that cannot be read.
  private var projects: [String: XcodeProject?] = [:]

  /// Looks around some folders.
  ///
  /// - Parameter met: the `project.pbxproj` files that were met while searching, which come last.
  init(of folders: Set<String>, met: [String]) {
    for folder in folders.sorted() {
      var found = Self.folders(above: folder).flatMap { contents(of: $0) }
      for path in met {
        guard let project = project(at: path) else { continue }
        if !found.contains(where: { $0.isProject(at: project.path) }) {
          found.append(.project(project))
        }
      }
      neighbours[folder] = found
    }
  }

  /// Returns the neighbours of a folder, the nearest first.
  func near(_ folder: String) -> [Neighbour] { neighbours[folder] ?? [] }

  /// Returns the projects near a folder.
  func projects(near folder: String) -> [XcodeProject] {
    near(folder).compactMap { if case .project(let project) = $0 { project } else { nil } }
  }

  /// Returns a folder and those above it, up to the folder of a repository.
  static func folders(above folder: String) -> [String] {
    var folders = [folder]
    var absolute = Files.absolute(folder)
    for _ in 0..<32 {
      if Files.kind(of: Files.join(absolute, ".git")) != nil || absolute == "/" { break }
      absolute = Files.parent(of: absolute)
      folders.append(absolute)
    }
    return folders
  }

  /// Returns the projects and the package that stand in a folder.
  private mutating func contents(of folder: String) -> [Neighbour] {
    let place = Files.absolute(folder)
    if let found = known[place] { return found }
    var found: [Neighbour] = []
    do throws(Diagnostic) {
      let names = try Files.names(in: folder)
      for name in names where name.hasSuffix(".xcodeproj") {
        let path = Files.join(Files.join(folder, name), "project.pbxproj")
        guard Files.kind(of: path) == .file, let project = project(at: path) else { continue }
        found.append(.project(project))
      }
      if names.contains("Package.swift") {
        let path = Files.join(folder, "Package.swift")
        found.append(.package(PackageManifest(path: path, bytes: try Files.bytes(of: path))))
      }
    } catch {
      // A folder above the given path that may not be listed holds nothing that we could read.
      known[place] = found
      return found
    }
    known[place] = found
    return found
  }

  /// Returns a project, nil when it cannot be read.
  private mutating func project(at path: String) -> XcodeProject? {
    let place = Files.normalized(Files.absolute(path), "")
    if let known = projects[place] { return known }
    var project: XcodeProject?
    do throws(Diagnostic) {
      project = try XcodeProject(path: path, bytes: try Files.bytes(of: path))
    } catch {
      diagnostics.append(.unreadableProject(path, reason: error.message))
    }
    projects[place] = .some(project)
    return project
  }
}

extension Surroundings.Neighbour {
  /// Whether it is the project of a path.
  func isProject(at path: String) -> Bool {
    if case .project(let project) = self { project.path == path } else { false }
  }
}
