import ApusPacingTestSupport
import Foundation
import Testing

#if os(Linux) || os(macOS)
  @Suite("An app that uses the package", .paced)
  struct ConsumerTests {
    struct Package: Decodable {
      struct Item: Decodable {
        let name: String
        let targets: [String]?
        let moduleType: String?
        let targetDependencies: [String]?
      }

      let products: [Item]
      let targets: [Item]
    }

    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()

    /// Does something in a folder that is gone afterwards.
    func inFolder<Value>(_ work: (URL) throws -> Value) throws -> Value {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      return try work(folder)
    }

    func swift(_ arguments: [String]) throws -> (status: Int32, output: Data) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swift"] + arguments
      // Nothing of it is run, and to optimise it takes longer than all else here.
      process.environment = ProcessInfo.processInfo.environment.merging(["APUS_DEBUGGABLE": "1"]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, data)
    }

    /// What the package manager says of this package.
    func describe() throws -> Package {
      let data = try inFolder { scratch in
        try swift([
          "package", "--package-path", root.path, "--scratch-path", scratch.path, "describe", "--type",
          "json",
        ]).output
      }
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return try decoder.decode(Package.self, from: data)
    }

    @Test("asking for ApusClient and ApusURLSession builds no C of ours")
    func noC() throws {
      let package = try describe()
      var waiting = package.products.filter { ["ApusClient", "ApusURLSession"].contains($0.name) }
        .flatMap { $0.targets ?? [] }
      #expect(waiting.count == 2)
      var built: Set<String> = []
      while let name = waiting.popLast() {
        guard built.insert(name).inserted else { continue }
        let target = try #require(package.targets.first { $0.name == name })
        #expect(target.moduleType == "SwiftTarget", "\(name) is no Swift")
        waiting += target.targetDependencies ?? []
      }
      #expect(built.isSuperset(of: ["ApusClient", "ApusURLSession"]))
    }

    /// The one Swift sample of the README: a service, an endpoint and its use.
    func readmeSample() throws -> String {
      let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
      let start = try #require(readme.range(of: "```swift\n"))
      let end = try #require(readme.range(of: "```", range: start.upperBound..<readme.endIndex))
      return String(readme[start.upperBound..<end.lowerBound])
    }

    @Test("has targets of its own that are called like ours, whatever those are")
    func ownNames() throws {
      let folders = try FileManager.default.contentsOfDirectory(
        atPath: root.appendingPathComponent("Sources").path
      ).filter { $0.first?.isUppercase == true && !$0.contains(".") }
      #expect(folders.count > 10)
      try inFolder { folder in
        for name in folders + ["App"] {
          try write("let here = 1\n", to: "Sources/\(name)/Here.swift", in: folder)
        }
        try write(manifest(targets: folders, products: ["ApusClient"]), to: "Package.swift", in: folder)
        // It loads every target of every package, and builds none.
        let graph = try swift(["package", "--package-path", folder.path, "show-dependencies"])
        #expect(graph.status == 0, "\(String(decoding: graph.output, as: UTF8.self))")
      }
    }

    @Test("a new endpoint is one file in an app's package, beside a JSON of its own: the README's own")
    func oneFile() throws {
      // It stays with what else was built: another run compiles the sample, and of ours only what has changed.
      let folder = root.appendingPathComponent(".build/readme-app")
      try write(readmeSample(), to: "Sources/App/User.swift", in: folder)
      let own = ["JSON", "Services", "Rendering"]
      for name in own { try write("let here = 1\n", to: "Sources/\(name)/Here.swift", in: folder) }
      try write(
        manifest(targets: own, products: ["ApusClient", "ApusURLSession"]), to: "Package.swift", in: folder)
      // Nobody edits it, so that a module is compiled in one go.
      let build = try swift([
        "build", "--package-path", folder.path, "--disable-index-store", "-Xswiftc", "-wmo",
      ])
      #expect(build.status == 0, "\(String(decoding: build.output, as: UTF8.self))")
      let products = try FileManager.default.subpathsOfDirectory(
        atPath: folder.appendingPathComponent(".build").path)
      #expect(products.contains { $0.hasSuffix("App.swiftmodule") })
      // The package manager plans every target; only those that are asked for become object files.
      #expect(!products.contains { $0.hasSuffix(".c.o") })
    }

    /// A package with an app that uses products of ours, and other targets of the package itself.
    func manifest(targets: [String], products: [String]) -> String {
      let others = targets.map { ".target(name: \"\($0)\")," }.joined(separator: " ")
      let used =
        targets.map { "\"\($0)\"" } + products.map { ".product(name: \"\($0)\", package: \"apus\")" }
      return """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "App", dependencies: [.package(name: "apus", path: "\(root.path)")],
          targets: [\(others) .target(name: "App", dependencies: [\(used.joined(separator: ", "))])])
        """
    }

    func write(_ text: String, to path: String, in folder: URL) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
#endif
