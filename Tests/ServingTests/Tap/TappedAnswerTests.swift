import ApusClient
import ApusPacingTestSupport
import ApusPractice
import ApusRecordings
import Foundation
import Testing

@testable import ApusServing

@Suite("What goes back to another program", .paced)
struct TappedAnswerTests {
  private let asked = MockRequest("GET", "/a", fields: [("Host", "localhost:8080")])

  private func answer(
    _ headers: HeaderFields = [:], body: String = "", failure: ErrorCode? = nil, comes: Bool = true
  ) throws -> MockAnswer {
    let server = try WebURL("https://api.example/v1")
    let hop = Hop(
      sent: SentRequest(method: .get, url: server, headers: [:]),
      response: comes ? ResponseHead(version: "HTTP/2", status: 201, headers: headers) : nil)
    let exchange = Exchange(
      request: Request(url: server), startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(bytes: Array(body.utf8)))
    let recording = Recording(exchange, failure: failure.map { .init(code: $0, message: "gone") })
    return TappedAnswer.answer(recording, to: asked, from: server)
  }

  @Test("is what came, with what leads on leading here, and cookies for this server")
  func came() throws {
    let answer = try answer(
      [
        "Location": "https://api.example/v1/b", "Content-Encoding": "br",
        "Set-Cookie": "s=1; Domain=api.example; Secure; Path=/",
      ], body: "see https://api.example/")
    #expect(
      answer.status == 201 && String(decoding: answer.body, as: UTF8.self) == "see https://api.example/")
    #expect(answer.fields.map(\.name) == ["Location", "Set-Cookie"])
    #expect(answer.fields.map(\.value) == ["http://localhost:8080/b", "s=1; Path=/"])
  }

  @Test(
    "leads to where the program asks, which knows nothing of the server's own path",
    arguments: [
      ("https://api.example/v1/b?c", "http://localhost:8080/b?c"), ("/v1/b", "/b"), ("/v1?c", "/?c"),
      ("b", "b"),
      ("/v10/b", "/v10/b"), ("https://api.example/v10", "https://api.example/v10"),
      ("https://other.example/v1/b", "https://other.example/v1/b"),
    ])
  func location(_ there: String, _ here: String) throws {
    #expect(try answer(["Location": there]).fields.map(\.value) == [here])
    #expect(try answer(["Set-Cookie": "s=1; Path=/v1"]).fields.map(\.value) == ["s=1; Path=/"])
  }

  @Test("is 502 with the reason where nothing came, and breaks off where the answer did")
  func failures() throws {
    let none = try answer(failure: .refused, comes: false)
    #expect(
      none.status == 502 && String(decoding: none.body, as: UTF8.self).contains("network.refused: gone"))
    #expect(try answer(body: "half", failure: .bodyTruncated).ending == .cut)
  }
}
