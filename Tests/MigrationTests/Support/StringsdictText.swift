/// Old-style texts of `.stringsdict` entries, shorter to read than XML.
enum StringsdictText {
  /// Returns the bytes of a file with the entry `k`.
  static func file(_ rule: String) -> [UInt8] {
    Array("{ k = \(rule); }".utf8)
  }

  /// Returns a format with variables.
  static func format(_ format: String, _ variables: String...) -> String {
    "{ NSStringLocalizedFormatKey = \"\(format)\"; \(variables.joined(separator: " ")) }"
  }

  /// Returns a plural variable with the forms `one` and `other`.
  static func plural(
    _ name: String, type: String? = "d", one: String, other: String
  ) -> String {
    let valueType = type.map { "NSStringFormatValueTypeKey = \"\($0)\";" } ?? ""
    return """
      "\(name)" = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; \(valueType)
      one = "\(one)"; other = "\(other)"; };
      """
  }

  /// Returns a device rule from its branches.
  static func device(_ branches: String) -> String {
    "{ NSStringDeviceSpecificRuleType = { \(branches) }; }"
  }
}
