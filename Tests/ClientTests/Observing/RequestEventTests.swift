import ApusPacingTestSupport
import Testing

@testable import ApusClient

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("What is told of one request", .paced)
struct RequestEventTests {
  @Test("the time of each phase is that of all hops, and what is not known is left out")
  func phases() throws {
    let url = try WebURL("https://a.test/")
    func hop(_ dns: Duration?, _ wait: Duration?) -> Hop {
      var timing = Timing(total: .seconds(1))
      (timing.dns, timing.wait) = (dns, wait)
      return Hop(sent: SentRequest(method: .get, url: url, headers: [:]), timing: timing)
    }
    let exchange = Exchange(
      request: Request(url: url), startedAt: .now,
      hops: [hop(.milliseconds(2), .milliseconds(3)), hop(nil, .milliseconds(4))])
    #expect(exchange.phases.map(\.kind) == [.dns, .wait])
    #expect(exchange.phases.map(\.duration) == [.milliseconds(2), .milliseconds(7)])
    let event = RequestEvent(.ended, 1, exchange.request, exchange)
    #expect(event.metadata["duration.wait"] == "7" && event.metadata["duration.tls"] == nil)
  }
}
