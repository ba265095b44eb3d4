import StringTables

/// The files that a catalog stands for: `.strings` and `.stringsdict` of each language.
///
/// A catalog `T.xcstrings` with a German text gives `de.lproj/T.strings`.
public struct Export: Sendable {
  /// A file to write.
  public struct File: Hashable, Sendable {
    /// The path below the folder of the export: `de.lproj/T.strings`.
    public var path: String
    /// The bytes.
    public var bytes: [UInt8]
  }

  /// The files, sorted by language; none when there is an error.
  public private(set) var files: [File] = []
  /// What was found, in file order.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The entries of one language.
  private struct Content {
    /// The texts of `.strings`.
    var values: [(key: Key, value: String)] = []
    /// The rules of `.stringsdict`.
    var rules: [(key: Key, rule: StringsdictRule)] = []
  }

  /// Compiles the bytes of a catalog.
  ///
  /// - Parameter path: the path as the user gave it; its last part names the table.
  /// - Parameter languages: the only languages to export; all when empty.
  public init(path: String, bytes: [UInt8], languages: [LanguageTag] = []) {
    do throws(Diagnostic) {
      let catalog = try Catalog(path: path, bytes: bytes, diagnostics: &diagnostics)
      let contents = contents(of: catalog, languages: languages)
      let table = Self.tableName(of: path)
      for (language, content) in contents.sorted(by: { $0.key < $1.key }) {
        try append(content, language: language, table: table, catalog: catalog)
      }
    } catch {
      diagnostics.append(error)
    }
    if diagnostics.contains(where: { $0.severity == .error }) { files = [] }
  }

  /// Returns the name of the table of a catalog.
  static func tableName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".xcstrings") ? String(name.dropLast(".xcstrings".count)) : name
  }

  /// Compiles all entries, in the order of their keys.
  private mutating func contents(
    of catalog: Catalog, languages: [LanguageTag]
  ) -> [LanguageTag: Content] {
    var contents: [LanguageTag: Content] = [:]
    let entries = catalog.entries.sorted {
      CatalogKeyOrder.precedes($0.key.text, $1.key.text)
    }
    for entry in entries {
      do throws(Diagnostic) {
        for (language, result) in try catalog.compiled(try catalog.content(of: entry))
        where languages.isEmpty || languages.contains(language) {
          guard Self.isFolderName(language.name) else {
            let reason = "\(Diagnostic.quote(language.name)) is no name of a folder"
            throw .notCompilable(
              Diagnostic.quote(entry.key.text), reason,
              at: catalog.location(at: entry.keyRange.lowerBound))
          }
          if let value = result.value {
            contents[language, default: Content()].values.append((entry.key, value))
          }
          if let rule = result.rule {
            contents[language, default: Content()].rules.append((entry.key, rule))
          }
        }
      } catch {
        diagnostics.append(error)
      }
    }
    diagnostics.sort { first, second in
      guard let left = first.location, let right = second.location else { return false }
      return left < right
    }
    return contents
  }

  /// Adds the files of one language.
  private mutating func append(
    _ content: Content, language: LanguageTag, table: String, catalog: Catalog
  ) throws(Diagnostic) {
    let stem = "\(language).lproj/\(table)"
    if !content.values.isEmpty {
      files.append(File(path: "\(stem).strings", bytes: StringsWriter.file(content.values)))
    }
    guard !content.rules.isEmpty else { return }
    do throws(Diagnostic) {
      let bytes = try StringsdictWriter.file(content.rules)
      files.append(File(path: "\(stem).stringsdict", bytes: bytes))
    } catch {
      var located = error
      located.location = catalog.source.wholeFile
      located.notes.append(Diagnostic.Note("the text is for \(stem).stringsdict"))
      throw located
    }
  }

  /// Whether a language can name a folder.
  private static func isFolderName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x2F }
  }
}
