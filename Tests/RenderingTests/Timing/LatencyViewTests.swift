import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRendering
@testable import ApusText

@Suite("Latencies", .paced)
struct LatencyViewTests {
  @Test("latencies are drawn with counts, outcomes and percentiles")
  func latency() throws {
    let times = (0..<97).map { Duration.microseconds(8100 + $0 * $0) } + [.milliseconds(212), .seconds(1)]
    let view = LatencyView(
      times: times,
      outcomes: [
        .init("200 OK", .ok, count: 97), .init("503 Service Unavailable", .serverError, count: 2),
        .init("network.reset", .error, count: 1),
      ], elapsed: .milliseconds(2400))
    try expectSnapshot("latency", of: view)
  }

  @Test("percentiles are times that were measured")
  func percentiles() {
    let times = (1...10).map { Duration.milliseconds($0) }
    #expect(LatencyView.percentile(50, of: times) == .milliseconds(5))
    #expect(LatencyView.percentile(99, of: times) == .milliseconds(10))
    #expect(LatencyView.percentile(90, of: [.seconds(3)]) == .seconds(3))
    #expect(LatencyView.percentile(50, of: []) == .zero)
  }

  @Test(
    "the rate is over the time they took, which is more than has passed where nobody waited behind the last")
  func rate() {
    let outcomes: [LatencyView.Outcome] = [.init("200 OK", .ok, count: 2)]
    let view = LatencyView(
      times: [], outcomes: outcomes, elapsed: .milliseconds(202), taken: .milliseconds(400))
    #expect(view.text().hasPrefix("2 requests in 202 ms · 5.0 a second\n"))
  }

  @Test("when nothing was answered there is no histogram")
  func allFailed() {
    let view = LatencyView(
      times: [], outcomes: [.init("network.refused", .error, count: 3)], elapsed: .milliseconds(6))
    #expect(view.text() == "3 requests in 6.0 ms · 500 a second\n  3  network.refused\n")
  }
}
