import CatalogMigration
import StringTables

extension Convert {
  /// Leaves the legacy files of tables as they are of which git does not have one as it is.
  func refuseDirty(_ proved: inout [Proved]) {
    guard !isDirtyAllowed else { return }
    let objections = Git.objections(to: proved.flatMap(\.outcome.removals).map(\.path))
    guard !objections.isEmpty else { return }
    for number in proved.indices {
      var isRefused = false
      for path in proved[number].outcome.removals.map(\.path) {
        guard let reason = objections[path] else { continue }
        isRefused = true
        proved[number].outcome.diagnostics.append(.notCommitted(reason: reason, at: path))
      }
      if isRefused {
        proved[number].outcome.retainAll(because: "git does not have all as they are")
      }
    }
  }

  /// Prints what a plan changes.
  ///
  /// - Throws: `project.cannot-write`, when standard output takes no more.
  func printDiff(_ plan: Plan) throws(Diagnostic) {
    for write in plan.writes { try settings.terminal.print(write.diff.bytes) }
    for removal in plan.removals { try settings.terminal.print(try plan.diff(of: removal).bytes) }
  }

  /// Does what a plan says, removals when all writes are done; returns the exit code of a failure.
  func apply(_ plan: Plan, to proved: inout [Proved]) -> ExitCode? {
    var code: ExitCode?
    for number in proved.indices {
      guard let write = proved[number].outcome.write else {
        if proved[number].outcome.bytes != nil {
          Files.removeLeftovers(of: proved[number].outcome.catalog)
        }
        continue
      }
      do throws(Diagnostic) { try plan.apply(write) } catch {
        proved[number].outcome.bytes = nil
        proved[number].outcome.diagnostics.append(error)
        code = ExitCode(for: error) ?? .findings
      }
    }
    for number in proved.indices {
      guard code == nil else {
        proved[number].outcome.retainAll(because: "a catalog could not be written")
        continue
      }
      code = remove(&proved[number].outcome, plan)
    }
    guard code == nil, let last = proved.indices.last else { return code }
    do throws(Diagnostic) { try plan.removeFolders() } catch {
      proved[last].outcome.diagnostics.append(error)
      code = ExitCode(for: error)
    }
    return code
  }

  /// Removes the legacy files of one table; returns the exit code of a failure.
  private func remove(_ outcome: inout Conversion.Outcome, _ plan: Plan) -> ExitCode? {
    for removal in outcome.removals {
      do throws(Diagnostic) { try plan.apply(removal) } catch {
        outcome.retain(removal, because: error.message)
        outcome.diagnostics.append(error)
        return ExitCode(for: error) ?? .findings
      }
    }
    return nil
  }

  /// Returns what is said of each table.
  func receipts(of proved: [Proved], _ plan: Plan) -> [Receipt] {
    let folders = plan.folders.filter { isDryRun || Files.kind(of: $0) == nil }
    return proved.enumerated().map { number, item in
      // A folder is emptied with the last table that has a file in it.
      let emptied = folders.filter { folder in
        number
          == proved.lastIndex {
            $0.outcome.removals.contains { Files.parent(of: $0.path) == folder }
          }
      }
      return Receipt(item.outcome, verified: item.verified, emptied: emptied, isDryRun: isDryRun)
    }
  }

  /// Prints what became of each table; also of tables that were done, on a dry run or when all were.
  ///
  /// - Throws: `project.cannot-write`, when standard output takes no more.
  func printReceipts(
    _ receipts: [Receipt], _ conversion: Conversion, to stream: Terminal.Stream
  ) throws(Diagnostic) {
    for line in receipts.flatMap(\.lines) { try settings.terminal.print(line, to: stream) }
    guard isDryRun || receipts.isEmpty else { return }
    for catalog in conversion.migrated {
      for line in Receipt(migrated: catalog).lines {
        try settings.terminal.print(line, to: stream)
      }
    }
  }
}
