import StringTables

/// How the program ends: 0 good, 1 look at the findings, 64 and above the program could not do its job.
///
/// The numbers from 64 are those of sysexits.h.
enum ExitCode: Int32, Sendable {
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
