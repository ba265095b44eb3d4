extension CatalogEntryReader {
  /// The key in quotes.
  var name: String { Diagnostic.quote(key.text) }

  /// Returns the place of the start of a range.
  func place(_ range: Range<UInt32>) -> SourceLocation {
    source.location(at: Int(range.lowerBound))
  }

  /// Enters the object that starts here.
  mutating func openObject(_ name: String) throws(Diagnostic) {
    guard try parser.startOfValue() == UInt8(ascii: "{") else {
      throw .wrongType(name, of: self.name, try parser.value(), "an object", in: source)
    }
    try parser.open()
  }

  /// Reads the next key of an open object, which may not be repeated; nil at its end.
  mutating func nextMember(
    _ seen: inout SeenKeys
  ) throws(Diagnostic) -> (key: Key, range: Range<UInt32>)? {
    guard let member = try parser.nextKey() else { return nil }
    if let first = seen.insert(member.key, at: member.range) {
      throw .catalogDuplicateKey(
        member.key, of: key, first: place(first), at: place(member.range))
    }
    return member
  }

  /// Skips and notes a member without a known meaning.
  mutating func skipUnknown(_ key: Key, at keyRange: Range<UInt32>) throws(Diagnostic) {
    unknownMembers.append(
      Catalog.Member(key: key, keyRange: keyRange, range: try parser.skip()))
  }

  /// Notes a member that was read, from an offset to here, and shows nothing.
  mutating func noteEmpty(_ key: Key, at keyRange: Range<UInt32>, from start: UInt32) {
    unknownMembers.append(
      Catalog.Member(key: key, keyRange: keyRange, range: start..<UInt32(parser.position)))
  }

  /// Reads a text.
  mutating func string(_ member: String) throws(Diagnostic) -> String {
    guard try parser.startOfValue() == UInt8(ascii: "\"") else {
      throw .wrongType(member, of: name, try parser.value(), "a string", in: source)
    }
    return try parser.string()
  }

  /// Reads a text, nil for `null`.
  mutating func optionalString(_ member: String) throws(Diagnostic) -> String? {
    guard try parser.startOfValue() == UInt8(ascii: "n") else { return try string(member) }
    _ = try parser.skip()
    return nil
  }

  /// Reads a truth value, nil for `null`.
  mutating func optionalBoolean(_ member: String) throws(Diagnostic) -> Bool? {
    let node = try parser.value()
    switch node.value {
    case .null: return nil
    case .boolean(let value): return value
    case .string, .number, .date, .data, .array, .dictionary:
      throw .wrongType(member, of: name, node, "true or false", in: source)
    }
  }

  /// Reads a whole number, nil for `null`.
  mutating func optionalInteger(_ member: String) throws(Diagnostic) -> Int? {
    let node = try parser.value()
    if case .null = node.value { return nil }
    guard case .number(let text) = node.value, let number = Int(text) else {
      throw .wrongType(member, of: name, node, "a whole number", in: source)
    }
    return number
  }

  /// Reads a string unit: its state, which is appended, and its text.
  mutating func unit(states: inout [UnitState]) throws(Diagnostic) -> String {
    var state: String?
    var value: String?
    var seen = SeenKeys()
    try openObject("stringUnit")
    let start = parser.position - 1
    while let (member, range) = try nextMember(&seen) {
      switch member.text {
      case "state": state = try string("state")
      case "value":
        _ = try parser.startOfValue()
        let start = parser.position
        value = try string("value")
        textRange = start..<parser.position
      default: try skipUnknown(member, at: range)
      }
    }
    guard let state, let value else {
      throw .missingMember(
        state == nil ? "state" : "value", of: name, at: source.location(at: start))
    }
    states.append(UnitState(rawValue: state))
    return value
  }

  /// Reads a string set: its state, which is appended, and its phrases.
  mutating func phrases(states: inout [UnitState]) throws(Diagnostic) -> [String] {
    var state: String?
    var phrases: [String]?
    var seen = SeenKeys()
    try openObject("stringSet")
    let start = parser.position - 1
    while let (member, range) = try nextMember(&seen) {
      switch member.text {
      case "state": state = try string("state")
      case "values": phrases = try self.phrases(try parser.value())
      default: try skipUnknown(member, at: range)
      }
    }
    guard let state, let phrases else {
      throw .missingMember(
        state == nil ? "state" : "values", of: name, at: source.location(at: start))
    }
    states.append(UnitState(rawValue: state))
    return phrases
  }

  /// Returns the phrases of an array.
  private func phrases(_ node: Node) throws(Diagnostic) -> [String] {
    guard let elements = node.elements else {
      throw .wrongType("values", of: name, node, "an array", in: source)
    }
    var phrases: [String] = []
    for element in elements {
      guard let text = element.string else {
        throw .wrongType("values", of: name, element, "a string", in: source)
      }
      phrases.append(text)
    }
    return phrases
  }
}

/// The keys of one object so far; most objects have two at most.
struct SeenKeys {
  /// The first key.
  private var first: (key: Key, range: Range<UInt32>)?
  /// The second key.
  private var second: (key: Key, range: Range<UInt32>)?
  /// All others, each with its place in `restRanges`.
  private var rest = KeyList()
  /// The ranges of the others.
  private var restRanges: [Range<UInt32>] = []

  /// Adds a key; returns the place where it occurred before.
  mutating func insert(_ key: Key, at range: Range<UInt32>) -> Range<UInt32>? {
    guard let first else {
      self.first = (key, range)
      return nil
    }
    if first.key == key { return first.range }
    guard let second else {
      self.second = (key, range)
      return nil
    }
    if second.key == key { return second.range }
    let place = rest.place(of: key)
    if place < restRanges.count { return restRanges[place] }
    restRanges.append(range)
    return nil
  }
}
