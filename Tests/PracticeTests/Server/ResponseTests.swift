import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("What a route answers", .paced)
struct ResponseTests {
  @Test("each kind of body says what it is, before the fields that are given")
  func types() {
    let more = [Field("X", "1")]
    let answers: [(Response, type: String, text: String)] = [
      (.json(["a": 1], more), "application/json; charset=utf-8", "{\n  \"a\": 1\n}\n"),
      (.text("t", more), "text/plain; charset=utf-8", "t"),
      (.html("<p>", more), "text/html; charset=utf-8", "<p>"),
      (.bytes([0x61], type: "image/png", more), "image/png", "a"),
    ]
    for (response, type, text) in answers {
      #expect(response.status == 200)
      #expect(response.fields == [Field("Content-Type", type), Field("X", "1")])
      #expect(response.text == text)
    }
  }

  @Test("what is gzipped says so, varies, and knows what it was before")
  func gzipped() throws {
    let response = Response.gzipped(["a": true], status: 404)
    #expect(response.status == 404)
    #expect(response.fields.first("Content-Encoding") == "gzip")
    #expect(response.fields.first("Vary") == "Accept-Encoding")
    guard case .bytes(let bytes) = response.body else {
      Issue.record("it is no stream")
      return
    }
    let plain = try Inflate.gzip(bytes)
    #expect(String(decoding: plain, as: UTF8.self) == "{\n  \"a\": true\n}\n")
    #expect(response.uncompressed == plain)
  }

  @Test("a problem has its status, its words and a sentence")
  func problem() {
    let response = Response.problem(404, "Nothing is at /x.", [Field("Allow", "GET")])
    #expect(response.status == 404)
    #expect(response.fields.first("Allow") == "GET")
    #expect(
      response.text == """
        {
          "error": "Not Found",
          "status": 404,
          "message": "Nothing is at /x."
        }

        """)
  }

  @Test("an empty answer has neither a body nor a type")
  func empty() {
    let response = Response.empty(204, [Field("X", "1")])
    #expect(response.text == "")
    #expect(response.fields == [Field("X", "1")])
  }

  @Test("fields that are added stand behind the others, and the first answer stays as it was")
  func adding() {
    let response = Response.text("t")
    #expect(response.adding([Field("X", "1")]).fields.map(\.name) == ["Content-Type", "X"])
    #expect(response.fields.map(\.name) == ["Content-Type"])
  }

  @Test(
    "every status has words",
    arguments: [(200, "OK"), (404, "Not Found"), (418, "I'm a teapot"), (599, "Unassigned")])
  func phrases(_ status: Int, _ words: String) { #expect(reasonPhrase(status) == words) }
}
