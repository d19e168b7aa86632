import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("One side of a conversation", .paced)
struct WebSocketPeerTests {
  /// A client and a server, and a way between them.
  private struct Pair {
    var client = WebSocketPeer(isClient: true)
    var server = WebSocketPeer(isClient: false)

    mutating func toServer() -> [WebSocketEvent] { server.receive(client.takeOutgoing()[...]) }
    mutating func toClient() -> [WebSocketEvent] { client.receive(server.takeOutgoing()[...]) }
  }

  @Test("what one says the other hears")
  func messages() {
    var pair = Pair()
    pair.client.send(.text("日本"))
    pair.client.send(.binary([1, 2, 3]))
    let heard = pair.toServer()
    #expect(heard == [.message(.text("日本")), .message(.binary([1, 2, 3]))])
    pair.server.send(.text("yes"))
    let answer = pair.toClient()
    #expect(answer == [.message(.text("yes"))])
  }

  @Test("a ping is answered with what it said, and of many the last")
  func pings() {
    var pair = Pair()
    pair.server.ping([1])
    pair.server.ping([2])
    _ = pair.toClient()
    let answers = pair.toServer()
    #expect(answers == [.pong([2])])
  }

  @Test("a close is answered with the same, behind what was still to be said, and then both are done")
  func close() {
    var pair = Pair()
    pair.client.close(WebSocketClosing(code: 4001, reason: "enough"))
    pair.client.send(.text("too late"))
    let heard = pair.toServer()
    #expect(heard == [.closing(WebSocketClosing(code: 4001, reason: "enough"))])
    #expect(!pair.server.isOver && !pair.client.isOver)
    pair.server.send(.text("last word"))
    let answer = pair.toClient()
    #expect(
      answer == [
        .message(.text("last word")), .closing(WebSocketClosing(code: 4001, reason: "enough")),
      ])
    #expect(pair.client.isOver && pair.server.isOver)
  }

  @Test("a close without a code is answered without one")
  func closeWithoutCode() {
    var pair = Pair()
    pair.server.close(WebSocketClosing(code: nil))
    _ = pair.toClient()
    let answer = pair.client.takeOutgoing()
    #expect(answer.prefix(2) == [0x88, 0x80] && answer.count == 6)
  }

  @Test("whoever breaks the rules is told by a close, and nothing more is read")
  func violation() {
    var client = WebSocketPeer(isClient: true)
    let events = client.receive([0xc1, 0x00, 0x81, 0x00])
    #expect(events.isEmpty && client.isOver && client.violation?.closeCode == 1002)
    var server = WebSocketPeer(isClient: false)
    let told = server.receive(client.takeOutgoing()[...])
    guard case .closing(let closing)? = told.first else {
      Issue.record("no close")
      return
    }
    #expect(closing.code == 1002)
    let after = client.receive([0x81, 0x00])
    #expect(after.isEmpty)
  }
}
