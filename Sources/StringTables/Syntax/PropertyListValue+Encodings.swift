extension PropertyListValue {
  /// Returns the encodings that a `project.pbxproj` states for its `.strings` files, by language folder and name.
  ///
  /// `fileEncoding = 10; path = en.lproj/T.strings;` gives `en.lproj/T.strings` and UTF-16. Files for which two
  /// encodings are stated are left out. Xcode's build passes the statement on as `--inputencoding`.
  /// - Throws: what is wrong with the file.
  package static func fileEncodings(
    path: String, bytes: [UInt8]
  ) throws(Diagnostic) -> [Key: StatedEncoding] {
    var result: [Key: StatedEncoding?] = [:]
    for object in try tree(path: path, bytes: bytes)["objects"]?.members ?? [] {
      guard object.value["isa"]?.string == "PBXFileReference",
        let path = object.value["path"]?.string, path.utf8.suffix(8).elementsEqual(".strings".utf8),
        let number = object.value["fileEncoding"]?.string,
        let encoding = Int(number).flatMap(StatedEncoding.init(rawValue:))
      else { continue }
      let name = Key(path.split(separator: "/").suffix(2).joined(separator: "/"))
      if let known = result[name], known != encoding {
        result[name] = .some(nil)
      } else {
        result[name] = encoding
      }
    }
    return result.compactMapValues { $0 }
  }
}

/// An encoding as a project states it, by the number that Foundation gives it.
package enum StatedEncoding: Int, Sendable {
  /// UTF-8.
  case utf8 = 4
  /// UTF-16 with a byte-order mark.
  case utf16 = 10
  /// UTF-16, low byte first.
  case utf16LittleEndian = 2_483_028_224
  /// UTF-16, high byte first.
  case utf16BigEndian = 2_415_919_360
  /// MacRoman.
  case macRoman = 30

  /// The name that people know.
  package var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16, .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    case .macRoman: "MacRoman"
    }
  }

  /// Whether a text that was found to be in another encoding reads the same in this one.
  package func fits(_ source: SourceText) -> Bool {
    switch (self, source.encoding) {
    case (_, .binary), (.utf8, .utf8): true
    case (.utf16, .utf16LittleEndian), (.utf16, .utf16BigEndian),
      (.utf16LittleEndian, .utf16LittleEndian), (.utf16BigEndian, .utf16BigEndian):
      true
    case (.macRoman, .utf8), (.macRoman, .latin1), (.utf8, .latin1):
      source.utf8.allSatisfy { $0 < 0x80 }
    default: false
    }
  }
}
