import ApusClient
import ApusJSON
import Foundation

@testable import ApusSwiftSource

/// What a request sends; OpenAPI has a type of that name too.
typealias SentBody = RequestBody

/// An exchange that never took place.
final class MadeUpExchange: SeenExchange {
  let exchange: Exchange
  let json: Node?

  /// - Parameter body: of the answer.
  convenience init(
    _ path: String, _ body: String = "{}", by method: HTTPMethod = .get, status: Int = 200
  ) throws {
    let url = try WebURL("http://example.test" + path)
    self.init(Request(method: method, url: url), body, status: status)
  }

  /// - Parameters:
  ///   - body: of the answer.
  ///   - sent: the headers that went with it.
  ///   - conversation: that the request opened.
  ///   - type: of the answer.
  init(
    _ request: Request, _ body: String = "{}", status: Int = 200, sent headers: HeaderFields = [:],
    conversation: WebSocketConversation? = nil, as type: String = "application/json"
  ) {
    let hop = Hop(
      sent: SentRequest(method: request.method, url: request.url, headers: headers),
      response: ResponseHead(
        version: "HTTP/1.1", status: status, headers: ["Content-Type": type]))
    var exchange = Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(bytes: Array(body.utf8)))
    exchange.conversation = conversation
    self.exchange = exchange
    json = try? exchange.document().root
  }
}
