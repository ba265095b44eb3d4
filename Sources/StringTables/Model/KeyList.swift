/// Keys without repetition, in the order in which they were first met.
///
/// The files of a table mostly have their keys in one order, so the key behind the last one is tried first.
package struct KeyList: Sendable {
  /// The keys.
  package private(set) var keys: [Key] = []
  /// The place of each key.
  private var places: [Key: Int] = [:]
  /// The place behind that of the last key.
  private var next = 0

  /// Creates a list without keys.
  package init() {}

  /// Returns the place of a key, nil when it is not in the list.
  package func knownPlace(of key: Key) -> Int? {
    places[key]
  }

  /// Returns the place of a key, which is added when it is new.
  package mutating func place(of key: Key) -> Int {
    if next < keys.count, keys[next] == key {
      next += 1
      return next - 1
    }
    let place = places[key] ?? keys.count
    if place == keys.count {
      places[key] = place
      keys.append(key)
    }
    next = place + 1
    return place
  }
}
