import StringTables

/// The comparison of the format specifiers of each language with those of the source language.
///
/// `"%@ has %d"` and `"%d"` differ in the class of argument 1, `"%1$@"` lacks the last argument only.
struct FormatAudit {
  /// What was found, without places.
  private(set) var diagnostics: [Diagnostic] = []
  /// The source language.
  private let sourceLanguage: LanguageTag
  /// Which additions to printf the texts may use.
  private let dialect: FormatString.Dialect
  /// The arguments that the key at hand names, which the code passes whether or not the source text uses them.
  private var passed: [Int: FormatSignature.Class] = [:]

  /// A text in one language, with its signature.
  private struct Side {
    /// The key.
    let key: Key
    /// The language.
    let language: LanguageTag
    /// What it shows.
    let localization: Localization
    /// Its arguments, `% d` not counted.
    let signature: FormatSignature

    /// A key in a language, for findings.
    var about: Diagnostic.About { Diagnostic.About(key, language) }
  }

  /// Compares all texts of a table.
  init(_ table: StringTables.Table, dialect: FormatString.Dialect) {
    sourceLanguage = table.sourceLanguage
    self.dialect = dialect
    for entry in table.entries { compare(entry) }
  }

  /// Compares the texts of a key.
  private mutating func compare(_ entry: StringTables.Table.Entry) {
    guard entry.values.contains(where: Self.mayTakeArguments) else { return }
    // An empty source text says nothing about the arguments that the code passes.
    guard let localization = entry[sourceLanguage], localization.variation != .unit("") else {
      return
    }
    let source = side(entry.key, sourceLanguage, localization)
    passed = [:]
    if entry.key.text.utf8.contains(UInt8(ascii: "%")) {
      let key = Localization(.unit(entry.key.text))
      passed =
        FormatSignature(key, dialect: dialect, countsSpaced: false).arguments
    }
    inspect(source, source: nil)
    for (place, language) in entry.languages.enumerated()
    where language != sourceLanguage && isTranslated(entry.values[place], of: entry.key) {
      let other = side(entry.key, language, entry.values[place])
      inspect(other, source: source)
      if !matches(other, source) { report(other, source) }
    }
  }

  /// Whether a text is one: not empty, and not the key that stands for it until it is translated.
  private func isTranslated(_ localization: Localization, of key: Key) -> Bool {
    guard case .unit(let text) = localization.variation else { return true }
    return !text.isEmpty && (text != key.text || text.utf8.contains(UInt8(ascii: "%")))
  }

  /// Whether a text has a percent sign.
  private static func mayTakeArguments(_ localization: Localization) -> Bool {
    guard case .unit(let text) = localization.variation else { return true }
    return text.utf8.contains(UInt8(ascii: "%"))
  }

  /// Returns a text with its signature.
  private func side(_ key: Key, _ language: LanguageTag, _ localization: Localization) -> Side {
    Side(
      key: key, language: language, localization: localization,
      signature: FormatSignature(localization, dialect: dialect, countsSpaced: false))
  }

  /// Reports what is odd about one text, unless the source language's is as odd.
  private mutating func inspect(_ side: Side, source: Side?) {
    let signature = side.signature
    guard !signature.arguments.isEmpty else { return }
    if signature.isMixed, source?.signature.isMixed != true {
      diagnostics.append(.mixedArguments(side.about))
    }
    if let percent = signature.suspicious {
      diagnostics.append(.suspiciousPercent(percent, side.about))
    }
    if source == nil, let gap = signature.gap {
      diagnostics.append(.argumentGap(gap, kind: nil, side.about))
    }
  }

  /// Whether two texts take the same arguments, `% d` counted or not.
  private func matches(_ side: Side, _ source: Side) -> Bool {
    if faults(of: side.signature, against: source.signature).isEmpty { return true }
    let spaced = FormatSignature(side.localization, dialect: dialect, countsSpaced: true)
    if spaced != side.signature, faults(of: spaced, against: source.signature).isEmpty {
      return true
    }
    let spacedSource = FormatSignature(source.localization, dialect: dialect, countsSpaced: true)
    return spacedSource != source.signature && faults(of: spaced, against: spacedSource).isEmpty
  }

  /// What is wrong with an argument.
  private enum Fault {
    /// The text does not use it, and no later one.
    case missing(Int, FormatSignature.Class)
    /// The text does not use it, but a later one.
    case gap(Int, FormatSignature.Class)
    /// The source language does not use it.
    case extra(Int, FormatSignature.Class)
    /// Both use it as different things.
    case other(Int, FormatSignature.Class, FormatSignature.Class)
    /// Both use it as integers of different sizes.
    case width(Int, FormatSignature.Class, FormatSignature.Class)
  }

  /// Returns what is wrong with the arguments of a text.
  private func faults(
    of signature: FormatSignature, against source: FormatSignature
  ) -> [Fault] {
    var faults: [Fault] = []
    let last = signature.arguments.keys.max() ?? 0
    for (place, kind) in source.arguments.sorted(by: { $0.key < $1.key }) {
      guard let other = signature.arguments[place] else {
        if place < last {
          faults.append(.gap(place, kind))
        } else if !signature.isPlural {
          faults.append(.missing(place, kind))
        }
        continue
      }
      guard !other.isLike(kind) else { continue }
      faults.append(
        other.isIntegerLike(kind) ? .width(place, other, kind) : .other(place, other, kind))
    }
    for (place, kind) in signature.arguments.sorted(by: { $0.key < $1.key })
    where source.arguments[place] == nil && passed[place]?.isLike(kind) != true {
      faults.append(.extra(place, kind))
    }
    return faults
  }

  /// Reports what is wrong with the arguments of a text, the first fault of each kind.
  private mutating func report(_ side: Side, _ source: Side) {
    let sample = source.localization.variation.sample
    var reported: Set<DiagnosticID> = []
    for fault in faults(of: side.signature, against: source.signature) {
      var diagnostic =
        switch fault {
        case .missing(let place, let kind):
          Diagnostic.missingArgument(place, kind: kind.rawValue, side.about)
        case .gap(let place, let kind):
          Diagnostic.argumentGap(place, kind: kind.rawValue, side.about)
        case .extra(let place, let kind):
          Diagnostic.extraArgument(place, kind: kind.rawValue, side.about)
        case .other(let place, let kind, let expected):
          Diagnostic.otherClass(place, kind.rawValue, expected: expected.rawValue, side.about)
        case .width(let place, let kind, let expected):
          Diagnostic.otherWidth(place, kind.rawValue, expected: expected.rawValue, side.about)
        }
      guard reported.insert(diagnostic.id).inserted else { continue }
      diagnostic.notes = [
        Diagnostic.Note(
          "the texts are \(Diagnostic.quote(side.localization.variation.sample)) and"
            + " \(Diagnostic.quote(sample)) (\(sourceLanguage))")
      ]
      diagnostics.append(diagnostic)
    }
  }
}
