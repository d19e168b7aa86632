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
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "JSON", targets: ["JSON"]),
    .library(name: "APIClient", targets: ["APIClient"]),
    .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
  ],
  targets: [
    library("JSON"),
    tests("JSON"),
    library("APIClient", uses: ["JSON"]),
    tests("APIClient"),
    .target(name: "CCurl"),
    tests("CCurl"),
    .target(name: "CCodecs"),
    library("CurlTransport", uses: ["APIClient", "CCurl", "CCodecs"]),
    tests("CurlTransport", uses: ["APIClient"]),
    library("Practice"),
    tests("Practice"),
    library("URLSessionTransport", uses: ["APIClient"]),
    tests("URLSessionTransport", uses: ["APIClient"]),
    .testTarget(
      name: "TransportConformanceTests",
      dependencies: ["APIClient", "CurlTransport", "URLSessionTransport", "Practice"], swiftSettings: strict),
  ]
)
