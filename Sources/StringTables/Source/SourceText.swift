/// The text of one file as UTF-8, whatever its encoding on disk, with a line table.
///
/// The bytes `FF FE 22 00 61 00` (UTF-16, little endian) give the text `"a` at offsets 0 and 1.
public struct SourceText: Sendable {
  /// The path as the user gave it.
  public let path: String
  /// The text in UTF-8, without a byte-order mark.
  public let utf8: [UInt8]
  /// The encoding of the file on disk.
  public let encoding: TextEncoding
  /// Whether Apple's loader decodes the file to the same text.
  package let isLoaded: Bool
  /// Whether there are control characters other than TAB, LF and CR.
  let hasControls: Bool
  /// The offset of the first byte of each `UTF8Validation.Lines.step`th line.
  private let lineStarts: [UInt32]

  /// Creates a text from UTF-8 that is known to be well formed.
  package init(path: String, utf8: [UInt8], encoding: TextEncoding, isLoaded: Bool = true) {
    self.isLoaded = isLoaded
    self.path = path
    self.utf8 = utf8
    self.encoding = encoding
    let lines = UTF8Validation.lines(of: utf8)
    lineStarts = lines.starts
    hasControls = lines.hasControls
  }

  /// Creates a text from a string, for text that never was a file.
  public init(path: String, text: String) {
    self.init(path: path, utf8: Array(text.utf8), encoding: .utf8)
  }

  /// Returns the place of the byte at an offset of `utf8`; offsets outside are moved to the nearer end.
  public func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), utf8.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    var start = Int(lineStarts[low])
    var line = low * UTF8Validation.Lines.step + 1
    for next in start..<offset where UTF8Validation.endsLine(utf8, at: next) {
      start = next + 1
      line += 1
    }
    let column = utf8[start..<offset].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    let position = SourceLocation.Position(line: line, column: column, offset: offset)
    return SourceLocation(path: path, position: position)
  }

  /// The place of the file as a whole.
  public var wholeFile: SourceLocation { SourceLocation(path: path) }

  /// Returns the text of a range of UTF-8 offsets.
  package func text(in range: Range<Int>) -> String {
    String(decoding: utf8[range], as: UTF8.self)
  }
}
