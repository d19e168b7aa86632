import APIClient
import PacingTestSupport
import Testing

@testable import URLSessionTransport

@Suite("URLSession: what its delegate hears", .paced)
struct SessionDelegateTests {
  @Test("responses before the final one are kept apart")
  func informational() async throws {
    let exchange = try await success { _ in
      [.text("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n"), .response(body: "ok")]
    }
    #expect(exchange.response?.status == 200)
    #expect(exchange.hops.first?.informational.map(\.status) == [103])
    #expect(exchange.text == "ok")
  }
}
