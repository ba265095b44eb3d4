import StringTables

/// The comparison of the encodings of files with those that the project states for them.
public struct EncodingAudit {
  /// The statements of each project, by the folder that it stands in.
  private var statements: [(folder: String, encodings: [Key: StatedEncoding])] = []

  /// Reads the projects that a search met; those that cannot be read are reported with their tables.
  public init(_ discovery: Discovery) {
    for project in discovery.projects {
      do throws(Diagnostic) {
        let encodings = try PropertyListValue.fileEncodings(
          path: project, bytes: try Files.bytes(of: project))
        guard !encodings.isEmpty else { continue }
        statements.append((Files.parent(of: Files.parent(of: project)), encodings))
      } catch {
        // The search for the source language reports the project.
        continue
      }
    }
  }

  /// Returns the files of a table that are not in the encoding that the project says.
  public func diagnostics(for legacy: LegacyTable) -> [Diagnostic] {
    guard !statements.isEmpty else { return [] }
    var diagnostics: [Diagnostic] = []
    for (_, file) in legacy.strings.sorted(by: { $0.key < $1.key }) {
      let path = file.source.path
      let name = Key(path.split(separator: "/").suffix(2).joined(separator: "/"))
      let near = statements.filter { $0.folder == "." || path.hasPrefix("\($0.folder)/") }
      guard let stated = near.compactMap({ $0.encodings[name] }).first, !stated.fits(file.source)
      else { continue }
      diagnostics.append(
        .encodingMismatch(
          stated.name, found: file.source.encoding.rawValue, at: file.source.wholeFile))
    }
    return diagnostics
  }
}
