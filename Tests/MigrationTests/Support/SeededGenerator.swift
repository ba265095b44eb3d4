/// A random number generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  /// The state.
  private var state: UInt64

  /// Creates a generator.
  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  /// Returns a text of up to some characters of an alphabet.
  mutating func text(of alphabet: [Unicode.Scalar], upTo length: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      text.append(alphabet.randomElement(using: &self) ?? " ")
    }
    return String(text)
  }
}
