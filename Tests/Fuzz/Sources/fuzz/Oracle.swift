import Foundation
import StringTables

/// Foundation has the code of Apple's loader.
enum Oracle {
  /// Findings after which Foundation on Linux is known to give something else.
  private static let silent: Set<DiagnosticID> = [
    .stringsEmptyFile, .stringsUTF16WithoutBOM, .stringsCanonicalDuplicateKey,
    .stringsNonStringValue, .stringsLoneSurrogate,
  ]

  /// Demands the verdict and the values of Foundation.
  static func compare(_ bytes: [UInt8]) {
    // Other formats have readers of their own in Foundation too.
    guard !bytes.starts(with: "bplist".utf8), !bytes.contains(UInt8(ascii: "<")), bytes.count > 1
    else { return }
    var diagnostics: [Diagnostic] = []
    var file: StringsFile
    var isCut = false
    do throws(Diagnostic) {
      file = try StringsFile(path: "T.strings", bytes: bytes, diagnostics: &diagnostics)
      if diagnostics.contains(where: { $0.id == .stringsInvalidEncoding }) {
        // UTF-16 without a mark is read without its first character, the low byte of each unit first.
        isCut = true
        diagnostics = []
        file = try StringsFile(
          path: "T.strings", bytes: [0xFF, 0xFE] + bytes.dropFirst(2), diagnostics: &diagnostics)
      }
    } catch { return }
    guard silent.isDisjoint(with: diagnostics.map(\.id)) else { return }
    // Foundation guesses another encoding for a stray © beside U+0000.
    guard !bytes.contains(0) || !diagnostics.contains(where: { $0.id == .stringsLatin1Copyright })
    else { return }
    let theirs: [String: String]?
    do {
      theirs =
        try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        as? [String: String]
    } catch { theirs = nil }
    guard file.loading != .refused else {
      return demand(theirs == nil, "Foundation reads the file")
    }
    guard let theirs else { return demand(isCut, "Foundation refuses the file") }
    var ours: [Key: String] = [:]
    for entry in file.entries(for: .asLoaded) { ours[entry.key] = entry.value }
    // A Swift dictionary keeps one of the keys that differ by composition only.
    guard Set(ours.keys.map(\.text)).count == ours.count else { return }
    for (key, text) in theirs {
      demand(
        ours[Key(key)].map { $0.utf8.elementsEqual(text.utf8) } == true, "\(key) differs")
    }
    demand(ours.count == theirs.count, "keys differ")
  }
}
