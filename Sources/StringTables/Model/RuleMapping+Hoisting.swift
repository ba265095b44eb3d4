extension RuleMapping {
  /// Returns a format whose forms hold no references, if it shows the same for every argument; nil when none does.
  ///
  /// The variable `files` with the forms `%d file in %#@dirs@` and `%d files in %#@dirs@` has `dirs` in every
  /// form and at the same end. `%#@files@` becomes `%1$#@files@%2$#@dirs@`, and the forms of `files` end before
  /// the reference. All argument numbers are written out.
  mutating func hoisted(_ format: StringsdictFormat) -> StringsdictFormat? {
    let names = Set(format.variables.map(\.name.text))
    guard var text = format.format.tokens(from: 1, names: names) else { return nil }
    var result = format
    // Ten levels are what Apple's runtime follows; a cycle ends there too.
    for _ in 0..<10 {
      let isNested = { (variable: StringsdictFormat.Variable) in
        variable.forms.contains { $0.content.refers(to: names) }
      }
      // A variable that others refer to as well is taken when it stands in the format only.
      let isTop = { (name: String) in
        !result.variables.contains { $0.forms.contains { $0.content.refers(to: [name]) } }
      }
      guard
        let outer = text.first(where: { token in
          result.variables.contains { $0.name.text == token.name && isNested($0) }
            && token.name.map(isTop) == true
        }), let place = result.variables.lastIndex(where: { $0.name.text == outer.name })
      else {
        guard !result.variables.contains(where: isNested) else { return nil }
        result.format = text.map(\.text).joined()
        diagnostics.append(
          .xcodeDiffers(subject, reason: "a variable inside another is moved to the format"))
        return result
      }
      guard text.allSatisfy({ $0.name != outer.name || $0.argument == outer.argument }),
        let ends = result.variables[place].removingCommonEnds(
          argument: outer.argument, names: names)
      else { return nil }
      text = text.flatMap { $0.name == outer.name ? ends.prefix + [$0] + ends.suffix : [$0] }
    }
    return nil
  }
}

extension StringsdictFormat.Variable {
  /// Cuts off what all forms have in common up to their last references, and returns it; nil when other
  /// references are left, or when some number has no form.
  fileprivate mutating func removingCommonEnds(
    argument: Int, names: Set<String>
  ) -> (prefix: [FormatToken], suffix: [FormatToken])? {
    guard kind == .plural, forms.contains(where: { $0.selector == "other" }) else { return nil }
    var texts: [ArraySlice<FormatToken>] = []
    for form in forms {
      guard let tokens = form.content.tokens(from: argument, names: names) else { return nil }
      texts.append(tokens[...])
    }
    let suffix = Self.commonEnd(of: texts.map { $0.reversed() })
    texts = texts.map { $0.dropLast(suffix.count) }
    let prefix = Self.commonEnd(of: texts.map { Array($0) })
    texts = texts.map { $0.dropFirst(prefix.count) }
    guard texts.allSatisfy({ $0.allSatisfy { $0.name == nil } }) else { return nil }
    for (number, text) in texts.enumerated() {
      forms[number].content = text.map(\.text).joined()
    }
    return (prefix, suffix.reversed())
  }

  /// Returns how all texts begin, up to the last reference in that.
  private static func commonEnd(of texts: [[FormatToken]]) -> [FormatToken] {
    guard let first = texts.first else { return [] }
    let common = first.indices.prefix { place in
      texts.allSatisfy { $0.count > place && $0[place] == first[place] }
    }
    let last = first[..<common.endIndex].lastIndex { $0.name != nil }
    return last.map { Array(first[...$0]) } ?? []
  }
}

/// One character, percent sign, specifier or reference of a format, with its argument number.
private struct FormatToken: Hashable {
  /// The text; that of a specifier or reference has its number.
  let text: String
  /// The name that a reference to a variable says.
  var name: String?
  /// The argument, from 1; 0 for text.
  var argument = 0
}

extension String {
  /// Whether a format refers to one of some names.
  func refers(to names: Set<String>) -> Bool {
    FormatString(self).references.contains { names.contains($0.name) }
  }

  /// Returns the parts of a format with all numbers; nil when a part could change its meaning elsewhere.
  ///
  /// That is so for a width from an argument and for a percent sign that starts nothing. A reference to an
  /// undefined variable is text and stays as it is written.
  fileprivate func tokens(from first: Int, names: Set<String>) -> [FormatToken]? {
    let bytes = Array(utf8)
    var tokens: [FormatToken] = []
    var next = first
    var end = 0
    func number(_ written: Int?) -> Int {
      if written == nil { next += 1 }
      return written ?? next - 1
    }
    for piece in FormatString(self).pieces {
      guard let range = piece.range else { continue }
      guard let text = bytes[end..<range.lowerBound].literalTokens else { return nil }
      tokens += text
      end = range.upperBound
      switch piece {
      case .literal, .substitutionArgument: break
      case .specifier(let specifier):
        guard specifier.starCount == 0 else { return nil }
        let argument = number(specifier.argument)
        let text = "%\(argument)$\(specifier.modifiers)\(specifier.type)"
        tokens.append(FormatToken(text: text, argument: argument))
      case .reference(let reference):
        let argument = number(reference.argument)
        guard names.contains(reference.name) else {
          tokens.append(FormatToken(text: String(decoding: bytes[range], as: UTF8.self)))
          continue
        }
        let text = "%\(argument)$\(reference.modifiers)#@\(reference.name)@"
        tokens.append(FormatToken(text: text, name: reference.name, argument: argument))
      }
    }
    return bytes[end...].literalTokens.map { tokens + $0 }
  }
}

extension ArraySlice<UInt8> {
  /// The characters of literal text; nil when a percent sign is not doubled.
  fileprivate var literalTokens: [FormatToken]? {
    var tokens: [FormatToken] = []
    var isPercent = false
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      if isPercent {
        guard scalar == "%" else { return nil }
        tokens.append(FormatToken(text: "%%"))
        isPercent = false
      } else if scalar == "%" {
        isPercent = true
      } else {
        tokens.append(FormatToken(text: String(scalar)))
      }
    }
    return isPercent ? nil : tokens
  }
}
