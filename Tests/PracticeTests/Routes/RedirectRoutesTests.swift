import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Redirects of the bench", .paced)
struct RedirectRoutesTests {
  @Test("redirects count down, and redirect-to goes where it is told")
  func redirects() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      #expect(try client.get("/redirect/2").first("Location") == "/redirect/1")
      #expect(try client.get("/redirect/0").status == 200)
      #expect(try client.get("/redirect/-1").status == 400)
      let moved = try client.get("/redirect-to?url=http%3A%2F%2Fa.test%2F%3Fb%3D1&status=308")
      #expect(moved.status == 308)
      #expect(moved.first("Location") == "http://a.test/?b=1")
      #expect(try client.get("/redirect-to?url=/echo&status=200").status == 400)
      #expect(try client.get("/redirect-to").status == 400)
    }
  }
}
