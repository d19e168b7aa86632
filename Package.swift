// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

/// The same strict settings for every Swift target; see `Sources/` for what each one holds.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// What goes through bytes is optimised in debug builds, too: the tests take a third of the time. The rest would take five
/// times as long to build for it. `swift build` with `APUS_DEBUGGABLE` set leaves all as it is written, for a debugger.
/// Since 6.2 such flags keep nobody from depending on it.
func quick(_ folder: String) -> [SwiftSetting] {
  guard optimised.contains(folder), Context.environment["APUS_DEBUGGABLE"] == nil else { return [] }
  return [.unsafeFlags(["-O"], .when(configuration: .debug))]
}

let optimised: Set = [
  "Encodings", "Text", "JSON", "Client", "OpenAPI", "Rendering", "Redaction", "Recordings", "Language",
]

/// The module that a folder holds. Its name begins so that no target of an app's own is called like it: `ApusJSON` is in
/// `JSON`, and `CApusCurl`, a wall of C, in `CCurl`.
func module(_ folder: String) -> String {
  let isWall = folder.first == "C" && folder.dropFirst().first?.isUppercase == true
  return isWall ? "CApus\(folder.dropFirst())" : "Apus\(folder)"
}

func modules(_ folders: [String]) -> [Target.Dependency] { folders.map { .target(name: module($0)) } }

/// A folder of `Sources`.
func library(
  _ folder: String, uses folders: [String] = [], products: [Target.Dependency] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: module(folder), dependencies: modules(folders) + products, path: "Sources/\(folder)",
    resources: resources, swiftSettings: strict + quick(folder))
}

/// A folder of `Sources` in C.
func wall(_ folder: String) -> Target { .target(name: module(folder), path: "Sources/\(folder)") }

/// The tests of a folder of `Sources`.
///
/// - Parameter programs: targets that are run as programs.
func tests(
  _ folder: String, uses folders: [String] = [], programs: [String] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(folder)Tests",
    dependencies: modules([folder, "FolderTestSupport", "PacingTestSupport", "RandomTestSupport"] + folders)
      + programs.map { .target(name: $0) },
    exclude: exclude, swiftSettings: strict)
}

/// A folder of `Tests` that is no folder's of `Sources`.
func tests(of what: String, uses folders: [String] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(what)Tests", dependencies: modules(folders), exclude: exclude, swiftSettings: strict)
}

/// A folder of `Tests` that others use.
func support(_ folder: String, uses folders: [String] = [], exclude: [String] = []) -> Target {
  .target(
    name: module(folder), dependencies: modules(folders), path: "Tests/\(folder)", exclude: exclude,
    swiftSettings: strict)
}

/// A program that tests run.
func program(_ name: String, in folder: String, uses folders: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: modules(folders), path: "Tests/\(folder)", swiftSettings: strict)
}

/// The addresses that a loader adjusts, in a tenth of the room: glibc knows such lists since 2.36.
let shortAddressLists: [String] = {
  #if canImport(Glibc)
    var name = [CChar](repeating: 0, count: 64)
    confstr(Int32(_CS_GNU_LIBC_VERSION), &name, name.count - 1)
    let words = name.map { Character(Unicode.Scalar(UInt8(bitPattern: $0))) }.split { !$0.isNumber }
    let version = words.compactMap { Int(String($0)) }
    guard version.count > 1, (version[0], version[1]) >= (2, 36) else { return [] }
    return ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
  #else
    return []
  #endif
}()

/// What spares the system's loader work at each start of a release on Linux: the libraries of C++, which Swift's own
/// use, are in the program, and no names are kept for libraries that would look for them.
let quickStart =
  [
    "-L", Context.packageDirectory + "/Sources/apus/Linking", "-Xclang-linker", "-static-libgcc",
    "-Xlinker", "--no-export-dynamic",
  ] + shortAddressLists

