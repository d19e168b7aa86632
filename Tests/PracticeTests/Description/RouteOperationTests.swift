import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("A route as OpenAPI writes it", .paced)
struct RouteOperationTests {
  private func operations(_ route: Route) -> [(method: String, json: String)] {
    RouteOperation(route, tag: "T").operations.map { ($0.0, $0.1.line) }
  }

  private func operation(_ route: Route) throws -> String {
    try #require(RouteOperation(route, tag: "T").operations.first).1.line
  }

  @Test("an operation is named after its method and its path")
  func names() throws {
    let users = Route.get("/users/{login}/repos", "R.", example: "/users/a/repos") { _ in .empty(204) }
    #expect(
      try operation(users).hasPrefix(#"{"operationId":"getUsersLoginRepos","summary":"R.","tags":["T"],"#))
    let root = Route.post("/", "R.", body: "{}") { _ in .empty(204) }
    #expect(try operation(root).contains(#""operationId":"postDirectory""#))
  }

  @Test("a route of any method is an operation for each that is worth describing")
  func methods() {
    let route = Route.any("/a", "A.") { _ in .empty(204) }.described(for: "GET", "PATCH")
    #expect(operations(route).map(\.method) == ["get", "patch"])
  }

  @Test("the parts of the path come first, described or not, and the others behind them")
  func parameters() throws {
    let route = Route.get("/{a}/{b}", "A.", example: "/1/2") { _ in .empty(204) }
      .taking(.query("q", .text, "Q."), .path("b", .integer(), "B."))
    let text = try operation(route)
    let order = ["\"A part of the path.\"", "\"B.\"", "\"Q.\""].compactMap {
      text.firstRange(of: $0)?.lowerBound
    }
    #expect(order.count == 3)
    #expect(order == order.sorted())
    #expect(
      text.contains(
        #"{"name":"b","in":"path","required":true,"description":"B.","schema":{"type":"integer"}}"#))
  }

  @Test("a body is described with its example, but not for GET")
  func bodies() throws {
    let route = Route.any("/a", "A.") { _ in .empty(204) }.sending(.text).described(for: "GET", "POST")
    let both = operations(route)
    #expect(!both[0].json.contains("requestBody"))
    #expect(
      both[1].json.contains(
        #""requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"string"}}}}"#))
    let post = Route.post("/a", "A.", body: #"{"x":1}"#) { _ in .empty(204) }.sending(.anything)
    #expect(try operation(post).contains(#""application/json":{"schema":{},"example":{"x":1}}"#))
  }

  @Test("an answer that is not described is told from the answer to the example")
  func toldAnswers() throws {
    let json = Route.get("/a", "A.") { _ in .json(["n": 1]) }.failing(404, with: .text)
    #expect(
      try operation(json).hasSuffix(
        #""responses":{"200":{"description":"OK","content":{"application/json":{"schema":{"type":"object","#
          + #""properties":{"n":{"type":"integer"}},"required":["n"]},"example":{"#
          + "\n  \"n\": 1\n}\n" + #"}}},"404":{"description":"Not Found","content":{"application/json":"#
          + #"{"schema":{"type":"string"}}}}}}"#))
    let page = Route.get("/a", "A.") { _ in .html("<p>") }
    #expect(
      try operation(page).contains(
        #""200":{"description":"OK","content":{"text/html":{"schema":{"type":"string"}}}}"#))
    let nothing = Route.get("/a", "A.") { _ in .empty(204) }
    #expect(try operation(nothing).hasSuffix(#""responses":{"204":{"description":"No Content"}}}"#))
  }

  @Test("what is not told from its example has the answers that are described, and no others")
  func describedAnswers() throws {
    let route = Route.get("/a", "A.") { _ in .json(1) }.withoutExample().answering(201, .text).answering(304)
    #expect(
      try operation(route).hasSuffix(
        #""responses":{"201":{"description":"Created","content":{"application/json":{"schema":{"type":"string"}}}},"#
          + #""304":{"description":"Not Modified"}}}"#))
  }

  @Test("a token that is needed is said")
  func tokens() throws {
    let route = Route.get("/a", "A.") { _ in .empty(204) }
    #expect(!(try operation(route).contains("security")))
    #expect(try operation(route.needingToken()).contains(#""security":[{"token":[]}]"#))
  }

  @Test("the named schemas of parameters, body and answers are all there")
  func components() {
    let route = Route.post("/a", "A.", body: "{}") { _ in .empty(204) }
      .taking(.query("q", .named("Q", .text), "Q.")).sending(.named("B", .text))
      .answering(200, .named("A", .text)).answering(204)
    #expect(RouteOperation(route, tag: "T").components.map(\.name) == ["Q", "B", "A"])
  }
}
