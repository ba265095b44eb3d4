@testable import StringTables

/// Makes rules of all shapes, the odd ones preferred.
struct RandomRule {
  /// Where chance comes from.
  private var generator: SeededGenerator

  /// Languages with few and many plural categories.
  private static let languages: [LanguageTag] = ["en", "ru", "ar", "lv", "ja", "fr", "pl"]
  /// Names of variables; the last cannot be read.
  private static let names = ["a", "b", "n_1", "x-y"]
  /// Types of arguments.
  private static let types = ["d", "d", "ld", "lld", "lu", "%ld", "f", "@", nil]
  /// Parts of forms.
  private static let parts = [
    "x", " files", "é", "%@", "%d", "%ld", "%lld", "%1$d", "%2$@", "%3$d", "%%", "%arg", "%*d",
    "%.2f", "5% of", "%y", "%", "%#@u@",
  ]
  /// Parts of formats.
  private static let frames = [
    " in ", "é", "%@", "%1$@", "%2$@", "%d", "%%", "%*d", "%#@u@", "5%", "%n",
  ]

  /// Creates a maker that makes the same rule for the same seed.
  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns the legacy files of a table with the entry `k`.
  mutating func table() -> LegacyTable {
    var legacy = LegacyTable(name: "T", sourceLanguage: Self.languages[chance(7)])
    let tag = legacy.sourceLanguage
    let source = SourceText(path: "\(tag).lproj/T.stringsdict", text: "")
    legacy.stringsdicts[tag] = StringsdictFile(
      source: source, format: .xml,
      entries: [StringsdictFile.Entry(key: "k", rule: rule(), comment: nil, offset: 0)])
    if chance(3) == 0 { legacy.strings[tag] = beside(text(of: Self.frames, upTo: 2), of: tag) }
    return legacy
  }

  /// Returns a `.strings` file with a text for `k`.
  private func beside(_ text: String, of tag: LanguageTag) -> StringsFile? {
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      return try StringsFile(
        path: "\(tag).lproj/T.strings", bytes: Array("\"k\" = \"\(text)\";".utf8),
        diagnostics: &diagnostics)
    } catch {
      return nil
    }
  }

  /// Returns a rule.
  private mutating func rule() -> StringsdictRule {
    switch chance(10) {
    case 0: .string(text(of: Self.frames, upTo: 3))
    case 1, 2: device()
    case 3: .several([device(), .format(format())])
    default: .format(format())
    }
  }

  /// Returns a device rule.
  private mutating func device() -> StringsdictRule {
    let names: [Key] = ["mac", "iphone", "other"]
    let chosen = names.filter { _ in chance(3) > 0 }
    return .device(
      chosen.map { name in
        let isText = chance(2) == 0
        return StringsdictRule.Branch(
          selector: name,
          content: isText ? .string(text(of: Self.frames, upTo: 2)) : .format(format()))
      })
  }

  /// Returns a format with variables.
  private mutating func format() -> StringsdictFormat {
    let names = Array(Self.names.prefix(1 + chance(chance(4) == 0 ? 4 : 2)))
    let references = names.flatMap {
      ["%#@\($0)@", "%#@\($0)@", "%1$#@\($0)@", "%2$#@\($0)@", "%5#@\($0)@", "%1#@\($0)@"]
    }
    let isNested = chance(4) == 0
    let variables = names.map { variable($0, references: isNested ? references : []) }
    let isSimple = chance(3) == 0
    let frames = isSimple ? [] : Self.frames
    return StringsdictFormat(
      format: text(of: references + frames, upTo: isSimple ? 1 : 4), variables: variables)
  }

  /// Returns a variable whose forms may refer to others.
  private mutating func variable(
    _ name: String, references: [String]
  ) -> StringsdictFormat.Variable {
    let type = Self.types[chance(Self.types.count)]
    let own = "%" + (type ?? "@").replacing("%", with: "")
    let parts = [own, own, own, own] + (chance(2) == 0 ? ["x", " y "] : Self.parts)
    let common = references.isEmpty ? "" : text(of: references + parts, upTo: 2)
    let selectors = ["zero", "one", "two", "few", "many", "single"].filter { _ in chance(4) == 0 }
    let others = chance(12) == 0 ? [] : ["other"]
    let forms = (selectors + others).map { selector in
      let isConditional = !references.isEmpty && chance(5) == 0
      let content = text(of: parts + (isConditional ? references : []), upTo: 3)
      return StringsdictRule.Branch(selector: Key(selector), content: content + common)
    }
    return StringsdictFormat.Variable(
      name: Key(name), kind: chance(40) == 0 ? .gender : .plural, valueType: type, forms: forms)
  }

  /// Returns some parts one behind the other.
  private mutating func text(of parts: [String], upTo count: Int) -> String {
    (0..<1 + chance(count)).map { _ in parts[chance(parts.count)] }.joined()
  }

  /// Returns a number from 0 to below a bound.
  private mutating func chance(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }
}
