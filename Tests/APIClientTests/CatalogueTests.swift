import CompilerTestSupport
import Foundation
import PacingTestSupport
import Testing

@Suite("The catalogue of APIClient", .paced)
struct CatalogueTests {
  @Test("its samples compile, and print what they say")
  func samples() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL
    let catalogue = try Catalogue(at: sources.appending(path: "APIClient/APIClient.docc"))
    let modules = try #require(Compiler.modules)
    let result = try Compiler.output(
      ofProgram: catalogue.program,
      options: ["-I", modules]
        + Compiler.objects(of: ["Encodings", "System", "JSON", "APIClient", "URLSessionTransport"]))
    #expect(result.output.split(separator: "\n").map(String.init) == catalogue.expected)
    #expect(result.status == 0)
  }
}
