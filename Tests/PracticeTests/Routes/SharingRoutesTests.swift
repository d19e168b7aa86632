import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Sharing with pages of other origins", .paced)
struct SharingRoutesTests {
  private let path = "/cors/profile"

  @Test(
    "a page of a named origin may read, and one of another may not",
    arguments: [
      ("https://shop.example", true), ("https://app.shop.example", true), ("http://shop.example", false),
      ("https://other.example", false), ("null", false),
    ])
  func reading(origin: String, mayRead: Bool) throws {
    try withServer { server in
      let answer = try get(server, path, "Origin: \(origin)")
      #expect(answer.status == 200 && answer.first("Vary") == "Origin")
      #expect(answer.first("Access-Control-Allow-Origin") == (mayRead ? origin : nil))
      #expect(answer.first("Access-Control-Allow-Credentials") == (mayRead ? "true" : nil))
    }
  }

  @Test("a preflight tells a page of a named origin what it may send, and others nothing")
  func preflight() throws {
    try withServer { server in
      let wish = "Access-Control-Request-Method: PUT"
      let named = try ask(server, "OPTIONS", path, ["Origin: https://shop.example", wish])
      #expect(named.status == 204)
      #expect(named.first("Access-Control-Allow-Methods") == "GET, HEAD, PUT")
      #expect(named.first("Access-Control-Allow-Headers") == "authorization, content-type")
      #expect(named.first("Access-Control-Max-Age") == "600")
      let other = try ask(server, "OPTIONS", path, ["Origin: https://other.example", wish])
      #expect(other.status == 204 && other.first("Access-Control-Allow-Methods") == nil)
      #expect(try ask(server, "OPTIONS", path).first("Allow") == "GET, HEAD, PUT, OPTIONS")
    }
  }

  @Test("what the preflight allowed then works, from a page and without one")
  func changing() throws {
    try withServer { server in
      let page = ["Origin: https://shop.example"]
      let changed = try ask(server, "PUT", path, page, body: #"{"name": "Grace"}"#)
      #expect(changed.status == 200 && changed.first("Access-Control-Allow-Origin") == "https://shop.example")
      #expect(changed.text.contains("Grace"))
      #expect(try !get(server, path).text.contains("Grace"), "nothing is kept")
      // A server is asked whatever the page may read; the browser keeps the answer from it.
      let other = try ask(server, "PUT", path, ["Origin: https://other.example"], body: #"{"name": "Eve"}"#)
      #expect(other.status == 200 && other.first("Access-Control-Allow-Origin") == nil)
      for body in ["{}", #"{"name": ""}"#, "x"] {
        #expect(try ask(server, "PUT", path, body: body).status == 422)
      }
    }
  }
}
