import Foundation

/// A project of the shape of a large app: 82 languages, 4,500 keys, of which languages have about half.
struct GeneratedProject {
  /// How many languages there are.
  var languages = 82
  /// How many keys the source language has.
  var keys = 4500
  /// The state of the generator of numbers, which starts the same in each run.
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Creates a project of the usual size.
  init() {}

  /// Words of several scripts, from one to three bytes a character.
  private static let words = [
    ["the", "route", "of", "your", "point", "download", "map", "select", "navigation", "track"],
    ["маршрут", "точка", "карта", "выбрать", "скачать", "по", "для", "навигация", "трек", "и"],
    ["経路", "地図", "選択", "ダウンロード", "地点", "の", "を", "表示", "案内", "設定"],
  ]

  /// Writes the files below a folder and returns the folder of the `.lproj` folders.
  mutating func write(to scratch: String) throws -> String {
    let folder = "\(scratch)/Generated"
    for language in 0..<languages {
      let code = language == 0 ? "en" : "x\(String(language, radix: 36))"
      let lproj = URL(fileURLWithPath: "\(folder)/\(code).lproj")
      try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
      var text = ""
      for key in 0..<keys where language == 0 || next(100) < 42 {
        if language == 0, next(100) < 3 { text += "/* Shown on screen \(key) */\n" }
        text += "\"shared_string_number_\(key)\" = \"\(sentence(script: language % 3))\";\n"
      }
      try Data(text.utf8).write(to: lproj.appendingPathComponent("Localizable.strings"))
      try Data(rules(script: language % 3).utf8)
        .write(to: lproj.appendingPathComponent("Localizable.stringsdict"))
    }
    return folder
  }

  /// Returns a number below a limit.
  private mutating func next(_ limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }

  /// Returns some words with an escape and a specifier here and there.
  private mutating func sentence(script: Int) -> String {
    var parts: [String] = []
    for _ in 0..<2 + next(9) {
      parts.append(Self.words[script][Int(next(UInt64(Self.words[script].count)))])
    }
    switch next(20) {
    case 0: parts.append("%1$@")
    case 1: parts.append("\\n")
    case 2: parts.append("\\\"\(parts[0])\\\"")
    default: break
    }
    return parts.joined(separator: " ")
  }

  /// Returns three plural rules.
  private mutating func rules(script: Int) -> String {
    var entries = ""
    for key in 0..<3 {
      entries += """
        <key>plural_\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d \(sentence(script: script).filter { $0 != "%" })</string>
        <key>other</key><string>%d \(sentence(script: script).filter { $0 != "%" })</string></dict></dict>

        """
    }
    return "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n\(entries)</dict></plist>\n"
  }
}
