// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "strings-migrate", path: "../..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "StringTables", package: "strings-migrate"),
        .product(name: "CatalogMigration", package: "strings-migrate"),
        .product(name: "CatalogVerification", package: "strings-migrate"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
