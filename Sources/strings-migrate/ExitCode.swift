import StringTables

/// How the program ends: 0 good, 1 look at the findings, 64 and above the program could not do its job.
///
/// The numbers from 64 are those of sysexits.h.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Done, nothing lost.
  case good = 0
  /// Findings at or above the severity that counts.
  case findings = 1
  /// A mistake in the command line.
  case usage = 64
  /// A named file is not what it claims to be.
  case badInput = 65
  /// A named path does not exist, cannot be read or holds nothing to convert.
  case noInput = 66
  /// A mistake in the program.
  case internalError = 70
  /// A file or folder cannot be created.
  case cannotCreate = 73
  /// A write failed.
  case inputOutput = 74

  /// What the code says, one phrase.
  var meaning: String {
    switch self {
    case .good: "Done, nothing lost."
    case .findings: "Look at the findings: errors, or what --fail-on names."
    case .usage: "A mistake in the command line."
    case .badInput: "A named file is not what it claims to be."
    case .noInput: "A path does not exist, cannot be read, or holds nothing to convert."
    case .internalError: "A mistake in this program."
    case .cannotCreate: "A file or folder cannot be created."
    case .inputOutput: "A write failed."
    }
  }

  /// The code for a finding that ends the work on a file; nil where the finding is enough.
  init?(for diagnostic: Diagnostic) {
    switch diagnostic.id {
    case .projectCannotCreate: self = .cannotCreate
    case .projectCannotWrite: self = .inputOutput
    case .projectUnreadable, .projectPathNotFound: self = .noInput
    default: return nil
    }
  }
}
