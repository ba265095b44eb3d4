import CatalogVerification
import StringTables
import Testing

/// Proof that the verification can fail: one thing of a right catalog is changed at a time.
struct MutationTests {
  /// Every kind of change.
  static let kinds =
    Mutation.keys + Mutation.entries + Mutation.texts + Mutation.branches + Mutation.substitutions
    + Mutation.files

  /// The right catalogs, as trees with their places.
  private static let catalogs:
    [(conversion: RightConversion, tree: JSONTree, sites: [CatalogSite])] =
      RightConversion.fixtures.compactMap { conversion in
        do {
          let tree = try JSONTree(conversion.catalog)
          return (conversion, tree, CatalogSite.all(in: tree))
        } catch {
          Issue.record(error)
          return nil
        }
      }

  @Test func `there are many kinds and many fixtures`() {
    #expect(Self.kinds.count >= 50)
    #expect(Set(Self.kinds.map(\.testDescription)).count == Self.kinds.count)
    #expect(RightConversion.fixtures.count > 90)
  }

  @Test(arguments: RightConversion.fixtures)
  func `a right conversion has no finding`(_ conversion: RightConversion) {
    #expect(errors(of: conversion.catalog, with: conversion) == [])
  }

  @Test(arguments: kinds)
  func `a change of a right catalog is reported at the right key`(_ kind: Mutation) {
    var count = 0
    for catalog in Self.catalogs {
      for mutant in kind.mutants(of: catalog.tree, sites: catalog.sites, upTo: 8) {
        count += 1
        let found = errors(of: mutant.catalog, with: catalog.conversion)
        let abouts = Set(found.map { CatalogSite.About($0.about?.key, $0.about?.language) })
        #expect(
          abouts == mutant.abouts,
          "\(catalog.conversion): \(String(decoding: mutant.catalog, as: UTF8.self))")
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: kinds.filter(\.isMeaning))
  func `a change of what is shown is reported in a catalog of long standing too`(
    _ kind: Mutation
  ) {
    for catalog in Self.catalogs {
      // A key without a text shows itself; a build leaves out the source text that says the same.
      let shorthands = catalog.conversion.legacy.strings["en"]?.entries.filter {
        $0.key == Key($0.value)
      }
      let implied = Set((shorthands ?? []).map { CatalogSite.About($0.key, "en") })
      for mutant in kind.mutants(of: catalog.tree, sites: catalog.sites, upTo: 3) {
        let found = errors(of: mutant.catalog, with: catalog.conversion, style: nil)
        let abouts = Set(found.map { CatalogSite.About($0.about?.key, $0.about?.language) })
        let due = mutant.abouts.count == 1 ? mutant.abouts : mutant.abouts.subtracting([.init()])
        #expect(
          abouts.union(implied) == due.union(implied),
          "\(catalog.conversion): \(String(decoding: mutant.catalog, as: UTF8.self))")
      }
    }
  }

  /// Returns the errors of a catalog, by default a new one.
  private func errors(
    of catalog: [UInt8], with conversion: RightConversion,
    style: CatalogWriter.Style? = CatalogWriter.Style()
  ) -> [Diagnostic] {
    var expectation = Verification.Expectation()
    expectation.style = style
    expectation.losses = conversion.losses
    return Verification(
      of: catalog, path: "T.xcstrings", with: conversion.legacy, expecting: expectation
    )
    .diagnostics.filter { $0.severity == .error }
  }
}
