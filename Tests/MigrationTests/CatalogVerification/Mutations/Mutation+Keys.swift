import Foundation
import StringTables

extension Mutation {
  /// Changes of keys and languages.
  static let keys = [
    Self(testDescription: "a key lost", part: .entries) { site in
      let members = site.value.members
      return zip(members, members.dropping).map { member, rest in
        (.object(rest), abouts(of: member.key, member.value))
      }
    },
    renaming("a key in another case") { key in
      key == key.lowercased() ? key.uppercased() : key.lowercased()
    },
    renaming("a key in composed form") { $0.precomposedStringWithCanonicalMapping },
    renaming("a key in decomposed form") { $0.decomposedStringWithCanonicalMapping },
    renaming("white space behind a key") { $0 + " " },
    renaming("an escaped key") { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") },
    Self(testDescription: "a key too much", part: .entries) { site in
      let value = JSONTree.object([
        .init("extractionState", .string("migrated")),
        .init("localizations", .object([.init("en", .unit("x"))])),
      ])
      return site.value.members.adding("added key", value).map {
        (.object($0), [CatalogSite.About("added key", "en")])
      }
    },
    Self(testDescription: "a key without texts too much", part: .entries, isMeaning: false) {
      $0.value.members.adding("added key", .object([])).map {
        (.object($0), [CatalogSite.About("added key")])
      }
    },
    Self(testDescription: "a key twice", part: .entries) { site in
      site.value.members.map { member in
        (.object(site.value.members + [member]), [CatalogSite.About(member.key)])
      }
    },
    Self(testDescription: "the texts of two keys exchanged", part: .entries) { site in
      let members = site.value.members
      return members.indices.dropFirst().compactMap { place in
        let (one, other) = (members[place - 1], members[place])
        let texts = (one.value["localizations"], other.value["localizations"])
        guard texts.0 != texts.1 else { return nil }
        var changed = members
        changed[place - 1].value["localizations"] = texts.1
        changed[place].value["localizations"] = texts.0
        let languages = Set((texts.0?.members ?? []) + (texts.1?.members ?? [])).filter {
          texts.0?[$0.key] != texts.1?[$0.key]
        }
        let names = Set(languages.map { LanguageTag($0.key.text) })
        return (
          .object(changed),
          Set(names.flatMap { [CatalogSite.About(one.key, $0), .init(other.key, $0)] })
        )
      }
    },
    Self(testDescription: "a language lost", part: .localizations) { site in
      perLanguage(site, site.value.members.dropping) { [$0] }
    },
    Self(testDescription: "a language too much", part: .localizations) { site in
      site.value.members.adding("xx", .unit("x")).map {
        (.object($0), [CatalogSite.About(site.about.key, "xx")])
      }
    },
    Self(
      testDescription: "a language without a text too much", part: .localizations, isMeaning: false
    ) {
      site in
      [JSONTree.null, .object([])].flatMap { value in
        site.value.members.adding("xx", value).map {
          (.object($0), [CatalogSite.About(site.about.key, "xx")])
        }
      }
    },
    Self(testDescription: "a language by another name", part: .localizations) { site in
      perLanguage(site, site.value.members.renaming { $0 + "-x" }) { [$0, "\($0)-x"] }
    },
    Self(testDescription: "a language in another case", part: .localizations, isMeaning: false) {
      perLanguage($0, $0.value.members.renaming { $0.uppercased() }) { [$0, $0.uppercased()] }
    },
    Self(testDescription: "a language that is null", part: .localizations) { site in
      let members = site.value.members
      let changed = members.indices.map { place in
        var members = members
        members[place].value = .null
        return members
      }
      return perLanguage(site, changed) { [$0] }
    },
    Self(testDescription: "a language twice", part: .localizations) { site in
      site.value.members.repeating.map { (.object($0), [CatalogSite.About(site.about.key)]) }
    },
    Self(testDescription: "two languages exchanged", part: .localizations) { site in
      let members = site.value.members
      return zip(members.indices.dropFirst(), members.swapping).compactMap { place, changed in
        guard members[place].value != members[place - 1].value else { return nil }
        let names = [members[place].key.text, members[place - 1].key.text]
        return (
          .object(changed),
          Set(names.map { CatalogSite.About(site.about.key, LanguageTag($0)) })
        )
      }
    },
  ]

  /// Returns a change of the spelling of a key.
  private static func renaming(
    _ name: String, _ change: @escaping @Sendable (String) -> String
  ) -> Mutation {
    Self(testDescription: name, part: .entries) { site in
      site.value.members.flatMap { member in
        renamed(member, to: Key(change(member.key.text)), in: site.value.members)
      }
    }
  }

  /// Returns members of which one has another key.
  private static func renamed(
    _ member: JSONTree.Member, to key: Key, in members: [JSONTree.Member]
  ) -> [(value: JSONTree, abouts: Set<CatalogSite.About>)] {
    guard !members.contains(where: { $0.key == key }) else { return [] }
    let changed = members.map { $0.key == member.key ? JSONTree.Member(key, $0.value) : $0 }
    let comment = member.value["comment"] == nil ? [] : [CatalogSite.About(key)]
    return [
      (
        .object(changed),
        abouts(of: member.key, member.value).union(abouts(of: key, member.value)).union(comment)
      )
    ]
  }

  /// Returns changes of the languages of a key, each with the languages that findings name.
  private static func perLanguage(
    _ site: CatalogSite, _ changed: [[JSONTree.Member]], naming names: (String) -> [String]
  ) -> [(value: JSONTree, abouts: Set<CatalogSite.About>)] {
    zip(site.value.members, changed).map { member, members in
      (
        .object(members),
        Set(names(member.key.text).map { CatalogSite.About(site.about.key, LanguageTag($0)) })
      )
    }
  }
}
