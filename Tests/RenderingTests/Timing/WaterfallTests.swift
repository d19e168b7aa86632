import APIClient
import PacingTestSupport
import Testing

@testable import Rendering
@testable import Text

@Suite("Timing", .paced)
struct WaterfallTests {
  @Test("a waterfall has a bar a hop, each phase with its own sign")
  func waterfall() throws {
    try expectSnapshot("waterfall", of: Waterfall(Exchanges.simple()))
  }

  @Test("hops follow one another on one scale, and a table gives their phases")
  func hops() throws {
    try expectSnapshot("waterfall-redirect", of: Waterfall(Exchanges.redirected()))
  }

  @Test("a hop without phases or without an answer still has its bar")
  func bare() throws {
    let request = try Exchanges.request()
    let sent = SentRequest(method: .get, url: request.url, headers: [:])
    let hop = Hop(sent: sent, timing: Timing(total: .milliseconds(12)))
    let view = Waterfall(Exchanges.exchange(request, [hop], ReceivedBody()))
    #expect(
      view.text(on: Screen(width: 50))
        == """
        --- GET /users/octo…  ████████████████████████  12 ms

        the transport did not measure the phases

        """.replacing("████████████████████████", with: String(repeating: "█", count: 21)))
  }

  @Test("cells are shared out in proportion, with one for all that took any time")
  func shares() {
    #expect(apportion(10, to: [1, 1]) == [5, 5])
    #expect(apportion(10, to: [0.001, 99, 0.001]) == [1, 8, 1])
    #expect(apportion(2, to: [1, 1, 1]) == [1, 1, 0])
    #expect(apportion(0, to: [1]) == [0])
    #expect(apportion(5, to: []).isEmpty)
  }

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

  @Test("every time is in one bar", arguments: [1, 2, 7, 100, 1000])
  func bins(_ count: Int) {
    let times = (0..<count).map { Duration.microseconds(($0 * 7919) % 5000 + ($0 % 50 == 49 ? 90_000 : 0)) }
    let bins = Histogram(sorted: times.sorted()).bins
    #expect(bins.reduce(0) { $0 + $1.count } == count)
    #expect(bins.count <= 13)
    #expect(Set(bins.map(\.start)).count == bins.count)
  }

  @Test("when nothing was answered there is no histogram")
  func allFailed() {
    let view = LatencyView(
      times: [], outcomes: [.init("network.refused", .error, count: 3)], elapsed: .milliseconds(6))
    #expect(view.text() == "3 requests in 6.0 ms · 500 a second\n  3  network.refused\n")
  }

  @Test(
    "progress shows what is done, how fast, and how long it will be",
    arguments: [
      (64, "1.2 MB of 10 MB █░░░░░░░░░░░░░░ 12% · 3.4 MB a second · 3 s left"),
      (40, "1.2 MB of 10 MB 12% · 3.4 MB a second ·…"), (20, "1.2 MB of 10 MB 12%…"),
    ])
  func progress(_ width: Int, _ text: String) {
    let line = ProgressLine(.bytes, done: 1_200_000, of: 10_000_000, elapsed: .milliseconds(350))
    #expect(line.text(on: Screen(width: width)) == text + "\n")
  }

  @Test("progress without a known end has no bar")
  func endless() {
    let line = ProgressLine(.bytes, done: 5000, of: nil, elapsed: .seconds(2))
    #expect(line.text() == "5.0 kB · 2.5 kB a second\n")
    #expect(ProgressLine(.requests, done: 0, of: 0, elapsed: .zero).text() == "0/0\n")
  }
}
