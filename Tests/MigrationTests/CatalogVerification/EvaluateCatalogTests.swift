import CatalogVerification
import StringTables
import Testing

@Test func `a plural variation is chosen by the number in its forms`() {
  let plain = Localization(.forms(["one": "one file", "other": "%lld files"]))
  #expect(plain.shown(1) == "⟦#1:lld:1⟧one file")
  #expect(plain.shown(5) == "⟦#1:lld:5⟧⟦1:lld:5⟧ files")
  let third = Localization(.forms(["other": "%1$@, %2$@ and %3$llu others"]))
  #expect(
    third.shown(count: 3) == "⟦#3:llu:2⟧⟦1⟧, ⟦2⟧ and ⟦3:llu⟧ others")
  let second = Localization(.forms(["other": "%@ has %lld"]))
  #expect(second.shown(count: 2) == "⟦#2:lld:2⟧⟦1⟧ has ⟦2:lld⟧")
}

@Test func `a plural variation without a number does not compile`() {
  #expect(Localization(.forms(["other": "files"])).shown(1) == "⟦?no number⟧")
}

@Test func `a substitution is chosen by its argument`() {
  let substitutions = [
    Substitution("files", 2, "lld", ["one": "%arg file", "other": "%arg files"]),
    Substitution("dirs", nil, "lu", ["other": "%lu dirs"]),
  ]
  let text = Localization(.unit("%1$@: %#@files@"), substitutions: substitutions)
  #expect(text.shown(7, 1) == "⟦1:@:7⟧: ⟦#2:lld:1⟧⟦2:lld:1⟧ file")
  let implicit = Localization(.unit("%@ %#@dirs@ %@"), substitutions: substitutions)
  #expect(implicit.shown(count: 3) == "⟦1⟧ ⟦#2:lu:2⟧⟦2:lu⟧ dirs ⟦3⟧")
}

@Test func `a substitution without a type takes that of its forms`() {
  let text = Localization(
    .unit("%#@n@"), substitutions: [Substitution("n", 1, nil, ["other": "%ld x"])])
  #expect(text.shown(3) == "⟦#1:ld:3⟧⟦1:ld:3⟧ x")
}

@Test func `arg beside a specifier without a number is not sure`() {
  let text = Localization(
    .unit("%#@n@"), substitutions: [Substitution("n", 1, "d", ["other": "%arg of %@"])])
  #expect(text.shown(3, count: 2)?.contains("⟦?ambiguous argument⟧") == true)
}

@Test func `names of arguments are left out`() {
  #expect(Localization(.unit("%(count)lld %2$(who)@")).shown(count: 2) == "⟦1:lld⟧ ⟦2⟧")
}

@Test func `devices vary text and plurals, with other for the rest`() {
  let value = Localization(
    .devices(["mac": .forms(["other": "%d clicks"]), "other": .unit("Press")]))
  #expect(value.shown(3, device: "mac") == "⟦#1:d:3⟧⟦1:d:3⟧ clicks")
  #expect(value.shown(3, device: "ipad") == "Press")
  #expect(Localization(.devices(["mac": .unit("Click")])).shown() == nil)
}

@Test func `devices share the substitutions of the localization`() {
  let value = Localization(
    .devices(["mac": .unit("Click %#@n@"), "other": .unit("Tap %2$#@n@")]),
    substitutions: [Substitution("n", nil, "d", ["one": "once", "other": "%arg times"])])
  #expect(value.shown(1, device: "mac") == "Click ⟦#1:d:1⟧once")
  #expect(value.shown(1, 4, device: nil) == "Tap ⟦#2:d:4⟧⟦2:d:4⟧ times")
}

@Test func `what the compiler rejects is a fault`() {
  let number = Substitution("n", 1, "d", ["other": "%#@n@"])
  #expect(
    Localization(.unit("%#@m@"), substitutions: [number]).shown() == "⟦?undefined substitution⟧")
  #expect(Localization(.unit("%#@m@")).shown() == "%#@m@")
  #expect(
    Localization(.unit("%#@n@"), substitutions: [number]).shown()
      == "⟦#1:d:2⟧⟦?nested reference⟧")
  #expect(
    Localization(.devices(["other": .forms(["other": "%d"])])).shown()
      == "⟦?misplaced variation⟧")
}
