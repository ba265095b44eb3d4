import StringTables
import Testing

/// Tests of what holds for every file, whatever is in it.
struct RobustnessTests {
  @Test(arguments: ParsingTests.fixtures)
  func `every truncation of a file is read with places inside it`(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes
    for length in stride(
      from: 0, through: bytes.count, by: bytes.count > 1_000 ? bytes.count / 100 : 1)
    {
      let prefix = Array(bytes[..<length])
      var diagnostics: [Diagnostic] = []
      do throws(Diagnostic) {
        if fixture.isStrings {
          let file = try StringsFile(path: "T", bytes: prefix, diagnostics: &diagnostics)
          #expect(isInside(diagnostics, file.source) && isOrdered(file), "\(length) bytes")
        } else {
          let file = try StringsdictFile(path: "T", bytes: prefix, diagnostics: &diagnostics)
          let isEntryInside = file.entries.allSatisfy { $0.offset <= file.source.utf8.count }
          #expect(isInside(diagnostics, file.source) && isEntryInside, "\(length) bytes")
        }
      } catch {
        #expect(error.severity == .error)
      }
    }
  }

  /// Whether each finding has a place that the text agrees on.
  private func isInside(_ diagnostics: [Diagnostic], _ source: SourceText) -> Bool {
    diagnostics.allSatisfy { diagnostic in
      guard let location = diagnostic.location, let position = location.position else {
        return true
      }
      return (0...source.utf8.count).contains(position.offset)
        && source.location(at: position.offset) == location
    }
  }

  /// Whether entries and comments lie inside the text and in order.
  private func isOrdered(_ file: StringsFile) -> Bool {
    let count = UInt32(file.source.utf8.count)
    var previous: UInt32 = 0
    for entry in file.entries {
      guard entry.offset >= previous, entry.offset <= entry.end, entry.end <= count,
        entry.valueOffset <= entry.end
      else { return false }
      previous = entry.end
    }
    var end: UInt32 = 0
    for comment in file.comments {
      guard comment.range.lowerBound >= end, comment.range.upperBound <= count else {
        return false
      }
      end = comment.range.upperBound
    }
    return true
  }
}
