import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

/// Cases of our own for what curl's tests of response heads cover, each with the number of curl's test. Where curl takes what
/// two readers may read in two ways, it is refused here.
@Suite("Response heads as curl's tests have them", .paced)
struct CurlHeaderCasesTests {
  @Test(
    "that say in no one way where the body ends, or what they are, are refused",
    arguments: [
      (36, "Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n", "protocol.framing"),
      (178, "Content-Length: -6\r\n\r\n", "protocol.framing"),
      (207, "Transfer-Encoding: chunked\r\n\r\n5\r\nab", "body.truncated"),
      (262, "Bad: a\0b\r\nContent-Length: 0\r\n\r\n", "protocol.header"),
      (365, "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n", "protocol.framing"),
      (393, "Content-Length: 99999999999999999999\r\n\r\n", "protocol.framing"),
      (394, "Content-Length: rubbish\r\n\r\n", "protocol.framing"),
      (398, "No colon here\r\n\r\n", "protocol.header"),
      (415, "Odd\u{1}: x\r\nContent-Length: -3\r\n\r\n", "protocol.header"),
      (418, "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n", "protocol.framing"),
      (768, "Content-Length: 3ab\r\n\r\nabc", "protocol.framing"),
      (771, "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd", "protocol.framing"),
    ])
  func refused(_ number: Int, _ head: String, _ code: String) async throws {
    let server = try ScriptedServer { _ in [.text("HTTP/1.1 200 OK\r\n" + head), .close] }
    let failure = try await CurlTransport().failure(of: request("http://127.0.0.1:\(server.port)/"))
    #expect(failure.code.name == code, "\(number): \(failure.message)")
  }

  @Test(
    "of another kind of HTTP are refused, as curl's 129",
    arguments: ["HTTP/1.2 200 OK\r\n\r\n", "HTPT/1.1 200 OK\r\n\r\n"])
  func version(_ head: String) async throws {
    let server = try ScriptedServer { _ in [.text(head), .close] }
    let failure = try await CurlTransport().failure(of: request("http://127.0.0.1:\(server.port)/"))
    #expect(failure.code == .protocolStatus, "\(failure.message)")
  }

  @Test(
    "that say the same twice are read",
    arguments: [
      (767, "Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc"), (769, "Content-Length: 3 \r\n\r\nabc"),
      (770, "Content-Length: 3, 3\r\n\r\nabc"),
      (266, "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX-End: 1\r\n\r\n"),
    ])
  func read(_ number: Int, _ head: String) async throws {
    let server = try ScriptedServer { _ in [.text("HTTP/1.1 200 OK\r\n" + head), .close] }
    let exchange = try await CurlTransport().send(request("http://127.0.0.1:\(server.port)/"))
    #expect(exchange.text == "abc", "\(number)")
  }

  @Test(
    "that are too large, or have too many lines, are given up, as curl's 497, 498 and 747",
    arguments: [497, 498, 747])
  func large(_ number: Int) async throws {
    let lines =
      number == 747 ? (0..<6_000).map { "X-\($0): 1" } : ["X-Long: \(String(repeating: "x", count: 400_000))"]
    let server = try ScriptedServer { _ in
      [.response(number == 498 ? 302 : 200, lines + (number == 498 ? ["Location: /again"] : []))]
    }
    let failure = try await CurlTransport().failure(of: request("http://127.0.0.1:\(server.port)/"))
    #expect(failure.code == .headerTooLarge, "\(failure.message)")
  }
}
