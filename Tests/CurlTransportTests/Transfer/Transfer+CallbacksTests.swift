import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTLSTestSupport
import Testing

/// A server that keeps its first connection, and then dies on it with a request in its hands.
private func server(dyingWith end: Step) throws -> ScriptedServer {
  try ScriptedServer { request in
    request.target == "/act" && request.connection == 1 ? [end] : [.response(200, [], Array("done".utf8))]
  }
}

@Suite("Requests on a kept connection that is dead", .paced)
struct TransferCallbacksTests {
  private static let once = ["POST", "PATCH", "BREW"].compactMap { HTTPMethod($0) }
  private static let again: [HTTPMethod] = [.get, .head, .options, .put, .delete]

  @Test("what may do its work twice arrives once, and the failure says that it may be done", arguments: once)
  func arrivesOnce(_ method: HTTPMethod) async throws {
    for end in [Step.close, .reset] {
      let server = try server(dyingWith: end)
      let transport = CurlTransport()
      _ = try await transport.send(request(server.url("/first")))
      let failure = try await transport.failure(
        of: request(server.url("/act"), method, body: .text("item")))
      #expect(failure.code == .closed)
      #expect(
        failure.message
          == "the connection to 127.0.0.1:\(server.port) was kept and is dead; the server may have done what was asked"
      )
      #expect(server.requests.map(\.target) == ["/first", "/act"])
      let hop = try #require(failure.exchange.hops.first)
      #expect(failure.exchange.hops.count == 1 && hop.response == nil)
      #expect(hop.sent.bodyByteCount == 4)
    }
  }

  @Test("a file that is sent arrives once, too")
  func file() async throws {
    let server = try server(dyingWith: .close)
    let file = try TestFolder().file("body", Array(repeating: 7, count: 1 << 20))
    let transport = CurlTransport()
    _ = try await transport.send(request(server.url("/first")))
    let failure = try await transport.failure(
      of: request(server.url("/act"), .post, body: .file(path: file.path)))
    #expect(failure.code == .closed)
    #expect(server.requests.map(\.body.count) == [0, 1 << 20])
  }

  @Test("what is the same twice is sent again on another connection", arguments: again)
  func sentAgain(_ method: HTTPMethod) async throws {
    let server = try server(dyingWith: .close)
    let transport = CurlTransport()
    _ = try await transport.send(request(server.url("/first")))
    let exchange = try await transport.send(request(server.url("/act"), method))
    #expect(exchange.response?.status == 200)
    // Both attempts are told, and which connection each went over.
    #expect(exchange.hops.map { $0.response?.status } == [nil, 200] && exchange.repeatCount == 1)
    #expect(exchange.hops.map { $0.connection?.isReused } == [true, false])
    #expect(exchange.hops.allSatisfy { $0.sent.method == method && $0.sent.headers.contains("Host") })
    #expect(exchange.hops.allSatisfy { $0.timing.wait != nil } && exchange.hops[1].timing.connect != nil)
    #expect(server.requests.map(\.target) == ["/first", "/act", "/act"])
    #expect(server.requests.map(\.connection) == [1, 1, 2])
  }

  @Test("a body is counted for each attempt")
  func bodies() async throws {
    let server = try server(dyingWith: .close)
    let transport = CurlTransport()
    _ = try await transport.send(request(server.url("/first")))
    let exchange = try await transport.send(request(server.url("/act"), .put, body: .text("item")))
    #expect(exchange.hops.map(\.sent.bodyByteCount) == [4, 4] && exchange.text == "done")
  }

  @Test("a redirect behind a repeat is a step, and the repeat is none")
  func redirect() async throws {
    let server = try ScriptedServer { request in
      switch (request.target, request.connection) {
      case ("/act", 1): [.close]
      case ("/act", _): [.response(302, ["Location: /there"])]
      default: [.response()]
      }
    }
    let transport = CurlTransport()
    _ = try await transport.send(request(server.url("/first")))
    let exchange = try await transport.send(request(server.url("/act")))
    #expect(exchange.hops.map { $0.response?.status } == [nil, 302, 200])
    #expect(exchange.repeatCount == 1 && exchange.stepCount == 1)
  }

  @Test("a kept connection that lives is used for them, too", arguments: once)
  func kept(_ method: HTTPMethod) async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let transport = CurlTransport()
    for _ in 0..<3 { _ = try await transport.send(request(server.url(), method, body: .text("item"))) }
    #expect(server.requests.map(\.connection) == [1, 1, 1])
  }

  @Test("the answer to a challenge is another request, and arrives once")
  func challenge() async throws {
    let server = try ScriptedServer { request in
      request.header("Authorization") == nil
        ? [.response(401, ["WWW-Authenticate: Digest realm=\"r\", nonce=\"n\", qop=\"auth\""])]
        : [.close]
    }
    let failure = try await CurlTransport().failure(
      of: request(server.url(), .post, body: .text("item")) {
        $0.login = .digest(user: "me", password: Secret("pw"))
      })
    #expect(failure.code == .closed)
    #expect(failure.message.contains("may have done what was asked"))
    #expect(failure.exchange.hops.map { $0.response?.status } == [401, nil])
    #expect(server.requests.count { $0.header("Authorization") != nil } == 1)
  }
}
