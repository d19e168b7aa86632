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

func tests(
  _ name: String, uses dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "FolderTestSupport", "PacingTestSupport", "RandomTestSupport"]
      + dependencies,
    exclude: exclude,
    swiftSettings: strict)
}

/// What spares the system's loader work at each start of a release on Linux: the libraries of C++, which Swift's own
/// use, are in the program, and no names are kept for libraries that would look for them.
let quickStart = [
  "-L", Context.packageDirectory + "/Sources/apus/Linking", "-Xclang-linker", "-static-libgcc",
  "-Xlinker", "--no-export-dynamic",
]

let package = Package(
  name: "apus",
  // What `Mutex` and `Span` need. Linux has no such limit.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "JSON", targets: ["JSON"]),
    .library(name: "APIClient", targets: ["APIClient"]),
    .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
    .library(name: "ReactiveStyles", targets: ["ReactiveStyles"]),
    .executable(name: "apus", targets: ["apus"]),
  ],
  // Each trait adds one adapter to `ReactiveStyles` and fetches its framework; none is on by default.
  traits: ["RxSwift", "OpenCombine"],
  dependencies: [
    .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.10.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
  ],
  targets: [
    .testTarget(name: "HouseTests", exclude: ["Exceptions"], swiftSettings: strict),
    library("Encodings"),
    tests("Encodings"),
    library("System"),
    tests("System", uses: ["TerminalTestSupport"]),
    library("Text", uses: ["Encodings"]),
    tests("Text"),
    library("JSON", uses: ["Encodings"]),
    tests("JSON", uses: ["CompilerTestSupport"]),
    library("APIClient", uses: ["Encodings", "JSON", "System"]),
    tests("APIClient", uses: ["CompilerTestSupport", "URLSessionTransport"]),
    library(
      "ReactiveStyles",
      uses: [
        "APIClient",
        .product(name: "RxSwift", package: "RxSwift", condition: .when(traits: ["RxSwift"])),
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
        .product(
          name: "OpenCombineDispatch", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
      ]),
    library("Services", uses: ["APIClient", "Encodings", "JSON"]),
    tests("Services", uses: ["APIClient", "JSON"]),
    library("URLSessionTransport", uses: ["APIClient", "System"]),
    tests("URLSessionTransport", uses: ["APIClient", "TLSTestSupport", "url-session-ask"]),
    .executableTarget(
      name: "url-session-ask", dependencies: ["APIClient", "URLSessionTransport"],
      path: "Tests/URLSessionAsk",
      swiftSettings: strict),
    .target(name: "CCurl"),
    tests("CCurl"),
    .target(name: "CCodecs"),
    library("CurlTransport", uses: ["APIClient", "CCurl", "CCodecs", "System"]),
    tests("CurlTransport", uses: ["APIClient", "CCurl", "System", "TLSTestSupport"]),
    library("OpenAPI", uses: ["Encodings", "JSON"]),
    tests("OpenAPI", uses: ["CompilerTestSupport", "DescriptionTestSupport", "JSON"]),
    library("Practice", uses: ["APIClient", "Encodings", "JSON", "System", "Text"]),
    .testTarget(
      name: "TransportConformanceTests",
      dependencies: ["APIClient", "CurlTransport", "PacingTestSupport", "Practice", "URLSessionTransport"],
      swiftSettings: strict),
    tests("Practice", uses: ["Encodings", "JSON", "OpenAPI", "System"]),
    library("Rendering", uses: ["Encodings", "JSON", "APIClient", "Text"]),
    tests("Rendering", uses: ["JSON", "APIClient", "Text"], exclude: ["Snapshots"]),
    // The lessons' texts become code, so that the program needs no file beside it.
    .target(
      name: "Teaching", dependencies: ["APIClient", "Encodings", "JSON", "Rendering", "Services", "Text"],
      resources: [.embedInCode("Lessons/en")], swiftSettings: strict),
    tests("Teaching", uses: ["APIClient", "JSON", "Rendering", "CurlTransport", "Practice", "Text"]),
    library("Redaction", uses: ["APIClient", "Encodings", "JSON"]),
    tests("Redaction", uses: ["APIClient", "Encodings", "Formats", "SavedSessions"]),
    library(
      "SavedSessions",
      uses: [
        "APIClient", "Encodings", "Formats", "JSON", "Language", "Redaction", "Rendering",
        "Surroundings", "System", "Text",
      ]),
    tests(
      "SavedSessions",
      uses: [
        "APIClient", "Encodings", "Formats", "JSON", "Language", "Redaction", "Rendering", "Surroundings",
        "System", "Text",
      ]),
    .target(name: "CEdit"),
    library("LineEditing", uses: ["CEdit", "System", "Text"]),
    tests("LineEditing", uses: ["System", "TerminalTestSupport", "Text", "editor-demo"]),
    .target(name: "FolderTestSupport", path: "Tests/FolderTestSupport", swiftSettings: strict),
    .target(name: "PacingTestSupport", path: "Tests/PacingTestSupport", swiftSettings: strict),
    .target(name: "RandomTestSupport", path: "Tests/RandomTestSupport", swiftSettings: strict),
    .target(
      name: "TLSTestSupport", dependencies: ["FolderTestSupport"], path: "Tests/TLSTestSupport",
      swiftSettings: strict),
    .target(
      name: "CompilerTestSupport", dependencies: ["JSON"], path: "Tests/CompilerTestSupport",
      swiftSettings: strict),
    .target(
      name: "DescriptionTestSupport", dependencies: ["JSON", "OpenAPI"], path: "Tests/DescriptionTestSupport",
      swiftSettings: strict),
    .target(name: "TerminalTestSupport", path: "Tests/TerminalTestSupport", swiftSettings: strict),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["FolderTestSupport", "PacingTestSupport", "System", "TerminalTestSupport"],
      exclude: ["Screens"],
      swiftSettings: strict),
    library(
      "SwiftSource",
      uses: ["APIClient", "Encodings", "JSON", "OpenAPI", "Redaction", "Rendering", "Services", "Text"]),
    tests(
      "SwiftSource",
      uses: ["APIClient", "CompilerTestSupport", "DescriptionTestSupport", "JSON", "OpenAPI", "Rendering"]),
    .executableTarget(
      name: "editor-demo", dependencies: ["LineEditing", "Text"], path: "Tests/EditorDemo",
      swiftSettings: strict),
    library("Language", uses: ["APIClient", "Encodings", "JSON", "Redaction", "System"]),
    tests(
      "Language", uses: ["APIClient", "Encodings", "JSON", "LanguageTestSupport", "System"], exclude: ["Data"]
    ),
    .target(
      name: "LanguageTestSupport", dependencies: ["APIClient", "Language", "System"],
      path: "Tests/LanguageTestSupport",
      swiftSettings: strict),
    library(
      "Formats", uses: ["APIClient", "Encodings", "JSON", "Language", "Redaction", "Surroundings", "System"]),
    tests("Formats", uses: ["APIClient", "JSON", "Language", "LanguageTestSupport", "Redaction", "System"]),
    library("Surroundings", uses: ["APIClient", "JSON", "Redaction", "Rendering", "System", "Text"]),
    tests("Surroundings", uses: ["APIClient", "Redaction", "System"]),
    library(
      "Repl",
      uses: [
        "APIClient", "Encodings", "Formats", "JSON", "Language", "LineEditing", "OpenAPI",
        "Practice",
        "Redaction",
        "Rendering", "Services", "Surroundings", "SwiftSource", "System", "Teaching", "Text", "SavedSessions",
      ]),
    tests(
      "Repl",
      uses: [
        "APIClient", "CompilerTestSupport", "CurlTransport", "Encodings", "Formats", "JSON", "Language",
        "LanguageTestSupport", "LineEditing",
        "OpenAPI",
        "Practice", "ReactiveStyles", "Redaction", "Rendering", "Services", "Surroundings", "SwiftSource",
        "System", "Teaching", "Text", "TLSTestSupport", "SavedSessions", "URLSessionTransport",
      ],
      exclude: [
        "Launch/Frozen", "Launch/Transcripts", "Specifications/practice.json",
        "Endpoints/StandIns",
      ]),
    .executableTarget(
      name: "bench",
      dependencies: ["APIClient", "JSON", "Practice", "Rendering", "Repl", "Surroundings", "System", "Text"],
      swiftSettings: strict),
    .executableTarget(
      name: "apus", dependencies: ["CurlTransport", "Repl", "Surroundings", "System"], exclude: ["Linking"],
      swiftSettings: strict,
      // A release has Swift's libraries in it: it starts in half the time. Foundation's own two it does not name
      // itself. Nothing may depend on this target: a program of another kind, such as one of tests, would get the
      // flags too.
      linkerSettings: [
        .unsafeFlags(
          ["-static-stdlib", "-l_FoundationCShims", "-l_FoundationCollections", "-use-ld=lld"] + quickStart,
          .when(platforms: [.linux], configuration: .release))
      ]),
  ]
)
