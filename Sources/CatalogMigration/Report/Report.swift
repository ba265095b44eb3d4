import StringTables

/// Everything that a run found and did: the one value that every format of a report is written from.
public struct Report: Sendable {
  /// The name of the program.
  public static let program = "strings-migrate"

  /// The subcommand.
  public var command: String
  /// The version of the program.
  public var version: String
  /// What was found, in the order of the places.
  public private(set) var findings: [Finding]
  /// The tables, by folder and name.
  public private(set) var tables: [Table]
  /// The exit code of the run.
  public var exitCode: Int

  /// Creates the report of a run.
  public init(
    command: String, version: String, findings: [Finding], tables: [Table] = [], exitCode: Int
  ) {
    self.command = command
    self.version = version
    self.findings = findings.sorted { Diagnostic.isOrdered($0.diagnostic, $1.diagnostic) }
    self.tables = tables.sorted {
      ($0.folder, $0.name, $0.catalog) < ($1.folder, $1.name, $1.catalog)
    }
    self.exitCode = exitCode
  }

  /// How many findings are of a severity.
  func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.diagnostic.severity == severity }
  }

  /// The files of all tables and those that were left alone, by path.
  var files: [File] {
    let leftAlone = findings.filter { $0.diagnostic.id == .projectLeftAlone }.compactMap {
      finding in
      finding.diagnostic.location.map {
        File(path: $0.path, role: .leftAlone, reason: finding.diagnostic.message)
      }
    }
    return (tables.flatMap(\.files) + leftAlone).sorted { $0.path < $1.path }
  }

  /// The languages of all tables, sorted.
  var languages: [LanguageTag] {
    Set(tables.flatMap(\.languages).map(\.language)).sorted()
  }

  /// Findings by severity, errors first, each in the order of its place.
  var bySeverity: [Finding] {
    Diagnostic.Severity.allCases.sorted(by: >).flatMap { severity in
      findings.filter { $0.diagnostic.severity == severity }
    }
  }
}

extension Report {
  /// A finding with the table and the language that it is about.
  public struct Finding: Sendable {
    /// What was found.
    public var diagnostic: Diagnostic
    /// The name of the table, nil when it belongs to none.
    public var table: String?

    /// Creates a finding about a table, or about none.
    public init(_ diagnostic: Diagnostic, table: String? = nil) {
      self.diagnostic = diagnostic
      self.table = table
    }

    /// The key, where the finding is about one.
    var key: Key? { diagnostic.about?.key }

    /// The language: the one that is named, else that of the file's folder.
    var language: LanguageTag? {
      if let language = diagnostic.about?.language { return language }
      guard let path = diagnostic.location?.path else { return nil }
      let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
      return folder.map { LanguageTag(String($0.dropLast(".lproj".count))) }
    }

    /// Sixteen digits that stay the same when lines move: a hash of rule, table, key and language.
    var fingerprint: String {
      let parts = [
        diagnostic.id.rawValue, table ?? "", key?.text ?? "", language?.name ?? "",
      ]
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for part in parts {
        for byte in part.utf8 + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }

  /// One file, and what it is to the migration.
  public struct File: Sendable {
    /// What a file is to the migration.
    public enum Role: String, Sendable {
      /// A legacy file that stays in use.
      case source
      /// A legacy file that the catalog replaces.
      case redundant
      /// A String Catalog.
      case catalog
      /// A file or folder that is not migrated.
      case leftAlone = "left-alone"
    }

    /// The path as the user gave it.
    public var path: String
    /// What it is to the migration.
    public var role: Role
    /// Why it is left alone.
    public var reason: String?
    /// The language of its folder.
    public var language: LanguageTag?
    /// The encoding.
    public var encoding: TextEncoding?
    /// The size in bytes.
    public var size: Int?

    /// Creates a file of which no more is known.
    public init(path: String, role: Role, reason: String? = nil) {
      self.path = path
      self.role = role
      self.reason = reason
    }
  }
}
