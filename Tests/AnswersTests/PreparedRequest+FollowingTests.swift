import ApusClient
import ApusLanguage
import Foundation
import Testing

@testable import ApusAnswers

@Suite("What is asked where an answer points")
struct PreparedRequestFollowingTests {
  /// - Parameter location: where the one answer points, which is what is followed.
  private func following(
    _ location: String, _ status: Int = 302, of method: HTTPMethod = .get, isHandshake: Bool = false
  ) throws -> PreparedRequest {
    var request = Request(method: method, url: try WebURL("https://api.test/a/b"), body: .text("x"))
    request.headers = ["Content-Type": "text/plain", "X-Mine": "s"]
    let head = ResponseHead(
      version: "HTTP/1.1", status: status, reason: "", headers: ["Location": location])
    let hop = Hop(
      sent: SentRequest(method: method, url: request.url, headers: request.headers, bodyByteCount: 1),
      response: head, timing: Timing(total: .zero), connection: Connection())
    let exchange = Exchange(request: request, startedAt: .now, hops: [hop])
    var records = Records()
    let refusal = TransportError(.webSocketRefused, "it was refused", exchange: exchange)
    let record = records.add("line", exchange, failure: isHandshake ? refusal : nil)
    return try PreparedRequest(following: .reference(location), of: record, at: 0..<1)
  }

  @Test("is a GET without the body, unless the redirect keeps that", arguments: [302, 307])
  func method(_ status: Int) throws {
    let request = try following("/c", status, of: .post).request
    #expect(request.url.text == "https://api.test/c")
    #expect(request.method == (status == 307 ? .post : .get) && (request.body != nil) == (status == 307))
    #expect((request.headers["Content-Type"] != nil) == (status == 307))
  }

  @Test("takes headers along within their origin, and says which it left behind")
  func headers() throws {
    let own = try following("https://api.test/c")
    #expect(own.request.headers["X-Mine"] == "s" && own.withheld.isEmpty)
    let other = try following("https://other.test/c")
    #expect(other.request.headers["X-Mine"] == nil && other.withheld == ["X-Mine"])
  }

  @Test("is asked by HTTP where a handshake was led to the address of a WebSocket, and else is nothing")
  func handshake() throws {
    let request = try following("wss://api.test/live", isHandshake: true).request
    #expect(request.url.text == "https://api.test/live" && request.options.webSocket == nil)
    #expect(throws: LineProblem.self) { try following("wss://api.test/live") }
  }
}
