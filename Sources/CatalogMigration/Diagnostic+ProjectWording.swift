import StringTables

// All wording of findings about projects, folders and files: one phrase, no full stop.
extension Diagnostic {
  public static func pathNotFound(_ path: String) -> Diagnostic {
    Diagnostic(.projectPathNotFound, "no such file or folder", at: SourceLocation(path: path))
  }

  static func unreadable(reason: String, at path: String) -> Diagnostic {
    Diagnostic(.projectUnreadable, "cannot be read: \(reason)", at: SourceLocation(path: path))
  }

  static func cannotCreate(reason: String, at path: String) -> Diagnostic {
    Diagnostic(
      .projectCannotCreate, "cannot be created: \(reason)", at: SourceLocation(path: path))
  }

  static func cannotWrite(reason: String, at path: String) -> Diagnostic {
    Diagnostic(.projectCannotWrite, "cannot be written: \(reason)", at: SourceLocation(path: path))
  }

  static func cannotRemove(reason: String, at path: String) -> Diagnostic {
    Diagnostic(.projectCannotWrite, "cannot be removed: \(reason)", at: SourceLocation(path: path))
  }

  public static func notCommitted(reason: String, at path: String) -> Diagnostic {
    Diagnostic(
      .projectNotCommitted,
      "the legacy files of the table are not removed: \(reason); commit it, or say --allow-dirty",
      at: SourceLocation(path: path))
  }

  static func changedMeanwhile(at path: String) -> Diagnostic {
    Diagnostic(
      .projectChanged, "the file was changed by another program meanwhile; run again",
      at: SourceLocation(path: path))
  }

  static func nothingFound(at path: String, isLeftAlone: Bool) -> Diagnostic {
    Diagnostic(
      .projectNothingFound,
      "no .strings or .stringsdict file in a .lproj folder"
        + (isLeftAlone ? ", but for what --verbose names as left alone" : ""),
      at: SourceLocation(path: path))
  }

  static func leftAlone(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(.projectLeftAlone, "left alone: \(reason)", at: SourceLocation(path: path))
  }

  static func splitTable(_ name: String, other: String, at folder: String) -> Diagnostic {
    Diagnostic(
      .projectSplitTable,
      "\(name) has its .strings files here and .stringsdict files in \(other); if they are one table,"
        + " name both folders", at: SourceLocation(path: folder))
  }

  static func sameCatalog(_ path: String, as other: String, at folder: String) -> Diagnostic {
    Diagnostic(
      .projectSameCatalog,
      "the table of this folder and that of \(other) both go to \(path); give each run its --output",
      at: SourceLocation(path: folder))
  }

  static func caseCollision(_ name: String, _ other: String, at folder: String) -> Diagnostic {
    Diagnostic(
      .projectCaseCollision,
      "\(name) and \(other) differ only in case; disks that ignore case hold one of their catalogs",
      at: SourceLocation(path: folder))
  }

  static func notInProject(_ project: String, at path: String) -> Diagnostic {
    Diagnostic(
      .projectNotInProject,
      "the file is not in \(project), so that apps do not show its texts until the catalog does;"
        + " --exclude leaves it out", at: SourceLocation(path: path))
  }

  static func declaredEncoding(
    _ encoding: TextEncoding, project: String, isUsed: Bool, at path: String
  ) -> Diagnostic {
    Diagnostic(
      .projectEncoding,
      "\(project) says that the file is \(encoding.rawValue), and it looks like utf-8; it is read as"
        + " \(isUsed ? "the project says; --encoding utf-8 reads it as utf-8" : "utf-8")",
      at: SourceLocation(path: path))
  }

  static func noSuchTable(_ name: String, at path: String? = nil) -> Diagnostic {
    Diagnostic(
      .projectNoSuchTable, "no table is named \(quote(name))",
      at: path.map { SourceLocation(path: $0) })
  }

  static func ambiguousTable(_ name: String, folders: [String], catalog: String) -> Diagnostic {
    Diagnostic(
      .projectAmbiguousTable,
      "several tables are named \(quote(name)); name the folder of one with --against",
      at: SourceLocation(path: catalog),
      notes: folders.map { Note("one is here", at: SourceLocation(path: $0)) })
  }

