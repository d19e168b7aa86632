import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Lines to type after a failure", .paced)
struct SuggestionsTests {
  @Test("no path leads to errors in what was said over a WebSocket, which is one list")
  func conversation() async throws {
    let exchange = try await StubTransport().send(Request(url: try WebURL("http://h.test/graphql")))
    #expect(Suggestions.lines(for: .graphQLErrors, exchange) == [".errors", "tree"])
    #expect(Suggestions.lines(for: .graphQLErrors, nil) == [".errors", "tree"])
    let talk = exchange.telling(WebSocketConversation())
    #expect(Suggestions.lines(for: .graphQLErrors, talk) == ["tree"])
  }

  @Test("a credential is for the base: where that is another, the line that sets it comes before")
  func base() throws {
    let origin = try Origin("http://h.test:8080")
    for line in ["auth basic USER", "auth bearer", "auth digest USER"] {
      #expect(
        Suggestions.settingBase(origin, before: ["body", line, "explain 401"])
          == ["body", "base http://h.test:8080", line, "explain 401"])
      #expect(Suggestions.settingBase(nil, before: [line]) == [line])
    }
    for line in ["auth", "auth oauth2 --client ID", "headers"] {
      #expect(Suggestions.settingBase(origin, before: [line]) == [line])
    }
  }

  @Test("what a server wants that refuses a conversation comes first, where its answer tells")
  func refusedConversation() async throws {
    func lines(_ status: Int, _ headers: HeaderFields, _ body: String) async throws -> [String] {
      let stub = StubTransport { _ in .response(status: status, headers: headers, body: body) }
      let exchange = try await stub.send(Request(url: try WebURL("http://h.test/ws")))
      return Suggestions.lines(for: .webSocketRefused, exchange)
    }
    let usual = ["headers", "body", "request"]
    #expect(
      try await lines(400, [:], "missing Subprotocol.") == ["ws http://h.test/ws --protocol NAME"] + usual)
    #expect(try await lines(401, ["WWW-Authenticate": "Bearer"], "") == ["auth bearer"] + usual)
    #expect(try await lines(400, [:], "no") == usual)
    #expect(try await lines(404, [:], "subprotocol") == usual)
  }

  @Test("what opened a WebSocket is opened again, and not asked for")
  func sockets() async throws {
    let stub = StubTransport { _ in .webSocket { _ in [] } }
    let url = try WebURL("https://127.0.0.1:8443/ws?x=1")
    let socket = try await stub.webSocket(to: Request(url: url))
    let opening = socket.opening
    _ = try await socket.close()
    for code in [ErrorCode.tlsExpired, .tlsHostname, .tlsUntrusted] {
      #expect(
        Suggestions.lines(for: code, opening).last == "ws wss://127.0.0.1:8443/ws?x=1 --verify no")
    }
    #expect(Suggestions.lines(for: .tlsProtocol, opening).first == "ws ws://127.0.0.1:8443/ws?x=1")
    let asked = try await StubTransport().send(Request(url: url))
    #expect(
      Suggestions.lines(for: .tlsExpired, asked) == ["raw", "get https://127.0.0.1:8443/ws?x=1 --verify no"])
  }

  @Test("a URL that cannot stand in a line without quotes is suggested nowhere")
  func plain() {
    #expect(Suggestions.isPlain("http://h/a?b=c"))
    for text in ["http://h/a b", "http://h/{a}", "http://h/'", "http://h/é", "http://h/#a"] {
      #expect(!Suggestions.isPlain(text), "\(text)")
    }
  }
}
