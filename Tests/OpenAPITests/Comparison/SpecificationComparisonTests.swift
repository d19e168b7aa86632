import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("What changed from one description to another", .paced)
struct SpecificationComparisonTests {
  private func changes(_ old: String, _ new: String) throws -> [SpecificationChange] {
    let descriptions = try [old, new].map {
      try Specification(Array("openapi: 3.0.3\n\($0)".utf8))
    }
    return SpecificationComparison(from: descriptions[0], to: descriptions[1]).changes
  }

  @Test("has what breaks a program first")
  func order() throws {
    let found = try changes(
      "servers: [{url: https://a.test}]\npaths: {/a: {get: {}, post: {}}, /b: {get: {}}}",
      "servers: [{url: https://b.test}]\npaths: {/c: {get: {}}, /a: {get: {deprecated: true}}}")
    #expect(
      found.map(\.description) == [
        "POST /a: the operation is gone", "GET /b: the operation is gone",
        "the server https://a.test is gone",
        "GET /c: the operation is new", "GET /a: the operation is deprecated",
        "the server https://b.test is new",
      ])
    #expect(found.map(\.effect) == [.breaking, .breaking, .breaking, .harmless, .harmless, .harmless])
  }

  @Test("is nothing where only texts, examples and names of path parameters differ")
  func nothing() throws {
    let found = try changes(
      """
      paths: {"/a/{id}": {get: {summary: One, parameters: [{name: id, in: path, required: true, schema: {type: integer}}]}}}
      """,
      """
      paths:
        "/a/{key}":
          get: {description: Two, parameters: [{name: key, in: path, required: true, example: 3, schema: {type: integer}}]}
      """)
    #expect(found.isEmpty, "\(found)")
  }

  @Test("tells a path with a parameter from one with a word")
  func words() throws {
    let found = try changes("paths: {\"/a/{id}\": {get: {}}}", "paths: {/a/me: {get: {}}}")
    #expect(found.map(\.text) == ["the operation is gone", "the operation is new"])
  }

  @Test("of a description with itself is nothing, however its schemas hold themselves")
  func circles() throws {
    let text = """
      paths: {/a: {get: {responses: {"200": {description: k, content: {application/json: {schema: {$ref: "#/components/schemas/n"}}}}}}}}
      components: {schemas: {n: {type: object, properties: {next: {$ref: "#/components/schemas/n"}, all: {type: array, items: {$ref: "#/components/schemas/n"}}}}}}
      """
    #expect(try changes(text, text).isEmpty)
  }
}
