import Testing

@testable import CatalogMigration
@testable import StringTables

/// The arguments that texts take.
struct FormatSignatureTests {
  /// Returns the arguments of a text as `1:an object`.
  private func arguments(
    of localization: Localization, dialect: FormatString.Dialect = .legacy
  ) -> [String] {
    FormatSignature(localization, dialect: dialect, countsSpaced: false).arguments
      .sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
  }

  @Test(
    arguments: [
      ("%@ has %d", ["1:object", "2:int32"]), ("%2$@ has %1$lld", ["1:int64", "2:object"]),
      ("%*d", ["1:int32", "2:int32"]), ("%.2f %%", ["1:double"]),
      ("%zd %Lf", ["1:int64", "2:longDouble"]),
      ("100% sure", []), ("5%ige", []), ("%50 indirim", []), ("50% de", []), ("a % b", []),
      ("%s %S %p", ["1:bytes", "2:units", "3:pointer"]), ("% @", ["1:object"]),
    ])
  func `a text takes arguments`(text: String, expected: [String]) {
    #expect(arguments(of: Localization(.unit(text))) == expected)
  }

  @Test func `a reference takes the argument of its rule`() {
    let forms = Variation.plural([
      .init("one", .unit("%arg of %3$@")), .init("other", .unit("%arg")),
    ])
    let rule = Substitution(name: "n", argument: 2, formatSpecifier: "lld", variation: forms)
    let text = Localization(.unit("%1$@: %#@n@"), substitutions: [rule])
    #expect(arguments(of: text, dialect: .catalog) == ["1:object", "2:int64", "3:object"])
  }

  @Test func `plural forms are taken together`() {
    let forms = Variation.plural([.init("one", .unit("a file")), .init("other", .unit("%d files"))])
    #expect(arguments(of: Localization(forms)) == ["1:int32"])
  }
}
