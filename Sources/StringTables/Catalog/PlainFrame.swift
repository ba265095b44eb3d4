/// How a plain localization is written around its text.
///
/// Behind the language `"de"`, the head is ` : {"stringUnit" : {"state" : "new", "value" : ` without its colon, and
/// the tail is `}}`. The same bytes mean the same, so that the localizations of an entry, mostly written alike, are
/// read in one step each.
struct PlainFrame {
  /// The offsets from behind the colon of the language to the quote of the text.
  let head: Range<Int>
  /// The offsets from behind the quote that closes the text to the end of the localization.
  let tail: Range<Int>
  /// How many bytes of the head are white space.
  private let blankCount: Int
  /// The states, which are those of the one unit.
  private let states: [UnitState]

  /// Creates the frame of a localization that was read from behind its colon; nil unless it is one text.
  init?(_ found: CatalogLocalization, from start: Int, around text: Range<Int>) {
    guard found.isPlain, found.states.count == 1 else { return nil }
    head = start..<text.lowerBound
    tail = text.upperBound..<Int(found.range.upperBound)
    blankCount = Int(found.range.lowerBound) - start
    states = found.states
  }

  /// Returns the localization with another text, in a range from behind its colon.
  func localization(
    of text: String, in language: Key, at keyRange: Range<UInt32>, range: Range<Int>
  ) -> CatalogLocalization {
    var result = CatalogLocalization(language: LanguageTag(language.text), keyRange: keyRange)
    result.localization = Localization(.unit(text))
    result.states = states
    result.range = UInt32(range.lowerBound + blankCount)..<UInt32(range.upperBound)
    return result
  }
}
