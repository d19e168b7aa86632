import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Limits and flaky answers", .paced)
struct LimitedRoutesTests {
  @Test("what is flaky works after so many failures, and then fails again")
  func flaky() throws {
    try withServer { server in
      let statuses = try (0..<6).map { _ in try get(server, "/flaky/2").status }
      #expect(statuses == [503, 503, 200, 503, 503, 200])
      #expect(try get(server, "/flaky/2").first("Retry-After") == "0")
      #expect(try get(server, "/flaky/0").status == 200)
      #expect(try get(server, "/flaky/101").status == 400)
    }
  }

  @Test("limits say how many requests are left, and when there are more")
  func limits() throws {
    try withServer { server in
      let limited = try get(server, "/limited")
      #expect(limited.status == 429)
      #expect(limited.first("Retry-After") == "2")
      let github = try get(server, "/limited/github")
      #expect(github.status == 403)
      #expect(github.first("X-RateLimit-Remaining") == "0")
    }
  }
}
