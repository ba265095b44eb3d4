import Foundation
import Testing

/// A month of a team that migrates table by table and language by language, while others edit.
///
/// Each step is compared with a file of `Fixtures/month`: what a dry run says, what a diff shows, what the run
/// says and which files there are then.
struct MonthTests {
  /// An edit of somebody else.
  private struct Edit {
    /// The path of the file.
    let file: String
    /// The text that is replaced; empty for the end of the file.
    var old = ""
    /// The new text.
    let new: String
    /// The edit that has the same outcome in legacy files; nil when it is the same one.
    var legacy: (file: String, old: String, new: String)?
    /// Whether the edit is taken over at all in the end.
    var isKept = true
  }

  /// One day: what others did, and what is run then.
  private struct Step {
    /// What the step shows.
    let name: String
    /// What others did before.
    var edits: [Edit] = []
    /// The words behind `convert App`.
    let words: [String]
    /// The exit code.
    var code: Int32 = 0
  }

  /// The month.
  private static let steps = [
    Step(name: "a look", words: ["--dry-run"]),
    Step(name: "the first table at once", words: ["--table", "InfoPlist", "--remove-legacy"]),
    Step(
      name: "a new key before one language",
      edits: [
        Edit(file: "App/en.lproj/Errors.strings", new: "/* Disk */\n\"full\" = \"Disk full\";\n"),
        Edit(file: "App/de.lproj/Errors.strings", new: "\"full\" = \"Voll\";\n"),
      ], words: ["--table", "Errors", "--language", "de"]),
    Step(name: "the source language second", words: ["--table", "Errors", "--language", "en"]),
    Step(name: "nothing new", words: ["--table", "Errors", "--language", "en"]),
    Step(
      name: "both sides edited",
      edits: [
        Edit(
          file: "App/de.lproj/Errors.strings", old: "Nicht erlaubt", new: "Kein Zugriff",
          isKept: false),
        Edit(
          file: "App/Errors.xcstrings", old: "\"Nicht erlaubt\"", new: "\"Verboten\"",
          legacy: ("App/de.lproj/Errors.strings", "Nicht erlaubt", "Verboten")),
      ], words: ["--table", "Errors"], code: 1),
    Step(
      name: "the catalog is right",
      words: ["--table", "Errors", "--merge", "keep-catalog", "--remove-legacy"]),
    Step(
      name: "the leftover is corrected",
      edits: [
        Edit(
          file: "App/de.lproj/Errors.strings", old: "Kein Zugriff", new: "Verboten",
          legacy: ("App/de.lproj/Errors.strings", "Verboten", "Verboten"))
      ], words: ["--table", "Errors", "--remove-legacy"]),
    Step(name: "a storyboard", words: ["--table", "Main", "--language", "ja"]),
    Step(
      name: "a storyboard, the rest with globs",
      words: ["--table", "M*n", "--remove-legacy"]),
    Step(
      name: "plurals in one language",
      words: ["--table", "Localizable", "--language", "ar", "--remove-legacy"]),
    Step(
      name: "a broken file stops its table",
      edits: [
        Edit(file: "App/fr.lproj/Localizable.strings", old: "\"Bonjour\";", new: "\"Bonjour\"")
      ], words: ["--table", "Localizable"], code: 1),
    Step(
      name: "the source and two more",
      words: [
        "--table", "Localizable", "--language", "en", "--language", "ja", "--language", "pt-BR",
      ]),
    Step(
      name: "repaired, and a text corrected that was migrated",
      edits: [
        Edit(file: "App/fr.lproj/Localizable.strings", old: "\"Bonjour\"", new: "\"Bonjour\";"),
        Edit(file: "App/en.lproj/Localizable.strings", old: "\"Bye\"", new: "\"Goodbye\""),
      ], words: ["--table", "Localizable", "--merge", "prefer-legacy", "--remove-legacy"]),
    Step(name: "the last table", words: ["--remove-legacy"]),
    Step(name: "all is done", words: ["--dry-run"]),
  ]

