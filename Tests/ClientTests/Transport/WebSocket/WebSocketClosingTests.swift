import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("How a conversation ends", .paced)
struct WebSocketClosingTests {
  @Test(
    "every code has a name",
    arguments: [
      (1000, "1000 (normal end)"), (1006, "1006 (broken off without a close)"),
      (1011, "1011 (internal error)"),
      (1500, "1500 (kept for the standard)"), (3456, "3456 (registered by a library or a framework)"),
      (4001, "4001 (the application's own)"), (7, "7 (no code of WebSocket)"),
    ])
  func names(_ code: Int, _ text: String) { #expect(WebSocketClosing(code: code).description == text) }

  @Test("no code is 1005, and words stand behind the name")
  func words() {
    #expect(WebSocketClosing(code: nil).description == "1005 (no code given)")
    #expect(WebSocketClosing(code: 1001, reason: "bye").description == "1001 (going away): bye")
    #expect(WebSocketClosing().isNormal && !WebSocketClosing(code: 1001).isNormal)
  }

  @Test("what stands in a frame is read back")
  func payload() throws {
    for closing in [
      WebSocketClosing(), WebSocketClosing(code: nil), WebSocketClosing(code: 4001, reason: "終わり"),
    ] {
      #expect(try WebSocketClosing(payload: closing.payload) == closing)
    }
  }

  @Test("words that are too long are cut at a character")
  func long() throws {
    let payload = WebSocketClosing(reason: String(repeating: "日", count: 60)).payload
    #expect(payload.count == 2 + 123)
    #expect(try WebSocketClosing(payload: payload).reason == String(repeating: "日", count: 41))
  }

  @Test(
    "a server's code stands behind this side's 1000, and only agrees to another",
    arguments: [
      (1000, 1000, 1000), (1000, 4001, 4001), (1000, nil, 1000), (4002, 4002, 4002), (4002, 1000, 4002),
      (4002, nil, 4002),
    ] as [(Int, Int?, Int)])
  func answered(_ own: Int, _ answer: Int?, _ stands: Int) {
    #expect(WebSocketClosing(code: own).answered(with: WebSocketClosing(code: answer)).code == stands)
  }
}
