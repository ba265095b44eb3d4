import Foundation

/// What libFuzzer calls with each input; the environment variable `FUZZ_TARGET` says what is fuzzed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // libFuzzer owns the memory; the copy is the only use of the pointer.
  target.run([UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// What is fuzzed.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: " ")
    fatalError("set FUZZ_TARGET to one of: \(names)")
  }
  return target
}()

/// Ends the process when something does not hold, so that libFuzzer keeps the input.
func demand(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
