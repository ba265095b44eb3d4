@testable import StringTables

/// A JSON value that a test changes: members keep their order, repeated ones are kept.
indirect enum JSONTree: Hashable, Sendable {
  /// A text.
  case string(Key)
  /// A number, as it is spelled.
  case number(String)
  /// A truth value.
  case boolean(Bool)
  /// The value `null`.
  case null
  /// Values in order.
  case array([JSONTree])
  /// Members in order.
  case object([Member])

  /// One member of an object.
  struct Member: Hashable, Sendable {
    /// The key.
    var key: Key
    /// The value.
    var value: JSONTree

    /// Creates a member.
    init(_ key: Key, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8]) throws {
    let source = SourceText(path: "T.json", text: String(decoding: bytes, as: UTF8.self))
    self.init(try JSONParser.parse(source))
  }

  /// Copies a syntax tree without its places.
  private init(_ node: Node) {
    switch node.value {
    case .string(let text): self = .string(Key(text))
    case .number(let text), .date(let text): self = .number(text)
    case .boolean(let value): self = .boolean(value)
    case .null, .data: self = .null
    case .array(let elements): self = .array(elements.map(JSONTree.init))
    case .dictionary(let members):
      self = .object(members.map { Member($0.key, JSONTree($0.value)) })
    }
  }

  /// The members of an object; none of another value.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The text of a string.
  var text: String? {
    if case .string(let text) = self { text.text } else { nil }
  }

  /// The value of the first member with a key, which can be changed or removed.
  subscript(key: Key) -> JSONTree? {
    get { members.first { $0.key == key }?.value }
    set {
      var members = members
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(Member(key, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  /// The value at a path of member numbers.
  subscript(path: ArraySlice<Int>) -> JSONTree {
    get { path.reduce(self) { $0.members[$1].value } }
    set {
      guard let first = path.first else {
        self = newValue
        return
      }
      var members = members
      members[first].value[path.dropFirst()] = newValue
      self = .object(members)
    }
  }

  /// The value in UTF-8 without white space.
  var bytes: [UInt8] {
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  /// Appends the value in UTF-8.
  private func write(to output: inout [UInt8]) {
    switch self {
    case .string(let text): JSONText.append(text.text, to: &output)
    case .number(let text): output += text.utf8
    case .boolean(let value): output += (value ? "true" : "false").utf8
    case .null: output += "null".utf8
    case .array(let elements):
      output += "[".utf8
      for (number, element) in elements.enumerated() {
        if number > 0 { output += ",".utf8 }
        element.write(to: &output)
      }
      output += "]".utf8
    case .object(let members):
      output += "{".utf8
      for (number, member) in members.enumerated() {
        if number > 0 { output += ",".utf8 }
        JSONText.append(member.key.text, to: &output)
        output += ":".utf8
        member.value.write(to: &output)
      }
      output += "}".utf8
    }
  }
}
