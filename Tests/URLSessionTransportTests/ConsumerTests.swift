import Foundation
import Testing

#if os(Linux) || os(macOS)
  @Suite("An app that uses the package")
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

    /// What the package manager says of this package.
    func describe() throws -> Package {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: scratch) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "describe", "--type",
        "json",
      ]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return try decoder.decode(Package.self, from: data)
    }

    @Test("asking for APIClient and URLSessionTransport builds no C of ours")
    func noC() throws {
      let package = try describe()
      var waiting = package.products.filter { ["APIClient", "URLSessionTransport"].contains($0.name) }
        .flatMap { $0.targets ?? [] }
      #expect(waiting.count == 2)
      var built: Set<String> = []
      while let name = waiting.popLast() {
        guard built.insert(name).inserted else { continue }
        let target = try #require(package.targets.first { $0.name == name })
        #expect(target.moduleType == "SwiftTarget", "\(name) is no Swift")
        waiting += target.targetDependencies ?? []
      }
      #expect(built.isSuperset(of: ["APIClient", "URLSessionTransport"]))
    }
  }
#endif
