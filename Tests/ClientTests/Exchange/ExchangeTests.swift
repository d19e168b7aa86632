import ApusPacingTestSupport
import Testing

@testable import ApusClient

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("What happened for a request", .paced)
struct ExchangeTests {
  @Test(
    "repeats are told from steps: a repeat got no answer, and another request came behind it",
    arguments: [
      ([], 0, 0), ([200], 0, 0), ([nil], 0, 0), ([nil, 200], 1, 0), ([nil, nil], 1, 0), ([302, 200], 0, 1),
      ([nil, 302, nil, 200], 2, 1), ([302, nil], 0, 1),
    ] as [([Int?], Int, Int)])
  func repeats(_ statuses: [Int?], _ repeats: Int, _ steps: Int) throws {
    let request = Request(url: try WebURL("http://h.test/"))
    let hops = statuses.map { status in
      Hop(
        sent: SentRequest(method: .get, url: request.url, headers: [:]),
        response: status.map { ResponseHead(version: "HTTP/1.1", status: $0, headers: [:]) })
    }
    let exchange = Exchange(request: request, startedAt: .distantPast, hops: hops)
    #expect(exchange.repeatCount == repeats && exchange.stepCount == steps)
  }
}
