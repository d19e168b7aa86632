import ApusCompilerTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("The sample app in Tests/Example", .paced)
struct SampleAppTests {
  /// `.ci/run --long` builds it as the package that it is, and runs its tests.
  @Test("is taken by the compiler as an app of its own has it, with its tests")
  func compiles() throws {
    let modules = try #require(Compiler.modules)
    let example = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Example")
    var files: [String: String] = [:]
    for name in ["Sources/ShopApp/Shop", "Sources/ShopApp/ShopModel", "Tests/ShopAppTests/ShopModelTests"] {
      let text = try String(contentsOf: example.appending(path: name + ".swift"), encoding: .utf8)
      // Here they are one module.
      files[String(name.split(separator: "/").last ?? "")] = text.replacing(
        "@testable import ShopApp\n", with: "")
    }
    #expect(try Compiler.complaints(about: files, options: ["-I", modules]) == "")
  }
}
