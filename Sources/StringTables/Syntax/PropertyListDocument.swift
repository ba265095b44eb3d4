/// A decoded and parsed property-list file: the step that both kinds of legacy files share.
struct PropertyListDocument {
  /// The kind of file, which findings are named by.
  enum Kind {
    /// `.strings`
    case strings
    /// `.stringsdict`
    case stringsdict

    /// The rule for bad XML.
    var badXML: DiagnosticID { self == .strings ? .stringsBadXML : .stringsdictBadXML }
    /// The rule for a bad binary file.
    var badBinary: DiagnosticID { self == .strings ? .stringsBadBinary : .stringsdictBadBinary }
  }

  /// The decoded text.
  let source: SourceText
  /// The tree with its comments.
  let list: PropertyList

  /// Decodes and parses the bytes of a file, as CoreFoundation finds out the format.
  init(
    path: String, bytes: [UInt8], encoding: TextEncoding?, kind: Kind,
    diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    guard bytes.count <= SourceText.largestFile else {
      throw .fileTooLarge(at: SourceLocation(path: path))
    }
    source = try SourceText(
      path: path, bytes: bytes, encoding: encoding, diagnostics: &diagnostics)
    if source.encoding == .binary {
      list = try PropertyList(binary: bytes, path: path, id: kind.badBinary)
    } else if Self.isXML(source.utf8) {
      list = try XMLParser.parse(source, id: kind.badXML)
    } else {
      var tree = Self.oldStyle(source, diagnostics: &diagnostics)
      if !source.isLoaded { tree.loading = .refused }
      list = tree
    }
    guard kind == .strings else { return }
    switch list.format {
    case .xml, .binary: diagnostics.append(.format(list.format, at: source.wholeFile))
    case .oldStyle where source.utf8.isEmpty: diagnostics.append(.emptyFile(at: source.wholeFile))
    case .oldStyle where list.isBraced: diagnostics.append(.braced(at: source.wholeFile))
    case .oldStyle: break
    }
  }

  /// Returns the place of a UTF-8 offset; the whole file when the format has no places.
  func location(at offset: UInt32) -> SourceLocation {
    list.format == .binary ? source.wholeFile : source.location(at: Int(offset))
  }

  /// Parses an old-style file, with all faults and what can be recovered.
  private static func oldStyle(
    _ source: SourceText, diagnostics: inout [Diagnostic]
  ) -> PropertyList {
    var parser = OldStyleParser(bytes: source.utf8)
    let list = parser.parse()
    if let list, list.loading == .complete {
      for remark in parser.remarks {
        diagnostics.append(.remark(remark.id, at: source.location(at: remark.offset)))
      }
      if let last = list.comments.last, !last.isClosed {
        diagnostics.append(unclosed(last, in: source))
      }
      return list
    }
    var recovery = OldStyleRecovery(
      source: source, loaded: list, fault: parser.fault, stop: parser.position)
    return recovery.run(diagnostics: &diagnostics)
  }

  /// Returns the finding for a comment without end, with the entries that it hides.
  static func unclosed(_ comment: PropertyList.Comment, in source: SourceText) -> Diagnostic {
    let start = Int(comment.range.lowerBound)
    let inside = SourceText(
      path: source.path, utf8: Array(source.utf8[(start + 2)...]), encoding: .utf8)
    var ignored: [Diagnostic] = []
    var recovery = OldStyleRecovery(source: inside, loaded: nil, fault: nil, stop: 0)
    let swallowed = recovery.run(diagnostics: &ignored).root.members?.count ?? 0
    return .unclosedComment(swallowed: swallowed, at: source.location(at: start))
  }

  /// Whether a text is XML: after white space it starts with a tag, a declaration or a comment of XML.
  private static func isXML(_ utf8: [UInt8]) -> Bool {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let text = utf8.drop { blanks.contains($0) }
    guard text.first == UInt8(ascii: "<") else { return false }
    let names = [
      "?", "!", "plist", "dict", "array", "string", "integer", "real", "true", "false", "date",
      "data",
    ]
    let rest = text.dropFirst()
    return names.contains { name in
      guard rest.starts(with: name.utf8) else { return false }
      guard let next = rest.dropFirst(name.utf8.count).first, name.utf8.count > 1 else {
        return true
      }
      return next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || blanks.contains(next)
    }
  }
}
