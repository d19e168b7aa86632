import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("The outline of a description", .paced)
struct OutlineTests {
  @Test("has the same operations with the same titles, and is far smaller")
  func sameOperations() throws {
    let shop = try Sample.shop()
    let text = shop.outline(adding: "x-notes", ["one \"note\"", "ふたつ"])
    let outline = try Sample.specification(text)
    #expect(outline.operations.map(\.description) == shop.operations.map(\.description))
    #expect(outline.operations.map(\.title) == shop.operations.map(\.title))
    #expect(outline.operations.map(\.isDeprecated) == shop.operations.map(\.isDeprecated))
    #expect(outline.title == "Sample" && outline.version == "1.0" && outline.format == "OpenAPI 3.0.3")
    #expect(outline.servers == shop.servers)
    #expect(outline.document.root["x-notes"]?.children.compactMap(\.string) == ["one \"note\"", "ふたつ"])
    #expect(text.utf8.count * 3 < shop.document.bytes.count)
  }

  @Test("keeps the names and tags of operations, and what tags are for, in a few words")
  func names() throws {
    let long = String(repeating: "x", count: 500)
    let whole = try Sample.specification(
      """
      {"openapi": "3.0.3", "tags": [{"name": "a\\"b", "description": "\(long)", "x-more": 1}, {"name": "c"}, 5],
       "paths": {"/a": {"get": {"operationId": "a/get", "tags": ["a\\"b", "c"]}, "put": {}}}}
      """)
    let outline = try Sample.specification(whole.outline(adding: "x", []))
    #expect(outline.operations.map(\.id) == ["a/get", nil])
    #expect(outline.operations.map(\.tags) == [["a\"b", "c"], []])
    let tags = outline.document.root["tags"]
    #expect(tags?.children.compactMap { $0["name"]?.string } == ["a\"b", "c"])
    #expect(tags?[0]?["description"]?.string?.count == 200 && tags?[0]?["x-more"] == nil)
  }

  @Test("finds what the whole finds")
  func sameMatches() throws {
    let shop = try Sample.shop()
    let outline = try Sample.specification(shop.outline(adding: "x", []))
    for path in ["/orders", "/orders/7", "/orders/latest", "/compare/a...b", "/files/a/b/c", "/nothing"] {
      #expect(outline.methods(matching: path) == shop.methods(matching: path), "\(path)")
    }
  }

  @Test("keeps where the API is in each of the formats")
  func servers() throws {
    let swagger = try Sample.specification(
      #"{"swagger": "2.0", "host": "h.test", "basePath": "/v1", "schemes": ["http"], "paths": {"/a": {"get": {}}}}"#
    )
    let outline = try Sample.specification(swagger.outline(adding: "x", []))
    #expect(outline.servers.map(\.url) == ["http://h.test/v1"])
    #expect(outline.format == "Swagger 2.0")
    #expect(outline.operations.count == 1)
  }

  @Test("an operation without a summary goes by the first line of its description, or by its id")
  func titles() throws {
    let specification = try Sample.openAPI(
      #"""
      {"/a": {"get": {"description": "First.\nSecond.", "operationId": "x"}}, "/b": {"get": {"operationId": "y"}},
       "/c": {"get": {"summary": ""}}}
      """#)
    #expect(specification.operations.map(\.title) == ["First.", "y", ""])
  }
}
