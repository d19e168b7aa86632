import ApusClient
import ApusPacingTestSupport
import ApusPractice
import Foundation
import Synchronization
import Testing

@testable import ApusServing

@Suite("What a tap passes on", .paced)
struct TapSourceTests {
  /// What it asked for, and what it said.
  private func asked(_ request: MockRequest) throws -> (answer: MockAnswer?, asked: Int, said: [String]) {
    let said = Mutex<[String]>([])
    let count = Mutex(0)
    let source = TapSource(
      to: try WebURL("http://h.test"), over: Unreachable(), came: { _, _ in count.withLock { $0 += 1 } },
      refused: { line in said.withLock { $0.append(line) } })
    return (source.answer(request), count.withLock { $0 }, said.withLock { $0 })
  }

  @Test(
    "is no WebSocket: that is said and answered here, and nothing of it is recorded",
    arguments: ["websocket", "h2c, WebSocket"])
  func webSocket(_ upgrade: String) throws {
    let fields = [("Connection", "Upgrade"), ("Upgrade", upgrade)]
    let (answer, count, said) = try asked(MockRequest("GET", "/ws", fields: fields))
    #expect(answer?.status == 501 && count == 0)
    #expect(said == ["not passed on, and not recorded: GET /ws asks for a WebSocket"])
  }

  @Test("is anything else, other upgrades included: who asks for them goes on without")
  func others() throws {
    for fields in [[], [("Upgrade", "h2c")], [("Upgrade", "")]] {
      let (answer, count, said) = try asked(MockRequest("GET", "/a", fields: fields))
      #expect(answer?.status == 502 && count == 1 && said.isEmpty)
    }
  }
}

/// Nobody is there.
private struct Unreachable: Transport {
  func send(_ request: Request) async throws(TransportError) -> Exchange {
    throw TransportError(
      .refused, "nobody is there",
      exchange: Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0)))
  }
}
