import ApusCompilerTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

/// `ApusJSON` and `ApusClient` have tests of their own for theirs, and `ApusReactive` where its frameworks are.
@Suite("The catalogues of the other products", .paced)
struct CatalogueTests {
  private static let sources = URL(filePath: #filePath).appending(path: "../../../Sources")
    .standardizedFileURL

  @Test("their samples compile, and print what they say")
  func samples() throws {
    let catalogue = try Catalogue(
      at: Self.sources.appending(path: "Testing/ApusTesting.docc"),
      Self.sources.appending(path: "URLSession/ApusURLSession.docc"),
      Self.sources.appending(path: "EndpointCheck/ApusEndpointCheck.docc"))
    #expect(catalogue.module.count == 3)
    let modules = try #require(Compiler.modules)
    let used = [
      "Encodings", "System", "JSON", "GraphQL", "Client", "Redaction", "Recordings", "Testing", "URLSession",
      "EndpointCheck",
    ]
    let result = try Compiler.output(
      ofProgram: catalogue.program,
      options: ["-I", modules] + Compiler.objects(of: used.map { "Apus" + $0 }))
    #expect(result.output.split(separator: "\n").map(String.init) == catalogue.expected)
    #expect(result.status == 0)
  }

  @Test("those of libcurl's transport compile; what they ask for is outside")
  func curl() throws {
    let catalogue = try Catalogue(at: Self.sources.appending(path: "CurlTransport/ApusCurlTransport.docc"))
    #expect(catalogue.module.count == 1)
    let modules = try #require(Compiler.modules)
    let products = URL(filePath: modules).deletingLastPathComponent()
    let maps = ["CApusCurl", "CApusCodecs"].flatMap { name in
      ["-Xcc", "-fmodule-map-file=\(products.path)/\(name).build/module.modulemap"]
    }
    #expect(try Compiler.complaints(about: catalogue.module, options: ["-I", modules] + maps) == "")
  }
}
