import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusURLSession

@Suite("URLSession: redirects", .paced)
struct ConversationTests {
  @Test("every hop is kept, and the last one's body is the body")
  func hops() async throws {
    let exchange = try await success("/1") { request in
      switch request.target {
      case "/1": [.response(302, ["Location: /2"], body: "dropped")]
      case "/2": [.response(307, ["Location: 3?x=1"])]
      default: [.response(body: "here")]
      }
    }
    #expect(exchange.hops.map { $0.response?.status } == [302, 307, 200])
    #expect(exchange.hops.map(\.sent.url.target) == ["/1", "/2", "/3?x=1"])
    #expect(exchange.text == "here")
  }

  @Test(
    "credentials do not go to another port, whatever header carries them, and do go along to the same one")
  func credentials() async throws {
    let other = try ScriptedServer { _ in [.response(body: "there")] }
    let server = try ScriptedServer { request in
      request.target == "/1"
        ? [.response(302, ["Location: /2"])] : [.response(302, ["Location: \(other.url("/"))"])]
    }
    defer {
      server.stop()
      other.stop()
    }
    var request = Request(url: try WebURL(server.url("/1")))
    request.headers = HeaderFields([
      HeaderField(name: "Authorization", value: "Bearer plain"),
      HeaderField(name: "X-Mine", value: Secret("hidden")),
      HeaderField(name: "Cookie", value: "c=1"), HeaderField(name: "Accept", value: "text/plain"),
    ])
    let exchange = try await result(of: request).get()
    #expect(exchange.text == "there")
    #expect(server.requests.allSatisfy { $0.values(of: "X-Mine") == ["hidden"] })
    let arrived = try #require(other.requests.first)
    for name in ["Authorization", "X-Mine", "Cookie"] { #expect(arrived.values(of: name) == []) }
    #expect(arrived.values(of: "Accept") == ["text/plain"])
    #expect(exchange.hops.last?.sent.withheld == ["Authorization", "X-Mine", "Cookie"])
    #expect(exchange.hops.dropLast().allSatisfy { $0.sent.withheld.isEmpty })
  }

  @Test("a body goes along with 307 and is left behind with 303", arguments: [(307, "POST"), (303, "GET")])
  func bodies(_ status: Int, _ method: String) async throws {
    let server = try ScriptedServer { request in
      [request.target == "/1" ? .response(status, ["Location: /2"]) : .response()]
    }
    defer { server.stop() }
    let request = Request(method: .post, url: try WebURL(server.url("/1")), body: .text("twice"))
    _ = try await result(of: request).get()
    let last = try #require(server.requests.last)
    #expect(last.method == method)
    #expect(last.body == (method == "POST" ? Array("twice".utf8) : []))
    #expect(last.values(of: "Content-Type").isEmpty == (method == "GET"))
  }

  @Test("a redirect that is not to be followed is an answer, body and all")
  func unfollowed() async throws {
    let exchange = try await success(
      "/", { $0.options.followsRedirects = false },
      answering: { _ in
        [.response(302, ["Location: /2"], body: "look there")]
      })
    #expect(exchange.response?.headers["Location"] == "/2")
    #expect(exchange.text == "look there")
  }

  @Test(
    "a redirect that must not be followed fails with the chain so far",
    arguments: [
      ("/", ErrorCode.redirectLoop), ("file:///etc/passwd", .redirectUnsafe),
      ("javascript:alert(1)", .redirectUnsafe),
      ("http://[", .redirectLocation), ("//a:b/%zz?x=%zz#[%", .redirectLocation),
      ("http://a b/", .redirectLocation),
    ])
  func refused(_ location: String, _ code: ErrorCode) async throws {
    let failure = try await failure { _ in [.response(302, ["Location: \(location)"], body: "dropped")] }
    #expect(failure.code == code)
    #expect(failure.exchange.hops.map { $0.response?.status } == [302])
    #expect(failure.exchange.body.byteCount == 0)
  }

  @Test("a redirect without a place to go fails")
  func nowhere() async throws {
    #expect(try await failure { _ in [.response(302)] }.code == .redirectLocation)
  }

  @Test("a chain without end meets its limit")
  func limit() async throws {
    let failure = try await failure(
      "/", { $0.options.limits.redirects = 3 },
      answering: { request in
        [.response(302, ["Location: \(request.target)x"])]
      })
    #expect(failure.code == .redirectLimit)
    #expect(failure.exchange.hops.count == 4)
  }
}
