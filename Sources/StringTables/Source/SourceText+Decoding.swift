extension SourceText {
  /// The largest file that is read, in bytes.
  package static let largestFile = 2 << 30

  /// Decodes the bytes of a file as CoreFoundation's property-list reader does, and says where it differs.
  ///
  /// Source: swift-corelibs-foundation, CFPropertyList.c, `CFPropertyListCreateWithData`, 2026.
  /// - Parameter encoding: the encoding that the user or the project states; nil to look at the bytes.
  /// - Throws: `strings.invalid-utf8`, `strings.invalid-encoding`.
  public init(
    path: String, bytes: [UInt8], encoding: TextEncoding? = nil,
    diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    let (detected, markLength) = Self.encoding(of: bytes)
    let used = markLength > 0 ? detected : encoding ?? detected
    let file = SourceLocation(path: path)
    switch used {
    case .utf8:
      let utf8 = try Self.utf8(bytes, from: markLength, path: path, diagnostics: &diagnostics)
      self.init(path: path, utf8: utf8, encoding: .utf8)
    case .utf16LittleEndian, .utf16BigEndian:
      let isUnmarked = markLength == 0 && encoding == nil
      let isLoaded = !isUnmarked || Self.startsWithBlank(bytes, in: used)
      if isUnmarked {
        diagnostics.append(isLoaded ? .utf16WithoutBOM(at: file) : .utf16Refused(at: file))
      }
      if (bytes.count - markLength) % 2 == 1 { diagnostics.append(.utf16OddLength(at: file)) }
      let isLittle = used == .utf16LittleEndian
      var surrogates: [Int] = []
      let utf8 = Self.utf8(
        utf16: bytes[markLength...], isLittleEndian: isLittle, loneSurrogates: &surrogates)
      self.init(path: path, utf8: utf8, encoding: used, isLoaded: isLoaded)
      for offset in surrogates {
        diagnostics.append(.loneSurrogate(at: location(at: offset)))
      }
    case .utf32LittleEndian, .utf32BigEndian:
      guard
        let utf8 = Self.utf8(
          utf32: bytes[markLength...], isLittleEndian: used == .utf32LittleEndian)
      else { throw .invalidEncoding("UTF-32", at: file) }
      self.init(path: path, utf8: utf8, encoding: used)
    case .latin1, .macRoman, .windows1252:
      let scalars: [UInt32]? =
        used == .latin1
        ? nil
        : used == .macRoman ? SingleByteCharacters.macRoman : SingleByteCharacters.windows1252
      self.init(
        path: path, utf8: SingleByteCharacters.utf8(bytes, scalars: scalars), encoding: used)
    case .binary:
      self.init(path: path, utf8: [], encoding: .binary)
    }
  }

  /// Whether bytes are well-formed UTF-8.
  package static func isUTF8(_ bytes: [UInt8]) -> Bool {
    UTF8Validation.firstFault(in: bytes) == nil
  }

  /// Returns the encoding that the first bytes show, and the length of the byte-order mark.
  private static func encoding(of bytes: [UInt8]) -> (TextEncoding, Int) {
    if bytes.starts(with: "bplist0".utf8) { return (.binary, 0) }
    if bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
    if bytes.starts(with: [0xFF, 0xFE, 0x00, 0x00]) { return (.utf32LittleEndian, 4) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if bytes.count > 2, bytes[0] == 0 || bytes[1] == 0 {
      let pairs = bytes.count / 2
      var zeros = (even: 0, odd: 0)
      for offset in 0..<pairs * 2 where bytes[offset] == 0 {
        if offset % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
      }
      if zeros.odd * 4 > pairs, zeros.even == 0 { return (.utf16LittleEndian, 0) }
      if zeros.even * 4 > pairs, zeros.odd == 0 { return (.utf16BigEndian, 0) }
    }
    return (declaredEncoding(of: bytes) ?? .utf8, 0)
  }

  /// Whether UTF-16 without a mark reads the same for CoreFoundation, which drops the first unit and takes the
  /// low byte to be first.
  private static func startsWithBlank(_ bytes: [UInt8], in encoding: TextEncoding) -> Bool {
    encoding == .utf16LittleEndian && [0x20, 0x09, 0x0A, 0x0D].contains(bytes[0])
  }

  /// Returns the encoding that an XML declaration names, when it is one of one byte a character.
  private static func declaredEncoding(of bytes: [UInt8]) -> TextEncoding? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let head = bytes.prefix(200)
    guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = String(decoding: head[..<end], as: UTF8.self).lowercased()
    let names = ["iso-8859-1", "iso8859-1", "latin1", "latin-1"]
    return names.contains { declaration.contains("encoding=\"\($0)\"") } ? .latin1 : nil
  }

  /// Returns UTF-8 without its mark; a stray A9 becomes U+FFFD as in CoreFoundation.
  private static func utf8(
    _ bytes: [UInt8], from start: Int, path: String, diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> [UInt8] {
    guard var fault = UTF8Validation.firstFault(in: bytes, from: start) else {
      return start == 0 ? try refusingNUL(bytes, path: path) : Array(bytes[start...])
    }
    var utf8: [UInt8] = []
    var copied = start
    while true {
      utf8 += bytes[copied..<fault]
      if bytes[fault] != 0xA9 || copied == start {
        let text = SourceText(path: path, utf8: utf8, encoding: .utf8)
        let place = text.location(at: utf8.count)
        guard bytes[fault] == 0xA9 else {
          throw .invalidUTF8(byte: bytes[fault], offset: fault, at: place)
        }
        diagnostics.append(.latin1Copyright(at: place))
      }
      utf8 += [0xEF, 0xBF, 0xBD]
      copied = fault + 1
      guard let next = UTF8Validation.firstFault(in: bytes, from: copied) else { break }
      fault = next
    }
    utf8 += bytes[copied...]
    return utf8
  }

  /// Returns UTF-8 whose first two bytes are not NUL, which CoreFoundation would take for UTF-16.
  private static func refusingNUL(_ utf8: [UInt8], path: String) throws(Diagnostic) -> [UInt8] {
    if utf8.count > 2, utf8[0] == 0 || utf8[1] == 0 {
      throw .nulNearStart(at: SourceLocation(path: path))
    }
    return utf8
  }

  /// Returns UTF-16 as UTF-8; a lone surrogate becomes U+FFFD and its offset is noted.
  private static func utf8(
    utf16 bytes: ArraySlice<UInt8>, isLittleEndian: Bool, loneSurrogates: inout [Int]
  ) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    var high: UInt32?
    var offset = bytes.startIndex
    while offset + 1 < bytes.endIndex {
      let first = UInt32(bytes[offset])
      let second = UInt32(bytes[offset + 1])
      let unit = isLittleEndian ? second << 8 | first : first << 8 | second
      offset += 2
      if let pending = high {
        high = nil
        if 0xDC00...0xDFFF ~= unit {
          utf8.append(scalar: 0x10000 + (pending - 0xD800) << 10 + (unit - 0xDC00))
          continue
        }
        loneSurrogates.append(utf8.count)
        utf8.append(scalar: 0xFFFD)
      }
      switch unit {
      case 0xD800...0xDBFF: high = unit
      case 0xDC00...0xDFFF:
        loneSurrogates.append(utf8.count)
        utf8.append(scalar: 0xFFFD)
      default: utf8.append(scalar: unit)
      }
    }
    if high != nil {
      loneSurrogates.append(utf8.count)
      utf8.append(scalar: 0xFFFD)
    }
    return utf8
  }

  /// Returns UTF-32 as UTF-8, or nil when it is damaged.
  private static func utf8(utf32 bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> [UInt8]? {
    guard bytes.count % 4 == 0 else { return nil }
    var utf8: [UInt8] = []
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 4) {
      let group = bytes[start..<start + 4]
      let value = (isLittleEndian ? Array(group.reversed()) : Array(group))
        .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard let scalar = Unicode.Scalar(value) else { return nil }
      utf8.append(scalar: scalar.value)
    }
    return utf8
  }
}
