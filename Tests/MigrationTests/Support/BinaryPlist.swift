/// Binary property lists of given objects, right or damaged.
enum BinaryPlist {
  /// Returns the file of objects, of which the first is the whole; offsets and references have four bytes each.
  static func file(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += number(offset, size: 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 4]
    for value in [objects.count, 0, table] { bytes += number(value, size: 8) }
    return bytes
  }

  /// Returns a dictionary of objects by their places.
  static func dictionary(_ members: [(key: Int, value: Int)]) -> [UInt8] {
    container(0xD0, members.map(\.key) + members.map(\.value), count: members.count)
  }

  /// Returns an array of objects by their places.
  static func array(_ places: [Int]) -> [UInt8] { container(0xA0, places, count: places.count) }

  /// Returns a text of ASCII.
  static func text(_ text: String) -> [UInt8] { marker(0x50, text.utf8.count) + text.utf8 }

  private static func container(_ kind: UInt8, _ places: [Int], count: Int) -> [UInt8] {
    marker(kind, count) + places.flatMap { number($0, size: 4) }
  }

  private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x12] + number(count, size: 4)
  }

  private static func number(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
