/// What a project says about a legacy file.
struct Membership: Hashable, Sendable {
  /// The name of the project that has files of the table: `App.xcodeproj`.
  var project: String
  /// Whether the project has the file.
  var isHeld: Bool
  /// The number of the encoding that it states, as `NSStringEncoding`.
  var encoding: Int?
}

extension Discovery.Table {
  /// Notes what the projects near say about the files; nothing when none has a file of the table.
  mutating func readMemberships(_ surroundings: Surroundings) {
    let projects = surroundings.projects(near: folder)
    let holders = files.map { file in (file, projects.first { $0.holds(file) }) }
    guard let nearest = holders.compactMap(\.1).first else { return }
    for (file, holder) in holders {
      memberships[file] = Membership(
        project: (holder ?? nearest).name, isHeld: holder != nil,
        encoding: holder?.encoding(of: file))
    }
  }
}
