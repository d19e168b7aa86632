import Encodings
import Foundation
import PacingTestSupport
import Testing

@testable import Practice

@Suite("Routes that lessons are made of", .paced)
struct LessonTests {
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

  @Test("cursors lead through the whole list, once, and nowhere else")
  func cursors() throws {
    try withServer { server in
      var ids: [Int] = []
      var cursor = ""
      var pages = 0
      repeat {
        let page = try json(
          get(server, "/cursor/items?limit=10&cursor=\(PercentEncoding.encode(cursor, for: .queryValue))"))
        ids += (page["items"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? Int }
        cursor = page["next_cursor"] as? String ?? ""
        #expect(page["has_more"] as? Bool == !cursor.isEmpty)
        pages += 1
      } while !cursor.isEmpty && pages < 10
      #expect(ids == Array(1...23))
      for wrong in ["limit=0", "limit=51", "limit=x", "cursor=nonsense", "cursor=YWZ0ZXI6OTk%3D"] {
        #expect(try get(server, "/cursor/items?\(wrong)").status == 400, "\(wrong)")
      }
    }
  }

  @Test("a job is accepted, and done once it was asked after three times")
  func jobs() throws {
    try withServer { server in
      let accepted = try ask(server, "POST", "/jobs", body: #"{"name": "n"}"#)
      #expect(accepted.status == 202)
      #expect(accepted.first("Location") == "http://practice.localhost/jobs/2")
      let states = try (0..<4).map { _ in try json(get(server, "/jobs/2"))["status"] as? String }
      #expect(states == ["queued", "running", "done", "done"])
      #expect(try get(server, "/jobs/2").first("Retry-After") == nil)
      for wrong in ["3", "x", "99999999999999999999"] {
        #expect(try get(server, "/jobs/\(wrong)").status == 404)
      }
      #expect(try ask(server, "POST", "/jobs", body: "{}").status == 422)
    }
  }

  @Test("what is flaky works after so many failures, and then fails again")
  func flaky() throws {
    try withServer { server in
      let statuses = try (0..<6).map { _ in try get(server, "/flaky/2").status }
      #expect(statuses == [503, 503, 200, 503, 503, 200])
      #expect(try get(server, "/flaky/2").first("Retry-After") == "0")
      #expect(try get(server, "/flaky/0").status == 200)
      #expect(try get(server, "/flaky/101").status == 400)
    }
  }

  @Test("limits say how many requests are left, and when there are more")
  func limits() throws {
    try withServer { server in
      let limited = try get(server, "/limited")
      #expect(limited.status == 429)
      #expect(limited.first("Retry-After") == "2")
      let github = try get(server, "/limited/github")
      #expect(github.status == 403)
      #expect(github.first("X-RateLimit-Remaining") == "0")
    }
  }

  @Test("text is in the encoding that it says")
  func encodings() throws {
    let known: [(name: String, encoding: String.Encoding, text: String)] = [
      ("utf-8", .utf8, "りんご\n"), ("shift_jis", .shiftJIS, "りんご\n"),
      ("iso-2022-jp", .iso2022JP, "りんご\n"), ("iso-8859-1", .isoLatin1, "café\n"), ("utf-16", .utf16, "りんご\n"),
    ]
    try withServer { server in
      for (name, encoding, text) in known {
        let response = try get(server, "/text/\(name)")
        #expect(response.first("Content-Type") == "text/plain; charset=\(name)")
        #expect(String(data: Data(response.body), encoding: encoding) == text, "\(name)")
      }
      // Foundation does not read this one everywhere; it is ISO-2022-JP without escapes, with every high bit set.
      let letters = try get(server, "/text/iso-2022-jp").body.dropFirst(3).prefix(6)
      #expect(try get(server, "/text/euc-jp").body == letters.map { $0 | 0x80 } + [0x0a])
      #expect(try get(server, "/text/klingon").status == 404)
      #expect(try get(server, "/problem").first("Content-Type") == "application/problem+json")
    }
  }
}
