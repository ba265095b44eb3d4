import StringTables

/// A legacy file that stays although legacy files are to be removed.
public struct RetainedFile: Hashable, Sendable {
  /// The path.
  public let path: String
  /// Why it stays, one phrase.
  public let reason: String
}

extension Conversion.Outcome {
  /// Chooses the files to remove: those whose texts are all proved to be in the catalog.
  ///
  /// To be called when the catalog is verified. A file is not removed when it is a symbolic link or stands
  /// outside of the paths that were searched.
  public mutating func chooseRemovals(below roots: [String]) {
    removals = []
    retained = []
    guard bytes != nil else { return }
    let losses = losses()
    for path in redundant {
      if Files.isLink(path) {
        retained.append(RetainedFile(path: path, reason: "it is a symbolic link"))
      } else if !Files.isBelow(path, roots) {
        retained.append(RetainedFile(path: path, reason: "it is not below a path that was named"))
      } else if let count = losses[path] {
        let texts = Receipt.count(count, "text") + (count == 1 ? " is" : " are")
        retained.append(RetainedFile(path: path, reason: "\(texts) not in the catalog"))
      } else if let fingerprint = fingerprints[path] {
        removals.append(Plan.Removal(path: path, fingerprint: fingerprint))
      }
    }
  }

  /// Leaves all files of the table as they are, for one reason.
  public mutating func retainAll(because reason: String) {
    retained += removals.map { RetainedFile(path: $0.path, reason: reason) }
    removals = []
  }

  /// Leaves one file as it is.
  public mutating func retain(_ removal: Plan.Removal, because reason: String) {
    removals.removeAll { $0 == removal }
    retained.append(RetainedFile(path: removal.path, reason: reason))
  }

  /// Returns for each file the number of its texts that the catalog does not have or may not have.
  private func losses() -> [String: Int] {
    var losses: [String: Int] = [:]
    for diagnostic in diagnostics where Self.isLoss(diagnostic) {
      if let path = diagnostic.location?.path { losses[path, default: 0] += 1 }
    }
    for text in kept {
      let languages = text.language == source.language ? [text.language, .base] : [text.language]
      for language in languages {
        for path in [table.strings[language], table.stringsdicts[language]].compactMap({ $0 }) {
          losses[path, default: 0] += 1
        }
      }
    }
    return losses
  }

  /// Whether a finding in a legacy file says that a text of it is not in the catalog.
  private static func isLoss(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error || diagnostic.about?.lostText != nil
      || [.pluralDegraded, .languageBaseDiffers, .stringsUnclosedComment].contains(diagnostic.id)
  }
}
