extension DiagnosticID {
  /// How much a finding of the rule matters.
  public var severity: Diagnostic.Severity {
    switch self {
    case .stringsEmptyFile, .stringsFormatXML, .stringsFormatBinary, .stringsBraced,
      .stringsRepeatedEntry, .stringsEmptyValue, .stringsShorthandEntry, .stringsOctalEscape,
      .pluralDeadRule, .pluralRenamedVariable, .pluralPercentInValueType, .xcodeDiffers,
      .verifyEdited, .commentsDropped, .languageSource, .projectLeftAlone:
      .note
    case .stringsLatin1Copyright, .stringsUTF16WithoutBOM, .stringsUTF16OddLength,
      .stringsUnclosedComment, .stringsDuplicateKey, .stringsCanonicalDuplicateKey,
      .stringsEmptyKey, .stringsUnknownEscape, .stringsLowercaseUEscape,
      .stringsLongUnicodeEscape, .stringsShortUnicodeEscape, .stringsInterpolationEscape,
      .stringsControlCharacter, .stringsNULCharacter, .stringsSlashInBareToken,
      .stringsdictDuplicateKey, .stringsdictUnknownMember, .stringsdictShadowedValue,
      .pluralDegraded, .pluralUndefinedVariable, .pluralDeadVariable, .pluralBadVariableName,
      .pluralMissingValueType, .pluralMissingOther, .pluralUnknownCategory,
      .pluralReferenceWidth, .pluralRepeatedArgument, .pluralLiteralArg, .deviceMissingOther,
      .languageBaseDiffers,
      .projectUnreadableProject, .projectSplitTable, .projectNotInProject, .projectEncoding,
      .catalogUnknownVersion, .catalogMemberOutsideStrings:
      .warning
    case .stringsInvalidUTF8, .stringsInvalidEncoding, .stringsLoneSurrogate, .stringsStrayBOM,
      .stringsBadXML, .stringsBadBinary, .stringsNotADictionary, .stringsNonStringValue,
      .stringsTruncated, .stringsConflictMarker, .stringsDoubleSemicolon,
      .stringsInvisibleCharacter, .stringsHashComment, .stringsHTMLComment,
      .stringsSmartQuoteDelimiter, .stringsFullwidthPunctuation, .stringsMissingSemicolon,
      .stringsMissingEquals, .stringsBadSeparator, .stringsMissingValue, .stringsMissingKey,
      .stringsBadTerminator, .stringsUnclosedString, .stringsUnescapedQuote,
      .stringsUnopenedString, .stringsStrayText, .stringsStrayCommentEnd, .stringsUnquotedText,
      .stringsUnexpectedCharacter, .stringsUnquotedNonASCII, .stringsUnterminatedContainer,
      .stringsBadArray, .stringsBadData, .stringsNestingTooDeep, .stringsJunkAfterPlist,
      .stringsdictBadXML, .stringsdictBadBinary, .stringsdictNotADictionary,
      .stringsdictUnsupportedEntry, .stringsdictUnknownRule, .pluralNotRepresentable,
      .pluralCyclicReference, .languageCollision, .projectPathNotFound, .projectUnreadable,
      .projectNothingFound, .projectNoSuchTable, .projectAmbiguousTable, .projectNoSuchLanguage,
      .projectCannotCreate,
      .projectCannotWrite, .projectChanged, .projectNotCommitted,
      .mergeConflict, .mergePhrases, .mergeSourceLanguage, .mergeEncoding, .limitFileSize,
      .limitFaults,
      .catalogBadJSON, .catalogDuplicateKey,
      .catalogWrongType, .catalogMissingMember, .catalogAmbiguousLocalization,
      .catalogUnsupportedVariation, .catalogUndefinedSubstitution, .catalogNestedSubstitution,
      .catalogPluralWithoutNumber, .catalogPhrases, .catalogLanguageAlias, .catalogExportedTwice,
      .verifyMissing, .verifyChanged, .verifyExtra, .verifyComment, .verifyState,
      .catalogNotCompilable:
      .error
    }
  }
}
