import ApusDescriptionTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A request compared with its description", .paced)
struct ParameterCheckTests {
  private func warnings(
    _ method: ApusOpenAPI.Operation.Method, _ path: String, query: [(String, String)] = [],
    headers: [(String, String)] = [], hasBody: Bool = false
  ) throws -> [String] {
    let parts = RequestParts(
      query: query.map { ($0.0, $0.1) }, headers: headers.map { ($0.0, $0.1) }, hasBody: hasBody)
    return try #require(try Sample.shop().match(method, path)).warnings(for: parts).map(\.description)
  }

  @Test("that has all it needs is fine, and what is not described is too")
  func fine() throws {
    #expect(
      try warnings(
        .get, "/orders",
        query: [("sort", "asc"), ("page", "-2"), ("tags", "1,2"), ("tags", "3"), ("other", "x")],
        headers: [("x-shop", "here")]
      ).isEmpty)
  }

  @Test("lacks what is required")
  func missing() throws {
    #expect(
      try warnings(.get, "/orders") == [
        "the query parameter `sort` is required and missing",
        "the header parameter `X-Shop` is required and missing",
      ])
    #expect(try warnings(.post, "/orders") == ["a body is required and missing"])
    #expect(try warnings(.post, "/orders", hasBody: true).isEmpty)
  }

  @Test("has values of a wrong type")
  func wrong() throws {
    #expect(
      try warnings(
        .get, "/orders", query: [("sort", "up"), ("page", "one"), ("tags", "1,b")], headers: [("X-Shop", "")]
      ) == [
        "the query parameter `page` is integer, not `one`",
        "the query parameter `sort` is one of asc, desc, not `up`",
        "the query parameter `tags` is integer, not `1,b`",
      ])
    #expect(try warnings(.get, "/orders/seven") == ["the path parameter `id` is integer, not `seven`"])
  }

  private static let styled = #"""
    {"/a/{ids}/{m}":{"get":{"parameters":[
      {"name":"ids","in":"path","schema":{"type":"array","items":{"enum":["a-b","c,d","1"]}}},
      {"name":"m","in":"path","style":"matrix","schema":{"type":"integer"}},
      {"name":"X-Ids","in":"header","schema":{"type":"array","items":{"type":"integer"}}},
      {"name":"X-Bars","in":"header","type":"array","collectionFormat":"pipes","items":{"type":"integer"}}]}},
     "/c/{f}":{"get":{"parameters":[{"name":"f","in":"path","content":{"application/json":{"schema":{"type":"integer"}}}}]}}}
    """#

  @Test(
    "has the values in a path and in a header told by their style",
    arguments: [
      ("/a/a-b,1/;m=7", "1, 2", []), ("/a/c%2Cd/;m=7", "1", []), ("/a/a-b%2C1/%3Bm=7", "1", []),
      ("/c/x", "", []),
      ("/a/x,1/;m=7", "1", ["the path parameter `ids` is one of a-b, c,d, 1, not `x`"]),
      ("/a/1/7", "1", ["the path parameter `m` is integer behind `;m=`, not `7`"]),
      ("/a/1/;m=x", "1", ["the path parameter `m` is integer, not `x`"]),
      ("/a/1/;m=7", "1,x", ["the header parameter `X-Ids` is integer, not `x`"]),
    ])
  func styles(_ path: String, _ ids: String, _ expected: [String]) throws {
    let match = try #require(try Sample.openAPI(Self.styled).match(.get, path))
    let parts = RequestParts(headers: ids.isEmpty ? [] : [("X-Ids", ids), ("X-Bars", "1|2")])
    #expect(match.warnings(for: parts).map(\.description) == expected)
  }

  @Test(
    "takes text for a value of a type by its spelling",
    arguments: [
      ("integer", "1", true), ("integer", "1.0", false), ("integer", "", false), ("integer", "+1", false),
      ("number", "1e3", true), ("number", ".5", false), ("boolean", "true", true), ("boolean", "True", false),
      ("string", "", true), ("object", "x", true),
    ])
  func spelling(_ type: String, _ text: String, _ isFine: Bool) throws {
    let schema = try Sample.schema(#"{"type":"\#(type)"}"#)
    #expect((schema.expectation(unmetBy: text) == nil) == isFine)
  }

  @Test("may spell an object as several items")
  func deepObject() throws {
    let specification = try Sample.openAPI(
      #"""
      {"/a": {"get": {"parameters": [{"name": "f", "in": "query", "required": true, "style": "deepObject",
        "schema": {"type": "object"}}]}}}
      """#)
    let match = try #require(specification.match(.get, "/a"))
    #expect(match.warnings(for: RequestParts(query: [("f[a]", "1")])).isEmpty)
    #expect(match.warnings(for: RequestParts()).map(\.problem) == [.missing])
  }
}
