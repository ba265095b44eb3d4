import StringTables

extension RuleMappingTests.Row {
  private typealias Text = StringsdictText
  private typealias Tests = RuleMappingTests

  /// Rules that hold no variables that count.
  static let plain = [
    Self(testDescription: "S1 a plain text", rule: "x", expected: #"U"x""#),
    Self(
      testDescription: "S2 a format without references",
      rule: Text.format("all %d", Tests.files),
      expected: #"U"all %d","substitutions":{"n":{\#(Tests.filesArg)}}"#,
      ids: [.pluralDeadVariable]),
    Self(
      testDescription: "S8 a width rule",
      rule: "{ NSStringVariableWidthRuleType = { 20 = a; }; }", expected: nil,
      ids: [.pluralNotRepresentable]),
    Self(
      testDescription: "S14 a gender rule",
      rule: Text.format(
        "%#@g@",
        "g = { NSStringFormatSpecTypeKey = NSStringGenderRuleType; 0 = they; 1 = she; };"),
      expected: nil, ids: [.pluralNotRepresentable]),
    Self(
      testDescription: "S15 an entry that is an array", rule: "(a)", expected: nil,
      ids: [.stringsdictUnsupportedEntry]),
    Self(
      testDescription: "S16 an undefined variable", rule: Text.format("%#@n@"),
      expected: #"U"%#@n@""#, ids: [.pluralUndefinedVariable]),
    Self(
      testDescription: "S16 an undefined variable beside a defined one",
      rule: Text.format("%#@u@ %#@n@ %@", Tests.files),
      expected: #"U"%%#@u@ %2$#@n@ %3$@","substitutions":{"n":{\#(Tests.filesArg)}}"#,
      ids: [.pluralUndefinedVariable, .xcodeDiffers]),
    Self(
      testDescription: "S16 an undefined variable beside one that is never used",
      rule: Text.format("%#@u@", Tests.files), expected: nil,
      ids: [.pluralUndefinedVariable, .pluralNotRepresentable]),
    Self(
      testDescription: "S16 a misspelled reference", rule: Text.format("%# @n @", Tests.files),
      expected: nil, ids: [.pluralNotRepresentable]),
    Self(
      testDescription: "S16 an undefined variable in a form",
      rule: Text.format("x %#@n@", Text.plural("n", one: "one %#@u@", other: "%d %#@u@")),
      expected:
        #"U"x %#@n@","substitutions":{"n":{"formatSpecifier":"d","variations":{"plural":{"one":{U"one %%#@u@"},"other":{U"%arg %%#@u@"}}}}}"#,
      ids: [.pluralUndefinedVariable, .pluralUndefinedVariable]),
    Self(
      testDescription: "S16 an undefined variable before an argument of a form",
      rule: Text.format("x %#@n@", Text.plural("n", one: "one", other: "%#@u@ %d")),
      expected: nil, ids: [.pluralUndefinedVariable, .stringsdictUnsupportedEntry]),
  ]

  /// Formats with plural variables.
  static let formats = [
    Self(
      testDescription: "S3 one reference", rule: Text.format("%#@n@", Tests.files),
      expected: #""variations":{\#(Tests.filesForms)}"#),
    Self(
      testDescription: "S3 one reference, no number shown",
      rule: Text.format("%#@n@", Text.plural("n", one: "a file", other: "many files")),
      expected:
        #"U"%#@n@","substitutions":{"n":{"formatSpecifier":"d","variations":{"plural":{"one":{U"a file"},"other":{U"many files"}}}}}"#
    ),
    Self(
      testDescription: "S4 a reference and text", rule: Text.format("in %#@n@", Tests.files),
      expected: #"U"in %#@n@","substitutions":{"n":{\#(Tests.filesArg)}}"#),
    Self(
      testDescription: "S5 two references",
      rule: Text.format(
        "%1$#@n@ %2$#@m@", Tests.files, Text.plural("m", type: "ld", one: "%ld", other: "%ld")),
      expected:
        #"U"%#@n@ %#@m@","substitutions":{"n":{"argNum":1,\#(Tests.filesKept)},"m":{"argNum":2,"formatSpecifier":"ld","variations":{"plural":{"one":{U"%ld"},"other":{U"%ld"}}}}}"#
    ),
    Self(
      testDescription: "S6 one variable twice, same argument",
      rule: Text.format("%1$#@n@ %1$#@n@", Tests.files),
      expected: #"U"%#@n@ %#@n@","substitutions":{"n":{"argNum":1,\#(Tests.filesKept)}}"#),
    Self(
      testDescription: "S6 one variable for two arguments",
      rule: Text.format("%1$#@n@ %2$#@n@", Tests.files),
      expected:
        #"U"%#@n@ %#@n_2@","substitutions":{"n":{"argNum":1,\#(Tests.filesKept)},"n_2":{"argNum":2,\#(Tests.filesKept)}}"#,
      ids: [.pluralRenamedVariable]),
    Self(
      testDescription: "S19 no value type",
      rule: Text.format("%#@n@", Text.plural("n", type: nil, one: "%@", other: "%@ s")),
      expected:
        #"U"%#@n@","substitutions":{"n":{"formatSpecifier":"@","variations":{"plural":{"one":{U"%arg"},"other":{U"%arg s"}}}}}"#,
      ids: [.pluralMissingValueType, .xcodeDiffers]),
    Self(
      testDescription: "S20 a value type with a percent sign",
      rule: Text.format("in %#@n@", Text.plural("n", type: "%ld", one: "%ld", other: "%ld s")),
      expected:
        #"U"in %#@n@","substitutions":{"n":{"formatSpecifier":"ld","variations":{"plural":{"one":{U"%arg"},"other":{U"%arg s"}}}}}"#,
      ids: [.pluralPercentInValueType]),
    Self(
      testDescription: "S21 a reference with a width", rule: Text.format("%5#@n@", Tests.files),
      expected: #"U"%5#@n@","substitutions":{"n":{\#(Tests.filesArg)}}"#,
      ids: [.pluralReferenceWidth]),
  ]

  /// Variables inside variables.
  static let nested = [
    Self(
      testDescription: "D1a a reference in one form only",
      rule: Text.format("%#@m@", Text.plural("m", one: "%#@n@", other: "x"), Tests.files),
      expected: nil, ids: [.pluralNotRepresentable]),
    Self(
      testDescription: "D1a references for different arguments",
      rule: Text.format(
        "%#@m@", Text.plural("m", one: "a %2$#@n@", other: "b %3$#@n@"), Tests.files),
      expected: nil, ids: [.pluralNotRepresentable]),
    Self(
      testDescription: "D1b a reference at the end of every form",
      rule: Text.format(
        "in %#@m@.", Text.plural("m", one: "%d dir: %#@n@", other: "%d dirs: %#@n@"), Tests.files),
      expected:
        #"U"in %#@m@%#@n@.","substitutions":{"m":{"argNum":1,"formatSpecifier":"d","variations":{"plural":{"one":{U"%arg dir: "},"other":{U"%arg dirs: "}}}},"n":{"argNum":2,\#(Tests.filesKept)}}"#,
      ids: [.xcodeDiffers]),
    Self(
      testDescription: "D1b a reference at the start of every form",
      rule: Text.format(
        "%@ %#@m@", Text.plural("m", one: "%#@n@ in %@ of %1$@", other: "%#@n@ in %@"), Tests.files),
      expected:
        #"U"%1$@ %#@n@%#@m@","substitutions":{"m":{"argNum":2,"formatSpecifier":"d","variations":{"plural":{"one":{U" in %3$@ of %1$@"},"other":{U" in %3$@"}}}},"n":{"argNum":2,\#(Tests.filesKept)}}"#,
      ids: [.xcodeDiffers]),
    Self(
      testDescription: "D1b three levels",
      rule: Text.format(
        "%#@a@", Text.plural("a", one: "A%2$#@m@", other: "B%2$#@m@"),
        Text.plural("m", one: "C%3$#@n@", other: "D%3$#@n@"), Tests.files),
      expected:
        #"U"%#@a@%#@m@%#@n@","substitutions":{"a":{"argNum":1,"formatSpecifier":"d","variations":{"plural":{"one":{U"A"},"other":{U"B"}}}},"m":{"argNum":2,"formatSpecifier":"d","variations":{"plural":{"one":{U"C"},"other":{U"D"}}}},"n":{"argNum":3,\#(Tests.filesKept)}}"#,
      ids: [.xcodeDiffers]),
    Self(
      testDescription: "D1b a width from an argument beside the reference",
      rule: Text.format(
        "%#@m@", Text.plural("m", one: "%*d %4$#@n@", other: "%*d s %4$#@n@"), Tests.files),
      expected: nil, ids: [.pluralNotRepresentable]),
  ]

  /// Device rules.
  static let devices = [
    Self(
      testDescription: "S9 devices", rule: Text.device("mac = Click; other = Tap;"),
      expected: #""variations":{"device":{"mac":{U"Click"},"other":{U"Tap"}}}"#),
    Self(
      testDescription: "S9 devices beside a plain text", rule: Text.device("mac = Click;"),
      beside: "Tap",
      expected: #""variations":{"device":{"mac":{U"Click"},"other":{U"Tap"}}}"#),
    Self(
      testDescription: "S9b devices without other", rule: Text.device("mac = Click;"),
      expected: #""variations":{"device":{"mac":{U"Click"}}}"#, ids: [.deviceMissingOther]),
    Self(
      testDescription: "S10 a device with a plural",
      rule: Text.device("mac = \(Text.format("%#@n@", Tests.files)); other = x;"),
      expected:
        #""variations":{"device":{"mac":{"variations":{\#(Tests.filesForms)}},"other":{U"x"}}}"#),
    Self(
      testDescription: "S11 a device with text and a variable",
      rule: Text.device("mac = \(Text.format("in %#@n@", Tests.files)); other = x;"),
      expected:
        #""substitutions":{"n":{\#(Tests.filesArg)}},"variations":{"device":{"mac":{U"in %#@n@"},"other":{U"x"}}}"#
    ),
    Self(
      testDescription: "S12 a device with widths",
      rule: Text.device("mac = { NSStringVariableWidthRuleType = { 20 = a; }; }; other = x;"),
      expected: nil, ids: [.pluralNotRepresentable]),
    Self(
      testDescription: "S13 a device rule and a plural",
      rule:
        "{ NSStringDeviceSpecificRuleType = { other = x; }; NSStringLocalizedFormatKey = \"%#@n@\"; \(Tests.files) }",
      expected: #""variations":{"device":{"other":{U"x"}}}"#, ids: [.pluralDeadRule]),
    Self(
      testDescription: "S17 an unknown category",
      rule: Text.format(
        "%#@n@",
        "n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d; single = \"%d\"; other = \"%d s\"; };"
      ),
      expected: #""variations":{"plural":{"single":{U"%d"},"other":{U"%d s"}}}"#,
      ids: [.pluralUnknownCategory]),
  ]
}
