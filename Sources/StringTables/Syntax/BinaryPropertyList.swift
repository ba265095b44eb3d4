extension PropertyList {
  /// Reads a binary property list.
  ///
  /// - Throws: the given rule, at the file as a whole.
  init(binary bytes: [UInt8], path: String, id: DiagnosticID) throws(Diagnostic) {
    do throws(BinaryPropertyList.Failure) {
      var reader = try BinaryPropertyList(bytes)
      self.init(root: try reader.root(), format: .binary)
    } catch {
      throw Diagnostic(id, error.message, at: SourceLocation(path: path))
    }
  }
}

/// Reads binary property lists (`bplist00`): objects, then their offsets, then a trailer of 32 bytes.
///
/// Objects may be shared, so that a small file can name a huge tree, and even contain themselves: depth, the
/// number of values and the size of all texts are bounded.
/// Source: swift-corelibs-foundation, CFBinaryPList.c, 2026.
struct BinaryPropertyList {
  /// Why a file cannot be read.
  struct Failure: Error {
    /// One phrase, without a full stop.
    let message: String
  }

  /// The whole file.
  private let bytes: [UInt8]
  /// The bytes of a reference to an object.
  private let referenceSize: Int
  /// The offset of each object, as read when needed.
  private let offsetTable: Int
  /// The bytes of an offset.
  private let offsetSize: Int
  /// The number of objects.
  private let objectCount: Int
  /// The object of the whole file.
  private let top: Int
  /// The values that may still be made.
  private var budget: Int
  /// The bytes of texts that may still be made.
  private var textBudget: Int

  /// The deepest nesting of arrays and dictionaries that is read.
  private static let deepest = 512

  /// Reads the trailer.
  init(_ bytes: [UInt8]) throws(Failure) {
    guard bytes.count >= 40, bytes.starts(with: "bplist0".utf8) else {
      throw Failure(message: "the binary property list is cut off")
    }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let numbers = [8, 16, 24].map { Self.integer(bytes[(trailer + $0)..<(trailer + $0 + 8)]) }
    guard let count = numbers[0], let top = numbers[1], let table = numbers[2],
      1...8 ~= offsetSize, 1...8 ~= referenceSize, top < count, count <= bytes.count,
      table >= 8, table <= trailer, count <= (trailer - table) / offsetSize
    else { throw Failure(message: "the trailer of the binary property list is damaged") }
    objectCount = count
    self.top = top
    offsetTable = table
    budget = 4 * bytes.count + 1000
    textBudget = 16 * bytes.count + 100_000
  }

  /// Reads the whole tree.
  mutating func root() throws(Failure) -> Node {
    try object(top, depth: 0)
  }

  /// Returns a number of big-endian bytes, nil when it does not fit.
  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  /// Returns a range of the object part, or fails.
  private func slice(from start: Int, count: Int) throws(Failure) -> ArraySlice<UInt8> {
    guard start >= 8, count >= 0, start <= offsetTable, count <= offsetTable - start else {
      throw Failure(message: "an object of the binary property list lies outside the file")
    }
    return bytes[start..<start + count]
  }

