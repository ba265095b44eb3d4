import StringTables

/// The language that the keys of a table are developed in, and how that is known.
public struct SourceLanguage: Hashable, Sendable {
  /// The language.
  public var language: LanguageTag
  /// Where it comes from, for the receipt: `developmentRegion of App.xcodeproj`.
  public var reason: String

  /// Finds the source language of a table: the nearest project's or package's, the bundle's, the partner of
  /// `Base`, or English.
  init(
    of table: Discovery.Table, in surroundings: Surroundings, diagnostics: inout [Diagnostic]
  ) {
    for neighbour in surroundings.near(table.folder) {
      switch neighbour {
      case .project(let project):
        guard let region = project.developmentRegion else { continue }
        self.init(
          language: LanguageTag(region), reason: "developmentRegion of \(project.name)")
        return
      case .package(let manifest):
        switch manifest.localization {
        case .none: continue
        case .literal(let name):
          self.init(language: LanguageTag(name), reason: "defaultLocalization of Package.swift")
          return
        case .computed:
          let failure = Diagnostic.unreadableProject(
            manifest.path, reason: "defaultLocalization is no plain text")
          if !diagnostics.contains(failure) { diagnostics.append(failure) }
        }
      }
    }
    if let region = Self.bundleRegion(in: Surroundings.folders(above: table.folder)) {
      self.init(language: LanguageTag(region), reason: "CFBundleDevelopmentRegion of Info.plist")
      return
    }
    let others = table.languages.filter { $0 != .base }
    if others.count == 1, table.languages.contains(.base) {
      self.init(language: others[0], reason: "the only language with Base")
    } else {
      self.init(language: "en", reason: "no project says it")
    }
  }

  /// Creates a source language from what is known.
  init(language: LanguageTag, reason: String) {
    self.language = language
    self.reason = reason
  }

  /// Returns the region that an `Info.plist` in one of the folders states.
  private static func bundleRegion(in folders: [String]) -> String? {
    for folder in folders {
      let path = Files.join(folder, "Info.plist")
      guard Files.kind(of: path) == .file else { continue }
      do throws(Diagnostic) {
        let bytes = try Files.bytes(of: path)
        if let region = try PropertyListValue.bundleRegion(path: path, bytes: bytes) {
          return region
        }
      } catch {
        // An unreadable Info.plist says nothing; the next rule decides and the receipt names it.
        continue
      }
    }
    return nil
  }
}
