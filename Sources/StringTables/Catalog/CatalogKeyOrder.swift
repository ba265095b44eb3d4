import Foundation

/// The order of the members of a catalog at every level.
///
/// `1`, `10`, `a`, `A`, `b`: numbers by value, case only between equal texts. Observed in Xcode 15 to 27:
/// Foundation's comparison with numeric, caseInsensitive and forcedOrdering in the root locale.
package enum CatalogKeyOrder {
  /// The locale without rules of its own.
  private static let root = Locale(identifier: "")

  /// Whether a key comes before another.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    if left.utf8.allSatisfy(isPlain), right.utf8.allSatisfy(isPlain),
      let result = PlainKeyOrder.precedes(left.utf8, right.utf8)
    {
      return result
    }
    return foundationPrecedes(left, right)
  }

  /// Whether Foundation orders a key before another.
  package static func foundationPrecedes(_ left: String, _ right: String) -> Bool {
    left.compare(
      right, options: [.numeric, .caseInsensitive, .forcedOrdering], range: nil, locale: root)
      == .orderedAscending
  }

  /// Whether a byte is a printable ASCII character, which collation neither ignores nor combines.
  private static func isPlain(_ byte: UInt8) -> Bool {
    0x20...0x7E ~= byte
  }
}
