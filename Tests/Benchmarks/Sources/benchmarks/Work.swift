import CatalogMigration
import CatalogVerification
import Foundation
import StringTables

/// The steps over the files of one folder.
struct Work {
  /// The tables.
  private let discovery: Discovery
  /// The conversion that writes below the output folder.
  private let conversion: Conversion
  /// The folder for what is written.
  private let output: String
  /// The legacy files.
  private let files: [String]
  /// The bytes of all legacy files.
  let inputSize: Int

  /// What was made before the clock started.
  struct Prepared {
    /// The converted tables.
    var outcomes: [Conversion.Outcome] = []
    /// The size of all catalogs.
    var size = 0
  }

  /// Finds the tables of a folder.
  init(folder: String, output: String) throws {
    discovery = Discovery([folder])
    self.output = output
    let catalogs = "\(output)/catalogs"
    // A catalog that is there would be merged into.
    if FileManager.default.fileExists(atPath: catalogs) {
      try FileManager.default.removeItem(atPath: catalogs)
    }
    var options = Conversion.Options()
    options.output = catalogs
    conversion = Conversion(discovery, options: options)
    files = discovery.tables.flatMap { Array($0.strings.values) + Array($0.stringsdicts.values) }
      .sorted()
    inputSize = try files.reduce(0) { try $0 + Self.bytes(of: $1).count }
    guard inputSize > 0 else { throw BenchmarkError("no legacy files in \(folder)") }
  }

  /// Does what a step needs before.
  func prepare(for step: Step) throws -> Prepared {
    var prepared = Prepared()
    switch step {
    case .floor:
      // A run of the conversion leaves the size; making it here would count into the memory.
      prepared.size = try Int(String(contentsOfFile: sizePath, encoding: .utf8)) ?? 0
    case .verify, .export, .format:
      prepared.outcomes = discovery.tables.map(conversion.outcome)
      prepared.size = prepared.outcomes.reduce(0) { $0 + ($1.bytes?.count ?? 0) }
    case .foundation, .parse, .convert, .both, .audit: break
    }
    return prepared
  }

  /// Where the size of the catalogs is kept.
  private var sizePath: String { "\(output)/size" }

  /// Does a step and returns how many bytes it made.
  func run(_ step: Step, _ prepared: Prepared) throws -> Int {
    switch step {
    case .floor:
      for path in files { _ = try Self.bytes(of: path) }
      try Data(repeating: 0x20, count: prepared.size)
        .write(to: URL(fileURLWithPath: "\(output)/floor"))
      return prepared.size
    case .foundation:
      for path in files {
        _ = try PropertyListSerialization.propertyList(
          from: Data(contentsOf: URL(fileURLWithPath: path)), format: nil)
      }
      return 0
    case .parse:
      try parse()
      return 0
    case .convert, .both:
      return try convert(verifies: step == .both)
    case .verify:
      for outcome in prepared.outcomes { try verify(outcome) }
      return prepared.size
    case .audit:
      _ = audit()
      return 0
    case .export:
      return prepared.outcomes.reduce(0) { size, outcome in
        let export = Export(path: outcome.catalog, bytes: outcome.bytes ?? [])
        return size + export.files.reduce(0) { $0 + $1.bytes.count }
      }
    case .format:
      return try prepared.outcomes.reduce(0) { size, outcome in
        var diagnostics: [Diagnostic] = []
        let catalog = try Catalog(
          path: outcome.catalog, bytes: outcome.bytes ?? [], diagnostics: &diagnostics)
        return size + (try CatalogFormatter.bytes(of: catalog).count)
      }
    }
  }

  /// Returns the bytes of a file.
  private static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Looks at all tables and returns the number of findings.
  private func audit() -> Int {
    discovery.tables.reduce(0) { count, table in
      let outcome = conversion.outcome(of: table)
      let audit = TableAudit(outcome, options: TableAudit.Options())
      return count + audit.diagnostics.count + PluralAudit(outcome.legacy).diagnostics.count
    }
  }

  /// Reads all legacy files.
  private func parse() throws {
    var diagnostics: [Diagnostic] = []
    for path in files {
      let bytes = try Self.bytes(of: path)
      if path.hasSuffix(".strings") {
        _ = try StringsFile(path: path, bytes: bytes, diagnostics: &diagnostics)
      } else {
        _ = try StringsdictFile(path: path, bytes: bytes, diagnostics: &diagnostics)
      }
    }
  }

  /// Converts all tables and writes the catalogs.
  private func convert(verifies: Bool) throws -> Int {
    var size = 0
    for table in discovery.tables {
      let outcome = conversion.outcome(of: table)
      guard let bytes = outcome.bytes else { throw BenchmarkError("\(table.name) has errors") }
      if verifies { try verify(outcome) }
      let plan = Plan([outcome])
      for write in plan.writes { try plan.apply(write) }
      size += bytes.count
    }
    try String(size).write(toFile: sizePath, atomically: true, encoding: .utf8)
    return size
  }

  /// Compares a catalog with its legacy files.
  private func verify(_ outcome: Conversion.Outcome) throws {
    var expectation = Verification.Expectation()
    expectation.style = CatalogWriter.Style()
    let verification = Verification(
      of: outcome.bytes ?? [], path: outcome.catalog, with: outcome.legacy,
      expecting: expectation)
    guard verification.diagnostics.isEmpty else {
      throw BenchmarkError("\(outcome.table.name) does not verify")
    }
  }
}
