import ApusClient
import ApusPacingTestSupport
import ApusText
import ApusWords
import Foundation
import Testing

@testable import ApusTalking

@Suite("What a conversation came to", .paced)
struct TalkEndTests {
  private func end(_ closing: WebSocketClosing?) throws -> TalkEnd {
    var conversation = WebSocketConversation()
    conversation.entries = [.init(isSent: true, at: .zero, message: .text("a"))]
    conversation.closing = closing
    conversation.isClosedByServer = true
    let request = Request(url: try WebURL("http://example.test/talk"))
    let exchange = Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [], body: ReceivedBody())
    return TalkEnd(.success(exchange.telling(conversation)))
  }

  @Test("is how it was closed and how many messages passed")
  func line() throws {
    let end = try end(WebSocketClosing(code: 1011, reason: "full"))
    #expect(end.line.text == "closed: 1011 (internal error): full; 0 came, 1 went")
    #expect(end.failure?.message == "the server closed with 1011 (internal error): full")
    #expect(try self.end(nil).line.text == "no close; 0 came, 1 went")
    #expect(try self.end(WebSocketClosing()).failure == nil)
  }

  @Test("leaves the server's own words as they came, in every language")
  func foreign() throws {
    let said = "there is no data"
    try SpokenLanguage.japanese.speaking {
      let line = try end(WebSocketClosing(code: 1011, reason: said)).line.retold.text
      #expect(line.contains(": \(said)") && !line.contains("closed") && !line.contains("internal"), "\(line)")
    }
  }
}
