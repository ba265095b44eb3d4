import StringTables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two streams of the program: results on standard output, the rest on standard error.
struct Terminal: Sendable {
  /// A stream.
  enum Stream: Int32, Sendable {
    /// Results.
    case output = 1
    /// Findings of converting commands, usage errors.
    case error = 2
  }

  /// When findings are coloured.
  enum Colour: String, Sendable {
    /// On a terminal that can show it.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  /// When findings are coloured.
  var colour = Colour.auto

  /// Writes lines, control characters as escapes; nothing is held back.
  ///
  /// - Throws: `project.cannot-write`, when the stream takes no more.
  func print(_ text: String, to stream: Stream = .output) throws(Diagnostic) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try print(Array((Diagnostic.printable(String(line)) + "\n").utf8), to: stream)
    }
  }

  /// Writes bytes; nothing is held back.
  ///
  /// - Throws: `project.cannot-write`, when the stream takes no more.
  func print(_ bytes: [UInt8], to stream: Stream = .output) throws(Diagnostic) {
    var written = 0
    while written < bytes.count {
      let part = Array(bytes[written..<min(written + 1 << 16, bytes.count)])
      let count = write(stream.rawValue, part, part.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let name = stream == .output ? "standard output" : "standard error"
        throw Diagnostic(
          .projectCannotWrite, "\(name) cannot be written: \(String(cString: strerror(errno)))",
          at: nil)
      }
      written += count
    }
  }

  /// Writes the lines of a finding.
  ///
  /// - Throws: `project.cannot-write`.
  func print(_ diagnostic: Diagnostic, to stream: Stream) throws(Diagnostic) {
    let isColoured = isColoured(stream)
    for line in diagnostic.lines {
      let shown = isColoured ? coloured(line, as: diagnostic.severity) : line
      try print(Array((shown + "\n").utf8), to: stream)
    }
  }

  /// The width of help texts: `COLUMNS`, or 80.
  static var width: Int {
    environment("COLUMNS").flatMap { Int($0) }.map { max($0, 40) } ?? 80
  }

  /// Returns a variable of the environment, nil when it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Whether findings on a stream are coloured.
  private func isColoured(_ stream: Stream) -> Bool {
    switch colour {
    case .always: return true
    case .never: return false
    case .auto:
      if Self.environment("NO_COLOR") != nil { return false }
      for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
        if let value = Self.environment(name), value != "0" { return true }
      }
      return isatty(stream.rawValue) == 1 && Self.environment("TERM") != "dumb"
    }
  }

  /// Returns a line in which the word for the severity is coloured and the place is bold.
  private func coloured(_ line: String, as severity: Diagnostic.Severity) -> String {
    for word in ["error: ", "warning: ", "note: "] {
      guard let range = line.utf8.firstRange(of: word.utf8) else { continue }
      let code =
        switch word {
        case "error: ": "31"
        case "warning: ": "35"
        default: "36"
        }
      let place = line[..<range.lowerBound]
      let rest = line[range.upperBound...]
      return "\u{1B}[1m\(place)\u{1B}[\(code)m\(word)\u{1B}[0m\(rest)"
    }
    return line
  }
}
