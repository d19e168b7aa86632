import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Routes as data", .paced)
struct RouteTests {
  private static let answer: @Sendable (Call) -> Response = { _ in .empty(204) }

  @Test("HEAD goes where GET does, and nothing else goes where it is not named")
  func methods() {
    let get = Route.get("/a", "A.", answer: Self.answer)
    #expect(get.methods.accept("GET"))
    #expect(get.methods.accept("HEAD"))
    #expect(!get.methods.accept("POST"))
    #expect(!get.methods.accept("get"))
    #expect(get.methods.names == ["GET"])
    let delete = Route.delete("/a", "A.", example: "/a", answer: Self.answer)
    #expect(delete.methods.accept("DELETE"))
    #expect(!delete.methods.accept("HEAD"))
    let any = Route.any("/a", "A.", answer: Self.answer)
    #expect(any.methods.accept("BREW"))
    #expect(any.methods.names == ["any method"])
  }

  @Test("the path is its own example unless there is another")
  func examples() {
    #expect(Route.get("/a", "A.", answer: Self.answer).example == "/a")
    #expect(Route.get("/a/{b}", "A.", example: "/a/1", answer: Self.answer).example == "/a/1")
    let put = Route.put("/a", "A.", body: "{}", [Field("If-Match", "*")], answer: Self.answer)
    #expect(put.exampleBody == "{}")
    #expect(put.exampleFields == [Field("If-Match", "*")])
    #expect(Route.post("/a", "A.", body: "[]", answer: Self.answer).exampleBody == "[]")
  }

  @Test("a route of any method is tried with the first that is worth describing")
  func describedMethods() {
    let any = Route.any("/a", "A.", answer: Self.answer)
    #expect(any.describedMethods == ["GET"])
    #expect(any.exampleMethod == "GET")
    let described = any.described(for: "POST", "PUT")
    #expect(described.describedMethods == ["POST", "PUT"])
    #expect(described.exampleMethod == "POST")
    let only = Route.delete("/a", "A.", example: "/a", answer: Self.answer).described(for: "GET")
    #expect(only.describedMethods == ["DELETE"])
  }

  @Test("a fallback takes everything below its path, by any method, and is not listed")
  func fallback() {
    let route = Route.fallback("/shop", answer: Self.answer)
    #expect(route.isFallback)
    #expect(route.methods.accept("PATCH"))
    #expect(route.pattern.match(["shop", "a", "b"]) == [:])
    #expect(route.pattern.match(["other"]) == nil)
    #expect(!Route.get("/shop", "S.", answer: Self.answer).isFallback)
  }

  @Test(
    "a pattern fits by its parts, and a hole is never empty",
    arguments: [
      ("/", [""], [:]), ("/a/{b}", ["a", "x/y"], ["b": "x/y"]), ("/a/{b}", ["a", ""], nil),
      ("/a/{b}", ["a"], nil), ("/a/{b}", ["a", "x", "y"], nil), ("/a/{b}", ["A", "x"], nil),
      ("/{a}/{b}", ["1", "2"], ["a": "1", "b": "2"]), ("/a/{rest...}", ["a"], [:]),
      ("/a/{rest...}", ["b"], nil),
    ] as [(String, [String], [String: String]?)])
  func patterns(_ pattern: String, _ segments: [String], _ found: [String: String]?) {
    #expect(PathPattern(pattern).match(segments) == found)
  }

  @Test("a pattern names its holes, and OpenAPI's are all alike")
  func names() {
    let pattern = PathPattern("/a/{b}/{rest...}")
    #expect(pattern.names == ["b", "rest"])
    #expect(pattern.template == "/a/{b}/{rest}")
    #expect(pattern.firstSegment == "a")
    #expect(PathPattern("/{b}").firstSegment == "")
  }
}
