import StringTables
import Testing

/// Tests of the bounds that keep damaged files from costing too much.
struct LimitTests {
  @Test func `a file with ten thousand faults is not read to its end`() {
    let reading = Reading(strings: Array(String(repeating: "x y\n", count: 10_001).utf8))
    #expect(reading.ids.contains(.limitFaults))
  }

  @Test func `repeated faults of one rule are counted and not listed`() {
    let reading = Reading(strings: Array(String(repeating: "x y\n", count: 100).utf8))
    #expect(reading.ids == Array(repeating: .stringsStrayText, count: 5))
  }
}
