import CatalogVerification
import StringTables
import Testing

/// Compilation of single localizations.
struct CompileTests {
  /// Compiles a localization.
  private func compile(
    _ variation: Variation, _ substitutions: [Substitution] = []
  ) throws -> CompiledLocalization {
    try CompiledLocalization(
      Localization(variation, substitutions: substitutions), key: "k", language: "de")
  }

  /// Returns plural forms.
  private func plural(_ one: String, _ other: String) -> Variation {
    .plural([.init("one", .unit(one)), .init("other", .unit(other))])
  }

  /// Returns a format with one variable of two forms.
  private func rule(
    _ format: String, _ name: Key, _ type: String, _ one: String, _ other: String
  ) -> StringsdictRule {
    .format(
      StringsdictFormat(
        format: format,
        variables: [
          .init(
            name: name, kind: .plural, valueType: type,
            forms: [
              .init(selector: "one", content: one), .init(selector: "other", content: other),
            ])
        ]))
  }

  @Test func `a text is a value`() throws {
    #expect(try compile(.unit("a %@")) == CompiledLocalization(value: "a %@"))
  }

  @Test func `a reference without substitutions passes through`() throws {
    #expect(try compile(.unit("%#@n@")).value == "%#@n@")
  }

  @Test(arguments: [
    ("%(n)lld", "%lld"), ("%1$(n)lld of %(m)@", "%1$lld of %@"), ("50% (ca.) d", "50% (ca.) d"),
    ("%%(n)lld", "%%(n)lld"), ("(%@)", "(%@)"), ("%(n", "%(n"),
  ])
  func `the names of arguments are removed`(_ text: String, _ result: String) throws {
    #expect(try compile(.unit(text)).value == result)
  }

  @Test func `a text beside unused substitutions is a plain rule`() throws {
    let unused = Substitution(name: "n", formatSpecifier: "@", variation: plural("a", "b"))
    #expect(try compile(.unit("x"), [unused]).rule == .string("x"))
  }

