import CatalogVerification
import Foundation
import StringTables
import Testing

/// The inverse of the mutation test: a right conversion of public files has no finding.
struct RightConversionTests {
  /// The projects, none where the data is absent.
  static let projects = SharedData.files(named: "meta.json", below: "corpus/migrations").map {
    $0.replacing("/meta.json", with: "/legacy")
  }

  /// Single files of the formats, none where the data is absent.
  static let files =
    SharedData.files(endingIn: ".strings", below: "cases/strings")
    + SharedData.files(endingIn: ".strings", below: "corpus/strings")
    + SharedData.files(endingIn: ".stringsdict", below: "cases/compile")
    + SharedData.files(endingIn: ".stringsdict", below: "corpus/stringsdict")

  @Test(.enabled(if: !projects.isEmpty), arguments: projects)
  func `a table of a real project that is converted is proved`(_ path: String) {
    for conversion in RightConversion.below(path) {
      #expect(findings(of: conversion).prefix(3) == [], "\(conversion)")
    }
  }

  @Test(.enabled(if: !files.isEmpty))
  func `a public file that is converted is proved`() throws {
    var count = 0
    for path in Self.files {
      let bytes = try SharedData.bytes(of: path)
      guard
        let conversion = RightConversion(
          path, isStrings: path.hasSuffix(".strings"), bytes: bytes)
      else { continue }
      count += 1
      #expect(findings(of: conversion).prefix(3) == [], "\(path)")
    }
    #expect(count > 300)
  }

  /// Returns what the verification reports.
  private func findings(of conversion: RightConversion) -> [String] {
    var expectation = Verification.Expectation()
    expectation.style = CatalogWriter.Style()
    let verification = Verification(
      of: conversion.catalog, path: "T.xcstrings", with: conversion.legacy, expecting: expectation)
    return verification.diagnostics.map(\.message)
  }
}
