/// The lines that two texts share, in the order of both.
///
/// Lines that occur once on both sides hold the texts together ("patience"); what lies between them is
/// compared line by line where it is small, and taken as different where it is large. So the work grows
/// with the texts and not with their product.
struct LineMatching {
  /// For each old line the new line that it is; nil for a line that is gone.
  private(set) var newLines: [Int?]
  /// The old lines, by number of their content.
  private let old: [Int]
  /// The new lines, by number of their content.
  private let new: [Int]

  /// A part of the old text and the part of the new one that it is compared with.
  private struct Part {
    /// The old lines.
    var old: Range<Int>
    /// The new lines.
    var new: Range<Int>
  }

  /// The most pairs of lines that are compared one by one.
  private static let largestTable = 1 << 18

  /// Compares texts whose equal lines have equal numbers.
  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    newLines = [Int?](repeating: nil, count: old.count)
    var rest = [Part(old: old.indices, new: new.indices)]
    while var part = rest.popLast() {
      trim(&part)
      guard !part.old.isEmpty, !part.new.isEmpty else { continue }
      let anchors = anchors(of: part)
      if anchors.isEmpty {
        compare(part)
      } else {
        rest += parts(between: anchors, of: part)
      }
    }
  }

  /// Matches the lines that both parts begin and end with, and leaves what lies between.
  private mutating func trim(_ part: inout Part) {
    while let line = part.old.first, let other = part.new.first, old[line] == new[other] {
      newLines[line] = other
      part.old.removeFirst()
      part.new.removeFirst()
    }
    while let line = part.old.last, let other = part.new.last, old[line] == new[other] {
      newLines[line] = other
      part.old.removeLast()
      part.new.removeLast()
    }
  }

  /// Returns pairs of lines that occur once in each part, as many as have one order in both.
  private func anchors(of part: Part) -> [(old: Int, new: Int)] {
    var oldCounts: [Int: Int] = [:]
    for line in part.old { oldCounts[old[line], default: 0] += 1 }
    var newPlaces: [Int: [Int]] = [:]
    for line in part.new where oldCounts[new[line]] == 1 {
      newPlaces[new[line], default: []].append(line)
    }
    let pairs = part.old.compactMap { line -> (old: Int, new: Int)? in
      guard let places = newPlaces[old[line]], places.count == 1 else { return nil }
      return (line, places[0])
    }
    return Self.longestRise(of: pairs)
  }

  /// Returns the most pairs whose new lines rise with the old ones.
  private static func longestRise(
    of pairs: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    var ends: [Int] = []
    var earlier = [Int?](repeating: nil, count: pairs.count)
    for (number, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { earlier[number] = ends[low - 1] }
      if low == ends.count { ends.append(number) } else { ends[low] = number }
    }
    var result: [(old: Int, new: Int)] = []
    var next = ends.last
    while let number = next {
      result.append(pairs[number])
      next = earlier[number]
    }
    return result.reversed()
  }

  /// Matches pairs of lines and returns what lies between them.
  private mutating func parts(between anchors: [(old: Int, new: Int)], of part: Part) -> [Part] {
    var result: [Part] = []
    var (oldStart, newStart) = (part.old.lowerBound, part.new.lowerBound)
    for anchor in anchors {
      newLines[anchor.old] = anchor.new
      result.append(Part(old: oldStart..<anchor.old, new: newStart..<anchor.new))
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    result.append(Part(old: oldStart..<part.old.upperBound, new: newStart..<part.new.upperBound))
    return result
  }

  /// Matches the longest common run of lines of two small parts.
  private mutating func compare(_ part: Part) {
    let width = part.new.count + 1
    guard part.old.count * width <= Self.largestTable else { return }
    var lengths = [Int32](repeating: 0, count: (part.old.count + 1) * width)
    let (first, other) = (part.old.lowerBound, part.new.lowerBound)
    for row in part.old.indices.reversed().map({ $0 - first }) {
      for column in part.new.indices.reversed().map({ $0 - other }) {
        let place = row * width + column
        lengths[place] =
          old[first + row] == new[other + column]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < part.old.count, column < part.new.count {
      let place = row * width + column
      if old[first + row] == new[other + column] {
        newLines[first + row] = other + column
        row += 1
        column += 1
      } else if lengths[place + width] >= lengths[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }
}
