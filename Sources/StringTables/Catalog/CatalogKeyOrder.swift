import Foundation

/// The order of the members of a catalog at every level.
///
/// `1`, `10`, `a`, `A`, `b`: numbers by value, case only between equal texts. Observed in Xcode 15 to 27:
/// Foundation's comparison with numeric, caseInsensitive and forcedOrdering in the root locale.
///
/// Foundation 6.3 compares texts of more than 64 UTF-16 units and texts with long runs of combining marks by
/// memory that is not theirs: answers change from run to run, and the heap may break. It gets short texts only.
package enum CatalogKeyOrder {
  /// The locale without rules of its own.
  private static let root = Locale(identifier: "")
  /// The most UTF-16 units that Foundation gets.
  private static let longest = 60

  /// Whether a key comes before another.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    if let leftKey = CatalogSortKey(left), let rightKey = CatalogSortKey(right) {
      return leftKey.precedes(rightKey)
    }
    return otherPrecedes(left, right)
  }

  /// Returns the indices of keys in their order; much faster than a sort by `precedes`.
  package static func order(of texts: [String]) -> [Int] {
    let keys = texts.map(CatalogSortKey.init)
    var order = Array(texts.indices)
    if keys.contains(where: { $0 == nil }) {
      // Foundation's comparison is not transitive for all scripts; so the order depends on the keys alone.
      order.sort { Key(texts[$0]) < Key(texts[$1]) }
    }
    return order.sorted { left, right in
      if let leftKey = keys[left], let rightKey = keys[right] { return leftKey.precedes(rightKey) }
      return otherPrecedes(texts[left], texts[right])
    }
  }

  /// Whether a key comes before another, one of which has no sort key.
  private static func otherPrecedes(_ left: String, _ right: String) -> Bool {
    let isLeftTame = isTame(left)
    guard isLeftTame == isTame(right) else { return isLeftTame }
    guard isLeftTame else { return Key(left) < Key(right) }
    if left.utf16.count <= longest, right.utf16.count <= longest {
      return foundationPrecedes(left, right)
    }
    let (leftPart, rightPart) = parts(Array(left.unicodeScalars), Array(right.unicodeScalars))
    guard leftPart != rightPart else { return Key(left) < Key(right) }
    return foundationPrecedes(leftPart, rightPart)
  }

  /// Returns short parts of two texts, from before the first difference that is not one of case of ASCII letters.
  private static func parts(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar]
  ) -> (String, String) {
    let pairs = Array(zip(left, right))
    var start =
      pairs.firstIndex { folded($0) != folded($1) } ?? pairs.firstIndex { $0 != $1 } ?? pairs.count
    // Numbers and what marks belong to stay whole.
    while start > 0, continues(left, at: start) || continues(right, at: start) { start -= 1 }
    return (part(of: left, from: start), part(of: right, from: start))
  }

  /// Returns the value of a scalar, the same for capital and small ASCII letters.
  private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
    0x41...0x5A ~= scalar.value ? scalar.value | 0x20 : scalar.value
  }

  /// Whether the scalar at a place belongs to the one before it.
  private static func continues(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
    let isDigit = { (scalar: Unicode.Scalar) in 0x30...0x39 ~= scalar.value }
    guard place < scalars.count else { return isDigit(scalars[place - 1]) }
    return isDigit(scalars[place - 1]) || isMark(scalars[place])
      || scalars[place].properties.isDefaultIgnorableCodePoint
  }

  /// Returns as much of a text from a place on as Foundation gets.
  private static func part(of scalars: [Unicode.Scalar], from start: Int) -> String {
    var part = String.UnicodeScalarView()
    part.append(contentsOf: scalars[start...].prefix(longest / 2))
    return String(part)
  }

  /// Whether a text is one that Foundation can order: no control characters but TAB, LF and CR, no long numbers,
  /// no stacks of combining marks, no invisible characters but joiners and variation selectors.
  private static func isTame(_ text: String) -> Bool {
    var digits = 0
    var marks = 0
    for scalar in text.unicodeScalars {
      digits = 0x30...0x39 ~= scalar.value ? digits + 1 : 0
      marks = isMark(scalar) ? marks + 1 : 0
      guard digits <= longest / 2, marks <= 4 else { return false }
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x200C, 0x200D, 0xFE00...0xFE0F: break
      case ..<0x20, 0x7F: return false
      default:
        if scalar.properties.isDefaultIgnorableCodePoint { return false }
      }
    }
    return true
  }

  /// Whether a scalar is a combining mark.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether Foundation orders a key before another.
  package static func foundationPrecedes(_ left: String, _ right: String) -> Bool {
    left.compare(
      right, options: [.numeric, .caseInsensitive, .forcedOrdering], range: nil, locale: root)
      == .orderedAscending
  }
}