  /// Runs git in a folder.
  private func git(_ words: String..., in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=x", "-c", "user.email=x", "-C", folder.path] + words
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Makes an edit in a folder.
  private func apply(
    _ file: String, _ old: String, _ new: String, to folder: TemporaryFolder
  ) throws {
    let text = try folder.text(of: file)
    try #require(old.isEmpty || text.contains(old), "\(file) has no \(old)")
    let edited = old.isEmpty ? text + new : text.replacing(old, with: new)
    try folder.write(Array(edited.utf8), to: file)
  }

  /// Returns the contents and dates of all files of the app.
  private func state(_ folder: TemporaryFolder) throws -> [String: [String]] {
    var state: [String: [String]] = [:]
    for file in try folder.files() where !file.hasPrefix(".git/") {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(file)")
      let date = attributes[.modificationDate] as? Date ?? .distantPast
      state[file] = [try folder.text(of: file), "\(date.timeIntervalSinceReferenceDate)"]
    }
    return state
  }

  /// Returns what a run printed.
  private func text(_ title: String, _ run: Program.Run) -> String {
    "== \(title) (exit \(run.code))\n\(run.output)"
      + (run.errors.isEmpty ? "" : "-- standard error\n\(run.errors)")
  }

  @Test func `a month ends as one run would`() throws {
    let team = try TemporaryFolder(MonthProject.files)
    let reference = try TemporaryFolder(MonthProject.files)
    try git("init", "-q", in: team)
    for (number, step) in Self.steps.enumerated() {
      for edit in step.edits {
        try apply(edit.file, edit.old, edit.new, to: team)
        let legacy = edit.legacy ?? (edit.file, edit.old, edit.new)
        if edit.isKept { try apply(legacy.file, legacy.old, legacy.new, to: reference) }
      }
      try git("add", "-A", in: team)
      try git("commit", "-q", "--allow-empty", "-m", step.name, in: team)
      let words = ["convert", "App"] + step.words
      let before = try state(team)
      let plan = try Program.run(words + ["--dry-run"], in: team.path)
      let diff = try Program.run(words + ["--diff"], in: team.path)
      #expect(try state(team) == before, "\(step.name): a dry run writes nothing")
      let run = try Program.run(words, in: team.path)
      #expect(run.code == step.code, "\(step.name): \(run.errors)")
      #expect(plan.code == run.code && diff.code == run.code)
      #expect(plan.errors == run.errors && diff.errors == run.errors)
      let files = try team.contents().filter { $0.hasPrefix("App/") }
      try GoldenFile(
        name: "month/\(number + 1 < 10 ? "0" : "")\(number + 1)-"
          + step.name.replacing(" ", with: "-").replacing(",", with: "") + ".txt"
      ).expect(
        text("convert App \((step.words + ["--dry-run"]).joined(separator: " "))", plan)
          + text("--diff", diff) + text("the run", run)
          + "== files\n\(files.joined(separator: "\n"))\n")
      guard !step.words.contains("--dry-run") else { continue }
      let after = try state(team)
      let again = try Program.run(words + ["--check"], in: team.path)
      #expect(again.code == step.code, "\(step.name): nothing would change")
      #expect(try Program.run(words, in: team.path).code == step.code)
      #expect(try state(team) == after, "\(step.name): a second run changes nothing")
    }
    try #require(try Program.run(["convert", "App"], in: reference.path).code == 0)
    let catalogs = try reference.files().filter { $0.hasSuffix(".xcstrings") }
    #expect(catalogs.count == 5)
    for catalog in catalogs {
      #expect(try team.text(of: catalog) == reference.text(of: catalog), "\(catalog)")
    }
    #expect(try !team.files().contains { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") })
  }

  @Test(arguments: [UInt64](1...6))
  func `any order of tables and languages ends with the same bytes`(seed: UInt64) throws {
    let once = try TemporaryFolder(MonthProject.files)
    let folder = try TemporaryFolder(MonthProject.files)
    try #require(try Program.run(["convert", "App"], in: once.path).code == 0)
    var generator = SeededGenerator(seed: seed)
    for language in MonthProject.languages.shuffled(using: &generator) {
      let words = ["convert", "App", "--language", language]
      try #require(try Program.run(words, in: folder.path).code == 0)
    }
    for catalog in try once.files() where catalog.hasSuffix(".xcstrings") {
      #expect(try folder.text(of: catalog) == once.text(of: catalog), "\(catalog)")
    }
  }
}
