import APIClient
import PacingTestSupport
import Testing

@testable import URLSessionTransport

@Suite("URLSession: the heads of responses", .paced)
struct ResponseHeadFoundationTests {
  @Test("too many fields, or too large ones, are refused with the head that had them")
  func headers() async throws {
    let fields = (0..<100).map { "X-\($0): aaaaaaaaaaaaaaaaaaaa" }
    for change: (inout Limits) -> Void in [{ $0.headerFields = 100 }, { $0.headerBytes = 2_000 }] {
      let failure = try await failure(
        "/", { change(&$0.options.limits) }, answering: { _ in [.response(200, fields)] })
      #expect(failure.code == .headerTooLarge)
      #expect(failure.exchange.response?.headers.count == 101)
    }
  }
}
