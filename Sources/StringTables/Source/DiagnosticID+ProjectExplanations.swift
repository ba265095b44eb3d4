extension DiagnosticID {
  /// Why findings about projects, languages, catalogs and limits occur.
  static let projectExplanations: [DiagnosticID: Explanation] = [
    .commentsDropped: Explanation(
      "Comments that the catalog does not hold: a catalog has one comment for each key.",
      example: "comments of translations",
      remedy: "Use --comments all to keep more of the source language's."),
    .languageCollision: Explanation(
      "Two folders spell one language.",
      example: "zh_CN.lproj and zh-CN.lproj",
      remedy: "Keep one folder."),
    .languageBaseDiffers: Explanation(
      "Base.lproj and the source language have the key with other texts; the language's is used.",
      example: "Base and en",
      remedy: "Delete the text that is wrong."),
    .languageSource: Explanation(
      "How the source language is known.",
      example: "developmentRegion",
      remedy: "Say another with --source-language."),
    .projectPathNotFound: Explanation(
      "Nothing stands at the path.",
      example: "a misspelled folder",
      remedy: "Correct the path."),
    .projectUnreadable: Explanation(
      "A file or folder cannot be read.",
      example: "a file without read permission",
      remedy: "Grant the permission."),
    .projectNothingFound: Explanation(
      "No .lproj folder with legacy files below the path.",
      example: "an empty folder",
      remedy: "Name the folder that holds the .lproj folders."),
    .projectAmbiguousTable: Explanation(
      "Several folders hold legacy files of the table, and the catalog may stand for any.",
      example: "App/en.lproj/T.strings and Widget/en.lproj/T.strings for out/T.xcstrings",
      remedy: "Name the folder of one with --against."),
    .projectNoSuchTable: Explanation(
      "No table has the name of --table.",
      example: "--table Localisable",
      remedy: "Correct the name; * stands for any text."),
    .projectNoSuchLanguage: Explanation(
      "No table has the language of --language.",
      example: "--language xx",
      remedy: "Correct the language."),
    .projectLeftAlone: Explanation(
      "A folder or file is not migrated, for the reason that is said.",
      example: "Settings.bundle",
      remedy: "Nothing."),
    .projectSameCatalog: Explanation(
      "Tables of one name in two folders would be written to one catalog.",
      example: "convert App Widget --output out",
      remedy: "Convert them in two runs with an --output of their own."),
    .projectCaseCollision: Explanation(
      "The names of two tables of one folder differ only in case. On most disks of Macs one catalog would"
        + " replace the other.",
      example: "InfoPlist.strings in en.lproj and infoPlist.strings in gd.lproj",
      remedy: "Rename one of them; InfoPlist is the name that systems read."),
    .projectSplitTable: Explanation(
      "The .strings files and the .stringsdict files of one name stand in two folders beside each other."
        + " Two catalogs of one name do not build in one target.",
      example: "App/Texts/en.lproj/T.strings and App/Plurals/en.lproj/T.stringsdict",
      remedy: "Name both folders, and they become one catalog; or ignore it for two targets."),
    .projectNotInProject: Explanation(
      "The project has other files of the table, and not this one. Xcode's own migration would leave it"
        + " alone; here its texts go to the catalog, and so to users.",
      example: "pl.lproj, which nobody added to the target",
      remedy: "Leave the folder out with --exclude, or let its texts be looked at."),
    .projectEncoding: Explanation(
      "The project states an encoding for the file that its bytes speak against.",
      example: "fileEncoding = 30 (macintosh) and a file in UTF-8",
      remedy: "Correct the file's text encoding in Xcode, or say --encoding."),
    .projectUnreadableProject: Explanation(
      "The project file cannot be read, so that its source language is unknown.",
      example: "a project.pbxproj with merge markers",
      remedy: "Repair it, or say --source-language."),
    .projectCannotCreate: Explanation(
      "A file cannot be created, or a symbolic link leads out of the folders that were given.",
      example: "a read-only folder",
      remedy: "Grant the permission, choose another --output, or also name the folder of the link."),
    .projectCannotWrite: Explanation(
      "A write failed; nothing half-written is left.",
      example: "a full disk",
      remedy: "Make room and run again."),
    .projectChanged: Explanation(
      "A file was changed by another program between reading and writing; it was left as it is.",
      example: "a catalog that Xcode saved in that second",
      remedy: "Run again."),
    .projectNotCommitted: Explanation(
      "A legacy file is to be removed, and git does not have it as it is.",
      example: "--remove-legacy with uncommitted changes",
      remedy: "Commit the file, or say --allow-dirty."),
    .mergeConflict: Explanation(
      "The catalog that is there has another text than the legacy files.",
      example: "edited in both places",
      remedy: "Choose with --merge keep-catalog or --merge prefer-legacy, or repair one of them."),
    .mergePhrases: Explanation(
      "The catalog has a set of phrases for the key, as App Shortcuts do; a legacy text has no place in it.",
      example: "\"stringSet\" in AppShortcuts.xcstrings",
      remedy: "Add the phrase to the catalog in Xcode, or choose --merge keep-catalog."),
    .mergeSourceLanguage: Explanation(
      "The catalog that is there has another source language than you say.",
      example: "--source-language de and \"sourceLanguage\" : \"en\"",
      remedy: "Leave out --source-language."),
    .mergeEncoding: Explanation(
      "The catalog that is there is not UTF-8.",
      example: "a catalog saved as UTF-16",
      remedy: "Save it as UTF-8."),
    .limitFileSize: Explanation(
      "The file is larger than 2 GiB.",
      example: "a disk image named .strings",
      remedy: "Remove it from the .lproj folder."),
    .limitFaults: Explanation(
      "The file has more faults than are examined.",
      example: "a picture named .strings",
      remedy: "Look whether the file is what it should be."),
  ]
}
