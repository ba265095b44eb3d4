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
        let content = try catalog.content(of: entry)
        for (language, result) in try catalog.compiled(content)
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
        appendDeadVariables(of: content, catalog: catalog, languages: languages)
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

  /// Reports the substitutions that no text refers to: Apple's compiler leaves them out.
  private mutating func appendDeadVariables(
    of entry: CatalogEntry, catalog: Catalog, languages: [LanguageTag]
  ) {
    for localization in entry.localizations {
      guard let content = localization.localization, !content.substitutions.isEmpty
      else { continue }
      let isSource = localization.language.isAlias(of: catalog.sourceLanguage)
      let language = isSource ? catalog.sourceLanguage : localization.language
      guard languages.isEmpty || languages.contains(language) else { continue }
      let used = content.variation.references
      let place = catalog.location(at: localization.keyRange.lowerBound)
      for substitution in content.substitutions where !used.contains(substitution.name) {
        diagnostics.append(
          .deadSubstitution(substitution.name, Diagnostic.About(entry.key, language), at: place))
      }
    }
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

extension Variation {
  /// The names of all substitutions that the texts refer to.
  fileprivate var references: Set<Key> {
    switch self {
    case .unit(let text):
      Set(FormatString(text, dialect: .catalog).references.map { Key($0.name) })
    case .plural(let cases), .device(let cases):
      cases.reduce(into: []) { $0.formUnion($1.variation.references) }
    }
  }
}
