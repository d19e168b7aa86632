import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A description with something wrong anywhere", .paced)
struct RandomSpecificationTests {
  @Test("is refused or read as far as it goes, and nothing made of it fails", arguments: 0..<12)
  func damaged(_ seed: Int) throws {
    for specification in try DamagedSample.specifications(seed) { try use(specification) }
  }

  private func use(_ specification: Specification) throws {
    _ = (specification.title, specification.version, specification.servers, specification.brokenReferences())
    _ = specification.children(of: "/orders/7")
    for operation in specification.operations {
      _ = specification.match(operation.method, operation.path)?.warnings(
        for: RequestParts(query: [("page", "x")]))
      for content in (operation.body?.contents ?? []) + operation.responses.flatMap(\.contents) {
        guard let schema = content.schema else { continue }
        let sample = try JSONDocument(schema.sample(.all).bytes)
        _ = (schema.description, schema.mismatches(in: sample.root), content.sample())
      }
    }
  }
}
