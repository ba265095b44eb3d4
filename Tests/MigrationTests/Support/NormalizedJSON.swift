import Foundation
import Testing

/// JSON as text in one spelling: sorted, without white space.
enum NormalizedJSON {
  /// Returns the localization of a key for `en`, or nil when there is none.
  static func localization(of key: String, in catalog: [UInt8]) throws -> String? {
    let root = try JSONSerialization.jsonObject(with: Data(catalog)) as? [String: Any]
    let strings = root?["strings"] as? [String: Any]
    let entry = strings?[key] as? [String: Any]
    let localizations = entry?["localizations"] as? [String: Any]
    return try localizations?["en"].map(text)
  }

  /// Returns a hand-written text in that spelling; `U"x"` is the string unit of the translated text `x`.
  static func normalized(_ json: String) throws -> String {
    let full = json.replacing(/U("[^"]*")/) {
      "\"stringUnit\":{\"state\":\"translated\",\"value\":\($0.output.1)}"
    }
    return try text(JSONSerialization.jsonObject(with: Data(full.utf8)))
  }

  /// Returns a JSON value as text.
  private static func text(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}
