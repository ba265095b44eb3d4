import CatalogMigration
import Dispatch
import StringTables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A line on a terminal that says which table is worked on, from half a second on: `Localizable   42 %`.
///
/// It stands on standard error, is written over by the next one, and goes away with `end`.
final class Progress: @unchecked Sendable {
  /// The seconds before the line appears, and between two of it.
  private static let interval = 0.5
  /// The stream.
  private let terminal: Terminal
  /// The bytes of all tables.
  private let total: Int
  /// Guards what is below.
  private let queue = DispatchQueue(label: "progress")
  /// Wakes up to write the line; nil when none is shown.
  private var timer: (any DispatchSourceTimer)?
  /// The table that is worked on.
  private var table = ""
  /// The bytes of the tables that are done.
  private var done = 0
  /// Whether a line stands on the terminal.
  private var isShown = false

  /// Starts the clock; nothing is ever shown unless standard error is a terminal.
  ///
  /// - Parameter total: the bytes of all tables.
  init(_ settings: Settings, isQuiet: Bool, total: @autoclosure () -> Int) {
    terminal = settings.terminal
    let isWanted =
      !isQuiet && !settings.reportsToOutput && Terminal.environment("CI") == nil
      && Terminal.environment("TERM") != "dumb" && isatty(Terminal.Stream.error.rawValue) == 1
    guard isWanted else {
      self.total = 0
      return
    }
    self.total = total()
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler { [weak self] in self?.show() }
    timer.resume()
    self.timer = timer
  }

  /// Says that work on a table begins.
  func begin(_ table: String) {
    guard timer != nil else { return }
    queue.sync { self.table = table }
  }

  /// Says that a table of some bytes is done.
  func finish(bytes: @autoclosure () -> Int) {
    guard timer != nil else { return }
    let bytes = bytes()
    queue.sync { done += bytes }
  }

  /// Takes the line away.
  func end() {
    guard let timer else { return }
    timer.cancel()
    self.timer = nil
    queue.sync {
      if isShown { write("\r\u{1B}[K") }
      isShown = false
    }
  }

  /// Returns the line for a table and a share.
  static func line(table: String, done: Int, total: Int) -> String {
    "\(Diagnostic.printable(table))   \(total == 0 ? 0 : done * 100 / total) %"
  }

  /// Writes the line over the last one.
  private func show() {
    write("\r\u{1B}[K" + Self.line(table: table, done: done, total: total))
    isShown = true
  }

  /// Writes a text.
  private func write(_ text: String) {
    do throws(Diagnostic) { try terminal.print(Array(text.utf8), to: .error) } catch {
      // A terminal that takes no more shows no line; findings that cannot be written end the run.
      return
    }
  }
}
