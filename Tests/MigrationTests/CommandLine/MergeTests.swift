import Testing

/// Merging into catalogs that are there, as a user meets it.
struct MergeTests {
  /// A catalog that Xcode and people edited: another order, unknown members, states and a last line end.
  private static let catalog = """
    {
      "version" : "1.0",
      "sourceLanguage" : "en",
      "strings" : {
        "b" : {
          "shouldTranslate" : false,
          "x-note" : [ 1,2 ],
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "new", "value" : "B" } },
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Bé" }, "x" : null }
          }
        },
        "a" : {
          "extractionState" : "stale",
          "comment" : "old"
        }
      }
    }

    """

  /// Runs a conversion of a table in English, German and French into the catalog.
  private func run(_ words: String..., legacy: String = "\"b\" = \"Bé\";") throws -> (
    run: Program.Run, catalog: String
  ) {
    let folder = try TemporaryFolder([
      "T.xcstrings": Self.catalog, "en.lproj/T.strings": "\"b\" = \"B\";",
      "de.lproj/T.strings": legacy, "fr.lproj/T.strings": "\"a\" = \"A fr\"; \"b\" = \"B fr\";",
    ])
    let run = try Program.run(["convert"] + words, in: folder.path)
    return (run, try folder.text(of: "T.xcstrings"))
  }

  /// The catalog with its French texts.
  private static let withFrench =
    catalog
    .replacing(
      ", \"x\" : null }\n",
      with: """
        , "x" : null },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "B fr"
                  }
                }

        """
    )
    .replacing(
      "\"comment\" : \"old\"\n",
      with: """
        "comment" : "old",
              "localizations" : {
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "A fr"
                  }
                }
              }

        """)

  @Test func `what a catalog has keeps its bytes when a language is added`() throws {
    let merged = try run()
    #expect(merged.run.code == 0, "\(merged.run.errors)")
    #expect(merged.catalog == Self.withFrench)
  }

  @Test func `the version is raised when that is asked for`() throws {
    let merged = try run("--catalog-version", "1.1")
    #expect(merged.catalog == Self.withFrench.replacing("\"1.0\"", with: "\"1.1\""))
  }

  @Test func `another text is an error with both places, and nothing is written`() throws {
    let merged = try run(legacy: "\n\"b\" = \"X\";")
    #expect(merged.run.code == 1)
    #expect(
      merged.run.errors == """
        T.xcstrings:10:9: error: the catalog has "Bé" for "b" (de) and the legacy files have another text;\
         choose with --merge [merge.conflict]
        de.lproj/T.strings:2:1: note: the legacy text is "X"

        """)
    #expect(merged.catalog == Self.catalog)
  }

  @Test func `another text stays or goes as the option says`() throws {
    let kept = try run("--merge", "keep-catalog", legacy: "\"b\" = \"X\";")
    #expect(kept.run.code == 0)
    #expect(kept.catalog == Self.withFrench)
    let replaced = try run("--merge", "prefer-legacy", legacy: "\"b\" = \"X\";")
    #expect(replaced.run.code == 0)
    #expect(replaced.catalog.contains("\"value\" : \"X\""))
    #expect(!replaced.catalog.contains("Bé"))
    #expect(replaced.catalog.contains("\"x-note\" : [ 1,2 ]"))
  }

  @Test(arguments: [("Go", 0), ("Walk", 1)])
  func `phrases of App Shortcuts stay as they are`(text: String, code: Int32) throws {
    let catalog = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "k" : { "localizations" : {
        "en" : { "stringSet" : { "state" : "translated", "values" : [ "Go", "Run" ] } } } } } }
      """
    let folder = try TemporaryFolder([
      "AppShortcuts.xcstrings": catalog, "en.lproj/AppShortcuts.strings": "\"k\" = \"\(text)\";",
    ])
    let run = try Program.run(["convert"], in: folder.path)
    #expect(run.code == code)
    #expect(run.errors.contains("[merge.phrases]") == (code == 1))
    #expect(try folder.text(of: "AppShortcuts.xcstrings") == catalog)
    let kept = try Program.run(["convert", "--merge", "keep-catalog"], in: folder.path)
    #expect(kept.code == 0)
    #expect(try folder.text(of: "AppShortcuts.xcstrings") == catalog)
  }

  @Test func `a language that is spelled otherwise is the same`() throws {
    let folder = try TemporaryFolder([
      "T.xcstrings": Self.catalog.replacing("\"de\"", with: "\"zh_CN\""),
      "zh-CN.lproj/T.strings": "\"b\" = \"X\";",
    ])
    let words = ["convert", "--merge"]
    #expect(try Program.run(words + ["fail"], in: folder.path).code == 1)
    #expect(try Program.run(words + ["keep-catalog"], in: folder.path).code == 0)
    #expect(try !folder.text(of: "T.xcstrings").contains("zh-CN"))
    #expect(try Program.run(words + ["prefer-legacy"], in: folder.path).code == 0)
    #expect(try folder.text(of: "T.xcstrings").contains("\"zh_CN\" : {\n"))
  }
}
