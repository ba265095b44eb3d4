import StringTables

/// The report for programs: one object, whose shape is that of `report.schema.json`.
enum JSONReport {
  /// The version of the shape; members may be added to it, never changed.
  static let schemaVersion = 1

  /// Returns a report as JSON.
  static func text(of report: Report) -> String {
    JSONValue.object([
      "schemaVersion": .number(schemaVersion),
      "tool": .object(["name": .string(Report.program), "version": .string(report.version)]),
      "command": .string(report.command),
      "exitCode": .number(report.exitCode),
      "summary": summary(of: report),
      "tables": .array(report.tables.map(table)),
      "findings": .array(report.findings.map(finding)),
      "files": .array(report.files.map(file)),
    ]).document
  }

  /// Returns the figures of the whole run.
  private static func summary(of report: Report) -> JSONValue {
    .object([
      "errors": .number(report.count(.error)),
      "warnings": .number(report.count(.warning)),
      "notes": .number(report.count(.note)),
      "tables": .number(report.tables.count),
      "languages": .number(report.languages.count),
      "keys": .number(report.tables.reduce(0) { $0 + $1.figures.keys }),
      "values": .number(report.tables.reduce(0) { $0 + $1.figures.values }),
      "lostKeys": .number(report.tables.reduce(0) { $0 + $1.lostKeys }),
      "lostByXcode": .number(report.tables.reduce(0) { $0 + $1.lostByXcode }),
    ])
  }

  /// Returns one table.
  private static func table(_ table: Report.Table) -> JSONValue {
    var members: [String: JSONValue] = [
      "name": .string(table.name),
      "folder": .string(table.folder),
      "catalog": .string(table.catalog),
      "status": .string(table.status.rawValue),
      "sourceLanguage": .string(table.source.language.name),
      "sourceLanguageReason": .string(table.source.reason),
      "action": .string(table.action.rawValue),
      "dryRun": .boolean(table.isDryRun),
      "catalogSize": table.catalogSize.map(JSONValue.number) ?? .null,
      "keys": .number(table.figures.keys),
      "values": .number(table.figures.values),
      "plurals": .number(table.figures.plurals),
      "variables": .number(table.figures.variables),
      "forms": .number(table.figures.forms),
      "comments": .object([
        "kept": .number(table.figures.keptComments),
        "dropped": .number(table.figures.droppedComments),
      ]),
      "languages": .array(table.languages.map(coverage)),
    ]
    if let verified = table.verified { members["verified"] = self.verified(verified) }
    if !table.symbols.isEmpty {
      members["symbols"] = .array(
        table.symbols.map {
          .object(["key": .string($0.key.text), "symbol": .optional($0.name)])
        })
    }
    return .object(members)
  }

  /// Returns what a verification compared.
  private static func verified(_ verified: Receipt.Verified) -> JSONValue {
    func share(_ count: (found: Int, total: Int)) -> JSONValue {
      .object(["found": .number(count.found), "total": .number(count.total)])
    }
    return .object([
      "values": share(verified.values), "forms": share(verified.forms),
      "comments": share(verified.comments), "lost": .number(verified.lost),
    ])
  }

  /// Returns how far one language of a table is.
  private static func coverage(_ coverage: Report.Coverage) -> JSONValue {
    func keys(_ keys: [Key]) -> JSONValue { .array(keys.map { .string($0.text) }) }
    return .object([
      "language": .string(coverage.language.name),
      "sourceKeys": .number(coverage.sourceKeys),
      "keys": .number(coverage.keys),
      "translated": .number(coverage.translated),
      "missing": keys(coverage.missing),
      "extra": keys(coverage.extra),
      "sameAsSource": .number(coverage.same),
      "empty": .number(coverage.empty),
      "unfinished": .number(coverage.unfinished),
      "refused": .boolean(coverage.isRefused),
      "lostKeys": .number(coverage.lostKeys),
      "lostByXcode": .number(coverage.lostByXcode),
      "firstLostKey": .optional(coverage.firstLost?.text),
    ])
  }

  /// Returns one finding.
  private static func finding(_ finding: Report.Finding) -> JSONValue {
    let diagnostic = finding.diagnostic
    var members: [String: JSONValue] = [
      "rule": .string(diagnostic.id.rawValue),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "table": .optional(finding.table),
      "key": .optional(finding.key?.text),
      "language": .optional(finding.language?.name),
      "fingerprint": .string(finding.fingerprint),
      "notes": .array(
        diagnostic.notes.map { note in
          var members: [String: JSONValue] = ["message": .string(note.message)]
          members.merge(place(note.location)) { $1 }
          return .object(members)
        }),
    ]
    members.merge(place(diagnostic.location)) { $1 }
    return .object(members)
  }

  /// Returns the members that say a place.
  private static func place(_ location: SourceLocation?) -> [String: JSONValue] {
    [
      "path": .optional(location?.path),
      "line": location?.position.map { .number($0.line) } ?? .null,
      "column": location?.position.map { .number($0.column) } ?? .null,
    ]
  }

  /// Returns one file.
  private static func file(_ file: Report.File) -> JSONValue {
    .object([
      "path": .string(file.path),
      "role": .string(file.role.rawValue),
      "reason": .optional(file.reason),
      "language": .optional(file.language?.name),
      "encoding": .optional(file.encoding?.rawValue),
      "size": file.size.map(JSONValue.number) ?? .null,
    ])
  }
}
