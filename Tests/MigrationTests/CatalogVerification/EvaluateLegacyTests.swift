import CatalogVerification
import StringTables
import Testing

/// The forms of most cases.
private let files = StringsdictFormat.Variable(
  "files", "lld", ["one": "%lld file", "other": "%lld files"])

@Test func `a form is chosen by the argument of its reference`() {
  let rule = StringsdictRule.plural("%#@files@", files)
  #expect(rule.shown(1) == "⟦#1:lld:1⟧⟦1:lld:1⟧ file")
  #expect(rule.shown(5) == "⟦#1:lld:5⟧⟦1:lld:5⟧ files")
}

@Test func `implicit specifiers of a form start at the argument that chose it`() {
  let rule = StringsdictRule.plural("%@ has %#@files@", files)
  #expect(rule.shown(7, 1) == "⟦1:@:7⟧ has ⟦#2:lld:1⟧⟦2:lld:1⟧ file")
  let reordered = StringsdictRule.plural("%2$#@files@, %1$@", files)
  #expect(reordered.shown(7, 1) == "⟦#2:lld:1⟧⟦2:lld:1⟧ file, ⟦1:@:7⟧")
}

@Test func `explicit numbers do not advance implicit ones`() {
  let rule = StringsdictRule.string("%1$lld and %2$@ and %lld")
  #expect(rule.shown(count: 2) == "⟦1:lld⟧ and ⟦2⟧ and ⟦1:lld⟧")
}

@Test func `further implicit specifiers of a form take the next arguments`() {
  let rule = StringsdictRule.plural(
    "%#@n@", .init("n", "d", ["one": "%d of %@", "other": "%d of %2$@"]))
  #expect(rule.shown(1, count: 2) == "⟦#1:d:1⟧⟦1:d:1⟧ of ⟦2⟧")
  #expect(rule.shown(2, count: 2) == "⟦#1:d:2⟧⟦1:d:2⟧ of ⟦2⟧")
}

@Test func `an argument that no caller passes is marked`() {
  let rule = StringsdictRule.plural(
    "%#@n@", .init("n", "d", ["one": "%d of %d", "other": "%d"]))
  #expect(rule.shown(1) == "⟦#1:d:1⟧⟦1:d:1⟧ of ⟦!2:d⟧")
}

@Test func `forms refer to other variables`() {
  let rule = StringsdictRule.plural(
    "%1$#@a@", .init("a", "d", ["one": "%d in %2$#@b@", "other": "%#@c@"]),
    .init("b", "lu", ["other": "%lu dirs"]), .init("c", "d", ["other": "%d!"]))
  #expect(rule.shown(1, 4) == "⟦#1:d:1⟧⟦1:d:1⟧ in ⟦#2:lu:4⟧⟦2:lu:4⟧ dirs")
  #expect(rule.shown(2, 4) == "⟦#1:d:2⟧⟦#1:d:2⟧⟦1:d:2⟧!")
}

@Test func `a cycle of references ends after ten levels`() {
  let rule = StringsdictRule.plural("%#@a@", .init("a", "d", ["other": ".%#@a@"]))
  let levels = String(repeating: "⟦#1:d:2⟧.", count: 10)
  #expect(rule.shown(2) == levels + "⟦#1:d:2⟧⟦?too deep⟧")
}

@Test func `many references in a cycle end soon`() {
  let rule = StringsdictRule.plural(
    "%#@a@", .init("a", "d", ["other": "%1$#@b@%1$#@b@%1$#@b@%1$#@b@"]),
    .init("b", "d", ["other": "%1$#@a@%1$#@a@%1$#@a@%1$#@a@"]))
  #expect(rule.shown(2)?.hasSuffix("⟦?too deep⟧") == true)
}

@Test(
  arguments: [
    (nil, "@"), ("d", "d"), ("%ld", "ld"), ("lu", "lu"),
  ] as [(String?, String)])
func `the value type is an object when missing and loses a stray percent sign`(
  type: String?, read: String
) {
  let rule = StringsdictRule.plural("%#@a@", .init("a", type, ["other": "x"]))
  #expect(rule.shown(2) == "⟦#1:\(read):2⟧x")
}

