import StringTables

extension LanguageTag {
  /// Whether Apple's catalog compiler takes two languages for one.
  ///
  /// `iw` and `he`, `en-UK` and `en-GB`, `no-bok` and `nb`, `zh-cmn-Hans` and `zh-Hans`, `sr-Cyrl` and
  /// `sr`, and spellings that differ in case or `_`: observed in Xcode 26.6.
  package func isAlias(of other: LanguageTag) -> Bool {
    name.utf8.elementsEqual(other.name.utf8) || normalized == other.normalized
  }
}
