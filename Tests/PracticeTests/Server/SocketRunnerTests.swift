import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Conversations of the practice server", .paced)
struct SocketRunnerTests {
  private func ask(_ path: String, _ client: RawClient) {
    client.send(
      "GET \(path) HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
  }

  /// What is said until the server ends the connection.
  private func heard(_ path: String, saying messages: [WebSocketMessage] = []) throws -> [WebSocketEvent] {
    var events: [WebSocketEvent] = []
    try withServer { server in
      let client = try RawClient(port: server.port)
      var peer = WebSocketPeer(isClient: true)
      for message in messages { peer.send(message) }
      peer.ping([7])
      ask(path, client)
      client.send(peer.takeOutgoing())
      peer.close(WebSocketClosing())
      client.send(peer.takeOutgoing())
      let bytes = client.readAll(limit: 1 << 20, patience: 60_000).bytes
      let head = Array("\r\n\r\n".utf8)
      let end = try #require(bytes.firstRange(of: head)).upperBound
      #expect(String(decoding: bytes[..<end], as: UTF8.self).contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
      var reader = WebSocketReader()
      events = reader.events(in: bytes[end...])
    }
    return events
  }

  @Test("echo answers messages and pings in order, and a close with the same")
  func echo() throws {
    let events = try heard("/ws/echo", saying: [.text("日本"), .binary([1])])
    #expect(events.contains(.pong([7])))
    let said = events.filter { if case .message = $0 { true } else { false } }
    #expect(said == [.message(.text("日本")), .message(.binary([1]))])
    #expect(events.last == .closing(WebSocketClosing()))
  }

  @Test("what is wrong on demand ends the connection")
  func dies() throws {
    let events = try heard("/ws/echo?fault=dies", saying: [.text("x")])
    #expect(events.allSatisfy { $0 == .pong([7]) })
  }

  @Test("the chat answers whoever talks")
  func chat() throws {
    let events = try heard("/ws/chat?name=Ada", saying: [.text("hello")])
    #expect(events.contains(.message(.text("{\"number\":1,\"name\":\"Ada\",\"text\":\"hello\"}"))))
  }
}
