/// An encoding of legacy files.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  /// UTF-8, with or without a byte-order mark.
  case utf8 = "utf-8"
  /// UTF-16, low byte first.
  case utf16LittleEndian = "utf-16le"
  /// UTF-16, high byte first.
  case utf16BigEndian = "utf-16be"
  /// UTF-32, low byte first.
  case utf32LittleEndian = "utf-32le"
  /// UTF-32, high byte first.
  case utf32BigEndian = "utf-32be"
  /// ISO 8859-1.
  case latin1 = "iso-8859-1"
  /// Mac OS Roman.
  case macRoman = "macintosh"
  /// Windows-1252.
  case windows1252 = "windows-1252"
  /// No text: a binary property list.
  case binary
}
