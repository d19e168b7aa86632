import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Finding a route", .paced)
struct RouterTests {
  @Test("OPTIONS tells what a path takes; other methods are told too")
  func methods() throws {
    try withServer { server in
      let options = try ask(server, "OPTIONS", "/github/gists")
      #expect(options.status == 204)
      #expect(options.first("Allow") == "GET, POST, HEAD, OPTIONS")
      let patch = try ask(server, "PATCH", "/cookies")
      #expect(patch.status == 405)
      #expect(patch.first("Allow") == "GET, HEAD, OPTIONS")
      #expect(try ask(server, "OPTIONS", "*").status == 204)
      #expect(try ask(server, "OPTIONS", "/nothing").status == 404)
      #expect(try ask(server, "BREW", "/echo").text.contains("\"method\": \"BREW\""))
    }
  }
}
