extension CatalogEntryReader {
  /// The key in quotes.
  var name: String { Diagnostic.quote(key.text) }

  /// Returns the place of the start of a range.
  func place(_ range: Range<UInt32>) -> SourceLocation {
    source.location(at: Int(range.lowerBound))
  }

  /// Returns the members of an object, none of which may be repeated.
  func members(_ node: Node, _ name: String) throws(Diagnostic) -> [Node.Member] {
    guard let members = node.members else {
      throw .wrongType(name, of: self.name, node, "an object", in: source)
    }
    guard members.count > 1 else { return members }
    var seen: [Key: Range<UInt32>] = [:]
    for member in members {
      if let first = seen.updateValue(member.keyRange, forKey: member.key) {
        throw .catalogDuplicateKey(
          member.key, of: key, first: place(first), at: place(member.keyRange))
      }
    }
    return members
  }

  /// Returns a text, nil for `null`.
  func optionalString(_ member: Node.Member) throws(Diagnostic) -> String? {
    if case .null = member.value.value { return nil }
    guard let text = member.value.string else {
      throw .wrongType(member.key.text, of: name, member.value, "a string", in: source)
    }
    return text
  }

  /// Returns a truth value, nil for `null`.
  func optionalBoolean(_ member: Node.Member) throws(Diagnostic) -> Bool? {
    switch member.value.value {
    case .null: return nil
    case .boolean(let value): return value
    case .string, .number, .date, .data, .array, .dictionary:
      throw .wrongType(member.key.text, of: name, member.value, "true or false", in: source)
    }
  }

  /// Reads a string unit: its state, which is appended, and its text.
  func unit(
    _ node: Node, _ valueName: Key, states: inout [UnitState]
  ) throws(Diagnostic) -> String {
    let members = try members(node, "stringUnit")
    let state = try string("state", members, of: node)
    let value = try string(valueName, members, of: node)
    states.append(UnitState(rawValue: state))
    return value
  }

  /// Reads a string set: its state, which is appended, and its phrases.
  func phrases(_ node: Node, states: inout [UnitState]) throws(Diagnostic) -> [String] {
    let members = try members(node, "stringSet")
    states.append(UnitState(rawValue: try string("state", members, of: node)))
    guard let values = node["values"] else {
      throw .missingMember("values", of: name, at: place(node.range))
    }
    guard let elements = values.elements else {
      throw .wrongType("values", of: name, values, "an array", in: source)
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

  /// Returns the text of a member that must be there.
  private func string(
    _ member: Key, _ members: [Node.Member], of node: Node
  ) throws(Diagnostic) -> String {
    guard let found = members.first(where: { $0.key == member }) else {
      throw .missingMember(member.text, of: name, at: place(node.range))
    }
    guard let text = found.value.string else {
      throw .wrongType(member.text, of: name, found.value, "a string", in: source)
    }
    return text
  }
}
