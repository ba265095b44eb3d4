import CatalogVerification
import StringTables
import Testing

/// The evaluators against texts that Foundation was recorded to show.
struct RuntimeSampleTests {
  @Test(.enabled(if: !RuntimeSample.all.isEmpty))
  func `there are many recorded texts`() {
    #expect(RuntimeSample.all.count >= 50)
  }

  @Test(.enabled(if: !RuntimeSample.all.isEmpty), arguments: RuntimeSample.all)
  func `both evaluators show what was recorded`(_ sample: RuntimeSample) throws {
    let bytes = try SharedData.bytes(of: sample.path)
    let reading = Reading(stringsdict: bytes)
    let file = try #require(reading.stringsdict)
    let rule = try #require(file.entries.last { $0.key == sample.key }?.rule)
    guard case .format(let format) = rule else {
      Issue.record("\(sample.key) is no format")
      return
    }
    var numbers: [Int: PluralNumber] = [:]
    for (name, argument) in arguments(of: format.format) {
      numbers[argument] = sample.numbers[name].map { PluralNumber($0) }
    }
    #expect(numbers.count == sample.numbers.count)
    let situation = Situation(language: "en", argumentCount: 9, numbers: numbers)
    let legacy = LegacyEntry(text: nil, rule: rule).shown(in: situation)
    #expect(legacy.map { text($0, of: sample) } == sample.expected)
    let entry = try #require(reading.table.entries.first { $0.key == sample.key })
    let catalog = try #require(entry["en"]).shown(in: situation)
    #expect(catalog.map { text($0, of: sample) } == sample.expected)
  }

  /// Returns the argument that each variable of a format is chosen by, from 1.
  private func arguments(of format: String) -> [String: Int] {
    var next = 1
    var result: [String: Int] = [:]
    for piece in FormatString(format).pieces {
      switch piece {
      case .literal, .substitutionArgument: break
      case .specifier(let specifier): next += specifier.argument == nil ? 1 : 0
      case .reference(let reference):
        result[reference.name] = reference.argument ?? next
        next += reference.argument == nil ? 1 : 0
      }
    }
    return result
  }

  /// Returns a text with the values of its arguments; `%n` prints nothing.
  private func text(_ shown: ShownText, of sample: RuntimeSample) -> String {
    shown.pieces.map { piece in
      switch piece {
      case .literal(let text): text.text
      case .argument(let argument):
        argument.type.hasSuffix("n")
          ? "" : sample.texts[argument.number] ?? argument.value?.description ?? "?"
      case .selection: ""
      case .pastTheEnd, .padding, .fault: piece.description
      }
    }.joined()
  }
}
