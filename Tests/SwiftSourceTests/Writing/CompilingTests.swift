import ApusCompilerTestSupport
import ApusDescriptionTestSupport
import ApusJSON
import ApusOpenAPI
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusSwiftSource

@Suite("Generated source", .paced)
struct CompilingTests {
  @Test("in the library's style compiles, whatever its keys are")
  func library() throws {
    let modules = try #require(Compiler.modules)
    let source = SwiftSource.text(of: try OddModel.endpoint(), .library)
    #expect(try Compiler.complaints(about: source, options: ["-I", modules]) == "", "\(source)")
  }

  @Test("of every operation of a description compiles in both styles")
  func operations() throws {
    let shop = try Sample.shop()
    let modules = try #require(Compiler.modules)
    for operation in shop.operations {
      let model = EndpointModel(operation, of: shop)
      #expect(try Compiler.complaints(about: SwiftSource.text(of: model, .foundation)) == "", "\(operation)")
      let source = SwiftSource.text(of: model, .library)
      #expect(
        try Compiler.complaints(about: source, options: ["-I", modules]) == "", "\(operation)\n\(source)")
    }
  }
}
