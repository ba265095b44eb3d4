extension RuleMapping {
  /// Returns a variable in whose forms `%arg` has a number, so that a substitution cannot take it for its argument.
  ///
  /// `%argon` prints an argument in hexadecimal and `rgon`; for argument 2 it is `%2$argon`. The other
  /// specifiers of such a form get their numbers too, which an explicit one does not count for.
  /// - Parameter first: the argument of the variable, from 1.
  mutating func numberingLiterals(
    in variable: StringsdictFormat.Variable, from first: Int
  ) -> StringsdictFormat.Variable? {
    var result = variable
    for (number, form) in variable.forms.enumerated() where form.content.hasLiteralArg {
      guard let text = form.content.numberingSpecifiers(from: first) else {
        diagnostics.append(
          .unsupportedEntry(subject, reason: "a form has `%arg` beside a width from an argument"))
        return nil
      }
      result.forms[number].content = text
    }
    return result
  }
}

extension String {
  /// Whether a substitution would take a part of the legacy text for its argument.
  var hasLiteralArg: Bool {
    contains("%arg")
      && FormatString(self, dialect: .substitution).pieces.contains(where: \.isSubstitutionArgument)
  }

  /// Returns a format whose specifiers all have numbers, and references to some names too; nil when a width
  /// comes from an argument.
  func numberingSpecifiers(from first: Int, references names: Set<String> = []) -> String? {
    var next = first
    var bytes: [UInt8] = []
    var end = 0
    for piece in FormatString(self).pieces {
      var isNumbered = true
      switch piece {
      case .literal, .substitutionArgument: continue
      case .specifier(let specifier):
        guard specifier.starCount == 0 else { return nil }
        if specifier.argument != nil { continue }
      case .reference(let reference):
        if reference.argument != nil { continue }
        isNumbered = names.contains(reference.name)
      }
      if isNumbered, let range = piece.range {
        bytes += Array(utf8)[end...range.lowerBound]
        bytes += "\(next)$".utf8
        end = range.lowerBound + 1
      }
      next += 1
    }
    bytes += Array(utf8)[end...]
    return String(decoding: bytes, as: UTF8.self)
  }
}
