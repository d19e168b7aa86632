import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Asking for a WebSocket", .paced)
struct WebSocketHandshakeTests {
  private let handshake = WebSocketHandshake(
    key: "dGhlIHNhbXBsZSBub25jZQ==", protocols: ["chat", "superchat"])

  private func head(_ more: HeaderFields = [:], accept: String = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    -> ResponseHead
  {
    var fields: HeaderFields = [
      "Upgrade": "websocket", "Connection": "keep-alive, Upgrade", "Sec-WebSocket-Accept": accept,
    ]
    for field in more { fields = fields.setting(field) }
    return ResponseHead(version: "HTTP/1.1", status: 101, headers: fields)
  }

  @Test("the answer to the key of RFC 6455")
  func accept() {
    #expect(WebSocketHandshake.answer(to: handshake.key) == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    #expect(handshake.problem(of: head()) == nil)
    #expect(handshake.problem(of: head(["Sec-WebSocket-Protocol": "chat"])) == nil)
  }

  @Test("an answer to something else is refused, and says why")
  func refused() {
    #expect(handshake.problem(of: head(accept: "x"))?.contains("is not the answer to the key") == true)
    #expect(handshake.problem(of: head(["Upgrade": "h2c"]))?.contains("without an Upgrade") == true)
    #expect(handshake.problem(of: head(["Connection": "close"]))?.contains("without an Upgrade") == true)
    #expect(
      handshake.problem(of: head(["Sec-WebSocket-Extensions": "permessage-deflate"]))
        == "the server uses an extension that nobody offered: permessage-deflate")
    #expect(
      handshake.problem(of: head(["Sec-WebSocket-Protocol": "soap"]))
        == "the server chose the protocol soap, which was not offered")
  }

  @Test("a request keeps its own fields, and its Host comes first")
  func fields() throws {
    let request = Request(
      url: try WebURL("http://example.com:8080/chat"),
      headers: ["Origin": "http://a.test", "Upgrade": "mine"])
    let fields = handshake.fields(for: request)
    #expect(fields.fields.first?.shown == "example.com:8080")
    #expect(fields.values(of: "Upgrade") == ["websocket"])
    #expect(fields.values(of: "Origin") == ["http://a.test"])
    #expect(fields.values(of: "Sec-WebSocket-Protocol") == ["chat, superchat"])
    #expect(try WebURL("https://example.com:443/").hostField == "example.com")
  }

  @Test("every key is another, of sixteen bytes")
  func keys() {
    let keys = Set((0..<20).map { _ in WebSocketHandshake().key })
    #expect(keys.count == 20 && keys.allSatisfy { $0.count == 24 })
  }
}
