import ApusClient
import Foundation
import Synchronization
import Testing

@testable import ApusSurroundings

/// Answers everything, and keeps what it was asked.
private final class Answering: Transport {
  let requests = Mutex<[Request]>([])

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    requests.withLock { $0.append(request) }
    return Exchange(request: request, startedAt: .now)
  }
}

@Suite("A transport that asks")
struct AskingTransportTests {
  private let base = Answering()

  private func transport(allowing place: String) -> AskingTransport {
    AskingTransport(
      base: base, permissions: Permissions { $0.contains(place) },
      practicePorts: { PracticePorts(main: 8001, other: 8002, silent: 8003) })
  }

  private func request(_ url: String) throws -> Request { Request(method: .get, url: try WebURL(url)) }

  @Test("what nobody allowed is not sent, and says so")
  func refused() async throws {
    let request = try request("https://api.test/x")
    await #expect {
      try await transport(allowing: "other.test").send(request)
    } throws: { error in
      (error as? TransportError)?.message
        == "nobody allowed to send to https://api.test, so nothing was sent"
    }
    #expect(base.requests.withLock { $0.isEmpty })
  }

  @Test("what was allowed is sent, and a redirect elsewhere is asked for")
  func redirected() async throws {
    _ = try await transport(allowing: "api.test").send(request("https://api.test/x"))
    let mayRedirect = try #require(base.requests.withLock { $0.first?.options.mayRedirect })
    #expect(mayRedirect(try request("https://api.test/y").url.origin))
    #expect(!mayRedirect(try request("https://evil.test/").url.origin))
  }

  @Test("the practice API needs no question, on its own ports alone")
  func practice() async throws {
    let transport = transport(allowing: "nothing")
    for port in 8001...8003 { _ = try await transport.send(request("http://127.0.0.1:\(port)/")) }
    #expect(base.requests.withLock { $0.count } == 3)
    let other = try request("http://127.0.0.1:8004/")
    await #expect(throws: TransportError.self) { try await transport.send(other) }
  }

  @Test("a socket, a certificate and an address given for a name are asked for, too")
  func ways() async throws {
    var request = try request("http://127.0.0.1:8001/")
    request.options.unixSocket = "/run/some.sock"
    await #expect(throws: TransportError.self) { try await transport(allowing: "nothing").send(request) }
    _ = try await transport(allowing: "the socket /run/some.sock").send(request)
    request.options.unixSocket = nil
    request.options.tls.clientKey = "/keys/mine"
    await #expect(throws: TransportError.self) { try await transport(allowing: "nothing").send(request) }
  }
}
