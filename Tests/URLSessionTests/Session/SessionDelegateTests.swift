import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusURLSession

@Suite("URLSession: what its delegate hears", .paced)
struct SessionDelegateTests {
  @Test("responses before the final one are kept apart")
  func informational() async throws {
    let exchange = try await success { _ in
      [.text("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n"), .response(body: "ok")]
    }
    #expect(exchange.response?.status == 200)
    #expect(exchange.hops.first?.informational.map(\.status) == [103])
    #expect(exchange.text == "ok")
  }

  @Test(
    "a 401 is an answer, whatever it asks for",
    arguments: [
      "Basic realm=\"x\"", "Basic", "Bearer", "Bearer realm=\"x\"", "Digest realm=\"x\", nonce=\"y\"",
    ])
  func challenges(_ challenge: String) async throws {
    let exchange = try await success { _ in [.response(401, ["WWW-Authenticate: \(challenge)"], body: "who?")]
    }
    #expect(exchange.response?.status == 401)
    #expect(exchange.response?.headers["WWW-Authenticate"] == challenge)
    #expect(exchange.text == "who?")
  }

  @Test("the session follows no redirect by itself, and says what its body was", arguments: [301, 303, 307])
  func redirects(_ status: Int) async throws {
    let server = try ScriptedServer { _ in [.response(status, ["Location: /2"], body: "there")] }
    defer { server.stop() }
    var request = Request(url: try WebURL(server.url("/1")))
    request.options.followsRedirects = false
    let exchange = try await result(of: request).get()
    #expect(exchange.response?.status == status && exchange.text == "there")
    #expect(server.requests.map(\.target) == ["/1"])
  }
}
