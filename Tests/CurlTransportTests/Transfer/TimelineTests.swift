import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

@Suite("Phases of a hop", .paced)
struct TimelineTests {
  let start = ContinuousClock.now

  @Test("a hop that ended while connecting spent the rest of its time there")
  func connecting() {
    let timeline = Timeline(submitted: start)
    let setup = Timeline.Setup(nameLookup: .milliseconds(2), usesTLS: true)
    let timing = timeline.timing(setup: setup, end: timeline.added + .milliseconds(10))
    #expect(timing.dns == .milliseconds(2))
    #expect(timing.connect == .milliseconds(8))
    #expect(timing.tls == nil && timing.request == nil)
    #expect(timing.total == timeline.added - start + .milliseconds(10))
  }

  @Test("a hop that ended before anything was known waited in the lookup")
  func lookup() {
    let timeline = Timeline(submitted: start)
    let timing = timeline.timing(setup: Timeline.Setup(), end: timeline.added + .milliseconds(10))
    #expect(timing.dns == .milliseconds(10))
    #expect(timing.connect == nil)
  }

  @Test("an answer that comes before the request is sent makes no phase negative")
  func early() {
    var timeline = Timeline(submitted: start)
    timeline.sent()
    timeline.received()
    timeline.sent()
    let timing = timeline.timing(setup: nil, end: .now)
    let phases = [timing.queue, timing.request, timing.wait, timing.download].compactMap(\.self)
    #expect(phases.count == 4)
    #expect(phases.allSatisfy { $0 >= .zero })
    #expect(phases.reduce(.zero, +) == timing.total)
  }
}
