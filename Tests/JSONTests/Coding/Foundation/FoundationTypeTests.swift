import ApusPacingTestSupport
import Foundation
import Testing

@Suite("Foundation's types", .paced)
struct FoundationTypeTests {
  @Test("only what is made for Foundation imports it, in folders of that name")
  func wall() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    let sources = package.appendingPathComponent("Sources/JSON")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift")
    }
    #expect(files.count > 20)
    let importers = try files.filter { file in
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      return text.split(separator: "\n").contains { $0.contains("import Foundation") }
    }
    #expect(!importers.isEmpty)
    #expect(importers.allSatisfy { $0.split(separator: "/").dropLast().last == "Foundation" }, "\(importers)")
  }
}
