import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Any status, and delays", .paced)
struct StatusRoutesTests {
  @Test("status gives any status, with the fields that belong to it")
  func status() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      for code in [200, 201, 204, 205, 304, 302, 400, 418, 451, 500, 599] {
        #expect(try client.get("/status/\(code)").status == code)
      }
      #expect(try client.get("/status/401").first("WWW-Authenticate") != nil)
      #expect(try client.get("/status/429").first("Retry-After") == "2")
      for wrong in ["199", "600", "abc", "-1"] { #expect(try client.get("/status/\(wrong)").status == 400) }
    }
  }

  @Test("a delay must make sense", arguments: ["x", "-1", "61", "nan", "inf", "1e9"])
  func badDelay(seconds: String) throws {
    try withServer { server in
      let response = try get(server, "/delay/\(seconds)")
      #expect(response.status == 400)
    }
  }
}
