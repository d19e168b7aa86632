internal import ApusClient

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension WebSocketMessage {
  /// The message as an answer that rules can look into: text that is no JSON is a string.
  var answer: Exchange {
    let url = WebURL.https("localhost")
    let hop = Hop(
      sent: SentRequest(method: .get, url: url, headers: [:]),
      response: ResponseHead(version: "", status: 200, headers: ["Content-Type": "application/json"]))
    return Exchange(
      request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(bytes: asJSON))
  }
}
