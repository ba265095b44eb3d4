import StringTables
import Testing

/// One kind of change of a right catalog, each of which takes one thing from what it says.
struct Mutation: CustomTestStringConvertible, Sendable {
  /// What is changed.
  let testDescription: String
  /// Where it can be changed.
  let part: CatalogSite.Part
  /// Whether apps show something else, also where a catalog was edited on purpose.
  var isMeaning = true
  /// Returns the values to put in place of the one that is there, and what is wrong then.
  let changes: @Sendable (CatalogSite) -> [(value: JSONTree, abouts: Set<CatalogSite.About>)]

  /// A wrong catalog.
  struct Mutant {
    /// The catalog.
    let catalog: [UInt8]
    /// What the verification must speak of, and nothing else.
    let abouts: Set<CatalogSite.About>
  }

  /// Returns wrong catalogs that this kind of change makes of a right one, at places all over it.
  func mutants(of catalog: JSONTree, sites: [CatalogSite], upTo limit: Int) -> [Mutant] {
    let all = sites.filter { $0.part == part }.flatMap { site in
      changes(site).filter { $0.value != site.value }.map { (site, $0) }
    }
    let count = min(limit, all.count)
    return (0..<count).map { number in
      let (site, change) = all[number * all.count / count]
      var changed = catalog
      changed[site.path[...]] = change.value
      return Mutant(catalog: changed.bytes, abouts: change.abouts)
    }
  }
}

extension Mutation {
  /// A change of a value by itself; findings are about the key and language around it.
  init(
    _ name: String, in part: CatalogSite.Part, isMeaning: Bool = true,
    changing change: @escaping @Sendable (JSONTree) -> [JSONTree]
  ) {
    self.init(testDescription: name, part: part, isMeaning: isMeaning) { site in
      change(site.value).map { ($0, [site.about]) }
    }
  }

  /// A change of a text.
  init(_ name: String, texts change: @escaping @Sendable (String) -> [String]) {
    self.init(name, in: .text) { value in
      value.text.map(change)?.map { .string(Key($0)) } ?? []
    }
  }

  /// A change of the members of an object.
  init(
    _ name: String, in part: CatalogSite.Part, isMeaning: Bool = true,
    members change: @escaping @Sendable ([JSONTree.Member]) -> [[JSONTree.Member]]
  ) {
    self.init(name, in: part, isMeaning: isMeaning) { value in
      change(value.members).map { .object($0) }
    }
  }

  /// A change that makes an entry unreadable; findings are about the key.
  init(
    _ name: String, breaking part: CatalogSite.Part,
    members change: @escaping @Sendable ([JSONTree.Member]) -> [[JSONTree.Member]]
  ) {
    self.init(testDescription: name, part: part) { site in
      change(site.value.members).map { (.object($0), [CatalogSite.About(site.about.key)]) }
    }
  }
}

extension [JSONTree.Member] {
  /// The members with each one removed.
  var dropping: [[JSONTree.Member]] {
    indices.map { place in
      var members = self
      members.remove(at: place)
      return members
    }
  }

  /// The members with each one repeated at the end.
  var repeating: [[JSONTree.Member]] { map { self + [$0] } }

  /// The members with each key changed; keys that are there are skipped.
  func renaming(_ change: (String) -> String) -> [[JSONTree.Member]] {
    indices.compactMap { place in
      var members = self
      let key = Key(change(members[place].key.text))
      guard !members.contains(where: { $0.key == key }) else { return nil }
      members[place].key = key
      return members
    }
  }

  /// The members with the values of each two neighbours exchanged.
  var swapping: [[JSONTree.Member]] {
    indices.dropFirst().map { place in
      var members = self
      members[place].value = self[place - 1].value
      members[place - 1].value = self[place].value
      return members
    }
  }

  /// The members with one added behind them, when its key is new.
  func adding(_ key: Key, _ value: JSONTree) -> [[JSONTree.Member]] {
    contains { $0.key == key } ? [] : [self + [JSONTree.Member(key, value)]]
  }
}

extension JSONTree {
  /// A translated text.
  static func unit(_ text: String) -> JSONTree {
    .object([
      Member(
        "stringUnit",
        .object([Member("state", .string("translated")), Member("value", .string(Key(text)))]))
    ])
  }
}
