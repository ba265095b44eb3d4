import StringTables

/// What a `project.pbxproj` says about legacy files.
struct XcodeProject: Sendable {
  /// The path of the `project.pbxproj`.
  let path: String
  /// The language that the keys are developed in.
  let developmentRegion: String?
  /// The files of the project, by absolute path, with the number of their encoding where it is stated.
  private let files: [String: Int?]
  /// The folders all of whose files are in the project, as absolute paths.
  private let folders: [String]

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
    return files[place] != nil || folders.contains { place.hasPrefix($0 + "/") }
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
    /// The folders that were found all of whose files belong to the project.
    var folders: [String] = []
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
        if kind == "folder" { folders.append(place) }
        files[place] = .some(object["fileEncoding"]?.string.flatMap { Int($0) })
      case "PBXFileSystemSynchronizedRootGroup": folders.append(place)
      default:
        for child in object["children"]?.elements ?? [] {
          read(child.string, in: place, depth: depth + 1)
        }
      }
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
