import StringTables

// All wording of findings about projects, folders and files: one phrase, no full stop.
extension Diagnostic {
  public static func pathNotFound(_ path: String) -> Diagnostic {
    Diagnostic(.projectPathNotFound, "no such file or folder", at: SourceLocation(path: path))
  }

  static func unreadable(reason: String, at path: String) -> Diagnostic {
    Diagnostic(.projectUnreadable, "cannot be read: \(reason)", at: SourceLocation(path: path))
  }

  static func cannotWrite(reason: String, at path: String) -> Diagnostic {
    Diagnostic(.projectCannotWrite, "cannot be written: \(reason)", at: SourceLocation(path: path))
  }

  static func nothingFound(at path: String) -> Diagnostic {
    Diagnostic(
      .projectNothingFound, "no .strings or .stringsdict file in a .lproj folder",
      at: SourceLocation(path: path))
  }

  static func leftAlone(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(.projectLeftAlone, "left alone: \(reason)", at: SourceLocation(path: path))
  }

  static func notInLanguageFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .projectNothingFound, "the file is not in a .lproj folder, so that its language is unknown",
      at: SourceLocation(path: path))
  }

  static func unreadableProject(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .projectUnreadableProject, "the source language cannot be read from it: \(reason)",
      at: SourceLocation(path: path))
  }

  static func catalogExists(_ path: String, table: String) -> Diagnostic {
    Diagnostic(
      .catalogExists,
      "a catalog is already there and \(quote(table)) is not merged into it; move it away or"
        + " choose another folder with --output", at: SourceLocation(path: path))
  }

  public static func exportedTwice(_ file: String, from path: String) -> Diagnostic {
    Diagnostic(
      .catalogExists,
      "another catalog was exported to \(quote(file)); export it to another folder",
      at: SourceLocation(path: path))
  }

  static func commentsDropped(_ count: Int, table: String, at path: String) -> Diagnostic {
    Diagnostic(
      .commentsDropped, "\(count) comments of \(table) are not carried over",
      at: SourceLocation(path: path))
  }
}
