// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: an import must be declared where its members are used.
let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
  name: "strings-migrate",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "StringTables", targets: ["StringTables"]),
    .library(name: "CatalogMigration", targets: ["CatalogMigration"]),
    .library(name: "CatalogVerification", targets: ["CatalogVerification"]),
    .executable(name: "strings-migrate", targets: ["strings-migrate"]),
    .plugin(name: "migrate-strings", targets: ["migrate-strings"]),
  ],
  targets: [
    .target(name: "StringTables", swiftSettings: settings),
    .target(
      name: "CatalogMigration", dependencies: ["StringTables", "CatalogVerification"],
      swiftSettings: settings),
    .target(name: "CatalogVerification", dependencies: ["StringTables"], swiftSettings: settings),
    .executableTarget(
      name: "strings-migrate",
      dependencies: ["StringTables", "CatalogMigration", "CatalogVerification"],
      swiftSettings: settings),
    .plugin(
      name: "migrate-strings",
      capability: .command(
        intent: .custom(
          verb: "migrate-strings",
          description:
            "Move .strings and .stringsdict to String Catalogs, and prove nothing was lost."),
        permissions: [
          .writeToPackageDirectory(reason: "Catalogs are written beside the .lproj folders.")
        ]),
      dependencies: ["strings-migrate"],
      path: "Sources/migrate-strings"),
    .testTarget(
      name: "MigrationTests",
      dependencies: [
        "StringTables", "CatalogMigration", "CatalogVerification", "strings-migrate",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
