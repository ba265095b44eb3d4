import StringTables
import Testing

/// Tests of which comment belongs to which entry.
struct CommentBindingTests {
  /// A file with the comments of its entries in each mode.
  struct Row: CustomTestStringConvertible {
    /// What the file shows.
    let testDescription: String
    /// The file.
    let text: String
    /// The comments by number of the entry, from 0, in the mode `nearest`.
    let nearest: [Int: String]
    /// The comments in the mode `all`.
    let all: [Int: String]

    /// Creates a row; `all` is left out when it is `nearest`.
    init(_ name: String, _ text: String, nearest: [Int: String], all: [Int: String]? = nil) {
      testDescription = name
      self.text = text
      self.nearest = nearest
      self.all = all ?? nearest
    }
  }

  /// The rules one by one.
  static let rows = [
    Row("a block above", "/* c */\n\"a\" = \"1\";\n", nearest: [0: "c"]),
    Row("a line above", "// c\n\"a\" = \"1\";\n", nearest: [0: "c"]),
    Row("behind the entry", "\"a\" = \"1\"; // c\n\"b\" = \"2\";\n", nearest: [0: "c"]),
    Row(
      "above and behind", "// c\n\"a\" = \"1\"; // d\n", nearest: [0: "c"], all: [0: "c\nd"]),
    Row("several above", "// c\n// d\n\"a\" = \"1\";\n", nearest: [0: "d"], all: [0: "c\nd"]),
    Row(
      "a blank line between", "// c\n\n\"a\" = \"1\";\n", nearest: [0: "c"], all: [:]),
    Row(
      "a blank line in CR LF", "// c\r\n\r\n\"a\" = \"1\";\r\n", nearest: [0: "c"], all: [:]),
    Row("before the next key on one line", "\"a\"=\"1\"; /* c */ \"b\"=\"2\";", nearest: [1: "c"]),
    Row("inside the entry", "\"a\" /* c */ = \"1\";\n", nearest: [0: "c"]),
    Row(
      "the filler", "/* No comment provided by engineer. */\n\"a\" = \"1\";\n", nearest: [:]),
    Row("no text", "/* */\n\"a\" = \"1\";\n", nearest: [:]),
    Row("after the last entry", "\"a\" = \"1\";\n// c\n", nearest: [:]),
    Row("an unclosed block", "\"a\" = \"1\"; /* c", nearest: [:]),
    Row(
      "a section mark", "// MARK: c\n\"a\" = \"1\";\n", nearest: [0: "MARK: c"], all: [:]),
    Row(
      "a section mark above a comment", "// MARK: c\n// d\n\"a\" = \"1\";\n", nearest: [0: "d"]),
    Row(
      "a header", "/* Copyright 2020 x */\n\"a\" = \"1\";\n", nearest: [0: "Copyright 2020 x"],
      all: [:]),
    Row("white space and stars", "/*  c \n d */\n\"a\" = \"1\";\n", nearest: [0: "c \n d"]),
  ]

  @Test(arguments: rows)
  func `comments are bound to entries`(_ row: Row) throws {
    var diagnostics: [Diagnostic] = []
    let file = try StringsFile(path: "T", bytes: Array(row.text.utf8), diagnostics: &diagnostics)
    #expect(CommentBinding(file, mode: .nearest).comments == row.nearest)
    #expect(CommentBinding(file, mode: .all).comments == row.all)
    #expect(CommentBinding(file, mode: .none).comments == [:])
  }

  @Test func `comments that are not bound are counted`() throws {
    var diagnostics: [Diagnostic] = []
    let text = "// c\n// d\n\"a\" = \"1\";\n/* */\n"
    let file = try StringsFile(path: "T", bytes: Array(text.utf8), diagnostics: &diagnostics)
    let binding = CommentBinding(file, mode: .nearest)
    #expect(binding.total == 2)
    #expect(binding.bound == 1)
  }
}
