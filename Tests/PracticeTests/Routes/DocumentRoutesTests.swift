import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Documents and preconditions", .paced)
struct DocumentRoutesTests {
  @Test("a document is changed by who has its ETag, and by nobody else")
  func preconditions() throws {
    try withServer { server in
      let path = "/documents/readme"
      let tag = try #require(try get(server, path).first("ETag"))
      let change = #"{"text": "new"}"#
      let json = "Content-Type: application/json"
      #expect(try ask(server, "PUT", path, [json], body: change).status == 428)
      #expect(try ask(server, "PUT", path, [json, "If-Match: \"v9\""], body: change).status == 412)
      #expect(try ask(server, "PUT", path, ["If-Match: \(tag)"], body: change).status == 415)
      #expect(try ask(server, "PUT", path, [json, "If-Match: \(tag)"], body: "{").status == 422)
      let changed = try ask(server, "PUT", path, [json, "If-Match: \(tag)"], body: change)
      #expect(changed.status == 200)
      #expect(changed.first("ETag") == "\"v2\"")
      #expect(changed.text.contains("\"text\": \"new\""))
      #expect(try ask(server, "PUT", path, [json, "If-Match: \(tag)"], body: change).status == 412)
    }
  }

  @Test("a document is made once, removed once, and gone afterwards")
  func documents() throws {
    try withServer { server in
      let json = "Content-Type: application/json"
      let body = #"{"name": "り", "text": "t"}"#
      let made = try ask(server, "POST", "/documents", [json], body: body)
      #expect(made.status == 201)
      #expect(made.first("Location") == "http://practice.localhost/documents/%E3%82%8A")
      #expect(try ask(server, "POST", "/documents", [json], body: body).status == 409)
      #expect(try ask(server, "POST", "/documents", [json], body: #"{"name": "", "text": ""}"#).status == 422)
      #expect(try ask(server, "DELETE", "/documents/%E3%82%8A").status == 204)
      #expect(try get(server, "/documents/%E3%82%8A").status == 410)
      #expect(try get(server, "/documents/old").status == 410)
      #expect(try get(server, "/documents/none").status == 404)
    }
  }

  @Test(
    "a document is JSON, or nothing that is accepted",
    arguments: [
      ("text/html", 406), ("text/html, */*;q=0.1", 200), ("application/json", 200), ("image/*", 406),
    ])
  func acceptance(_ accept: String, _ status: Int) throws {
    try withServer { server in
      let response = try get(server, "/documents/readme", "Accept: \(accept)")
      #expect(response.status == status)
    }
  }

  @Test("what takes one method says so with 405 and Allow")
  func methods() throws {
    try withServer { server in
      let refused = try ask(server, "PATCH", "/documents/readme")
      #expect(refused.status == 405)
      #expect(refused.first("Allow") == "GET, PUT, DELETE, HEAD, OPTIONS")
    }
  }
}
