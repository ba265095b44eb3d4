import StringTables

/// What Apple's catalog compiler puts in the bundle for one key in one language.
///
/// A plain text is a value of `.strings`, a plural variation a rule of `.stringsdict`; a device variation
/// with `other` is both. The rules were observed in Xcode 26.6 (recorded outputs of `xcstringstool`).
public struct CompiledLocalization: Hashable, Sendable {
  /// The text in `.strings`, nil when there is none.
  public var value: String?
  /// The rule in `.stringsdict`, nil when there is none.
  public var rule: StringsdictRule?

  /// Creates a result from its parts.
  public init(value: String? = nil, rule: StringsdictRule? = nil) {
    self.value = value
    self.rule = rule
  }

  /// Compiles a localization.
  ///
  /// - Throws: `catalog.undefined-substitution`, `catalog.nested-substitution`,
  ///   `catalog.plural-without-number`, `catalog.unsupported-variation`.
  public init(
    _ localization: Localization, key: Key, language: LanguageTag, at place: SourceLocation? = nil
  ) throws(Diagnostic) {
    let compiler = LocalizationCompiler(
      substitutions: localization.substitutions,
      name: "\(Diagnostic.quote(key.text)) (\(language))", place: place)
    switch localization.variation {
    case .unit(let text):
      if localization.substitutions.isEmpty {
        value = CatalogText.withoutNames(text)
      } else {
        rule = try compiler.rule(text)
      }
    case .plural(let cases):
      rule = try compiler.plural(cases).map { .format($0) }
    case .device(let cases):
      let devices = try compiler.devices(cases)
      value = devices.other
      if !devices.branches.isEmpty { rule = .device(devices.branches) }
    }
  }
}

extension Catalog {
  /// Returns what each localization of an entry puts in the bundle, by the language of its folder.
  ///
  /// The source language's texts that are all in the state `new` are left out unless the key is `manual`;
  /// a localization whose language is the source language by another name goes to the latter's folder.
  /// - Throws: `catalog.language-alias`, `catalog.phrases` and those of `CompiledLocalization`.
  public func compiled(
    _ entry: CatalogEntry
  ) throws(Diagnostic) -> [(language: LanguageTag, result: CompiledLocalization)] {
    var results: [(language: LanguageTag, result: CompiledLocalization)] = []
    var sources: [LanguageTag] = []
    for localization in entry.localizations {
      let place = location(at: localization.keyRange.lowerBound)
      let isSource = localization.language.isAlias(of: sourceLanguage)
      let language = isSource ? sourceLanguage : localization.language
      let name = "\(Diagnostic.quote(entry.key.text)) (\(localization.language))"
      guard localization.phrases.isEmpty else { throw .phrases(name, at: place) }
      guard let content = localization.localization else { continue }
      if isSource {
        sources.append(localization.language)
        guard sources.count == 1 else {
          throw .languageAlias(Diagnostic.quote(entry.key.text), sources, at: place)
        }
        let isNew = localization.states.allSatisfy { $0 == .new }
        if isNew, entry.extractionState != .manual { continue }
      }
      let result = try CompiledLocalization(
        content, key: entry.key, language: localization.language, at: place)
      if result != CompiledLocalization() { results.append((language, result)) }
    }
    return results
  }
}
