import ApusPacingTestSupport
import ApusRedaction
import Foundation
import Testing

@testable import ApusClient
@testable import ApusFormats

@Suite("A conversation as a command", .paced)
struct RedactedRequestHandshakeTests {
  private func redacted(protocols: HeaderFields = [:]) throws -> RedactedRequest {
    let request = Request(method: .get, url: try WebURL("http://h/talk"), headers: ["X-A": "1"])
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: protocols),
      response: ResponseHead(version: "HTTP/1.1", status: 101, headers: [:]))
    var exchange = Exchange(request: request, startedAt: .distantPast, hops: [hop], body: ReceivedBody())
    exchange.conversation = WebSocketConversation()
    var redactor = Redactor()
    return RedactedRequest(exchange, redactor: &redactor)
  }

  @Test("asks curl for the WebSocket as a browser does, and to show the head")
  func curl() throws {
    let text = try CurlExport(redacted()).text().replacing(" \\\n  ", with: " ")
    #expect(
      text.hasPrefix(
        "curl http://h/talk -i -N --http1.1 -H 'Upgrade: websocket' -H 'Connection: Upgrade' "
          + "-H 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' -H 'Sec-WebSocket-Version: 13' -H 'X-A: 1'"),
      "\(text)")
    let spoken = try redacted(protocols: ["Sec-WebSocket-Protocol": "chat"])
    #expect(try CurlExport(spoken).text().contains("-H 'Sec-WebSocket-Protocol: chat'"))
  }

  @Test("and so HTTPie")
  func httpie() throws {
    let text = try HTTPieExport(redacted()).text()
    for field in ["Upgrade:websocket", "Connection:Upgrade", "Sec-WebSocket-Version:13"] {
      #expect(text.contains(field), "\(text)")
    }
  }
}