@Test func `a reference without a dollar sign has a width`() {
  #expect(StringsdictRule.plural("%1#@files@", files).shown(1) == "⟦#1:lld:1⟧⟦1:lld:1⟧ file")
  #expect(
    StringsdictRule.plural("%5#@files@", files).shown(1) == "⟦|5⟧⟦#1:lld:1⟧⟦1:lld:1⟧ file")
}

@Test func `an undefined variable stays as it is and takes an argument`() {
  let rule = StringsdictRule.plural("%#@who@: %#@files@", files)
  #expect(rule.shown(3, 1) == "%#@who@: ⟦#2:lld:1⟧⟦2:lld:1⟧ file")
}

@Test func `a form for zero is used for 0`() {
  let rule = StringsdictRule.plural(
    "%#@n@", .init("n", "d", ["zero": "none", "other": "%d"]))
  #expect(rule.shown(0) == "⟦#1:d:0⟧none")
  #expect(rule.shown(10, language: "lv") == "⟦#1:d:10⟧none")
  #expect(rule.shown(10) == "⟦#1:d:10⟧⟦1:d:10⟧")
}

@Test func `a category without a form and without other shows nothing`() {
  let rule = StringsdictRule.plural("%#@n@", .init("n", "d", ["one": "x"]))
  #expect(rule.shown(2) == "⟦#1:d:2⟧⟦?no form⟧")
}

@Test func `flags, width, precision and their arguments are marked`() {
  let rule = StringsdictRule.string("%-5.2f %*.*lld %n%c")
  #expect(rule.shown(count: 6) == "⟦1:-5.2f⟧ ⟦4:*2.*3lld⟧ ⟦5:n⟧⟦6:c⟧")
}

@Test func `percent signs are literal where nothing is read`() {
  #expect(StringsdictRule.string("100%%").shown() == "100%%")
  #expect(StringsdictRule.string("%@ 100%%").shown() == "⟦1⟧ 100%")
  #expect(StringsdictRule.string("%(name)lld %d").shown() == "(name)lld ⟦1:d⟧")
}

@Test func `a device without a rule shows other, then the strings value, then the key`() {
  let rule = StringsdictRule.devices(["iphone": .string("Tap"), "mac": .plural("%#@files@", files)])
  #expect(rule.shown(device: "iphone", text: "Press") == "Tap")
  #expect(rule.shown(1, device: "mac") == "⟦#1:lld:1⟧⟦1:lld:1⟧ file")
  #expect(rule.shown(device: "ipad", text: "Press") == "Press")
  #expect(rule.shown(device: nil) == nil)
  let other = StringsdictRule.devices(["other": .string("Use"), "mac": .string("Click")])
  #expect(other.shown(device: "ipad", text: "Press") == "Use")
}

@Test func `a device rule hides the format beside it`() {
  let rule = StringsdictRule.several([
    .devices(["mac": .string("Click")]), .plural("%#@files@", files),
  ])
  #expect(rule.shown(device: "mac") == "Click")
  #expect(rule.shown(text: "Press") == "Press")
}

@Test func `the text for the greatest width is shown`() {
  let rule = StringsdictRule.widths([
    "20": .string("mid"), "100": .string("long"), "048": .string("x"),
  ])
  #expect(rule.shown() == "long")
}

@Test func `a rule wins over the strings value`() {
  #expect(StringsdictRule.string("rule").shown(text: "text") == "rule")
  let entry = LegacyEntry(text: "text", rule: nil)
  let shown = entry.shown(in: Situation(language: "en", argumentCount: 0))
  #expect(shown?.description == "text")
}

@Test func `a gender variable falls back to the form 0`() {
  let rule = StringsdictRule.plural(
    "%#@g@", .init("g", "d", ["0": "they", "1": "she"], kind: .gender))
  #expect(rule.shown(1) == "⟦#1:d:1⟧she")
  #expect(rule.shown(9) == "⟦#1:d:9⟧they")
}

@Test func `arguments that nothing reads are gaps`() throws {
  let entry = LegacyEntry(text: "%1$lld|%3$lld", rule: nil)
  let shown = entry.shown(in: Situation(language: "en", argumentCount: 3))
  #expect(try #require(shown).gaps == [2])
}
