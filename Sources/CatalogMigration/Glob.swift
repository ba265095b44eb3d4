/// A name with `*` for any text and `?` for any character.
public struct Glob: Sendable {
  /// The pattern.
  private let pattern: [Unicode.Scalar]

  /// Creates a pattern.
  public init(_ pattern: String) {
    self.pattern = Array(pattern.unicodeScalars)
  }

  /// Whether a name fits the pattern as a whole.
  public func matches(_ name: String) -> Bool {
    let name = Array(name.unicodeScalars)
    var (inPattern, inName) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while inName < name.count {
      if inPattern < pattern.count, pattern[inPattern] == "*" {
        star = (inPattern, inName)
        inPattern += 1
      } else if inPattern < pattern.count,
        pattern[inPattern] == "?" || pattern[inPattern] == name[inName]
      {
        inPattern += 1
        inName += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        inPattern = last.pattern + 1
        inName = last.name + 1
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }
}
