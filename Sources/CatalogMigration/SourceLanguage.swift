import StringTables

/// The language that the keys of a table are developed in, and how that is known.
public struct SourceLanguage: Hashable, Sendable {
  /// The language.
  public var language: LanguageTag
  /// Where it comes from, for the receipt: `developmentRegion of App.xcodeproj`.
  public var reason: String

  /// Finds the source language of a table: the project's, the bundle's, the partner of `Base`, or English.
  init(
    of table: Discovery.Table, projects: [String], diagnostics: inout [Diagnostic]
  ) {
    let folders = Self.folders(above: table.folder)
    for project in Self.projects(near: folders, met: projects) {
      do throws(Diagnostic) {
        let bytes = try Files.bytes(of: project)
        if let region = try PropertyListValue.developmentRegion(path: project, bytes: bytes) {
          let name = Files.name(of: Files.parent(of: project))
          self.init(language: LanguageTag(region), reason: "developmentRegion of \(name)")
          return
        }
      } catch {
        let failure = Diagnostic.unreadableProject(project, reason: error.message)
        if !diagnostics.contains(failure) { diagnostics.append(failure) }
      }
    }
    if let region = Self.bundleRegion(in: folders) {
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
  public init(language: LanguageTag, reason: String) {
    self.language = language
    self.reason = reason
  }

  /// Returns a folder and those above it, up to the folder of a repository.
  private static func folders(above folder: String) -> [String] {
    var folders = [folder]
    var absolute = Files.absolute(folder)
    for _ in 0..<32 {
      if Files.kind(of: Files.join(absolute, ".git")) != nil || absolute == "/" { break }
      absolute = Files.parent(of: absolute)
      folders.append(absolute)
    }
    return folders
  }

  /// Returns the projects that stand in one of the folders, the nearest first.
  private static func projects(near folders: [String], met: [String]) -> [String] {
    var result: [String] = []
    for folder in folders {
      do throws(Diagnostic) {
        for name in try Files.names(in: folder) where name.hasSuffix(".xcodeproj") {
          let path = Files.join(Files.join(folder, name), "project.pbxproj")
          if Files.kind(of: path) == .file { result.append(path) }
        }
      } catch {
        // A folder above the given path that may not be listed holds no project we could read.
        break
      }
    }
    return result + met.filter { !result.contains($0) }
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
