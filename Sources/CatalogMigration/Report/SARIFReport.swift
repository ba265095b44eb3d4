import StringTables

/// The report as SARIF 2.1.0, which code hosts show beside the changed lines.
///
/// GitHub takes 25,000 results of a run; of more, the severest are written.
///
/// OASIS, "Static Analysis Results Interchange Format Version 2.1.0" (2020).
enum SARIFReport {
  /// Where the schema of SARIF is published.
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// Results that GitHub takes.
  private static let limit = 25_000

  /// Returns a report as SARIF.
  static func text(of report: Report) -> String {
    let isTooLong = report.findings.count > limit
    let findings = isTooLong ? Array(report.bySeverity.prefix(limit)) : report.findings
    let ids = Set(findings.map(\.diagnostic.id)).sorted { $0.rawValue < $1.rawValue }
    var places: [DiagnosticID: Int] = [:]
    for (place, id) in ids.enumerated() { places[id] = place }
    var counts: [String: Int] = [:]
    let results = findings.map { finding in
      let fingerprint = finding.fingerprint
      counts[fingerprint, default: 0] += 1
      return result(
        finding, rule: places[finding.diagnostic.id] ?? 0,
        fingerprint: "\(fingerprint):\(counts[fingerprint, default: 1])")
    }
    return JSONValue.object([
      "$schema": .string(schema),
      "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object(["driver": driver(ids, version: report.version)]),
          "columnKind": .string("unicodeCodePoints"),
          "invocations": .array([
            .object([
              "executionSuccessful": .boolean(report.exitCode < 64),
              "exitCode": .number(report.exitCode),
            ])
          ]),
          "results": .array(results),
        ])
      ]),
    ]).document
  }

  /// Returns the program with the rules that occur.
  private static func driver(_ ids: [DiagnosticID], version: String) -> JSONValue {
    .object([
      "name": .string(Report.program),
      "version": .string(version),
      "semanticVersion": .string(version),
      "rules": .array(ids.map(rule)),
    ])
  }

  /// Returns one rule.
  private static func rule(_ id: DiagnosticID) -> JSONValue {
    var members: [String: JSONValue] = [
      "id": .string(id.rawValue),
      "defaultConfiguration": .object(["level": .string(id.severity.rawValue)]),
    ]
    if let explanation = id.explanation {
      members["shortDescription"] = .object(["text": .string(explanation.cause)])
      members["help"] = .object(["text": .string(explanation.remedy)])
    }
    return .object(members)
  }

  /// Returns one finding.
  private static func result(
    _ finding: Report.Finding, rule: Int, fingerprint: String
  ) -> JSONValue {
    let diagnostic = finding.diagnostic
    var members: [String: JSONValue] = [
      "ruleId": .string(diagnostic.id.rawValue),
      "ruleIndex": .number(rule),
      "level": .string(diagnostic.severity.rawValue),
      "message": .object(["text": .string(diagnostic.message)]),
      "partialFingerprints": .object(["keyLocale/v1": .string(fingerprint)]),
    ]
    if let location = diagnostic.location {
      members["locations"] = .array([.object(["physicalLocation": physical(location)])])
    }
    if !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.map { note in
        var members = ["message": JSONValue.object(["text": .string(note.message)])]
        if let location = note.location ?? diagnostic.location {
          members["physicalLocation"] = physical(location)
        }
        return JSONValue.object(members)
      }
      members["relatedLocations"] = .array(notes)
    }
    return .object(members)
  }

  /// Returns a place; relative paths count from the folder of the sources.
  private static func physical(_ location: SourceLocation) -> JSONValue {
    var artifact: [String: JSONValue] = [:]
    if location.path.hasPrefix("/") {
      artifact["uri"] = .string("file://\(escaped(location.path))")
    } else {
      artifact["uri"] = .string(escaped(location.path))
      artifact["uriBaseId"] = .string("%SRCROOT%")
    }
    var members = ["artifactLocation": JSONValue.object(artifact)]
    if let position = location.position {
      members["region"] = .object([
        "startLine": .number(position.line), "startColumn": .number(position.column),
      ])
    }
    return .object(members)
  }

  /// Returns a path as part of a URI; `./` at its start is left out.
  private static func escaped(_ path: String) -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(byte)
      default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
