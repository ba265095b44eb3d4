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
    if let leftKey = CatalogSortKey(left), let rightKey = CatalogSortKey(right) {
      return leftKey.precedes(rightKey)
    }
    return foundationPrecedes(left, right)
  }

  /// Returns the indices of keys in their order; much faster than a sort by `precedes`.
  package static func order(of texts: [String]) -> [Int] {
    let keys = texts.map(CatalogSortKey.init)
    return texts.indices.sorted { left, right in
      if let leftKey = keys[left], let rightKey = keys[right] { return leftKey.precedes(rightKey) }
      return foundationPrecedes(texts[left], texts[right])
    }
  }

  /// Whether Foundation orders a key before another.
  package static func foundationPrecedes(_ left: String, _ right: String) -> Bool {
    left.compare(
      right, options: [.numeric, .caseInsensitive, .forcedOrdering], range: nil, locale: root)
      == .orderedAscending
  }
}
