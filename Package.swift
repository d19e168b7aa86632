// swift-tools-version: 6.2
import PackageDescription

/// The same strict settings for every Swift target; see `Sources/` for what each one holds.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func library(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies, swiftSettings: strict)
}

let package = Package(
  name: "apus",
  products: [
    .library(name: "JSON", targets: ["JSON"])
  ],
  targets: [
    library("JSON"),
    tests("JSON"),
    .target(name: "CEdit", linkerSettings: [.linkedLibrary("edit")]),
    library("LineEditing", uses: ["CEdit"]),
    tests("LineEditing", uses: ["editor-demo"]),
    .executableTarget(
      name: "editor-demo", dependencies: ["LineEditing"], path: "Tests/EditorDemo", swiftSettings: strict),
  ]
)
