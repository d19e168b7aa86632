import ApusCompilerTestSupport
import ApusDescriptionTestSupport
import ApusJSON
import ApusOpenAPI
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusSwiftSource

/// Set `APUS_OPENAPI` to the path of a description, and `APUS_OPENAPI_COUNT` to how many of its operations
/// are taken at random; 50 unless said.
private enum Chosen {
  static let path = ProcessInfo.processInfo.environment["APUS_OPENAPI"]
  static let count = ProcessInfo.processInfo.environment["APUS_OPENAPI_COUNT"].flatMap { Int($0) } ?? 50
}

@Suite("Generated source of a whole description", .paced, .enabled(if: Chosen.path != nil))
struct WholeDescriptionTests {
  @Test("compiles in both styles, and reads and writes a sample of its answers")
  func compiles() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: try #require(Chosen.path))))
    let specification = try Specification(bytes)
    let modules = try #require(Compiler.modules)
    let answering = specification.operations.filter { $0.success?.json?.schema != nil }
    for operation in answering.shuffled().prefix(Chosen.count) {
      let model = EndpointModel(operation, of: specification)
      let source = SwiftSource.text(of: model, .library)
      #expect(
        try Compiler.complaints(about: source, options: ["-I", modules]) == "", "\(operation)\n\(source)")
      let schema = try #require(operation.success?.json?.schema)
      try readsAndWrites(schema.sample(.answered), model, "\(operation)")
    }
  }

  @Test("of the shape of a sample answer writes what it has read")
  func shapes() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: try #require(Chosen.path))))
    let specification = try Specification(bytes)
    let schemas = specification.operations.compactMap { $0.success?.json?.schema }
    let samples = schemas.shuffled().prefix(Chosen.count).map { $0.sample(.answered).text }
    try Sample.expectRoundTrips(samples)
  }

  /// Null and missing are the same to Swift, so that what was read is compared and not what was written.
  private func readsAndWrites(_ sample: JSONValue, _ model: EndpointModel, _ operation: String) throws {
    let name = SwiftName.type(model.name)
    let program =
      SwiftSource.text(of: model, .foundation) + """

        let sample = Data(\(SourceText.literal(sample.text)).utf8)
        let value = try \(name).decoder.decode(\(name).Response.self, from: sample)
        let written = try \(name).encoder.encode(value)
        print(try \(name).decoder.decode(\(name).Response.self, from: written) == value)

        """
    let result = try Compiler.output(ofProgram: program)
    #expect(result.output == "true\n", "\(operation)\n\(result.output)\n\(sample)")
  }
}
