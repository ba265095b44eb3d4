import StringTables

/// What reading one file gives: its entries, its table and all findings.
struct Reading {
  /// The `.strings` file, nil when it cannot be read or is of the other kind.
  private(set) var strings: StringsFile?
  /// The `.stringsdict` file, nil when it cannot be read or is of the other kind.
  private(set) var stringsdict: StringsdictFile?
  /// The table of the file as the only one of the language `en`.
  private(set) var table = Table(name: "T", sourceLanguage: "en")
  /// The findings in the order in which they were made.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a `.strings` file.
  init(strings bytes: [UInt8], comments: CommentBinding.Mode = .nearest) {
    var legacy = LegacyTable(name: "T", sourceLanguage: "en")
    do throws(Diagnostic) {
      let file = try StringsFile(path: "T.strings", bytes: bytes, diagnostics: &diagnostics)
      strings = file
      legacy.strings["en"] = file
      table = Table(
        legacy, interpretation: Table.Interpretation(comments: comments),
        diagnostics: &diagnostics)
    } catch {
      diagnostics.append(error)
    }
  }

  /// Reads a `.stringsdict` file, and a `.strings` text that stands beside it.
  init(
    stringsdict bytes: [UInt8], beside text: String? = nil,
    unsupported: Table.Interpretation.Unsupported = .fail
  ) {
    var legacy = LegacyTable(name: "T", sourceLanguage: "en")
    do throws(Diagnostic) {
      if let text {
        legacy.strings["en"] = try StringsFile(
          path: "T.strings", bytes: Array(text.utf8), diagnostics: &diagnostics)
      }
      let file = try StringsdictFile(path: "T.stringsdict", bytes: bytes, diagnostics: &diagnostics)
      stringsdict = file
      legacy.stringsdicts["en"] = file
      table = Table(
        legacy, interpretation: Table.Interpretation(unsupported: unsupported),
        diagnostics: &diagnostics)
    } catch {
      diagnostics.append(error)
    }
  }

  /// Reads a fixture by its extension.
  init(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes
    if fixture.isStrings {
      self.init(strings: bytes)
    } else {
      self.init(stringsdict: bytes)
    }
  }

  /// The rules of all findings.
  var ids: [DiagnosticID] { diagnostics.map(\.id) }

  /// The findings as the lines of an expected result, sorted.
  var findings: [String] {
    diagnostics.map { diagnostic in
      let position = diagnostic.location?.position.map { "\($0.line):\($0.column)" } ?? "-"
      return "\(diagnostic.severity)\t\(position)\t\(diagnostic.id.rawValue)"
    }.sorted()
  }

  /// The entries as the lines of an expected result.
  var entries: [String] {
    let plain = strings?.entries.map { "entry\t\(escaped($0.key.text))\t\(escaped($0.value))" }
    let rules = stringsdict?.entries.flatMap { entry in
      ["entry\t\(entry.key)\t\(entry.rule.summary)"]
        + (entry.comment.map { ["comment\t\(entry.key)\t\($0)"] } ?? [])
    }
    return plain ?? rules ?? []
  }

  /// What Apple's loader makes of the file, as a line of an expected result; nil when it reads all.
  var loads: String? {
    switch strings?.loading {
    case nil, .complete: nil
    case .cut(_, let kept): "loads\t\(kept)"
    case .refused: "loads\trefused"
    }
  }

  /// Returns a text with escapes for backslash, tab, line ends and NUL.
  private func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\".unicodeScalars
      case "\n": result += "\\n".unicodeScalars
      case "\t": result += "\\t".unicodeScalars
      case "\r": result += "\\r".unicodeScalars
      case "\0": result += "\\0".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
