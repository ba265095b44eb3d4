import StringTables

extension Conversion {
  /// Encodings of files without a byte-order mark, by the number that a project states (`NSStringEncoding`).
  ///
  /// UTF-8 and UTF-16 without an order, which needs a mark, are found without help.
  private static let encodings: [Int: TextEncoding] = [
    5: .latin1, 12: .windows1252, 30: .macRoman, 0x9000_0100: .utf16BigEndian,
    0x9400_0100: .utf16LittleEndian, 0x9800_0100: .utf32BigEndian,
    0x9C00_0100: .utf32LittleEndian,
  ]

  /// Returns the encoding that the nearest project states for a `.strings` file, where the bytes need it.
  ///
  /// Xcode reads the file with it (swift-build, `CopyStringsFileTaskAction`, 2026).
  func declaredEncoding(
    of path: String, _ bytes: [UInt8], in table: Discovery.Table, diagnostics: inout [Diagnostic]
  ) -> TextEncoding? {
    guard let membership = table.memberships[path],
      let encoding = membership.encoding.flatMap({ Self.encodings[$0] }),
      bytes.contains(where: { $0 >= 0x80 || $0 == 0 }),
      !bytes.starts(with: "bplist".utf8), !bytes.starts(with: "<?xml".utf8),
      ![[0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF]].contains(where: bytes.starts)
    else { return nil }
    guard SourceText.isUTF8(bytes) else { return encoding }
    switch encoding {
    case .latin1, .macRoman, .windows1252:
      diagnostics.append(
        .declaredEncoding(encoding, project: membership.project, isUsed: true, at: path))
      return encoding
    case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian:
      if bytes.contains(0) { return encoding }
      diagnostics.append(
        .declaredEncoding(encoding, project: membership.project, isUsed: false, at: path))
      return nil
    case .utf8, .binary: return nil
    }
  }

  /// Reports files of a table that no project has, although one has other files of it.
  ///
  /// Xcode's migration leaves such files where they are, and apps do not hold them.
  func checkMembership(of table: Discovery.Table, diagnostics: inout [Diagnostic]) {
    for file in table.files {
      guard let membership = table.memberships[file], !membership.isHeld else { continue }
      diagnostics.append(.notInProject(membership.project, at: file))
    }
  }
}
