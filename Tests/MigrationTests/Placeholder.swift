import StringTables
import Testing

@Test func `a key is its code units`() {
  #expect(Key("\u{E9}") != Key("e\u{301}"))
}
