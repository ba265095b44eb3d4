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
      testDescription: "long numbers", scalars: Array("0123456789a".unicodeScalars), length: 25),
    Alphabet(
      testDescription: "line ends", scalars: Array("\t\n\raA01 ".unicodeScalars),
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
      // Stacks of marks are not Foundation's to order.
      let stack = Array(repeating: "\u{301}" as Unicode.Scalar, count: 5)
      if [left, right].contains(where: { Array($0.unicodeScalars).firstRange(of: stack) != nil }) {
        continue
      }
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

  @Test func `keys that Foundation cannot order come last, by their bytes`() {
    let stack = "e" + String(repeating: "\u{301}", count: 100)
    let number = String(repeating: "1", count: 31)
    let keys = ["é", "\u{7F}", stack, "zz", "\u{0}", "a\u{200B}", number]
    let sorted = ["é", "zz", "\u{0}", number, "a\u{200B}", stack, "\u{7F}"]
    #expect(CatalogKeyOrder.order(of: keys).map { keys[$0] } == sorted)
    #expect(keys.sorted(by: CatalogKeyOrder.precedes) == sorted)
  }

  @Test func `long keys have one order`() {
    var generator = SeededGenerator(seed: 3)
    let scalars = Array("aAbB01 .\n\u{E9}\u{4E2D}".unicodeScalars)
    // Runs of one character, as in lines and in words that only differ behind much that is the same.
    func text() -> String {
      (0..<4).map { _ in
        String(
          repeating: String(generator.text(of: scalars, upTo: 1)),
          count: Int.random(in: 1...25, using: &generator))
      }.joined()
    }
    for _ in 0..<3_000 {
      let start = text()
      let keys = [start + text(), start + text(), text()]
      let order = CatalogKeyOrder.order(of: keys).map { keys[$0] }
      for permutation in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let permuted = permutation.map { keys[$0] }
        #expect(CatalogKeyOrder.order(of: permuted).map { permuted[$0] } == order)
        #expect(permuted.sorted(by: CatalogKeyOrder.precedes) == order)
      }
    }
  }

  @Test func `a difference behind much that is the same counts`() {
    let start = String(repeating: "Größe ", count: 40)
    let keys = ["10\n", "2\n", "b", "A"].map { start + $0 }
    let order = CatalogKeyOrder.order(of: keys).map { keys[$0].dropFirst(start.count) }
    #expect(order == ["2\n", "10\n", "A", "b"])
  }

  @Test func `no key comes before itself`() {
    #expect(!CatalogKeyOrder.precedes("Key 01", "Key 01"))
  }

  @Test func `signs come before digits and digits before letters`() {
    let keys = ["a", "1", "%", " ", "_", "$", "-"]
    #expect(keys.sorted(by: CatalogKeyOrder.precedes) == [" ", "_", "-", "%", "$", "1", "a"])
  }
}
