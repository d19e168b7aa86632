import ApusAnswers
import ApusClient
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusText
import Foundation
import Testing

@testable import ApusRepl

@Suite("What stands at the prompt's right", .paced)
struct PromptTextTests {
  /// What is there after an answer with these headers that came now.
  private func right(_ headers: HeaderFields, status: Int = 200, kept: Bool = false, base: String? = nil)
    throws -> String
  {
    var session = Session()
    session.base = try base.map { try WebURL($0) }
    let request = Request(url: try WebURL("http://h.test/"))
    func exchange(_ status: Int) -> Exchange {
      let hop = Hop(
        sent: SentRequest(method: .get, url: request.url, headers: [:]),
        response: ResponseHead(version: "HTTP/2", status: status, headers: headers))
      return Exchange(request: request, startedAt: Date(), hops: [hop])
    }
    _ = session.records.add(
      "get /", exchange(status), kept: kept ? Record.Kept(number: 1, answer: exchange(304)) : nil)
    return PromptText(session).prompt.right.text
  }

  private let end = Int(Date().timeIntervalSince1970) + 3600

  @Test("is how little is left, and until when, under a tenth")
  func scarce() throws {
    let few: HeaderFields = [
      "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "5", "X-RateLimit-Reset": "\(end)",
    ]
    let text = try right(few)
    #expect(text.contains(#/^5 of 60 left until \d\d:\d\d UTC · 200 · /#), "\(text)")
    let qiita: HeaderFields = ["Rate-Limit": "1000", "Rate-Remaining": "99", "Rate-Reset": "\(end)"]
    #expect(try right(qiita, status: 403).hasPrefix("99 of 1000 left until "))
    #expect(
      try right(["RateLimit": "\"d\";r=1;t=3600", "RateLimit-Policy": "\"d\";q=20"]).hasPrefix("1 of 20 "))
  }

  @Test("is what the base's own server allows, and no other's")
  func elsewhere() throws {
    let few: HeaderFields = [
      "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "5", "X-RateLimit-Reset": "\(end)",
    ]
    #expect(try right(few, base: "http://h.test/v1").hasPrefix("5 of 60 left"))
    #expect(try right(few, base: "http://other.test").hasPrefix("200 · "))
  }

  @Test("is no more than what came where enough is left, or the time is over")
  func enough() throws {
    let enough: HeaderFields = [
      "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "6", "X-RateLimit-Reset": "\(end)",
    ]
    #expect(try right(enough).hasPrefix("200 · "))
    #expect(try right(["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1700000000"]).hasPrefix("200 · "))
    #expect(try right([:]).hasPrefix("200 · "))
  }

  @Test("is the 304 that came, where the answer was kept")
  func kept() throws { #expect(try right([:], kept: true).hasPrefix("304 · ")) }
}
