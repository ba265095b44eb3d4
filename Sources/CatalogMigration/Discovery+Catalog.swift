import StringTables

extension Discovery {
  /// Returns the legacy table that a catalog replaces: of its name, in the folder most like the catalog's.
  ///
  /// `out/App/T.xcstrings` stands for the table `T` of `old/App` rather than that of `old/Widget`.
  /// - Throws: `project.no-such-table`, `project.ambiguous-table`.
  public func table(of catalog: String) throws(Diagnostic) -> Table {
    let name = Self.tableName(of: catalog)
    let folder = Files.parts(of: Self.legacyFolder(of: catalog))
    let ranked = tables.filter { $0.name == name }.map { table in
      let parts = Files.parts(of: table.folder)
      return (table, zip(folder.reversed(), parts.reversed()).prefix { $0 == $1 }.count)
    }
    guard let best = ranked.map(\.1).max() else { throw .noSuchTable(name, at: catalog) }
    let found = ranked.filter { $0.1 == best }.map(\.0)
    guard found.count == 1 else {
      throw .ambiguousTable(name, folders: found.map(\.folder), catalog: catalog)
    }
    return found[0]
  }

  /// Returns the name of the table that a catalog holds.
  public static func tableName(of catalog: String) -> String {
    let name = Files.name(of: catalog)
    return name.hasSuffix(".xcstrings") ? String(name.dropLast(".xcstrings".count)) : name
  }

  /// Returns the folder that holds the `.lproj` folders beside a catalog; that of a storyboard lies in
  /// `mul.lproj`.
  public static func legacyFolder(of catalog: String) -> String {
    let folder = Files.parent(of: catalog)
    return Files.name(of: folder) == "mul.lproj" ? Files.parent(of: folder) : folder
  }
}

extension Files {
  /// Returns the names in a path, without `.`.
  fileprivate static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}
