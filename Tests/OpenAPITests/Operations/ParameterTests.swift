import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("Parameters of an operation", .paced)
struct ParameterTests {
  @Test("say where they go, whether they are required, and what they are like")
  func described() throws {
    let parameters = try #require(try Sample.shop().operation(id: "list-orders")).parameters
    #expect(parameters.map(\.name) == ["page", "sort", "tags", "X-Shop"])
    #expect(parameters.map(\.place) == [.query, .query, .query, .header])
    #expect(parameters.map(\.isRequired) == [false, true, false, true])
    #expect(parameters.map(\.schema.description) == ["integer", "string", "array of integer", "string"])
    #expect(parameters[0].schema.defaultValue?.integer == 1)
    #expect(parameters[1].schema.values?.compactMap(\.string) == ["asc", "desc"])
  }

  @Test("of the path belong to all its operations, and an operation may describe its own instead")
  func merged() throws {
    let shop = try Sample.shop()
    #expect(shop.operation(.get, "/orders/{id}")?.parameters.map(\.summary) == ["of the operation"])
    #expect(shop.operation(.delete, "/orders/{id}")?.parameters.map(\.summary) == ["of the path"])
  }

  @Test("are found in other places a description may put them")
  func elsewhere() throws {
    let specification = try Sample.openAPI(
      #"""
      {"/a": {"get": {"parameters": [
        {"$ref": "#/components/parameters/limit"},
        {"name": "filter", "in": "query", "content": {"application/json": {"schema": {"type": "object"}}}},
        {"name": "shown", "in": "query", "examples": {"one": {"value": 5}}},
        {"name": "where", "in": "query", "content": {"application/json": {"examples": {"one": {"value": {"a": 1}}}}}},
        {"name": "bad", "in": "nowhere"}, {"in": "query"}, 7
      ]}}}
      """#,
      components:
        #"{"parameters":{"limit":{"name":"limit","in":"query","example":30,"schema":{"type":"integer"}}}}"#)
    let parameters = try #require(specification.operations.first).parameters
    #expect(parameters.map(\.name) == ["limit", "filter", "shown", "where"])
    #expect(parameters.map(\.example?.text) == ["30", nil, "5", #"{"a": 1}"#])
    #expect(parameters[1].schema.kinds == [.object])
  }

  @Test("of Swagger 2 say themselves what they are like")
  func swagger() throws {
    let specification = try Sample.specification(
      #"""
      {"swagger": "2.0", "paths": {"/a": {"get": {"parameters": [
        {"name": "n", "in": "query", "type": "integer", "default": 2, "description": "how many"},
        {"name": "body", "in": "body", "schema": {}}]}}}}
      """#)
    let parameters = try #require(specification.operations.first).parameters
    #expect(parameters.map(\.name) == ["n"])
    #expect(parameters.first?.schema.kinds == [.integer])
    #expect(parameters.first?.schema.defaultValue?.text == "2")
    #expect(parameters.first?.summary == "how many")
  }
}