  /// Several tables are chosen, and there is one place for a catalog.
  package static func severalTables(_ count: Int) -> Diagnostic {
    Diagnostic(
      .projectAmbiguousTable,
      "standard output takes one catalog, and \(count) tables are chosen; name one with"
        + " --table",
      at: nil)
  }

  static func noSuchLanguage(_ name: String) -> Diagnostic {
    Diagnostic(.projectNoSuchLanguage, "no table has the language \(quote(name))", at: nil)
  }

  static func notInLanguageFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .projectNothingFound,
      "the file is no legacy file in a .lproj folder, so that its language is unknown",
      at: SourceLocation(path: path))
  }

  static func unreadableProject(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .projectUnreadableProject, "the source language cannot be read from it: \(reason)",
      at: SourceLocation(path: path))
  }

  static func mergeConflict(
    _ key: Key, _ language: LanguageTag, catalog: Localization?, legacy: Localization,
    legacyPlace: SourceLocation?, at place: SourceLocation
  ) -> Diagnostic {
    let old = catalog.map { quote($0.variation.sample) } ?? "nothing"
    return Diagnostic(
      .mergeConflict,
      "the catalog has \(old) for \(quote(key.text)) (\(language)) and the legacy files have another"
        + " text; choose with --merge", at: place,
      notes: [Note("the legacy text is \(quote(legacy.variation.sample))", at: legacyPlace)],
      about: About(key, language))
  }

  static func mergePhrases(
    _ key: Key, _ language: LanguageTag, legacy: Localization, legacyPlace: SourceLocation?,
    at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .mergePhrases,
      "the catalog has phrases of App Shortcuts for \(quote(key.text)), which no .strings file can say,"
        + " and not the legacy text for \(language); add it by hand, or choose --merge keep-catalog",
      at: place,
      notes: [Note("the legacy text is \(quote(legacy.variation.sample))", at: legacyPlace)],
      about: About(key, language))
  }

  static func mergeSourceLanguage(
    _ catalog: LanguageTag, given: LanguageTag, at path: String
  ) -> Diagnostic {
    Diagnostic(
      .mergeSourceLanguage,
      "the source language of the catalog is \(catalog), not \(given)",
      at: SourceLocation(path: path))
  }

  static func mergeEncoding(at path: String) -> Diagnostic {
    Diagnostic(
      .mergeEncoding,
      "the catalog is not UTF-8; save it as UTF-8 before anything is merged into it",
      at: SourceLocation(path: path))
  }

  public static func exportedTwice(_ file: String, from path: String) -> Diagnostic {
    Diagnostic(
      .catalogExportedTwice,
      "another catalog was exported to \(quote(file)); export it to another folder",
      at: SourceLocation(path: path))
  }

  static func commentsDropped(_ count: Int, table: String, at path: String) -> Diagnostic {
    Diagnostic(
      .commentsDropped,
      "\(Receipt.count(count, "comment")) of \(table) \(count == 1 ? "is" : "are") not carried over",
      at: SourceLocation(path: path))
  }
}

extension Diagnostic {
  /// Whether a finding is printed before another: by place, then by rule and text.
  public static func isOrdered(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    switch (left.location, right.location) {
    case (nil, nil): break
    case (nil, _?): return true
    case (_?, nil): return false
    case (let first?, let second?):
      if first != second { return first < second }
    }
    return (left.id.rawValue, left.message) < (right.id.rawValue, right.message)
  }

  /// The finding with absolute paths.
  public var absolute: Diagnostic {
    var result = self
    result.location = location.map(Self.absolute)
    for index in notes.indices {
      result.notes[index].location = notes[index].location.map(Self.absolute)
    }
    return result
  }

  /// Returns a place with an absolute path.
  private static func absolute(_ place: SourceLocation) -> SourceLocation {
    SourceLocation(path: Files.absolute(place.path), position: place.position)
  }
}
