import Foundation
import Testing

@testable import StringTables

/// A JSON Schema, as far as our own schemas go: types, members, items, constants, choices, bounds, references.
///
/// Stricter than the standard in one point: a member that the schema does not name is a fault.
struct JSONSchema {
  /// The whole schema.
  private let root: Node

  /// Reads a schema.
  init(_ text: String) throws {
    root = try Self.node(text)
  }

  /// Returns the tree of a JSON text.
  static func node(_ text: String) throws -> Node {
    let source = SourceText(path: "text", text: text)
    return try JSONParser.parse(source, in: 0..<UInt32(source.utf8.count))
  }

  /// Returns what is wrong with a value, as lines with the way to the place.
  func faults(in value: Node) -> [String] { faults(in: value, against: root, at: "$") }

  /// Returns what is wrong with the value at a place.
  private func faults(in value: Node, against schema: Node, at place: String) -> [String] {
    if let reference = schema["$ref"]?.string {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let target = root["$defs"]?[Key(name)] else { return ["\(place): no \(reference)"] }
      return faults(in: value, against: target, at: place)
    }
    var faults: [String] = []
    if let type = schema["type"] {
      let allowed = type.elements?.compactMap(\.string) ?? [type.string ?? ""]
      if !allowed.contains(Self.type(of: value)) {
        faults.append("\(place): \(Self.type(of: value)), not \(allowed)")
      }
    }
    if let constant = schema["const"], constant.value != value.value {
      faults.append("\(place): not the constant")
    }
    if let choices = schema["enum"]?.elements, !choices.contains(where: { $0.value == value.value })
    {
      faults.append("\(place): not one of the choices")
    }
    if case .number(let text) = value.value, let bound = schema["minimum"],
      case .number(let least) = bound.value, let number = Int(text), let least = Int(least),
      number < least
    {
      faults.append("\(place): less than \(least)")
    }
    for name in schema["required"]?.elements?.compactMap(\.string) ?? []
    where value[Key(name)] == nil {
      faults.append("\(place): no \(name)")
    }
    if let properties = schema["properties"] {
      for member in value.members ?? [] {
        guard let schema = properties[member.key] else {
          faults.append("\(place): unknown \(member.key)")
          continue
        }
        faults += self.faults(in: member.value, against: schema, at: "\(place).\(member.key)")
      }
    }
    if let items = schema["items"] {
      for (number, element) in (value.elements ?? []).enumerated() {
        faults += self.faults(in: element, against: items, at: "\(place)[\(number)]")
      }
    }
    return faults
  }

  /// Returns the type of a value in the words of JSON Schema.
  private static func type(of value: Node) -> String {
    switch value.value {
    case .string, .date, .data: "string"
    case .number(let text): text.contains(".") ? "number" : "integer"
    case .boolean: "boolean"
    case .null: "null"
    case .array: "array"
    case .dictionary: "object"
    }
  }
}
