import StringTables

@testable import CatalogMigration

/// Readers alone: no trap, and places inside the text.
enum FuzzReading {
  /// Reads a `.strings` file.
  static func strings(_ bytes: [UInt8]) {
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      let file = try StringsFile(path: "T.strings", bytes: bytes, diagnostics: &diagnostics)
      for entry in file.entries {
        demand(entry.offset <= entry.end, "an entry ends before it begins")
        demand(Int(entry.end) <= file.source.utf8.count, "an entry ends outside the text")
      }
      check(diagnostics, in: file.source)
    } catch { check([error], in: nil) }
  }

  /// Reads a `.stringsdict` file.
  static func stringsdict(_ bytes: [UInt8]) {
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      let file = try StringsdictFile(path: "T.stringsdict", bytes: bytes, diagnostics: &diagnostics)
      check(diagnostics, in: file.source)
    } catch { check([error], in: nil) }
  }

  /// Reads a catalog and all its entries.
  static func catalog(_ bytes: [UInt8]) {
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      let catalog = try Catalog(path: "T.xcstrings", bytes: bytes, diagnostics: &diagnostics)
      check(diagnostics, in: catalog.source)
      for entry in catalog.entries { _ = try catalog.content(of: entry) }
    } catch { check([error], in: nil) }
  }

  /// Scans a format; the ranges of its pieces are in order and inside the text.
  static func format(_ text: String) {
    for dialect in [FormatString.Dialect.legacy, .catalog, .substitution] {
      var end = 0
      for piece in FormatString(text, dialect: dialect).pieces {
        let range: Range<Int>
        switch piece {
        case .literal: continue
        case .specifier(let specifier): range = specifier.range
        case .reference(let reference): range = reference.range
        case .substitutionArgument(let place): range = place
        }
        demand(range.lowerBound >= end && range.upperBound <= text.utf8.count, "ranges overlap")
        end = range.upperBound
      }
    }
  }

  /// Reads a project file.
  static func project(_ bytes: [UInt8]) {
    do throws(Diagnostic) {
      let project = try XcodeProject(path: "/A/A.xcodeproj/project.pbxproj", bytes: bytes)
      _ = project.holds("/A/en.lproj/T.strings")
    } catch { check([error], in: nil) }
  }

  /// Demands that findings have places that the text agrees on.
  private static func check(_ diagnostics: [Diagnostic], in source: SourceText?) {
    for diagnostic in diagnostics {
      demand(!diagnostic.message.isEmpty, "a finding without words")
      guard let source, let position = diagnostic.location?.position else { continue }
      demand(0...source.utf8.count ~= position.offset, "a place outside the text")
      demand(
        source.location(at: position.offset) == diagnostic.location, "a place that is not there")
    }
  }
}
