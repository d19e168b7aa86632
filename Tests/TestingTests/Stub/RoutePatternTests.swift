import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTesting

@Suite("A path with names in it", .paced)
struct RoutePatternTests {
  private func values(_ pattern: String, _ target: String) throws -> [String: String]? {
    RoutePattern(pattern).values(in: try WebURL("http://h.example" + target))
  }

  @Test("takes one segment for each name, decoded")
  func names() throws {
    #expect(try values("/users/{login}", "/users/a%2Fb") == ["login": "a/b"])
    #expect(try values("/users/{login}", "/users/a/b") == nil)
    #expect(try values("/users/{login}", "/users") == nil)
    #expect(try values("/a b", "/a%20b") == [:])
    #expect(try values("/{}", "/{}") == [:])
  }

  @Test("wants the items of a query that it has, and takes others")
  func query() throws {
    #expect(try values("/items?page=2", "/items?per_page=5&page=2") == [:])
    #expect(try values("/items?page=2", "/items?page=3") == nil)
    #expect(try values("/items", "/items?page=3") == [:])
  }
}
