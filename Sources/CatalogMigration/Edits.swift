import StringTables

/// Changes to a text that leave all its other bytes as they are.
struct Edits {
  /// A member of a JSON object and where it stands.
  struct Place {
    /// The key.
    let name: String
    /// The UTF-8 offset of the key's quote.
    let start: Int
    /// The UTF-8 offset behind the value.
    let end: Int

    /// Takes the place of a member of a catalog.
    init(_ member: Catalog.Member) {
      name = member.key.text
      start = Int(member.keyRange.lowerBound)
      end = Int(member.range.upperBound)
    }

    /// Takes the place of a localization.
    init(_ localization: CatalogLocalization) {
      name = localization.language.name
      start = Int(localization.keyRange.lowerBound)
      end = Int(localization.range.upperBound)
    }
  }

  /// A range that other bytes take the place of.
  private struct Edit {
    /// The UTF-8 offsets.
    let range: Range<Int>
    /// The new bytes.
    let bytes: [UInt8]
  }

  /// The changes, in the order in which they were made.
  private var list: [Edit] = []

  /// Replaces a range.
  mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    list.append(Edit(range: range, bytes: bytes))
  }

  /// Inserts members, which are sorted, into an object; each before the first member that it precedes.
  ///
  /// - Parameters:
  ///   - members: names, and the bytes from the quote of the name to the end of the value.
  ///   - there: the members of the object, in file order.
  ///   - object: the UTF-8 offsets of the object, braces included.
  ///   - indent: the spaces before a member.
  mutating func insert(
    _ members: [(name: String, bytes: [UInt8])], into there: [Place], object: Range<UInt32>,
    indent: Int
  ) {
    guard !members.isEmpty else { return }
    let line = [0x0A] + [UInt8](repeating: 0x20, count: indent)
    let separator = [UInt8(ascii: ",")] + line
    guard let last = there.last else {
      let bytes = line + Array(members.map(\.bytes).joined(separator: separator))
      let closing = [0x0A] + [UInt8](repeating: 0x20, count: indent - 2)
      replace(
        Int(object.lowerBound) + 1..<Int(object.upperBound) - 1, with: Array(bytes + closing))
      return
    }
    var rest = members[...]
    for place in there {
      let before = rest.prefix { CatalogKeyOrder.precedes($0.name, place.name) }
      guard !before.isEmpty else { continue }
      rest = rest.dropFirst(before.count)
      replace(place.start..<place.start, with: before.flatMap { $0.bytes + separator })
    }
    if !rest.isEmpty {
      replace(last.end..<last.end, with: rest.flatMap { separator + $0.bytes })
    }
  }

  /// Returns the changed text.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(list.reduce(text.count) { $0 + $1.bytes.count })
    var copied = 0
    // What is inserted at a place comes before what takes the place of the bytes there.
    let ordered = list.sorted {
      ($0.range.lowerBound, $0.range.count) < ($1.range.lowerBound, $1.range.count)
    }
    for edit in ordered {
      result += text[copied..<edit.range.lowerBound]
      result += edit.bytes
      copied = edit.range.upperBound
    }
    return result + text[copied...]
  }
}
