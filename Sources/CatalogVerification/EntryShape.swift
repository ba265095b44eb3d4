import StringTables

/// The members of an entry that no conversion writes.
///
/// A conversion writes `comment`, `extractionState` and `localizations`; in a localization a string unit,
/// variations or substitutions; in these nothing without a text. In `{"localizations" : {"de" : {"x" : 1}}}`
/// it is `x` of `de`.
struct EntryShape {
  /// A member in the wrong place, or without what it must hold.
  struct Fault: Hashable {
    /// The member.
    let member: Key
    /// The language that it belongs to, nil for all.
    let language: LanguageTag?
  }

  /// The members, in file order.
  private(set) var faults: [Fault] = []
  /// The language at hand.
  private var language: LanguageTag?

  /// Looks through an entry.
  init(_ entry: Node) {
    for member in entry.members ?? [] {
      switch member.key {
      case "extractionState": break
      case "comment": if member.value.string == nil { report(member) }
      case "localizations": visit(localizations: member.value)
      default: report(member)
      }
    }
  }

  /// Looks through the localizations of an entry.
  private mutating func visit(localizations: Node) {
    for member in localizations.members ?? [] {
      language = LanguageTag(member.key.text)
      for part in member.value.members ?? [] {
        if part.key == "substitutions" {
          for substitution in part.value.members ?? [] { visit(substitution: substitution) }
        } else {
          visit(part)
        }
      }
    }
    language = nil
  }

  /// Looks through a substitution.
  private mutating func visit(substitution: Node.Member) {
    var hasType = false
    for part in substitution.value.members ?? [] {
      switch part.key {
      case "argNum": if case .null = part.value.value { report(part) }
      case "formatSpecifier": hasType = part.value.string != nil
      default: visit(part)
      }
    }
    if !hasType { report(substitution) }
  }

  /// Looks through a string unit or variations.
  private mutating func visit(_ member: Node.Member) {
    switch member.key {
    case "stringUnit":
      for part in member.value.members ?? [] where part.key != "state" && part.key != "value" {
        report(part)
      }
    case "variations":
      for axis in member.value.members ?? [] {
        for branch in axis.value.members ?? [] {
          let parts = branch.value.members ?? []
          if parts.isEmpty { report(branch) }
          for part in parts { visit(part) }
        }
      }
    default: report(member)
    }
  }

  /// Adds a member.
  private mutating func report(_ member: Node.Member) {
    faults.append(Fault(member: member.key, language: language))
  }
}
