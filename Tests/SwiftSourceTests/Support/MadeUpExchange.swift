import APIClient
import Foundation
import JSON

@testable import SwiftSource

/// An exchange that never took place.
final class MadeUpExchange: SeenExchange {
  let exchange: Exchange
  let json: Node?

  /// - Parameter body: JSON.
  init(_ path: String, _ body: String = "{}", by method: HTTPMethod = .get, status: Int = 200) throws {
    let request = Request(method: method, url: try WebURL("http://example.test" + path))
    let hop = Hop(
      sent: SentRequest(method: method, url: request.url, headers: [:]),
      response: ResponseHead(
        version: "HTTP/1.1", status: status, headers: ["Content-Type": "application/json"]))
    exchange = Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(bytes: Array(body.utf8)))
    json = try Document(body).root
  }
}
