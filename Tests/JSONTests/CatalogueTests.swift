import ApusCompilerTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("The catalogue of JSON", .paced)
struct CatalogueTests {
  @Test("its samples compile, and print what they say")
  func samples() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL
    let catalogue = try Catalogue(at: sources.appending(path: "JSON/ApusJSON.docc"))
    let modules = try #require(Compiler.modules)
    let result = try Compiler.output(
      ofProgram: catalogue.program,
      options: ["-I", modules] + Compiler.objects(of: ["ApusEncodings", "ApusJSON"]))
    #expect(result.output.split(separator: "\n").map(String.init) == catalogue.expected)
    #expect(result.status == 0)
  }
}
