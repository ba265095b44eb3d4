import StringTables

extension Mutation {
  /// Changes of plural forms and of devices.
  static let branches =
    branches(of: .plural, noun: "category", names: ["few", "two", "zero", "single"])
    + branches(of: .device, noun: "device", names: ["ipod", "applevision", "toaster"])
    + [
      Self("plural forms as devices", in: .localization) { members in
        members.compactMap { member in
          guard member.key == "variations", let forms = member.value["plural"] else { return nil }
          return members.filter { $0.key != "variations" }
            + [.init("variations", .object([.init("device", forms)]))]
        }
      },
      Self("one form for all categories", in: .localization) { members in
        members.compactMap { member in
          let other = member.key == "variations" ? member.value["plural"]?["other"] : nil
          return other.map { members.filter { $0.key != "variations" } + $0.members }
        }
      },
      Self("a text as a plural form", in: .localization) { members in
        guard let unit = members.first(where: { $0.key == "stringUnit" }) else { return [] }
        let form = JSONTree.object([.init("other", .object([unit]))])
        return [
          members.filter { $0.key != "stringUnit" }
            + [.init("variations", .object([.init("plural", form)]))]
        ]
      },
    ]

  /// Returns the changes of the branches of a variation.
  private static func branches(
    of part: CatalogSite.Part, noun: String, names: [String]
  ) -> [Mutation] {
    [
      Self("a \(noun) lost", in: part) { $0.dropping },
      Self("a \(noun) by another name", in: part) { members in
        names.flatMap { name in members.renaming { _ in name } }
      },
      Self("a \(noun) in capitals", in: part) { $0.renaming { $0.uppercased() } },
      Self("two neighbours of a \(noun) exchanged", in: part) { $0.swapping },
      Self("a \(noun) too much", in: part) { members in
        names.flatMap { members.adding(Key($0), .unit("%d too much")) }
      },
      Self("a \(noun) without a text", in: part, isMeaning: false) { members in
        members.adding("added", .object([]))
          + members.adding("added", .object([.init("note", .null)]))
      },
      Self("a \(noun) twice", breaking: part) { $0.repeating },
      Self("a member beside the text of a \(noun)", in: part, isMeaning: false) { members in
        members.indices.map { place in
          var members = members
          members[place].value["note"] = .string("x")
          return members
        }
      },
    ]
  }

  /// Changes of substitutions.
  static let substitutions = [
    Self("a substitution lost", in: .substitutions) { members in
      members.count > 1 ? members.dropping : []
    },
    Self("all substitutions lost", in: .localization) { members in
      let others = members.filter { $0.key != "substitutions" }
      return others.count == members.count ? [] : [others]
    },
    Self("a substitution renamed", in: .localization) { localization in
      let text = String(decoding: localization.bytes, as: UTF8.self)
      let renamed = localization["substitutions"]?.members.renaming { $0 + "2" } ?? []
      return renamed.compactMap { members in
        guard members.contains(where: { text.contains("#@\($0.key.text.dropLast())@") }) else {
          return nil
        }
        var changed = localization
        changed["substitutions"] = .object(members)
        return changed
      }
    },
    Self("a substitution too much", in: .substitutions) { members in
      let forms = JSONTree.object([
        .init("plural", .object([.init("other", .unit("%arg"))]))
      ])
      return members.adding(
        "added", .object([.init("formatSpecifier", .string("d")), .init("variations", forms)]))
    },
    Self("a substitution without forms too much", in: .substitutions) { members in
      let forms = JSONTree.object([.init("plural", .object([]))])
      return members.adding(
        "added", .object([.init("formatSpecifier", .string("d")), .init("variations", forms)]))
    },
    Self("two substitutions exchanged", in: .substitutions) { $0.swapping },
    Self("a substitution twice", breaking: .substitutions) { $0.repeating },
    Self("another argNum", in: .substitution) { substitution in
      guard case .number(let number)? = substitution["argNum"] else { return [] }
      return [(Int(number) ?? 0) + 1, 0, -1].map {
        var changed = substitution
        changed["argNum"] = .number("\($0)")
        return changed
      }
    },
    Self("an argNum where none was", in: .substitution) { substitution in
      guard substitution["argNum"] == nil else { return [] }
      var changed = substitution
      changed["argNum"] = .number("7")
      return [changed]
    },
    Self("another formatSpecifier", in: .substitution) { substitution in
      ["lld", "@", "f", "%d"].map {
        var changed = substitution
        changed["formatSpecifier"] = .string(Key($0))
        return changed
      }
    },
    Self("a formatSpecifier lost", in: .substitution, isMeaning: false) { substitution in
      var changed = substitution
      changed["formatSpecifier"] = nil
      return [changed]
    },
    Self("a formatSpecifier that is null", in: .substitution, isMeaning: false) { substitution in
      var changed = substitution
      changed["formatSpecifier"] = .null
      return [changed]
    },
    Self("a member beside a substitution's forms", in: .substitution, isMeaning: false) {
      var changed = $0
      changed["note"] = .string("x")
      return [changed]
    },
  ]
}
