import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What APIClient makes of an answer", .paced)
struct OwnClientTests {
  @Test("APIClient keeps everything")
  func own() throws {
    #expect(
      OwnClient.report(of: try Incidents.answered(404, "{}")) == ".rejected(404, .raw(2 B), exchange)")
    #expect(OwnClient.report(of: try Incidents.failed(.reset)) == ".transport(network.reset, exchange)")
    #expect(
      OwnClient.keeps(try Incidents.failed(.bodyTruncated, beginning: 200))
        == "the request, the headers, the timing")
  }
}
