import StringTables

// All wording of findings about plural rules: one phrase, no full stop.
extension Diagnostic {
  static func missingCategories(
    _ missing: [(category: PluralCategory, numbers: [Int])], hasOther: Bool, _ about: About,
    at place: SourceLocation
  ) -> Diagnostic {
    let forms = missing.map { "`\($0.category.rawValue)` (\(samples($0.numbers)))" }
    return Diagnostic(
      .pluralMissingCategory,
      "\(subject(about)) has no form \(forms.joined(separator: " and "));"
        + (hasOther ? " `other` is shown" : " no form fits"), at: place, about: about)
  }

  static func categoryFallsBack(
    _ category: PluralCategory, numbers: [Int], rules count: Int, first: About,
    at place: SourceLocation
  ) -> Diagnostic {
    let rest = count == 1 ? "" : " and \(count - 1) more"
    return Diagnostic(
      .pluralCategoryFallsBack,
      "\(subject(first))\(rest): no form `\(category.rawValue)` (\(samples(numbers))); `other` is"
        + " shown", at: place, about: first)
  }

  static func unreachableCategories(
    _ categories: [PluralCategory], _ about: About, at place: SourceLocation
  ) -> Diagnostic {
    let forms = categories.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return Diagnostic(
      .pluralUnreachableCategory,
      "\(subject(about)): \(forms)"
        + " \(categories.count == 1 ? "is" : "are") never chosen", at: place, about: about)
  }

  static func deadSubstitution(
    _ name: Key, _ about: About, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .pluralDeadVariable,
      "the variable \(quote(name.text)) of \(subject(about)) is never referred to; it is in no"
        + " exported file", at: place, about: about)
  }

  /// Returns a key and a language as messages name them.
  private static func subject(_ about: About) -> String {
    "\(quote(about.key.text))\(about.language.map { " (\($0))" } ?? "")"
  }

  /// Returns the first numbers of a category.
  private static func samples(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ") + (numbers.count > 2 ? ", …" : "")
  }
}
