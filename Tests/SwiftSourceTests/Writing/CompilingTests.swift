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
    var (alone, library): ([String: String], [String: String]) = ([:], [:])
    for (number, operation) in shop.operations.enumerated() {
      let model = EndpointModel(operation, of: shop)
      let name = "Alone\(number)"
      alone[name] = SwiftSource.text(of: model, .foundation).nested(in: name)
      library["Library\(number)"] = SwiftSource.text(of: model, .library).renamed(number)
    }
    #expect(alone.count > 5)
    // A module for each would have the compiler begin as often.
    #expect(try Compiler.complaints(about: alone) == "")
    #expect(try Compiler.complaints(about: library, options: ["-I", modules]) == "")
  }
}
