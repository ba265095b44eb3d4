import StringTables

/// A place in a catalog at which something can be changed.
struct CatalogSite: Sendable {
  /// What stands there.
  enum Part: Hashable, Sendable {
    /// The whole file.
    case root
    /// The object `strings`.
    case entries
    /// What is said of one key.
    case entry
    /// The languages of one key.
    case localizations
    /// What is said of one key in one language.
    case localization
    /// A text with its state.
    case unit
    /// A text.
    case text
    /// The forms of a plural variation.
    case plural
    /// The branches of a device variation.
    case device
    /// The substitutions of a localization.
    case substitutions
    /// One substitution.
    case substitution
  }

  /// What a finding is about: a key, a language of it, or the whole file.
  struct About: Hashable, Sendable, CustomStringConvertible {
    /// The key, nil for the whole file.
    var key: Key?
    /// The language, nil for all.
    var language: LanguageTag?

    /// Creates what a finding is about.
    init(_ key: Key? = nil, _ language: LanguageTag? = nil) {
      self.key = key
      self.language = language
    }

    var description: String { "\(key?.text ?? "file") \(language?.name ?? "-")" }
  }

  /// What stands there.
  let part: Part
  /// The numbers of the members that lead there.
  let path: [Int]
  /// The key and the language around the place.
  let about: About
  /// What stands there.
  let value: JSONTree

  /// Returns all places of a catalog.
  static func all(in catalog: JSONTree) -> [CatalogSite] {
    var sites: [CatalogSite] = []
    collect(catalog, names: [], path: [], into: &sites)
    return sites
  }

  /// Adds a value and all values below it.
  private static func collect(
    _ value: JSONTree, names: [Key], path: [Int], into sites: inout [CatalogSite]
  ) {
    if let part = part(names) {
      let language = names.count > 3 ? LanguageTag(names[3].text) : nil
      let about = About(names.count > 1 ? names[1] : nil, language)
      sites.append(CatalogSite(part: part, path: path, about: about, value: value))
    }
    for (number, member) in value.members.enumerated() {
      collect(member.value, names: names + [member.key], path: path + [number], into: &sites)
    }
  }

  /// Returns what stands at a path of member names; nil for what no change is about.
  private static func part(_ names: [Key]) -> Part? {
    guard let first = names.first else { return .root }
    guard first == "strings" else { return nil }
    switch names.count {
    case 1: return .entries
    case 2: return .entry
    case 3: return names[2] == "localizations" ? .localizations : nil
    case 4: return names[2] == "localizations" ? .localization : nil
    default: break
    }
    let rest = names[4...]
    switch rest.last {
    case "stringUnit": return .unit
    case "value" where rest.dropLast().last == "stringUnit": return .text
    case "plural" where rest.dropLast().last == "variations": return .plural
    case "device" where rest.dropLast().last == "variations": return .device
    case "substitutions" where rest.count == 1: return .substitutions
    default: return rest.count == 2 && rest.first == "substitutions" ? .substitution : nil
    }
  }
}
