import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("What a route answers to its example", .paced)
struct ExampleAnswerTests {
  private func answer(_ body: Response.Body, type: String = "application/json") throws -> ExampleAnswer {
    let route = Route.get("/a", "A.") { _ in Response(200, [Field("Content-Type", type)], body: body) }
    return try #require(ExampleAnswer(route))
  }

  @Test("the example is asked for with its method, its body, its fields and a token")
  func request() throws {
    let route = Route.put("/a/{b}", "A.", example: "/a/1?q=2", body: "hi", [Field("If-Match", "*")]) { call in
      let words = [
        call.request.method, call.parameter("b"), call.query("q"), call.header("If-Match"),
        call.header("Authorization"), String(decoding: call.request.body.bytes, as: UTF8.self), call.origin,
      ]
      return .text(words.compactMap(\.self).joined(separator: " "))
    }
    let answer = try #require(ExampleAnswer(route))
    #expect(answer.status == 200)
    #expect(answer.type == "text/plain; charset=utf-8")
    #expect(String(decoding: answer.body, as: UTF8.self) == "PUT 1 2 * Bearer token hi http://127.0.0.1")
  }

  @Test("an example that does not fit its own path has no answer")
  func misfit() {
    #expect(ExampleAnswer(Route.get("/a/{b}", "A.", example: "/b/1") { _ in .empty(204) }) == nil)
    #expect(ExampleAnswer(Route.get("/a", "A.", example: "/%4") { _ in .empty(204) }) == nil)
  }

  @Test("a stream is put together, and what has no end or was written by hand is left out")
  func bodies() throws {
    let steps: [Step] = [
      .text("a"), .wait(.seconds(60)), .again([0x62], times: 3), .again([0x63], times: nil),
    ]
    #expect(try answer(.stream(length: nil, steps)).body == Array("abbb".utf8))
    #expect(try answer(.raw([.text("HTTP/1.1 200 OK")])).body == [])
    #expect(try answer(.bytes([1, 2])).body == [1, 2])
  }

  @Test("what was compressed is shown as it was before")
  func compressed() throws {
    let answer = try #require(ExampleAnswer(Route.get("/a", "A.") { _ in .gzipped(["a": 1]) }))
    #expect(answer.json?.line == "{\n  \"a\": 1\n}\n")
  }

  @Test(
    "only what says that it is JSON, and is, can be shown as JSON",
    arguments: [
      ("application/json; charset=utf-8", "\t[1] ", "[1]"), ("application/problem+json", "{}", "{}"),
      ("text/plain", "[1]", nil), ("application/json", "[1", nil), ("application/json", "", nil),
    ] as [(String, String, String?)])
  func json(_ type: String, _ body: String, _ json: String?) throws {
    #expect(try answer(.bytes(Array(body.utf8)), type: type).json?.line == json)
  }
}
