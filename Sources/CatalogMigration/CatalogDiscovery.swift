import StringTables

/// The String Catalogs below some paths, sorted.
public struct CatalogDiscovery: Sendable {
  /// The paths of the catalogs.
  public private(set) var paths: [String] = []
  /// The names to skip.
  private let excluded: [Glob]

  /// Whether a path is that of a catalog by its name.
  public static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

  /// Searches paths: catalogs, and folders of projects or languages.
  ///
  /// What cannot be read is reported by the search for legacy files, which passes the same folders.
  public init(_ given: [String], excluding excluded: [String] = []) {
    self.excluded = excluded.map(Glob.init)
    var found: Set<Key> = []
    for var path in given {
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      switch Files.kind(of: path) {
      case nil: break
      case .file?:
        if Self.isCatalog(path) { found.insert(Key(path)) }
      case .folder?: walk(path, depth: 0, found: &found)
      }
    }
    paths = found.sorted().map(\.text)
  }

  /// Searches a folder and those below it, as the search for legacy files does.
  private func walk(_ folder: String, depth: Int, found: inout Set<Key>) {
    let names: [String]
    do throws(Diagnostic) { names = try Files.names(in: folder) } catch {
      // The search for legacy files reports it.
      return
    }
    for name in names where !excluded.contains(where: { $0.matches(name) }) {
      let path = Files.join(folder, name)
      if Self.isCatalog(name), Files.kind(of: path) == .file {
        found.insert(Key(path))
      } else if depth < Discovery.deepest, !Discovery.skips(name), Files.kind(of: path) == .folder,
        !Files.isLink(path)
      {
        walk(path, depth: depth + 1, found: &found)
      }
    }
  }
}
