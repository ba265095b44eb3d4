/// The change of a file as a unified diff, which `patch -p0` and `git apply -p0` take.
///
/// ```
/// --- /dev/null
/// +++ App/Localizable.xcstrings
/// @@ -0,0 +1,2 @@
/// +{
/// +}
/// \ No newline at end of file
/// ```
public struct UnifiedDiff: Sendable {
  /// The text of the diff, UTF-8 as far as the files are; empty when nothing changes.
  public private(set) var bytes: [UInt8] = []

  /// Lines around a change that are shown.
  private static let context = 3

  /// Some lines of the old text and those of the new text that stand in their place.
  private struct Change {
    /// The old lines, from 0.
    var old: Range<Int>
    /// The new lines, from 0.
    var new: Range<Int>
  }

  /// Compares the content of a file before and after; nil stands for no file.
  public init(path: String, old: [UInt8]?, new: [UInt8]?) {
    guard old != new else { return }
    let (before, after) = (Self.name(old == nil ? nil : path), Self.name(new == nil ? nil : path))
    let isText = ![old, new].contains { $0?.contains(0) ?? false }
    guard isText else {
      bytes = Array("Binary files \(before) and \(after) differ\n".utf8)
      return
    }
    bytes = Array("--- \(before)\n+++ \(after)\n".utf8)
    let oldLines = Self.lines(of: old ?? [])
    let newLines = Self.lines(of: new ?? [])
    bytes.reserveCapacity((old?.count ?? 0) + (new?.count ?? 0) + newLines.count)
    for hunk in Self.hunks(Self.changes(oldLines, newLines)) {
      append(hunk, oldLines, newLines)
    }
  }

  /// Returns a path as the head of a diff names it, `/dev/null` for no file.
  private static func name(_ path: String?) -> String {
    guard let path else { return "/dev/null" }
    // A tab ends a name that holds blanks.
    return path.contains(" ") ? path + "\t" : path
  }

  /// Returns the lines of a text, with their line ends.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in text.enumerated() where byte == 0x0A {
      lines.append(text[start...offset])
      start = offset + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// Returns the changes between two texts, in order.
  private static func changes(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Change] {
    guard !old.isEmpty, !new.isEmpty else { return [Change(old: old.indices, new: new.indices)] }
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let matching = LineMatching(old.map(number), new.map(number))
    var changes: [Change] = []
    var (oldStart, newStart) = (0, 0)
    for (line, other) in matching.newLines.enumerated() {
      guard let other else { continue }
      if line > oldStart || other > newStart {
        changes.append(Change(old: oldStart..<line, new: newStart..<other))
      }
      (oldStart, newStart) = (line + 1, other + 1)
    }
    if oldStart < old.count || newStart < new.count {
      changes.append(Change(old: oldStart..<old.count, new: newStart..<new.count))
    }
    return changes
  }

  /// Returns the changes in groups, whose lines around them touch.
  private static func hunks(_ changes: [Change]) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  /// Appends a group of changes with the lines around them.
  private mutating func append(
    _ changes: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    bytes += Array("@@ -\(Self.span(oldRange)) +\(Self.span(newRange)) @@\n".utf8)
    var line = oldRange.lowerBound
    for change in changes {
      append(old[line..<change.old.lowerBound], sign: " ")
      append(old[change.old], sign: "-")
      append(new[change.new], sign: "+")
      line = change.old.upperBound
    }
    append(old[line..<oldRange.upperBound], sign: " ")
  }

  /// Appends lines behind a sign.
  private mutating func append(_ lines: ArraySlice<ArraySlice<UInt8>>, sign: Unicode.Scalar) {
    for line in lines {
      bytes.append(UInt8(ascii: sign))
      bytes += line
      if line.last != 0x0A { bytes += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }

  /// Returns lines as the head of a group names them: the first, from 1, and their number.
  private static func span(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }
}
