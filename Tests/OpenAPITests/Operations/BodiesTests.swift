import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("Bodies of requests and responses", .paced)
struct BodiesTests {
  @Test("of a request have their media types and whether one is required")
  func request() throws {
    let body = try #require(try Sample.shop().operation(id: "create-order")?.body)
    #expect(body.isRequired)
    #expect(body.contents.map(\.type) == ["application/json"])
    #expect(body.json?.schema?.name == "new-order")
    #expect(try Sample.shop().operation(id: "list-orders")?.body == nil)
  }

  @Test("of a response are found by the status, by its class, or by default")
  func response() throws {
    let create = try #require(try Sample.shop().operation(id: "create-order"))
    #expect(create.responses.map(\.status) == ["201", "4XX", "default"])
    #expect(create.response(for: 201)?.json?.schema?.name == "order")
    #expect(create.response(for: 404)?.json?.schema?.name == "problem")
    #expect(create.response(for: 500)?.status == "default")
    #expect(create.success?.status == "201")
    #expect(create.failure?.status == "4XX")
    #expect(try Sample.shop().operation(id: "delete-order")?.response(for: 500) == nil)
  }

  @Test("of Swagger 2 take their media types from the document")
  func swagger() throws {
    let specification = try Sample.specification(
      #"""
      {"swagger": "2.0", "consumes": ["application/vnd.x+json"], "produces": ["application/json"], "paths": {"/a": {"post": {
        "parameters": [{"name": "b", "in": "body", "required": true, "schema": {"$ref": "#/definitions/b"}}],
        "responses": {"200": {"schema": {"$ref": "#/definitions/b"}, "examples": {"application/json": {"c": 1}}}}}}},
       "definitions": {"b": {"type": "object", "properties": {"c": {"type": "integer"}}}}}
      """#)
    let operation = try #require(specification.operations.first)
    #expect(operation.body?.isRequired == true)
    #expect(operation.body?.json?.type == "application/vnd.x+json")
    #expect(operation.body?.json?.schema?.properties.map(\.name) == ["c"])
    #expect(operation.success?.json?.examples.first?.text == #"{"c": 1}"#)
  }

  @Test("of Swagger 2 may be forms")
  func form() throws {
    let specification = try Sample.specification(
      #"""
      {"swagger": "2.0", "paths": {"/a": {"post": {"parameters": [
        {"name": "na\"me", "in": "formData", "type": "string", "required": true},
        {"name": "photo", "in": "formData", "type": "file"}]}}}}
      """#)
    let body = try #require(specification.operations.first?.body)
    #expect(body.isRequired)
    #expect(body.contents.map(\.type) == ["multipart/form-data"])
    #expect(body.contents.first?.schema?.properties.map(\.name) == ["na\"me", "photo"])
    #expect(body.contents.first?.schema?.required == ["na\"me"])
  }

  @Test(
    "of Swagger 2 are forms of the type that is consumed, if that is one of a form",
    arguments: [
      (#"["multipart/form-data"]"#, ["multipart/form-data"]),
      (#"["application/json", "application/x-www-form-urlencoded"]"#, ["application/x-www-form-urlencoded"]),
      (#"["application/json"]"#, ["application/x-www-form-urlencoded"]),
      (#"[]"#, ["application/x-www-form-urlencoded"]),
    ])
  func formType(_ consumes: String, _ types: [String]) throws {
    let specification = try Sample.specification(
      #"""
      {"swagger": "2.0", "consumes": \#(consumes), "paths": {"/a": {"post": {"parameters": [
        {"name": "text", "in": "formData", "type": "string"}]}}}}
      """#)
    #expect(specification.operations.first?.body?.contents.map(\.type) == types)
  }

  @Test("that are broken are not there, and the others are")
  func broken() throws {
    let specification = try Sample.openAPI(
      #"""
      {"/a": {"post": {"requestBody": {"$ref": "#/no"}, "responses": {"200": {"$ref": "#/no"}, "201": {}, "x-a": 1}}}}
      """#)
    let operation = try #require(specification.operations.first)
    #expect(operation.body == nil)
    #expect(operation.responses.map(\.status) == ["201"])
  }
}
