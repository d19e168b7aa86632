import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRendering
@testable import ApusText

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
}
