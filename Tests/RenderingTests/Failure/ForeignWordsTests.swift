import ApusClient
import ApusWords
import Foundation
import Testing

@testable import ApusRendering

@Suite("What others say in the message of a failure")
struct ForeignWordsTests {
  private func exchange(
    _ headers: HeaderFields = [:], _ change: ((inout WebSocketConversation) -> Void)? = nil
  ) throws -> Exchange {
    let url = try WebURL("http://example.test/talk")
    let head = ResponseHead(version: "HTTP/1.1", status: 101, reason: "Switching Protocols", headers: headers)
    let hop = Hop(sent: SentRequest(method: .get, url: url, headers: [:]), response: head)
    let exchange = Exchange(
      request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0), hops: [hop], body: ReceivedBody()
    )
    guard let change else { return exchange }
    var conversation = WebSocketConversation()
    change(&conversation)
    return exchange.telling(conversation)
  }

  @Test("are those of a close, whose code is told in the language that is spoken")
  func closing() throws {
    let exchange = try exchange { $0.closing = WebSocketClosing(code: 1011, reason: "there is no data") }
    let message = "the server closed with 1011 (internal error): there is no data"
    #expect(ForeignWords(in: message, of: .webSocketClosed, exchange).message == message)
    SpokenLanguage.japanese.speaking {
      let told = ForeignWords(in: message, of: .webSocketClosed, exchange)
      let shown = retold(told.message, keeping: told.words)
      #expect(shown.contains(": there is no data") && !shown.contains("internal error"), "\(shown)")
      #expect(!shown.contains("the server closed"), "\(shown)")
    }
  }

  @Test("are those of a subscription that is refused, and none where only events list errors")
  func subscription() throws {
    let exchange = try exchange { _ in }
    let refused = "the server does not take the subscription: there is no data: none"
    #expect(ForeignWords(in: refused, of: .graphQLErrors, exchange).words == ["there is no data: none"])
    #expect(ForeignWords(in: "2 of 3 events list errors", of: .graphQLErrors, exchange).words.isEmpty)
    #expect(ForeignWords(in: refused, of: .graphQLErrors, try self.exchange()).words.isEmpty)
  }

  @Test("are the protocol and the extensions of a handshake that is not the one that was asked for")
  func handshake() throws {
    let chosen = "there is no data"
    let exchange = try exchange(HeaderFields([HeaderField(name: "Sec-WebSocket-Protocol", value: chosen)]))
    let message = "the server chose the protocol \(chosen), which was not offered"
    #expect(ForeignWords(in: message, of: .webSocketHandshake, exchange).words == [chosen])
  }

  @Test("are none in what the program says by itself, and where nothing was sent")
  func own() throws {
    let message = "the name api.test is not known"
    for told in [
      ForeignWords(in: message, of: .dns, try exchange()),
      ForeignWords(in: message, of: .webSocketClosed, nil),
      ForeignWords(in: message, of: .webSocketClosed, try exchange { _ in }),
    ] {
      #expect(told.message == message && told.words.isEmpty)
    }
  }
}