let package = Package(
  name: "apus",
  // What `Mutex` and `Span` need. Linux has no such limit.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "ApusJSON", targets: ["ApusJSON"]),
    .library(name: "ApusClient", targets: ["ApusClient"]),
    .library(name: "ApusURLSession", targets: ["ApusURLSession"]),
    .library(name: "ApusReactive", targets: ["ApusReactive"]),
    .library(name: "ApusTesting", targets: ["ApusTesting"]),
    .library(name: "ApusCurlTransport", targets: ["ApusCurlTransport"]),
    .library(name: "ApusEndpointCheck", targets: ["ApusEndpointCheck"]),
    .plugin(name: "ApusCheckEndpoints", targets: ["ApusCheckEndpoints"]),
    .executable(name: "apus", targets: ["apus"]),
  ],
  // Each trait adds one adapter to `ApusReactive` and fetches its framework; none is on by default.
  traits: ["RxSwift", "OpenCombine"],
  dependencies: [
    .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.10.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
  ],
  targets: [
    tests(of: "House", exclude: ["Exceptions"]),
    tests(
      of: "Fuzz",
      uses: [
        "Client", "CurlTransport", "FolderTestSupport", "Formats", "JSON", "Language", "LineEditing",
        "OpenAPI",
        "PacingTestSupport", "RandomTestSupport", "Recordings", "Redaction", "SavedSessions", "System",
        "Text",
      ],
      exclude: ["Corpora"]),
    library("Encodings"),
    tests("Encodings"),
    library("Words"),
    tests("Words"),
    library("System"),
    tests("System", uses: ["TerminalTestSupport"]),
    library("EndpointCheck"),
    tests("EndpointCheck", programs: ["apus-check-endpoints"]),
    .executableTarget(
      name: "apus-check-endpoints", dependencies: modules(["EndpointCheck"]), path: "Sources/CheckEndpoints",
      exclude: ["Plugin"], swiftSettings: strict),
    .plugin(
      name: module("CheckEndpoints"),
      capability: .command(
        intent: .custom(
          verb: "check-endpoints", description: "Lists what endpoints and services declare and nothing uses")),
      dependencies: ["apus-check-endpoints"], path: "Sources/CheckEndpoints/Plugin"),
    library("Text", uses: ["Encodings", "Words"]),
    tests("Text"),
    library("JSON", uses: ["Encodings"]),
    tests("JSON", uses: ["CompilerTestSupport"]),
    library("Client", uses: ["Encodings", "JSON", "System"]),
    tests("Client", uses: ["CompilerTestSupport", "EndpointCheck", "JSON", "System", "URLSession"]),
    library(
      "Reactive",
      uses: ["Client"],
      products: [
        .product(name: "RxSwift", package: "RxSwift", condition: .when(traits: ["RxSwift"])),
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
        .product(
          name: "OpenCombineDispatch", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
      ]),
    library("Services", uses: ["Client", "Encodings", "JSON"]),
    tests("Services", uses: ["Client", "JSON"]),
    library("URLSession", uses: ["Client", "Encodings", "System"]),
    tests("URLSession", uses: ["Client", "TLSTestSupport"], programs: ["apus-url-session-ask"]),
    program("apus-url-session-ask", in: "URLSessionAsk", uses: ["Client", "URLSession"]),
    wall("CCurl"),
    tests("CCurl"),
    wall("CCodecs"),
    library("CurlTransport", uses: ["Client", "CCurl", "CCodecs", "System"]),
    tests("CurlTransport", uses: ["Client", "CCurl", "System", "TLSTestSupport"]),
    wall("CYAML"),
    tests("CYAML"),
    library("YAML", uses: ["CYAML", "Encodings", "JSON"]),
    tests("YAML", uses: ["JSON"]),
    wall("CXML"),
    tests("CXML"),
    library("Markup", uses: ["CXML"]),
    tests("Markup"),
    wall("CCrypto"),
    tests("CCrypto"),
    library("Tokens", uses: ["CCrypto", "Encodings", "JSON"]),
    tests("Tokens", uses: ["JSON"]),
    library("OpenAPI", uses: ["Encodings", "JSON", "YAML"]),
    tests("OpenAPI", uses: ["CompilerTestSupport", "DescriptionTestSupport", "JSON"]),
    library("GraphQL", uses: ["Encodings", "JSON"]),
    tests("GraphQL", uses: ["Encodings", "JSON"]),
    library("Practice", uses: ["Client", "Encodings", "GraphQL", "JSON", "System", "Text"]),
    tests(
      of: "TransportConformance",
      uses: ["Client", "CurlTransport", "PacingTestSupport", "Practice", "URLSession"]),
    tests("Practice", uses: ["Client", "Encodings", "GraphQL", "JSON", "OpenAPI", "System"]),
    library("Rendering", uses: ["Encodings", "JSON", "Client", "Markup", "Text", "Words"]),
    tests("Rendering", uses: ["JSON", "Client", "Markup", "Text", "Words"], exclude: ["Snapshots"]),
    // The lessons' texts become code, so that the program needs no file beside it.
    library(
      "Teaching", uses: ["Client", "Encodings", "JSON", "Rendering", "Services", "Text", "Words"],
      resources: [.embedInCode("Lessons/en"), .embedInCode("Lessons/ja")]),
    tests(
      "Teaching",
      uses: [
        "Client", "JSON", "Rendering", "CurlTransport", "Practice", "TeachingTestSupport", "Text", "Words",
      ]),
    library("Redaction", uses: ["Client", "Encodings", "GraphQL", "JSON"]),
    library("Recordings", uses: ["Client", "Encodings", "JSON", "Redaction", "System"]),
    tests("Recordings", uses: ["Client", "JSON", "Redaction", "System"]),
    library("Testing", uses: ["Client", "Encodings", "JSON", "Recordings", "Redaction", "System"]),
    tests(
      "Testing",
      uses: ["Client", "CompilerTestSupport", "CurlTransport", "EndpointCheck", "JSON", "URLSession"]),
    tests("Redaction", uses: ["Client", "Encodings", "Formats", "Recordings", "SavedSessions"]),
    library(
      "Contracts",
      uses: [
        "Answers", "Client", "Encodings", "JSON", "Language", "Markup", "Recordings", "Rendering",
        "Surroundings", "Teaching", "Words",
      ]),
    tests("Contracts", uses: ["Client", "Formats", "JSON", "Language", "Recordings", "Words"]),
    library(
      "SavedSessions",
      uses: [
        "Answers", "Client", "Contracts", "Encodings", "Formats", "JSON", "Language", "Recordings",
        "Redaction",
        "Rendering", "Surroundings", "System", "Text", "Words",
      ]),
    tests(
      "SavedSessions",
      uses: [
        "Answers", "Client", "Contracts", "Encodings", "Formats", "JSON", "Language", "Practice",
        "Recordings", "Redaction", "Rendering", "Repl", "ReplTestSupport", "Surroundings", "System", "Text",
        "Words",
      ]),
    library(
      "Lessons",
      uses: [
        "Client", "Contracts", "Encodings", "Formats", "JSON", "Language", "Practice", "Recordings",
        "Redaction",
        "SavedSessions",
        "Surroundings", "System", "Teaching", "Text", "Words",
      ]),
    tests(
      "Lessons",
      uses: [
        "Client", "Contracts", "CurlTransport", "Formats", "Language", "Recordings", "Redaction", "Repl",
        "SavedSessions", "Surroundings", "System", "Teaching", "Text", "Words",
      ]),
    library(
      "SessionExports",
      uses: [
        "Client", "Contracts", "Encodings", "Formats", "JSON", "Language", "Recordings", "Redaction",
        "Rendering",
        "SavedSessions",
        "Surroundings", "Text",
      ]),
    tests(
      "SessionExports",
      uses: [
        "Client", "Contracts", "Encodings", "Formats", "JSON", "Language", "Recordings", "Redaction",
        "Rendering", "Repl",
        "ReplTestSupport", "SavedSessions", "Surroundings", "System", "Text",
      ]),
    wall("CEdit"),
    library("LineEditing", uses: ["CEdit", "System", "Text", "Words"]),
    tests("LineEditing", uses: ["System", "TerminalTestSupport", "Text"], programs: ["apus-editor-demo"]),
    support("FolderTestSupport"),
    support("PacingTestSupport"),
    support("RandomTestSupport", uses: ["Encodings"]),
    support("TLSTestSupport", uses: ["FolderTestSupport"]),
    support("CompilerTestSupport", uses: ["JSON"]),
    support("DescriptionTestSupport", uses: ["JSON", "OpenAPI"]),
    support("TeachingTestSupport", uses: ["Client"], exclude: ["Exchanges"]),
    support("TerminalTestSupport", uses: ["System"]),
    tests(
      of: "Terminal",
      uses: [
        "FolderTestSupport", "PacingTestSupport", "RandomTestSupport", "System", "TerminalTestSupport",
      ],
      exclude: ["Data", "Screens"]),
    library(
      "SwiftSource",
      uses: [
        "Client", "Encodings", "GraphQL", "JSON", "OpenAPI", "Redaction", "Rendering", "Services", "Text",
      ]),
    tests(
      "SwiftSource",
      uses: [
        "Client", "CompilerTestSupport", "DescriptionTestSupport", "GraphQL", "JSON", "OpenAPI", "Rendering",
      ]),
    program("apus-editor-demo", in: "EditorDemo", uses: ["LineEditing", "Text"]),
    library("Language", uses: ["Client", "Encodings", "GraphQL", "JSON", "Redaction", "System"]),
    tests(
      "Language", uses: ["Client", "Encodings", "GraphQL", "JSON", "LanguageTestSupport", "System"],
      exclude: ["Data"]
    ),
    support("LanguageTestSupport", uses: ["Client", "Language", "System"]),
    library(
      "Formats",
      uses: [
        "Client", "Encodings", "JSON", "Language", "OpenAPI", "Recordings", "Redaction", "Surroundings",
        "System", "YAML",
      ]),
    tests(
      "Formats",
      uses: [
        "Client", "Encodings", "JSON", "Language", "LanguageTestSupport", "OpenAPI", "Redaction",
        "Surroundings", "System",
      ]),
    library(
      "Surroundings",
      uses: ["Client", "Encodings", "JSON", "Markup", "Redaction", "Rendering", "System", "Text"]),
    tests(
      "Surroundings",
      uses: [
        "Client", "Encodings", "Language", "LanguageTestSupport", "Redaction", "Rendering", "Repl",
        "ReplTestSupport", "System", "Text",
      ]),
    library(
      "Answers",
      uses: [
        "Client", "Encodings", "JSON", "Language", "Markup", "Rendering", "Surroundings", "Teaching", "Text",
      ]),
    tests(
      "Answers",
      uses: [
        "Client", "CurlTransport", "Encodings", "JSON", "Language", "LanguageTestSupport", "Markup",
        "Practice", "Rendering", "Repl",
        "ReplTestSupport", "Surroundings", "Text",
      ]),
    library(
      "Endpoints",
      uses: [
        "Answers", "Client", "Encodings", "Formats", "GraphQL", "JSON", "Language", "LineEditing", "OpenAPI",
        "Practice", "Redaction", "Rendering", "Services", "Surroundings", "SwiftSource", "System", "Text",
      ]),
    tests(
      "Endpoints",
      uses: [
        "Answers", "Client", "CurlTransport", "Formats", "GraphQL", "Invocation", "JSON", "Language",
        "LineEditing", "OpenAPI", "Practice", "Repl", "ReplTestSupport", "Services", "Surroundings",
        "SwiftSource", "System", "Text",
      ]),
    library(
      "Explorer",
      uses: [
        "Answers", "Client", "Encodings", "Formats", "JSON", "Language", "LineEditing", "Markup",
        "Recordings", "Redaction", "Rendering", "Surroundings", "System", "Teaching", "Text", "Tokens",
        "Words", "YAML",
      ]),
    tests(
      "Explorer",
      uses: [
        "Answers", "Client", "Formats", "JSON", "Language", "LineEditing", "Practice", "Redaction",
        "Rendering", "Repl", "ReplTestSupport", "SavedSessions", "Surroundings", "System", "Text", "Tokens",
      ]),
    support(
      "ReplTestSupport",
      uses: [
        "Answers", "Client", "CurlTransport", "FolderTestSupport", "Invocation", "PacingTestSupport",
        "Practice", "Redaction", "Repl", "Surroundings", "System", "Text",
      ], exclude: ["practice.json"]),
    library(
      "Serving",
      uses: [
        "Client", "Encodings", "Endpoints", "Formats", "JSON", "Language", "OpenAPI", "Practice",
        "Recordings", "Redaction", "SavedSessions", "Surroundings", "System", "Text", "Words",
      ]),
    tests(
      "Serving",
      uses: [
        "Client", "CurlTransport", "Formats", "OpenAPI", "Practice", "Recordings", "Repl", "ReplTestSupport",
        "Surroundings",
        "System", "Text",
      ]),
    library(
      "Sending",
      uses: [
        "Answers", "Client", "Contracts", "Encodings", "Endpoints", "Explorer", "Formats", "JSON",
        "Language", "OpenAPI", "Practice", "Redaction", "Rendering", "Services", "Surroundings", "System",
        "Teaching", "Text", "Words",
      ]),
    tests(
      "Sending",
      uses: [
        "Client", "CurlTransport", "Explorer", "Invocation", "JSON", "Language", "OpenAPI", "Practice",
        "Repl", "ReplTestSupport", "Surroundings", "System",
      ]),
    library(
      "Talking",
      uses: [
        "Answers", "Client", "Contracts", "Encodings", "Explorer", "JSON", "Language", "LineEditing",
        "Redaction", "Rendering", "Surroundings", "System", "Text",
      ]),
    tests(
      "Talking",
      uses: [
        "Client", "Explorer", "Language", "LineEditing", "Repl", "ReplTestSupport", "Surroundings", "Text",
      ]),
    library(
      "Invocation",
      uses: [
        "Client", "Contracts", "Encodings", "Explorer", "Formats", "JSON", "Language", "LineEditing",
        "Practice", "Recordings", "Rendering", "SavedSessions", "Serving", "Surroundings", "System", "Text",
        "Words",
      ]),
    tests(
      "Invocation",
      uses: [
        "Client", "Language", "Repl", "ReplTestSupport", "SavedSessions", "Serving", "Surroundings", "System",
        "Text", "Words",
      ]),
    library(
      "Repl",
      uses: [
        "Answers", "Client", "Contracts", "Encodings", "Endpoints", "Explorer", "Formats", "Invocation",
        "JSON", "Language", "Lessons", "LineEditing", "OpenAPI", "Practice", "Recordings", "Redaction",
        "Rendering",
        "SavedSessions",
        "Sending", "Services", "Serving", "SessionExports", "Surroundings", "SwiftSource", "System",
        "Talking", "Teaching", "Text", "Tokens", "Words",
      ]),
    tests(
      "Repl",
      uses: [
        "Answers", "Client", "CompilerTestSupport", "Contracts", "CurlTransport", "Encodings", "Endpoints",
        "Explorer", "Formats", "GraphQL", "Invocation", "JSON", "Language", "LanguageTestSupport",
        "LineEditing",
        "OpenAPI", "Practice", "Reactive", "Recordings", "Redaction", "Rendering", "ReplTestSupport",
        "SavedSessions",
        "Sending", "Services", "Serving", "SessionExports", "Surroundings", "SwiftSource", "System",
        "TLSTestSupport", "Teaching", "TeachingTestSupport", "Text", "URLSession", "Words",
        "YAML",
      ],
      exclude: [
        "Launch/Frozen", "Launch/Transcripts", "Looking/Screens", "Endpoints/StandIns",
      ]),
    .executableTarget(
      name: module("Bench"),
      dependencies: modules([
        "Answers", "Client", "CurlTransport", "Endpoints", "JSON", "Practice", "Rendering", "Repl",
        "Surroundings", "System", "Text", "URLSession",
      ]), path: "Sources/bench",
      swiftSettings: strict),
    .executableTarget(
      name: "apus",
      dependencies: modules(["CurlTransport", "Invocation", "Repl", "Surroundings", "System"]),
      exclude: ["Linking"],
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
