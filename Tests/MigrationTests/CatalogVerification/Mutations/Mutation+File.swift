import StringTables

extension Mutation {
  /// Changes of the whole file.
  static let files = [
    file("another version") { root in
      ["1.0", "1.2", "2.0", ""].map { changing(root, "version", to: .string(Key($0))) }
    },
    file("a version that is a number") { [changing($0, "version", to: .number("1.1"))] },
    file("another source language", isMeaning: true) { root in
      ["fr", ""].map { changing(root, "sourceLanguage", to: .string(Key($0))) }
    },
    file("the source language in another case") { root in
      let language = root["sourceLanguage"]?.text ?? ""
      return [changing(root, "sourceLanguage", to: .string(Key(language.uppercased())))]
    },
    file("a member of the file lost", isMeaning: true) { root in
      root.members.dropping.map { .object($0) }
    },
    file("a member of the file twice", isMeaning: true) { root in
      root.members.repeating.map { .object($0) }
    },
    file("a member of the file too much") { root in
      [changing(root, "languages", to: .array([.string("en")]))]
    },
    file("another member than strings", isMeaning: true) { root in
      root.members.renaming { $0 == "strings" ? "Strings" : $0 }.map { .object($0) }
    },
    Self(testDescription: "a key outside strings", part: .root) { site in
      let entries = site.value["strings"]?.members ?? []
      return zip(entries, entries.dropping).map { entry, rest in
        var changed = site.value
        changed["strings"] = .object(rest)
        return (
          .object(changed.members + [entry]),
          abouts(of: entry.key, entry.value).union([CatalogSite.About()])
        )
      }
    },
  ]

  /// Returns a change of the root; findings are about the whole file.
  private static func file(
    _ name: String, isMeaning: Bool = false,
    _ change: @escaping @Sendable (JSONTree) -> [JSONTree]
  ) -> Mutation {
    Self(testDescription: name, part: .root, isMeaning: isMeaning) { site in
      change(site.value).map { ($0, [CatalogSite.About()]) }
    }
  }

  /// Returns a root with another value of a member.
  private static func changing(_ root: JSONTree, _ name: Key, to value: JSONTree) -> JSONTree {
    var changed = root
    changed[name] = value
    return changed
  }
}
