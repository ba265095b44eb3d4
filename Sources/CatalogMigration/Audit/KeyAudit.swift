import StringTables

/// What is odd about the keys of a table: variants of one another, keys that single languages have or lack.
enum KeyAudit {
  /// Returns the keys that each language lacks or has alone, as findings at the language's file.
  static func gaps(in table: Report.Table) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for coverage in table.languages {
      let file = table.files.first { $0.language == coverage.language }
      let path = file?.path ?? table.catalog
      // The keys of a file that cannot be read are lost, not missing; its own finding says so.
      if !coverage.missing.isEmpty, !(coverage.isRefused && coverage.keys == 0) {
        diagnostics.append(.missingKeys(coverage.missing, coverage.language, at: path))
      }
      if !coverage.extra.isEmpty, coverage.sourceKeys > 0 {
        diagnostics.append(.extraKeys(coverage.extra, coverage.language, at: path))
      }
    }
    return diagnostics
  }

  /// Returns keys that are canonically equivalent and have other code units.
  static func lookAlikes(among keys: [Key]) -> [Diagnostic] {
    // `String` compares by canonical equivalence, which is asked for here.
    var seen: [String: Key] = [:]
    var diagnostics: [Diagnostic] = []
    for key in keys where key.text.utf8.contains(where: { $0 >= 0x80 }) {
      if let other = seen.updateValue(key, forKey: key.text), other != key {
        diagnostics.append(.canonicalDuplicate(other, other: key))
      }
    }
    return diagnostics
  }

  /// Returns keys that differ in case or white space only.
  static func variants(_ id: DiagnosticID, among keys: [Key]) -> [Diagnostic] {
    var seen: [Key: Key] = [:]
    var diagnostics: [Diagnostic] = []
    for key in keys {
      let form = Key(id == .stringsCaseVariantKey ? key.text.lowercased() : spaceless(key.text))
      if let other = seen[form] {
        diagnostics.append(.variantKey(id, other, key))
      } else {
        seen[form] = key
      }
    }
    return diagnostics
  }

  /// Returns a text without white space.
  private static func spaceless(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
      result.append(scalar)
    }
    return String(result)
  }
}
