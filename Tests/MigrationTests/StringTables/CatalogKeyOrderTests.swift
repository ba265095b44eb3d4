import Testing

@testable import StringTables

/// Tests of the order of catalog keys.
struct CatalogKeyOrderTests {
  /// Letters, digits and signs from which random keys are made.
  struct Alphabet: CustomTestStringConvertible {
    /// What the alphabet is for.
    let testDescription: String
    /// Its characters.
    let scalars: [Unicode.Scalar]
    /// The greatest length of a key, in scalars.
    let length: Int
  }

  /// The alphabets of the randomized test.
  static let alphabets = [
    Alphabet(
      testDescription: "printable ASCII",
      scalars: (0x20...0x7E).map { Unicode.Scalar(UInt8($0)) }, length: 8),
    Alphabet(
      testDescription: "case and zeros", scalars: Array("aAbB0012 %_".unicodeScalars), length: 8),
    Alphabet(
      testDescription: "long numbers", scalars: Array("0123456789a".unicodeScalars), length: 40),
    Alphabet(
      testDescription: "controls", scalars: Array("\t\n\r\u{0}\u{1}\u{7F}aA01 ".unicodeScalars),
      length: 6),
    Alphabet(
      testDescription: "other scripts",
      scalars: Array(
        "aAeE01 -\u{E9}\u{301}\u{DF}\u{F6}\u{A0}\u{2019}\u{4E2D}\u{1F600}".unicodeScalars),
      length: 6),
  ]

  @Test(arguments: alphabets)
  func `two keys are in Foundation's order`(_ alphabet: Alphabet) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let start = generator.text(of: alphabet.scalars, upTo: 3)
      let left = start + generator.text(of: alphabet.scalars, upTo: alphabet.length)
      let right = start + generator.text(of: alphabet.scalars, upTo: alphabet.length)
      let expected = CatalogKeyOrder.foundationPrecedes(left, right)
      if CatalogKeyOrder.precedes(left, right) != expected {
        Issue.record("\(left.debugDescription) before \(right.debugDescription): \(expected)")
      }
    }
  }

  @Test func `numbers are in the order of their values`() {
    #expect(CatalogKeyOrder.precedes("item 2", "item 10"))
  }

  @Test func `equal numbers are in the order of their length`() {
    #expect(CatalogKeyOrder.precedes("a1", "a01"))
  }

  @Test func `a small letter comes before its capital`() {
    #expect(CatalogKeyOrder.precedes("a", "A"))
    #expect(CatalogKeyOrder.precedes("A", "ab"))
  }

  @Test func `many keys are sorted as pairs are`() {
    var generator = SeededGenerator(seed: 2)
    let texts = Self.alphabets.flatMap { alphabet in
      (0..<100).map { _ in generator.text(of: alphabet.scalars, upTo: alphabet.length) }
    }
    let order = CatalogKeyOrder.order(of: texts)
    #expect(order.sorted() == Array(texts.indices))
    for (earlier, later) in zip(order, order.dropFirst()) {
      #expect(!CatalogKeyOrder.foundationPrecedes(texts[later], texts[earlier]))
    }
  }

  @Test func `no key comes before itself`() {
    #expect(!CatalogKeyOrder.precedes("Key 01", "Key 01"))
  }

  @Test func `signs come before digits and digits before letters`() {
    let keys = ["a", "1", "%", " ", "_", "$", "-"]
    #expect(keys.sorted(by: CatalogKeyOrder.precedes) == [" ", "_", "-", "%", "$", "1", "a"])
  }
}