  /// Reads one object.
  private mutating func object(_ number: Int, depth: Int) throws(Failure) -> Node {
    budget -= 1
    guard budget >= 0 else {
      throw Failure(message: "the binary property list repeats shared objects too often")
    }
    guard depth <= Self.deepest else {
      throw Failure(message: "the binary property list is nested too deep or contains itself")
    }
    guard number < objectCount,
      let start = Self.integer(bytes[(offsetTable + number * offsetSize)...].prefix(offsetSize)),
      let marker = try slice(from: start, count: 1).first
    else { throw Failure(message: "an object of the binary property list is missing") }
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0 where low == 0: return Node(.null)
    case 0x0 where low == 8 || low == 9: return Node(.boolean(low == 9))
    case 0x1 where low <= 4: return Node(.number(try integerText(at: start + 1, size: 1 << low)))
    case 0x2 where low == 2 || low == 3: return Node(.number("\(try real(at: start + 1, low))"))
    case 0x3 where low == 3: return Node(.date("\(try real(at: start + 1, 3))"))
    case 0x8:
      let value = Self.integer(try slice(from: start + 1, count: min(low + 1, 8))) ?? 0
      return Node(.number("\(value)"))
    default: break
    }
    let (count, content) = try length(low, at: start + 1)
    textBudget -= 0x4...0x6 ~= marker >> 4 ? min(count, bytes.count) : 0
    guard textBudget >= 0 else {
      throw Failure(message: "the binary property list repeats shared objects too often")
    }
    switch marker >> 4 {
    case 0x4: return Node(.data(Array(try slice(from: content, count: count))))
    case 0x5: return Node(.string(try ascii(at: content, count: count)))
    case 0x6: return Node(.string(try utf16(at: content, count: count)))
    case 0xA, 0xC: return try array(at: content, count: count, depth: depth)
    case 0xD: return try dictionary(at: content, count: count, depth: depth)
    default:
      throw Failure(message: "unknown object type \(marker >> 4) in the binary property list")
    }
  }

  /// Returns the length of an object and the offset of its content.
  private func length(_ low: Int, at offset: Int) throws(Failure) -> (Int, Int) {
    guard low == 15 else { return (low, offset) }
    guard let marker = try slice(from: offset, count: 1).first, marker >> 4 == 1,
      marker & 0x0F <= 3
    else { throw Failure(message: "a length in the binary property list is damaged") }
    let size = 1 << Int(marker & 0x0F)
    guard let count = Self.integer(try slice(from: offset + 1, count: size)) else {
      throw Failure(message: "a length in the binary property list is damaged")
    }
    return (count, offset + 1 + size)
  }

  /// Returns an integer as text; 8 bytes are signed, fewer are not.
  private func integerText(at offset: Int, size: Int) throws(Failure) -> String {
    let digits = try slice(from: offset, count: size).suffix(8)
    let bits = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 8 ? "\(Int64(bitPattern: bits))" : "\(bits)"
  }

  /// Returns a real number of four or eight bytes.
  private func real(at offset: Int, _ low: Int) throws(Failure) -> Double {
    let bits = try slice(from: offset, count: 1 << low).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return low == 3
      ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
  }

  /// Returns a string of ASCII characters.
  private func ascii(at offset: Int, count: Int) throws(Failure) -> String {
    let text = try slice(from: offset, count: count)
    guard text.allSatisfy({ $0 < 0x80 }) else {
      throw Failure(message: "a string of the binary property list is not ASCII")
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns a string of big-endian UTF-16 units.
  private func utf16(at offset: Int, count: Int) throws(Failure) -> String {
    guard count <= bytes.count / 2 else {
      throw Failure(message: "an object of the binary property list lies outside the file")
    }
    let text = try slice(from: offset, count: count * 2)
    let units = stride(from: text.startIndex, to: text.endIndex, by: 2).map {
      UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
    }
    guard let string = String(validating: units, as: UTF16.self) else {
      throw Failure(message: "a string of the binary property list holds half a surrogate pair")
    }
    return string
  }

  /// Returns the objects that a container refers to.
  private func references(at offset: Int, count: Int) throws(Failure) -> [Int] {
    guard count <= bytes.count / referenceSize else {
      throw Failure(message: "an object of the binary property list lies outside the file")
    }
    let content = try slice(from: offset, count: count * referenceSize)
    return stride(from: content.startIndex, to: content.endIndex, by: referenceSize).map {
      Self.integer(content[$0..<$0 + referenceSize]) ?? .max
    }
  }

  /// Reads an array or a set.
  private mutating func array(at offset: Int, count: Int, depth: Int) throws(Failure) -> Node {
    var elements: [Node] = []
    for reference in try references(at: offset, count: count) {
      elements.append(try object(reference, depth: depth + 1))
    }
    return Node(.array(elements))
  }

  /// Reads a dictionary: all keys, then all values.
  private mutating func dictionary(at offset: Int, count: Int, depth: Int) throws(Failure) -> Node {
    guard count <= bytes.count else {
      throw Failure(message: "an object of the binary property list lies outside the file")
    }
    let references = try references(at: offset, count: 2 * count)
    var members: [Node.Member] = []
    for index in 0..<count {
      guard let key = try object(references[index], depth: depth + 1).string else {
        throw Failure(message: "a key of the binary property list is not a string")
      }
      let value = try object(references[count + index], depth: depth + 1)
      members.append(Node.Member(key: Key(key), value: value))
    }
    return Node(.dictionary(members))
  }
}
