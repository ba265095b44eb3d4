import Foundation
import StringTables
import Testing

/// `format`, which writes Xcode's bytes.
struct FormatCommandTests {
  /// A catalog on one line, its members in no order.
  private static let crowded =
    #"{"version":"1.0","strings":{"b":{},"A":{"x":[1.50,[]],"localizations":{"de":{"stringUnit":"#
    + #"{"value":"\u00e9\/\u0007","state":"new"}}}}},"sourceLanguage":"en","z":null}"#

  /// The same as Xcode writes it.
  private static let formatted = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "A" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "é/\u0007"
              }
            }
          },
          "x" : [
            1.50,
            [

            ]
          ]
        },
        "b" : {

        }
      },
      "version" : "1.0",
      "z" : null
    }
    """#

  @Test(arguments: ["", "\n"])
  func `a catalog gets Xcode's layout and keeps what it says`(end: String) throws {
    let folder = try TemporaryFolder(["T.xcstrings": Self.crowded + end])
    let run = try Program.run(["format", "T.xcstrings"], in: folder.path)
    #expect(run.output == "formatted     T.xcstrings\n" && run.errors.isEmpty && run.code == 0)
    #expect(try folder.text(of: "T.xcstrings") == Self.formatted + end)
    let again = try Program.run(["format", "T.xcstrings"], in: folder.path)
    #expect(again.output.isEmpty && again.code == 0)
  }

  @Test func `a check writes nothing and ends with 1 when something would change`() throws {
    let folder = try TemporaryFolder([
      "App/A.xcstrings": Self.crowded, "App/B.xcstrings": Self.formatted,
    ])
    let run = try Program.run(["format", "App", "--check"], in: folder.path)
    #expect(run.output == "would format  App/A.xcstrings\n" && run.code == 1)
    #expect(try folder.text(of: "App/A.xcstrings") == Self.crowded)
    #expect(try Program.run(["format", "App/B.xcstrings", "--check"], in: folder.path).code == 0)
  }

  @Test func `a diff shows what would change and writes nothing`() throws {
    let folder = try TemporaryFolder([
      "T.xcstrings": "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}"
    ])
    let run = try Program.run(["format", "T.xcstrings", "--diff"], in: folder.path)
    #expect(run.output.hasPrefix("--- T.xcstrings\n+++ T.xcstrings\n@@ -1 +1,7 @@\n-{"))
    #expect(run.code == 0)
    #expect(try folder.text(of: "T.xcstrings").hasPrefix("{\"sourceLanguage\":"))
  }

  @Test(
    arguments: [
      (#"{"version":"1.0","strings":{"b":{},"b":{}},"sourceLanguage":"en"}"#, "1:36"),
      (#"{"version":"1.0","strings":{"b":{"a":1,"a":2}},"sourceLanguage":"en"}"#, "1:40"),
    ])
  func `a repeated key is an error and the file stays`(text: String, place: String) throws {
    let folder = try TemporaryFolder(["T.xcstrings": text])
    let run = try Program.run(["format", "T.xcstrings"], in: folder.path)
    #expect(run.errors.hasPrefix("T.xcstrings:\(place): error: "))
    #expect(run.errors.contains("[catalog.duplicate-key]\n") && run.code == 1)
    #expect(try folder.text(of: "T.xcstrings") == text)
  }

  @Test func `what is no catalog ends with 65, what is not there with 66`() throws {
    let folder = try TemporaryFolder(["T.xcstrings": "[]"])
    #expect(try Program.run(["format", "T.xcstrings"], in: folder.path).code == 65)
    #expect(try Program.run(["format", "no.xcstrings"], in: folder.path).code == 66)
  }
}
