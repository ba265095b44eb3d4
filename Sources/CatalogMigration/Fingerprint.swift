/// What tells the content of a file from another, for the time of one run.
public struct Fingerprint: Hashable, Sendable {
  /// The number of bytes.
  private let count: Int
  /// A hash of the bytes, seeded for the run.
  private let hash: Int

  /// Takes the fingerprint of a content.
  init(_ bytes: [UInt8]) {
    count = bytes.count
    hash = bytes.hashValue
  }
}
