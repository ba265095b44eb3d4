import Foundation
import StringTables
import Testing

/// One text that Foundation was recorded to show for an entry of a `.stringsdict` file.
///
/// `{"message": "dock", "values": {"boats": 1, "arg2": "Ada"}, "expected": "1 boat of Ada"}` shows the entry
/// `dock` with 1 for the variable `boats` and `Ada` for argument 2.
struct RuntimeSample: CustomTestStringConvertible, Sendable {
  /// The path of the file.
  let path: String
  /// The key of the entry.
  let key: Key
  /// The numbers, by the name of the variable.
  let numbers: [String: Int]
  /// The texts, by the number of the argument from 1.
  let texts: [Int: String]
  /// What was shown.
  let expected: String

  var testDescription: String { "\(key) \(numbers)" }

  /// The recorded texts, none where the data is absent.
  static let all = SharedData.files(named: "MANIFEST.tsv", below: "cases").flatMap { manifest in
    do {
      return try samples(of: manifest)
    } catch {
      Issue.record(error)
      return []
    }
  }

  /// Returns the samples of a manifest.
  private static func samples(of manifest: String) throws -> [RuntimeSample] {
    let text = String(decoding: try SharedData.bytes(of: manifest), as: UTF8.self)
    let folder = manifest.replacing("/MANIFEST.tsv", with: "")
    let rows = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    let header = rows.first ?? []
    let input = try #require(header.firstIndex(of: "input"))
    let column = try #require(header.firstIndex(of: "runtime_samples"))
    return try rows.dropFirst().flatMap { row -> [RuntimeSample] in
      guard row.count > column, row[column].count > 2 else { return [] }
      let json = row[column].dropFirst().dropLast().replacing("\"\"", with: "\"")
      let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
      return try #require(list).map { try sample($0, path: "\(folder)/\(row[input])") }
    }
  }

  /// Returns one sample.
  private static func sample(_ record: [String: Any], path: String) throws -> RuntimeSample {
    var numbers: [String: Int] = [:]
    var texts: [Int: String] = [:]
    for (name, value) in try #require(record["values"] as? [String: Any]) {
      if let number = value as? Int {
        numbers[name] = number
      } else {
        texts[try #require(Int(name.dropFirst("arg".count)))] = try #require(value as? String)
      }
    }
    return RuntimeSample(
      path: path, key: Key(try #require(record["message"] as? String)), numbers: numbers,
      texts: texts, expected: try #require(record["expected"] as? String))
  }
}