  @Test func `a reference takes the argument of its substitution`() throws {
    let files = Substitution(
      name: "n", argument: 2, formatSpecifier: "lld", variation: plural("%arg file", "%arg files"))
    let result = try compile(.unit("%1$@: %#@n@"), [files])
    #expect(
      result
        == CompiledLocalization(rule: rule("%1$@: %2$#@n@", "n", "lld", "%lld file", "%lld files")))
  }

  @Test func `a reference without an argument stays as it is`() throws {
    let files = Substitution(
      name: "n", formatSpecifier: nil, variation: plural("%d file", "%d files"))
    #expect(
      try compile(.unit("%#@n@"), [files]).rule == rule("%#@n@", "n", "d", "%d file", "%d files"))
  }

  @Test(arguments: [
    ("%arg", "%lld"), ("%arg %arg", "%lld %2$lld"), ("%@ %arg", "%@ %2$lld"),
    ("%arg of %lld", "%lld of %lld"), ("%%arg", "%%arg"), ("%3$@ %arg", "%3$@ %lld"),
  ])
  func `the argument is printed in a form`(_ form: String, _ result: String) throws {
    let substitution = Substitution(
      name: "n", argument: 2, formatSpecifier: "lld", variation: plural(form, "x"))
    #expect(
      try compile(.unit("%#@n@"), [substitution]).rule
        == rule("%2$#@n@", "n", "lld", result, "x"))
  }

  @Test func `names that the runtime cannot read are replaced`() throws {
    let first = Substitution(
      name: "信号", argument: 1, formatSpecifier: "d", variation: plural("a", "b"))
    let second = Substitution(
      name: "a-b", argument: 2, formatSpecifier: "d", variation: plural("c", "d"))
    let result = try compile(.unit("%#@信号@ %#@a-b@ %#@信号@"), [first, second])
    guard case .format(let format) = try #require(result.rule) else {
      Issue.record("not a format")
      return
    }
    #expect(format.format == "%1$#@value@ %2$#@value_2@ %1$#@value@")
    #expect(format.variables.map(\.name) == ["value", "value_2"])
  }

  @Test func `a plural takes the type of its number`() throws {
    #expect(
      try compile(plural("one", "%(n)llu")).rule == rule("%#@value@", "value", "llu", "one", "%llu")
    )
  }

  @Test func `a plural of a later argument says its place`() throws {
    #expect(
      try compile(plural("%1$@, %3$llu", "%1$@ and %3$llu")).rule
        == rule("%3$#@value@", "value", "llu", "%1$@, %3$llu", "%1$@ and %3$llu"))
    #expect(
      try compile(plural("%@: %lld", "%@: %lld s")).rule
        == rule("%2$#@value@", "value", "lld", "%1$@: %2$lld", "%1$@: %2$lld s"))
  }

  @Test func `the text for other devices is a value beside the rule`() throws {
    let result = try compile(.device([.init("mac", .unit("m")), .init("other", .unit("o"))]))
    #expect(
      result
        == CompiledLocalization(
          value: "o", rule: .device([.init(selector: "mac", content: .string("m"))])))
  }

  @Test func `a device may have a plural or refer to substitutions`() throws {
    let files = Substitution(
      name: "n", argument: 1, formatSpecifier: "d", variation: plural("a", "b"))
    let result = try compile(
      .device([.init("mac", plural("%d", "%d s")), .init("ipad", .unit("%#@n@"))]), [files])
    #expect(
      result.rule
        == .device([
          .init(selector: "mac", content: rule("%#@value@", "value", "d", "%d", "%d s")),
          .init(selector: "ipad", content: rule("%1$#@n@", "n", "d", "a", "b")),
        ]))
  }

  @Test(arguments: [Variation.plural([]), .device([]), .device([.init("mac", .plural([]))])])
  func `an empty variation gives nothing`(_ variation: Variation) throws {
    #expect(try compile(variation) == CompiledLocalization())
  }

  /// Localizations that Apple's compiler refuses.
  static let refused: [(Localization, DiagnosticID)] = [
    (
      Localization(
        .unit("%#@x@"),
        substitutions: [Substitution(name: "n", formatSpecifier: "d", variation: .plural([]))]),
      .catalogUndefinedSubstitution
    ),
    (Localization(.device([.init("mac", .unit("%#@x@"))])), .catalogUndefinedSubstitution),
    (
      Localization(
        .plural([.init("other", .unit("%d %#@n@"))]),
        substitutions: [Substitution(name: "n", formatSpecifier: "d", variation: .plural([]))]),
      .catalogNestedSubstitution
    ),
    (
      Localization(
        .unit("%#@n@"),
        substitutions: [
          Substitution(
            name: "n", formatSpecifier: "d", variation: .plural([.init("other", .unit("%#@n@"))]))
        ]), .catalogNestedSubstitution
    ),
    (Localization(.plural([.init("other", .unit("many %@"))])), .catalogPluralWithoutNumber),
    (
      Localization(
        .unit("%#@n@"),
        substitutions: [
          Substitution(
            name: "n", formatSpecifier: nil, variation: .plural([.init("other", .unit("x"))]))
        ]), .catalogPluralWithoutNumber
    ),
    (
      Localization(.device([.init("other", .plural([.init("other", .unit("%d"))]))])),
      .catalogUnsupportedVariation
    ),
    (Localization(.device([.init("mac", .device([]))])), .catalogUnsupportedVariation),
    (Localization(.plural([.init("one", .device([]))])), .catalogUnsupportedVariation),
    (
      Localization(
        .unit("%#@n@"),
        substitutions: [Substitution(name: "n", formatSpecifier: "d", variation: .device([]))]),
      .catalogUnsupportedVariation
    ),
  ]

  @Test(arguments: refused)
  func `what Apple's compiler refuses is an error`(
    _ localization: Localization, _ id: DiagnosticID
  ) throws {
    let error = try #require(throws: Diagnostic.self) {
      try CompiledLocalization(localization, key: "the key", language: "de")
    }
    #expect(error.id == id)
    #expect(error.message.contains("\"the key\" (de)"))
  }
}
