import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A description of an API", .paced)
struct SpecificationTests {
  @Test("has a title, a version, servers and its operations in order")
  func overview() throws {
    let shop = try Sample.shop()
    #expect(shop.title == "Sample")
    #expect(shop.version == "1.0")
    #expect(shop.servers.map(\.url) == ["https://api.example.com"])
    #expect(shop.warnings.isEmpty)
    #expect(
      shop.operations.map(\.description) == [
        "GET /orders", "POST /orders", "GET /orders/latest", "GET /orders/{id}", "DELETE /orders/{id}",
        "GET /orders/{order_id}/items", "GET /files/{path}", "GET /compare/{base}...{head}",
      ])
  }

  @Test("says of an operation what it is called, and takes from the path what the operation leaves out")
  func operation() throws {
    let shop = try Sample.shop()
    let list = try #require(shop.operation(id: "list-orders"))
    #expect(list.summary == "List orders")
    #expect(list.tags == ["orders"])
    #expect(!list.isDeprecated)
    #expect(shop.operation(.delete, "/orders/{id}")?.isDeprecated == true)
    #expect(shop.operation(.get, "/orders/{id}")?.summary == "One order")
    #expect(shop.operation(.put, "/orders/{id}") == nil)
    #expect(shop.operation(id: "nothing") == nil)
  }

  @Test(
    "is read in every version known",
    arguments: [
      (#"{"openapi":"3.0.0","paths":{}}"#, Dialect.openAPI30),
      (#"{"openapi":"3.1.1","paths":{}}"#, .openAPI31),
      (#"{"swagger":"2.0","paths":{}}"#, .swagger2), (#"{"openapi":3.0,"paths":{}}"#, .openAPI30),
    ])
  func versions(_ text: String, _ dialect: Dialect) throws {
    let specification = try Sample.specification(text)
    #expect(specification.dialect == dialect)
    #expect(specification.warnings.isEmpty)
    #expect(specification.title == "")
  }

  @Test("of a later version is read as far as it is known, with a warning")
  func laterVersion() throws {
    let specification = try Sample.specification(#"{"openapi":"3.3.0","paths":{"/a":{"get":{}}}}"#)
    #expect(specification.operations.count == 1)
    #expect(specification.warnings.map(\.message) == ["version 3.3.0 is read as though it were 3.1"])
  }

  @Test("that is nested very deeply, or very long, is read like any other")
  func enormous() throws {
    let depth = 50_000
    let deep = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    let nested = try Sample.openAPI(
      #"{"/a":{"get":{"requestBody":{"content":{"application/json":{"example":\#(deep),"schema":\#(deep)}}}}}}"#
    )
    let content = try #require(nested.operations.first?.body?.json)
    #expect(content.sample() != nil)
    let path = String(repeating: "/a", count: 10_000)
    let long = try Sample.openAPI(#"{"\#(path)":{"get":{}}}"#)
    #expect(long.match(.get, path)?.operation.path == path)
    #expect(long.match(.get, path + "/b") == nil)
  }

  @Test("begins anywhere its text does: after a byte order mark and white space")
  func byteOrderMark() throws {
    #expect(
      try Specification([0xef, 0xbb, 0xbf] + Array(#" {"openapi":"3.0.0","paths":{}}"#.utf8)).operations
        .isEmpty)
  }
}
