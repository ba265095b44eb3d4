import StringTables

/// What a `project.pbxproj` says about legacy files.
struct XcodeProject: Sendable {
  /// The path of the `project.pbxproj`.
  let path: String
  /// The language that the keys are developed in.
  let developmentRegion: String?
  /// The files of the project, by absolute path, with the number of their encoding where it is stated.
  private let files: [String: Int?]
  /// The folders whose files are in the project.
  private let folders: [Folder]

  /// A folder whose files are in the project, but for some.
  private struct Folder: Sendable {
    /// The absolute path.
    let path: String
    /// The files that no target has, by the path below the folder.
    var excluded: Set<String> = []

    /// Whether a file, by its absolute path, is in the project.
    func holds(_ file: String) -> Bool {
      guard file.hasPrefix(path + "/") else { return false }
      let name = file.dropFirst(path.count + 1)
      return !excluded.contains(String(name)) && !excluded.contains("/Localized: \(name)")
    }
  }

  /// The name of the folder that users see as the project: `App.xcodeproj`.
  var name: String { Files.name(of: Files.parent(of: path)) }

  /// Reads a project.
  ///
  /// - Throws: what is wrong with the file.
  init(path: String, bytes: [UInt8]) throws(Diagnostic) {
    self.path = path
    let root = try PropertyListValue.tree(path: path, bytes: bytes)
    var reader = Reader(objects: root["objects"]?.members ?? [])
    let project = reader.object(root["rootObject"]?.string)
    developmentRegion = project?["developmentRegion"]?.string
    let folder = Files.parent(of: Files.parent(of: Files.absolute(path)))
    reader.root = Files.normalized(folder, project?["projectDirPath"]?.string ?? "")
    reader.read(project?["mainGroup"]?.string, in: reader.root, depth: 0)
    files = reader.files
    folders = reader.folders
  }

  /// Whether a file is in the project.
  func holds(_ path: String) -> Bool {
    let place = Files.normalized(Files.absolute(path), "")
    return files[place] != nil || folders.contains { $0.holds(place) }
  }

  /// The number of the encoding that the project states for a file, as `NSStringEncoding`.
  func encoding(of path: String) -> Int? {
    files[Files.normalized(Files.absolute(path), "")] ?? nil
  }

  /// Goes through the groups of a project.
  private struct Reader {
    /// The objects of the file, by identifier.
    private let objects: [Key: Node]
    /// The folder that paths begin at whose tree is `SOURCE_ROOT`.
    var root = ""
    /// The files that were found.
    var files: [String: Int?] = [:]
    /// The folders that were found whose files belong to the project.
    var folders: [Folder] = []
    /// Groups that were read.
    private var seen: Set<String> = []

    /// Prepares to read the groups of some objects.
    init(objects: [Node.Member]) {
      var known: [Key: Node] = [:]
      known.reserveCapacity(objects.count)
      for object in objects { known[object.key] = object.value }
      self.objects = known
    }

    /// Returns an object.
    func object(_ identifier: String?) -> Node? { identifier.flatMap { objects[Key($0)] } }

    /// Reads a group or file, and what is in it.
    mutating func read(_ identifier: String?, in folder: String, depth: Int) {
      guard let identifier, depth < 256, seen.insert(identifier).inserted,
        let object = object(identifier), let place = place(of: object, in: folder)
      else { return }
      switch object["isa"]?.string {
      case "PBXFileReference":
        let kind = object["lastKnownFileType"]?.string ?? object["explicitFileType"]?.string
        if kind == "folder" { folders.append(Folder(path: place)) }
        files[place] = .some(object["fileEncoding"]?.string.flatMap { Int($0) })
      case "PBXFileSystemSynchronizedRootGroup":
        folders.append(Folder(path: place, excluded: exceptions(of: object, identifier)))
      default:
        for child in object["children"]?.elements ?? [] {
          read(child.string, in: place, depth: depth + 1)
        }
      }
    }

    /// Returns the files of a synchronized folder that no target has.
    ///
    /// An exception takes a file from a target that has the folder, and gives it to one that has not
    /// (observed in Xcode 16).
    private func exceptions(of folder: Node, _ identifier: String) -> Set<String> {
      var taken: Set<String>?
      var given: Set<String> = []
      let sets = (folder["exceptions"]?.elements ?? []).compactMap { object($0.string) }
      for (key, target) in objects {
        let owned = target["fileSystemSynchronizedGroups"]?.elements ?? []
        let names = sets.filter { $0["target"]?.string.map { Key($0) } == key }
          .flatMap { $0["membershipExceptions"]?.elements ?? [] }.compactMap(\.string)
        if owned.contains(where: { $0.string == identifier }) {
          taken = taken?.intersection(names) ?? Set(names)
        } else {
          given.formUnion(names)
        }
      }
      return (taken ?? []).subtracting(given)
    }

    /// Returns the absolute path of a group or file; nil outside of the disk, as among products.
    private func place(of object: Node, in folder: String) -> String? {
      let path = object["path"]?.string ?? ""
      switch object["sourceTree"]?.string ?? "<group>" {
      case "<group>": return Files.normalized(folder, path)
      case "SOURCE_ROOT": return Files.normalized(root, path)
      case "<absolute>": return Files.normalized("/", path)
      default: return nil
      }
    }
  }
}
