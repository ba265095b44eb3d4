/// Keys without repetition, in the order in which they were first met.
///
/// The files of a table mostly have their keys in one order, so the key behind the last one is tried first. All others
/// are found by the hash that each key carries, in a table of places with open addressing.
package struct KeyList: Sendable {
  /// The keys.
  package private(set) var keys: [Key] = []
  /// For each hash from its slot on, one more than the place of a key; 0 where nothing is. At most half is used.
  private var slots: [UInt32] = []
  /// The place behind that of the last key.
  private var next = 0

  /// Creates a list without keys.
  package init() {}

  /// Returns the place of a key, nil when it is not in the list.
  package func knownPlace(of key: Key) -> Int? {
    guard !slots.isEmpty else { return nil }
    let found = slots[slot(of: key)]
    return found == 0 ? nil : Int(found) - 1
  }

  /// Returns the place of a key, which is added when it is new.
  package mutating func place(of key: Key) -> Int {
    if next < keys.count, keys[next] == key {
      next += 1
      return next - 1
    }
    if slots.count < 2 * (keys.count + 1) { grow() }
    let slot = slot(of: key)
    if slots[slot] == 0 {
      keys.append(key)
      slots[slot] = UInt32(keys.count)
    }
    next = Int(slots[slot])
    return next - 1
  }

  /// Returns the slot that a key has, or would get.
  private func slot(of key: Key) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.digest) & mask
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & mask }
    return slot
  }

  /// Doubles the slots.
  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: max(16, slots.count * 2))
    for (place, key) in keys.enumerated() { slots[slot(of: key)] = UInt32(place + 1) }
  }
}
