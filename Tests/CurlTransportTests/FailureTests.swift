import APIClient
import PacingTestSupport
import Testing

@testable import CurlTransport

/// What a server sends before something goes wrong, and what must be said about it.
struct Fault: Sendable, CustomTestStringConvertible {
  let name: String
  let steps: [Step]
  let code: FailureCode
  /// What is kept of the body.
  var kept = ""
  /// A part of the message.
  var says = ""

  var testDescription: String { name }
}

private let ok = "HTTP/1.1 200 OK\r\n"

private let faults: [Fault] = [
  Fault(name: "no answer at all", steps: [.close], code: .closed, says: "without an answer"),
  Fault(
    name: "a reset instead of an answer", steps: [.reset], code: .reset, says: "waiting for the response"),
  Fault(
    name: "half a head", steps: [.text(ok + "X-A: 1\r\n"), .close], code: .closed,
    says: "middle of the header"),
  Fault(
    name: "a body shorter than its length",
    steps: [.text(ok + "Content-Length: 100\r\n\r\n0123456789"), .close], code: .bodyTruncated,
    kept: "0123456789", says: "10 of 100 bytes"),
  Fault(
    name: "chunks without the last one",
    steps: [.text(ok + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"), .close], code: .bodyTruncated,
    kept: "hello", says: "5 bytes"),
  Fault(
    name: "half a chunk",
    steps: [.text(ok + "Transfer-Encoding: chunked\r\n\r\nff\r\nhello"), .close], code: .bodyTruncated,
    kept: "hello", says: "5 bytes"),
  Fault(
    name: "a chunk size that is none",
    steps: [.text(ok + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nXYZ\r\n"), .hold],
    code: .protocolFraming, kept: "hello", says: "chunks"),
  Fault(
    name: "a chunk longer than it said",
    steps: [.text(ok + "Transfer-Encoding: chunked\r\n\r\n3\r\nhello\r\n0\r\n\r\n"), .hold],
    code: .protocolFraming, kept: "hel", says: "chunks"),
  Fault(
    name: "two lengths that differ",
    steps: [.text(ok + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello"), .hold],
    code: .protocolFraming, says: "5 and 6"),
  Fault(
    name: "a list of lengths that differ", steps: [.text(ok + "Content-Length: 5, 6\r\n\r\nhello"), .hold],
    code: .protocolFraming, says: "5 and 6"),
  Fault(
    name: "a length that is no number", steps: [.text(ok + "Content-Length: -5\r\n\r\nhello"), .hold],
    code: .protocolFraming, says: "Content-Length"),
  Fault(
    name: "a length beyond every number",
    steps: [.text(ok + "Content-Length: 99999999999999999999\r\n\r\nhello"), .hold],
    code: .protocolFraming, says: "99999999999999999999"),
  Fault(
    name: "a length and chunks",
    steps: [.text(ok + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"), .hold],
    code: .protocolFraming, says: "both"),
  Fault(
    name: "a status line of 400 KB",
    steps: [.text("HTTP/1.1 200 " + String(repeating: "O", count: 400_000) + "\r\n\r\n"), .hold],
    code: .protocolStatus, says: "status line"),
  Fault(
    name: "a status of six digits", steps: [.text("HTTP/1.1 999999 Many\r\n\r\n"), .hold],
    code: .protocolStatus, says: "status line"),
  Fault(
    name: "a return within a header", steps: [.text(ok + "X-A: a\rb\r\nContent-Length: 0\r\n\r\n"), .hold],
    code: .protocolHeader),
  Fault(
    name: "a transfer encoding nobody knows",
    steps: [.text(ok + "Transfer-Encoding: rot13\r\n\r\nuryyb"), .close], code: .protocolFraming),
  Fault(
    name: "no HTTP at all", steps: [.text("SSH-2.0-OpenSSH_9.2\r\n"), .hold], code: .protocolStatus,
    says: "status line"),
  Fault(
    name: "a status that is no number", steps: [.text("HTTP/1.1 abc OK\r\n\r\n"), .close],
    code: .protocolStatus, says: "status line"),
  Fault(
    name: "a status of two digits", steps: [.text("HTTP/1.1 20 OK\r\n\r\n"), .close],
    code: .protocolStatus),
  Fault(
    name: "a version that does not exist", steps: [.text("HTTP/7.3 200 OK\r\n\r\n"), .close],
    code: .protocolStatus),
  Fault(
    name: "a header line without a colon",
    steps: [.text(ok + "this is no header\r\nContent-Length: 0\r\n\r\n"), .hold], code: .protocolHeader,
    says: "header line"),
  Fault(
    name: "a header without a name", steps: [.text(ok + ": x\r\nContent-Length: 0\r\n\r\n"), .hold],
    code: .protocolHeader, says: ": x"),
  Fault(
    name: "a header name with a blank", steps: [.text(ok + "X A: 1\r\nContent-Length: 0\r\n\r\n"), .hold],
    code: .protocolHeader, says: "X A: 1"),
  Fault(
    name: "a folded line with nothing to fold onto",
    steps: [.text(ok + " x: 1\r\nContent-Length: 0\r\n\r\n"), .hold], code: .protocolHeader),
  Fault(
    name: "a header with a zero byte", steps: [.text(ok + "X-A: a\0b\r\nContent-Length: 0\r\n\r\n"), .hold],
    code: .protocolHeader),
  Fault(
    name: "a header line of 200 KB",
    steps: [.text(ok + "X-A: " + String(repeating: "a", count: 200_000) + "\r\n\r\n"), .hold],
    code: .headerTooLarge),
  Fault(
    name: "headers without end", steps: [.text(ok), .forever(Array("X-A: 0123456789\r\n".utf8))],
    code: .headerTooLarge),
  Fault(
    name: "informational responses without end",
    steps: [.forever(Array("HTTP/1.1 103 X\r\nA: b\r\n\r\n".utf8))],
    code: .headerTooLarge),
  Fault(
    name: "a folded header without end",
    steps: [.text(ok + "X-A: 1\r\n"), .forever(Array(" more of it\r\n".utf8))],
    code: .headerTooLarge),
  Fault(
    name: "a folded line of 200 KB",
    steps: [.text(ok + "X-A: 1\r\n " + String(repeating: "a", count: 200_000) + "\r\n\r\n"), .hold],
    code: .headerTooLarge),
  Fault(
    name: "5,001 fields, all of them short",
    steps: [.text(ok + String(repeating: "A: b\r\n", count: 5_001) + "\r\n"), .hold],
    code: .headerTooLarge, says: "5000 fields"),
  Fault(
    name: "5,001 fields over many informational responses",
    steps: [
      .text(
        String(
          repeating: "HTTP/1.1 103 X\r\n" + String(repeating: "A: b\r\n", count: 1_667) + "\r\n", count: 3)),
      .hold,
    ],
    code: .headerTooLarge, says: "5000 fields"),
  Fault(
    name: "trailers without end",
    steps: [
      .text(ok + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n"),
      .forever(Array("X-A: 0123456789\r\n".utf8)),
    ],
    code: .headerTooLarge, kept: "hello"),
  Fault(
    name: "a trailer of 200 KB",
    steps: [
      .text(
        ok + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nX-A: "
          + String(repeating: "a", count: 200_000)),
      .text("\r\n\r\n"), .hold,
    ],
    code: .headerTooLarge, kept: "hello"),
  Fault(
    name: "a reset in the body", steps: [.text(ok + "Content-Length: 100\r\n\r\n0123456789"), .reset],
    code: .reset, says: "receiving the body"),
]

@Suite("Failures on the wire", .paced)
struct FailureTests {
  @Test("each has its code, its words, what had arrived, and does not wait for a deadline", arguments: faults)
  func fault(_ fault: Fault) async throws {
    let server = try ScriptedServer { _ in fault.steps }
    let failure = try await CurlTransport().failure(of: request(server.url()))
    #expect(failure.code == fault.code, "\(failure.message) / \(failure.underlying ?? "-")")
    #expect(failure.message.contains(fault.says), "\(failure.message)")
    #expect(fault.kept.isEmpty || failure.exchange.text == fault.kept)
    #expect(failure.exchange.hops.count == 1)
    #expect(failure.exchange.hops.first?.sent.headers.contains("Host") == true)
    #expect(fault.kept.isEmpty || failure.exchange.response?.status == 200)
  }

  @Test(
    "the line that cannot be read is kept, without its end",
    arguments: [
      ("SSH-2.0-OpenSSH_9.2\r\n", "SSH-2.0-OpenSSH_9.2"), ("220 mail ready\nnext", "220 mail ready"),
      (ok + "X A: 1\r\n\r\n", "X A: 1"),
    ])
  func offendingLine(_ answer: String, _ line: String) async throws {
    let server = try ScriptedServer { _ in [.text(answer), .close] }
    let failure = try await CurlTransport().failure(of: request(server.url()))
    #expect(failure.offendingLine.map { String(decoding: $0, as: UTF8.self) } == line, "\(failure)")
  }

  @Test("the transport works on after each of them")
  func goesOn() async throws {
    let transport = CurlTransport()
    for fault in faults {
      let server = try ScriptedServer { $0.target == "/bad" ? fault.steps : [.response()] }
      _ = try await transport.failure(of: request(server.url("/bad")))
      #expect(try await transport.send(request(server.url("/"))).response?.status == 200)
    }
  }

  @Test("a port where nothing listens is refused")
  func refused() async throws {
    var port = 0
    do { port = try ScriptedServer { _ in [] }.port }
    let failure = try await CurlTransport().failure(of: request("http://127.0.0.1:\(port)/"))
    #expect(failure.code == .refused)
    #expect(failure.message == "nothing listens at 127.0.0.1:\(port)")
    #expect(failure.exchange.hops.first?.sent.headers.isEmpty == true)
    #expect(failure.exchange.hops.first?.connection == nil)
  }

  @Test("a host that cannot be reached is said to be so")
  func unreachable() async throws {
    // No interface of ours leads to this address: it is reserved, and may not be connected to.
    let failure = try await CurlTransport().failure(of: request("http://255.255.255.255/"))
    #expect(failure.code == .unreachable)
  }

  @Test("a socket that is not there is unreachable")
  func noSocket() async throws {
    let failure = try await CurlTransport().failure(
      of: request("http://localhost/") { $0.unixSocket = "/no/such" })
    #expect(failure.code == .unreachable)
    #expect(failure.message.contains("/no/such"))
  }

  @Test("a name that cannot be a name has no address")
  func dns() async throws {
    // A label may have 63 letters, so no server is asked.
    let name = String(repeating: "a", count: 64) + ".test"
    let failure = try await CurlTransport().failure(of: request("http://\(name)/"))
    #expect(failure.code == .dns)
    #expect(failure.message.contains(name))
  }

  @Test(
    "a header that would break its line is refused before anything is sent", arguments: ["a\r\nb: c", "a\0"])
  func injection(_ value: String) async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let failure = try await CurlTransport().failure(of: request(server.url(), headers: ["X-A": value]))
    #expect(failure.code == .requestHeader)
    #expect(server.connectionCount == 0)
    #expect(failure.exchange.hops.isEmpty)
  }

  @Test("a missing library is told at the first request, and what else is asked is answered")
  func noLibrary() async throws {
    let transport = CurlTransport(loading: { "libcurl.so.4: cannot open shared object file" })
    for _ in 0..<2 {
      let failure = try await transport.failure(of: request("http://127.0.0.1/"))
      #expect(failure.code == .unreachable)
      #expect(failure.message.contains("libcurl"))
      #expect(failure.underlying == "libcurl.so.4: cannot open shared object file")
    }
    #expect(await transport.cookies().isEmpty)
    await transport.clearCookies()
  }
}
