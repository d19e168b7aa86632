import ApusClient
import ApusLanguage
import Foundation
import Testing

@testable import ApusContracts

@Suite("What is said of an answer before it is there")
struct PredictionTests {
  private func exchange(_ status: Int?, _ headers: HeaderFields = [:], body: String = "") throws -> Exchange {
    let url = try WebURL("http://h/a")
    let head = status.map { ResponseHead(version: "HTTP/1.1", status: $0, headers: headers) }
    return Exchange(
      request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0),
      hops: [Hop(sent: SentRequest(method: .get, url: url, headers: [:]), response: head)],
      body: ReceivedBody(bytes: Array(body.utf8)))
  }

  private func verdict(
    _ text: String, _ exchange: Exchange, failure: ErrorCode? = nil
  ) throws -> Prediction.Verdict {
    try Prediction(text).verdict(in: LoneAnswer(JudgedAnswer(exchange, failure: failure)))
  }

  @Test("is right or wrong, and then there is what was found")
  func verdicts() throws {
    let moved = try exchange(302, ["Location": "/b"])
    #expect(try verdict("302", moved) == .right)
    #expect(try verdict("3xx", moved) == .right)
    #expect(try verdict("404", moved) == .wrong(found: "status 302"))
    #expect(try verdict("header Location", moved) == .right)
    #expect(try verdict("header ETag", moved) == .wrong(found: "no such header"))
    #expect(try verdict("body.empty", moved) == .right)
    #expect(try verdict("body.empty", try exchange(200, body: "x")) != .right)
    let refused = try exchange(nil)
    #expect(try verdict("network.refused", refused, failure: .refused) == .right)
    #expect(try verdict("network.refused", moved) == .wrong(found: "status 302"))
    #expect(try verdict("200", refused, failure: .refused) == .wrong(found: "network.refused"))
  }

  @Test("has a subject")
  func subjects() throws {
    let texts = ["404", "header Location", "body.empty", ".id > 3", "network.reset", "time < 1s"]
    #expect(
      try texts.map { try Prediction($0).subject } == [
        "status", "header location", "body", ".id", "failure", "time",
      ])
    #expect(try Prediction("predict 404", from: 8).text == "404")
    #expect(throws: LineProblem.self) { try Prediction("perhaps") }
  }

  @Test("comes too late behind an answer to the same request")
  func late() throws {
    let known = try exchange(200)
    let other = Request(method: .post, url: try WebURL("http://h/a"))
    #expect(Prediction.isTooLate(for: known.request, behind: [known]))
    #expect(!Prediction.isTooLate(for: other, behind: [known]))
    #expect(!Prediction.isTooLate(for: known.request, behind: []))
  }
}
