import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

@Suite("Failures on the wire", .paced)
struct DiagnosisTests {
  @Test(
    "each has its code, its words, what had arrived, and does not wait for a deadline", arguments: wireFaults)
  func fault(_ fault: Fault) async throws {
    let server = try ScriptedServer { _ in fault.steps }
    let failure = try await CurlTransport().failure(of: request(server.url()))
    #expect(failure.code == fault.code, "\(failure.message) / \(failure.underlying ?? "-")")
    #expect(failure.message.contains(fault.says), "\(failure.message)")
    #expect(failure.code != .headerTooLarge || failure.underlying?.contains("memory") != true)
    #expect(fault.kept.isEmpty || failure.exchange.text == fault.kept)
    #expect(failure.exchange.hops.count == 1)
    #expect(failure.exchange.hops.first?.sent.headers.contains("Host") == true)
    #expect(fault.kept.isEmpty || failure.exchange.response?.status == 200)
  }

  @Test(
    "the line that cannot be read is kept, without its end",
    arguments: [
      ("SSH-2.0-OpenSSH_9.2\r\n", "SSH-2.0-OpenSSH_9.2"), ("220 mail ready\nnext", "220 mail ready"),
      (okLine + "X A: 1\r\n\r\n", "X A: 1"),
    ])
  func offendingLine(_ answer: String, _ line: String) async throws {
    let server = try ScriptedServer { _ in [.text(answer), .close] }
    let failure = try await CurlTransport().failure(of: request(server.url()))
    #expect(failure.offendingLine.map { String(decoding: $0, as: UTF8.self) } == line, "\(failure)")
  }

  @Test("the transport works on after each of them")
  func goesOn() async throws {
    let transport = CurlTransport()
    for fault in wireFaults {
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
    #expect(failure.message == "the connection to 127.0.0.1:\(port) was refused")
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
