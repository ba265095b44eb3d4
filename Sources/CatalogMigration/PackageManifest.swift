import StringTables

/// What a `Package.swift` says about languages.
///
/// `Package(name: "Kit", defaultLocalization: "en", …)` has the default localization `en`. The manifest is a
/// program; only a plain literal is read.
struct PackageManifest: Sendable {
  /// The default localization of a package.
  enum Localization: Hashable, Sendable {
    /// None is stated.
    case none
    /// A plain literal.
    case literal(String)
    /// Something that only the compiler knows.
    case computed
  }

  /// The path.
  let path: String
  /// The default localization.
  let localization: Localization

  /// Reads a manifest.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    var scanner = Scanner(bytes: bytes)
    localization = scanner.localization()
  }

  /// Looks for one argument in Swift code.
  private struct Scanner {
    /// The code.
    let bytes: [UInt8]
    /// The offset of the next byte.
    private var offset = 0
    /// The label of the argument.
    private static let label = Array("defaultLocalization".utf8)

    /// Prepares to read code.
    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Returns what the label stands before, outside of comments and literals.
    mutating func localization() -> Localization {
      while offset < bytes.count {
        if skipComment() { continue }
        if bytes[offset] == UInt8(ascii: "\"") {
          _ = literal()
        } else if isWord(bytes[offset]) {
          let start = offset
          while offset < bytes.count, isWord(bytes[offset]) { offset += 1 }
          guard bytes[start..<offset].elementsEqual(Self.label) else { continue }
          skipBlanks()
          if offset < bytes.count, bytes[offset] == UInt8(ascii: ":") { return value() }
        } else {
          offset += 1
        }
      }
      return .none
    }

    /// Returns the value of the argument, whose colon is next.
    private mutating func value() -> Localization {
      offset += 1
      skipBlanks()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\""), let text = literal() else {
        return .computed
      }
      skipBlanks()
      guard offset < bytes.count, [UInt8(ascii: ","), UInt8(ascii: ")")].contains(bytes[offset])
      else { return .computed }
      return .literal(text)
    }

    /// Skips a literal and returns its text; nil when it is not plain.
    private mutating func literal() -> String? {
      let isLong = bytes[offset...].starts(with: "\"\"\"".utf8)
      let quotes = isLong ? Array("\"\"\"".utf8) : Array("\"".utf8)
      offset += quotes.count
      let start = offset
      var isPlain = !isLong
      while offset < bytes.count, !bytes[offset...].starts(with: quotes) {
        if bytes[offset] == UInt8(ascii: "\\") {
          isPlain = false
          offset += 1
        }
        offset += 1
      }
      let end = min(offset, bytes.count)
      offset += quotes.count
      return isPlain && start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }

    /// Skips white space and comments.
    private mutating func skipBlanks() {
      while offset < bytes.count {
        if skipComment() { continue }
        guard [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) else { return }
        offset += 1
      }
    }

    /// Skips a comment, whose ends nest, and returns whether there was one.
    private mutating func skipComment() -> Bool {
      if bytes[offset...].starts(with: "//".utf8) {
        while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
        return true
      }
      guard bytes[offset...].starts(with: "/*".utf8) else { return false }
      var depth = 0
      repeat {
        let rest = bytes[offset...]
        let step = rest.starts(with: "/*".utf8) ? 1 : rest.starts(with: "*/".utf8) ? -1 : 0
        depth += step
        offset += step == 0 ? 1 : 2
      } while depth > 0 && offset < bytes.count
      return true
    }

    /// Whether a byte is part of a word.
    private func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
      default: false
      }
    }
  }
}
