import ApusJSON
import Testing

@testable import ApusClient

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a service answered, as the rules of pages read it.
func answered(
  _ body: String, to url: String = "http://h.test/l", _ request: RequestBody? = nil,
  headers: HeaderFields = [:], wish: PageWish = PageWish()
) throws -> (exchange: Exchange, paged: PagedAnswer, root: Node) {
  let asked = Request(method: request == nil ? .get : .post, url: try WebURL(url), body: request)
  let hop = Hop(
    sent: SentRequest(method: asked.method, url: asked.url, headers: [:]),
    response: ResponseHead(version: "HTTP/1.1", status: 200, headers: headers))
  let exchange = Exchange(request: asked, startedAt: .distantPast, hops: [hop])
  let root = try JSONDocument(body).root
  return (exchange, PagedAnswer(exchange, root, described: nil, wish: wish), root)
}

extension PagedAnswer {
  /// What is asked for where a relation leads.
  func url(_ relation: String) throws -> String? {
    guard case .reference(let text) = self[relation]?.place else { return nil }
    return try url.resolving(text).text
  }
}
