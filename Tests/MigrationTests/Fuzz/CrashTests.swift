import Foundation
import Testing

/// Inputs that a fuzzer found: `Fixtures/crashes/<target>/<what it is>`, run by the same code as in `Tests/Fuzz`.
struct CrashTests {
  /// The inputs, by path below `Fixtures/crashes`.
  private static let names = FuzzTarget.allCases.flatMap { target in
    let folder = Fixtures.folder.appendingPathComponent("crashes/\(target.rawValue)")
    // Most targets have no folder.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { "\(target.rawValue)/\($0)" }
  }

  @Test(arguments: names) func `an input that a fuzzer found holds`(name: String) throws {
    let folder = try #require(name.split(separator: "/").first)
    let target = try #require(FuzzTarget(rawValue: String(folder)))
    let url = Fixtures.folder.appendingPathComponent("crashes/\(name)")
    target.run([UInt8](try Data(contentsOf: url)))
  }

  @Test func `there are inputs`() {
    #expect(Self.names.count > 4)
  }
}

/// Records an issue when something does not hold that a fuzz target asks for.
func demand(_ condition: Bool, _ message: @autoclosure () -> String) {
  #expect(condition, "\(message())")
}
