import StringTables
import Testing

/// Tests of the parts of format strings.
struct FormatStringTests {
  /// The parts of a text on one line: `'text'`, `<number$modifiers*stars type>`, `<@name>`, `<arg>`.
  private func parts(_ text: String, _ dialect: FormatString.Dialect = .legacy) -> String {
    FormatString(text, dialect: dialect).pieces.map { piece in
      switch piece {
      case .literal(let text): return "'\(text)'"
      case .substitutionArgument: return "<arg>"
      case .reference(let reference):
        let number = reference.argument.map { "\($0)$" } ?? ""
        return "<\(number)\(reference.modifiers)@\(reference.name)>"
      case .specifier(let specifier):
        let number = specifier.argument.map { "\($0)$" } ?? ""
        let stars = specifier.starCount > 0 ? " stars \(specifier.starCount)" : ""
        return "<\(number)\(specifier.modifiers) \(specifier.type)\(stars)>"
      }
    }.joined()
  }

  @Test(arguments: [
    ("plain", "'plain'"),
    ("%d", "< d>"),
    ("%@ has %lld", "< @>' has '< lld>"),
    ("%2$@", "<2$ @>"),
    ("%2$-5.1f", "<2$-5.1 f>"),
    ("%05d", "<05 d>"),
    ("% d", "<  d>"),
    ("%*d", "<* d stars 1>"),
    ("%*.*f", "<*.* f stars 2>"),
    ("100%%", "'100%'"),
    ("%y", "'y'"),
    ("50% de", "'50'<  d>'e'"),
    ("end %", "'end '"),
    ("end %5", "'end '"),
    ("%hhd%hd%ld%qd%zd%td%jd%Lf", "< hhd>< hd>< ld>< qd>< zd>< td>< jd>< Lf>"),
    ("%'d", "''d'"),
    ("%0$d", "'$d'"),
    ("%é", "'é'"),
  ])
  func `a printf format has parts`(_ text: String, _ expected: String) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    ("%#@files@", "<@files>"),
    ("%2$#@files@!", "<2$@files>'!'"),
    ("%5#@n@", "<5@n>"),
    ("%#@a_1@%#@b@", "<@a_1><@b>"),
    ("%#@@", "<@>"),
    ("%#@no-name@", "'%#@no-name@'"),
    ("%#@open", "'%#@open'"),
    ("%#x", "< x>"),
  ])
  func `a reference names a variable`(_ text: String, _ expected: String) {
    #expect(parts(text) == expected)
  }

  @Test func `a name in parentheses is read in catalogs only`() {
    #expect(parts("%(count)lld", .catalog) == "< lld>")
    #expect(parts("%1$(count)lld", .catalog) == "<1$ lld>")
    #expect(parts("%(count)lld") == "'(count)lld'")
  }

  @Test func `arg is a token in substitutions only`() {
    #expect(parts("%arg files", .substitution) == "<arg>' files'")
    #expect(parts("%arg files", .catalog) == "< a>'rg files'")
  }

  @Test func `a specifier has its offsets in bytes`() {
    #expect(FormatString("é%1$d").specifiers.map(\.range) == [2..<6])
  }
}
