extension StringsdictFile {
  /// Reads the bytes of a file.
  ///
  /// - Throws: `stringsdict.bad-xml`, `stringsdict.bad-binary`, `stringsdict.not-a-dictionary`,
  ///   `strings.invalid-utf8`, `strings.invalid-encoding`, `limit.file-size`.
  public init(
    path: String, bytes: [UInt8], encoding: TextEncoding? = nil,
    diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    let document = try PropertyListDocument(
      path: path, bytes: bytes, encoding: encoding, kind: .stringsdict, diagnostics: &diagnostics)
    guard let members = document.list.root.members else {
      throw .notADictionary(
        document.list.root.kind, id: .stringsdictNotADictionary,
        at: document.location(at: document.list.root.range.lowerBound))
    }
    let reader = StringsdictReader(document: document)
    let entries = members.map { reader.entry($0, diagnostics: &diagnostics) }
    self.init(source: document.source, format: document.list.format, entries: entries)
  }

  /// Returns the place of a UTF-8 offset; the whole file when the format has no places.
  public func location(at offset: Int) -> SourceLocation {
    format == .binary ? source.wholeFile : source.location(at: offset)
  }
}

/// Turns the tree of a `.stringsdict` file into rules.
private struct StringsdictReader {
  /// The file.
  let document: PropertyListDocument

  /// Reads one entry.
  func entry(
    _ member: Node.Member, diagnostics: inout [Diagnostic]
  ) -> StringsdictFile.Entry {
    let comment = member.value.members == nil ? nil : member.value["Comment"]?.string
    return StringsdictFile.Entry(
      key: member.key, rule: rule(member.value, key: member.key, diagnostics: &diagnostics),
      comment: comment, offset: Int(member.keyRange.lowerBound))
  }

  /// Reads the rule of an entry or of a device.
  private func rule(
    _ node: Node, key: Key, diagnostics: inout [Diagnostic]
  ) -> StringsdictRule {
    switch node.value {
    case .string(let text): return .string(text)
    case .dictionary(let members):
      let members = effective(members, of: key, diagnostics: &diagnostics)
      return rule(members, key: key, diagnostics: &diagnostics)
    case .number, .boolean, .null, .date, .data, .array:
      return .unknown(reason: "the entry is of type \(node.kind)")
    }
  }

  /// Reads the kinds of rules of one dictionary.
  private func rule(
    _ members: [Node.Member], key: Key, diagnostics: inout [Diagnostic]
  ) -> StringsdictRule {
    var rules: [StringsdictRule] = []
    var format: String?
    var variables: [StringsdictFormat.Variable] = []
    for member in members {
      switch (member.key.text, member.value.value) {
      case ("NSStringLocalizedFormatKey", .string(let text)):
        format = text
      case ("NSStringDeviceSpecificRuleType", .dictionary(let devices)):
        let devices = effective(devices, of: key, diagnostics: &diagnostics)
        rules.append(.device(devices.map { branch($0, key: key, diagnostics: &diagnostics) }))
      case ("NSStringVariableWidthRuleType", .dictionary(let widths)):
        let widths = effective(widths, of: key, diagnostics: &diagnostics)
        rules.append(.width(widths.map { branch($0, key: key, diagnostics: &diagnostics) }))
      case (_, .dictionary):
        variables.append(variable(member, key: key, diagnostics: &diagnostics))
      case ("Comment", .string):
        break
      default:
        diagnostics.append(
          .unknownMember(
            member.key, of: key, at: document.location(at: member.keyRange.lowerBound)))
      }
    }
    if let format {
      rules.append(.format(StringsdictFormat(format: format, variables: variables)))
    } else if rules.isEmpty {
      return .unknown(reason: "the entry has no NSStringLocalizedFormatKey")
    } else {
      for variable in variables {
        diagnostics.append(
          .unknownMember(variable.name, of: key, at: location(at: variable.offset)))
      }
    }
    return rules.count == 1 ? rules[0] : .several(rules)
  }

  /// Reads the rule for one device or width.
  private func branch(
    _ member: Node.Member, key: Key, diagnostics: inout [Diagnostic]
  ) -> StringsdictRule.Branch<StringsdictRule> {
    StringsdictRule.Branch(
      selector: member.key, content: rule(member.value, key: key, diagnostics: &diagnostics),
      offset: Int(member.keyRange.lowerBound))
  }

  /// Reads one variable dictionary.
  private func variable(
    _ member: Node.Member, key: Key, diagnostics: inout [Diagnostic]
  ) -> StringsdictFormat.Variable {
    var variable = StringsdictFormat.Variable(
      name: member.key, kind: .unknown(""), valueType: nil, forms: [],
      offset: Int(member.keyRange.lowerBound))
    for part in effective(member.value.members ?? [], of: key, diagnostics: &diagnostics) {
      let offset = Int(part.keyRange.lowerBound)
      switch (part.key.text, part.value.value) {
      case ("NSStringFormatSpecTypeKey", .string("NSStringPluralRuleType")):
        variable.kind = .plural
      case ("NSStringFormatSpecTypeKey", .string("NSStringGenderRuleType")):
        variable.kind = .gender
      case ("NSStringFormatSpecTypeKey", .string(let type)):
        variable.kind = .unknown(type)
      case ("NSStringFormatValueTypeKey", .string(let type)):
        variable.valueType = type
      case (_, .string(let text)):
        variable.forms.append(
          StringsdictRule.Branch(selector: part.key, content: text, offset: offset))
      default:
        diagnostics.append(.unknownMember(part.key, of: key, at: location(at: offset)))
      }
    }
    return variable
  }

  /// Returns the members that count: of repeated keys the last one, with a warning.
  private func effective(
    _ members: [Node.Member], of key: Key, diagnostics: inout [Diagnostic]
  ) -> [Node.Member] {
    var index: [Key: Int] = [:]
    var result: [Node.Member] = []
    for member in members {
      if let earlier = index[member.key] {
        diagnostics.append(
          .stringsdictDuplicate(
            member.key, of: key, first: document.location(at: result[earlier].keyRange.lowerBound),
            at: document.location(at: member.keyRange.lowerBound)))
        result[earlier] = member
      } else {
        index[member.key] = result.count
        result.append(member)
      }
    }
    return result
  }

  /// Returns the place of an offset.
  private func location(at offset: Int) -> SourceLocation {
    document.location(at: UInt32(offset))
  }
}
