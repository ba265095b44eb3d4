import Dispatch
import Synchronization

/// Work that is done on several threads, with results in order.
package struct Jobs: Hashable, Sendable {
  /// How many threads work at once, from 1.
  package let count: Int

  /// Takes a number of threads; less than 1 is 1.
  package init(_ count: Int) {
    self.count = max(1, count)
  }

  /// Returns a value for each number from 0 below a count, in order.
  package func map<Value: Sendable>(
    _ total: Int, _ value: @Sendable (Int) -> Value
  ) -> [Value] {
    guard count > 1, total > 1 else { return (0..<total).map(value) }
    let next = Atomic<Int>(0)
    let results = Mutex([Value?](repeating: nil, count: total))
    DispatchQueue.concurrentPerform(iterations: min(count, total)) { _ in
      while true {
        let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard number < total else { return }
        let result = value(number)
        results.withLock { $0[number] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// Returns numbers from 0 below a count in ranges of about the same length, in order.
  ///
  /// - Parameter least: the least length of a range, so that small work is not spread.
  package func ranges(of total: Int, least: Int) -> [Range<Int>] {
    let parts = count == 1 ? 1 : max(1, min(count * 4, total / least))
    return (0..<parts).map { (total * $0 / parts)..<(total * ($0 + 1) / parts) }
  }
}
