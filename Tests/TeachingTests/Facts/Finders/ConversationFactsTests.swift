import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusTeaching

@Suite("What is told of a conversation", .paced)
struct ConversationFactsTests {
  private func facts(_ change: (inout WebSocketConversation) -> Void) throws -> [Fact] {
    let url = try WebURL("http://example.test/talk")
    let hop = Hop(
      sent: SentRequest(method: .get, url: url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: 101, reason: "Switching Protocols", headers: [:]))
    var conversation = WebSocketConversation()
    change(&conversation)
    let exchange = Exchange(
      request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0), hops: [hop], body: ReceivedBody()
    ).telling(conversation)
    return FactFinders.facts(in: exchange)
  }

  @Test("nothing of a body, which it has none of, and that it is over")
  func noBody() throws {
    let facts = try facts { _ in }
    let texts = facts.map(\.text)
    #expect(texts.contains("It was open, and no message passed."), "\(texts)")
    #expect(texts.contains("The server agreed, and what followed on the connection was a WebSocket."))
    #expect(
      !texts.contains { $0.contains("body") || $0.contains("JSON") || $0.contains("goes on") }, "\(texts)")
  }

  @Test("how many messages passed, and what the code of the close means")
  func passed() throws {
    let facts = try facts { conversation in
      conversation.entries = [true, false, false].map {
        .init(isSent: $0, at: .zero, message: .text("ab"))
      }
      conversation.closing = WebSocketClosing(code: 1011, reason: "full")
      conversation.isClosedByServer = true
    }
    let passed = try #require(facts.first { $0.text == "Messages that came: 2; that went: 1." })
    #expect(passed.evidence.items.map(\.text) == ["4 B came, 2 B went"])
    let closed = try #require(facts.first { $0.text == "The server met something that it did not expect." })
    #expect(closed.level == .said)
    #expect(closed.evidence.items.map(\.text) == ["close frame: 1011 (internal error): full"])
  }

  @Test(
    "every code that may close one is explained",
    arguments: Array(1000...1015) + [3000, 3001, 3003, 3008, 3999, 4000, 4401, 4999])
  func codes(_ code: Int) {
    #expect(Topics.article("\(code)")?.topic == "\(code)")
  }

  @Test("a number that closes none is nothing", arguments: [999, 1016, 2000, 2999, 5000])
  func others(_ code: Int) { #expect(Topics.article("\(code)") == nil) }
}
