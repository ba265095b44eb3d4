import CatalogVerification
import StringTables

@testable import CatalogMigration

/// One thing to fuzz: what must hold for any bytes.
enum FuzzTarget: String, CaseIterable {
  /// Old-style property lists as `.strings`.
  case oldStyle = "old-style"
  /// XML property lists as `.stringsdict`.
  case xml
  /// Binary property lists.
  case binary
  /// Catalogs.
  case json
  /// Format strings in all dialects.
  case format
  /// Project files.
  case project
  /// A conversion without errors verifies.
  case conversion
  /// Legacy files exported from a catalog say what the catalog says.
  case export
  /// Old-style property lists against Foundation.
  case foundation
  /// Formatting a catalog twice changes nothing, and it keeps what the catalog says.
  case formatter
  /// Languages merged one by one, in any order, end as all at once.
  case merge

  /// Checks one input.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .oldStyle: FuzzReading.strings(bytes)
    case .xml: FuzzReading.stringsdict(Array("<plist>".utf8) + bytes + Array("</plist>".utf8))
    case .binary: FuzzReading.stringsdict(Array("bplist00".utf8) + bytes)
    case .json: FuzzReading.catalog(bytes)
    case .format: FuzzReading.format(String(decoding: bytes, as: UTF8.self))
    case .project: FuzzReading.project(bytes)
    case .conversion: Round.conversion(bytes)
    case .export: Round.export(bytes)
    case .foundation: Oracle.compare(bytes)
    case .formatter: Round.formatter(bytes)
    case .merge: Round.merge(bytes)
    }
  }
}
