import Foundation
import Testing

@Suite("The sample app")
struct ExampleTests {
  @Test("its sources are those that the README shows")
  func readme() throws {
    let readme = try House.text(at: "README.md")
    for path in ["Sources/ShopApp/Shop", "Sources/ShopApp/ShopModel", "Tests/ShopAppTests/ShopModelTests"] {
      let source = try House.text(at: "Tests/Example/\(path).swift")
      #expect(readme.contains("`Tests/Example/\(path).swift`:\n\n```swift\n\(source)```\n"), "\(path)")
    }
  }
}
