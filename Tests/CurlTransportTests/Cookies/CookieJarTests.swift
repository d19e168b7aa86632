@_spi(Secrets) import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusCurlTransport

@Suite("Cookies", .paced)
struct CookieJarTests {
  /// Answers under any name: sets what the path asks for, `/set?NAME=VALUE;ATTRIBUTES`.
  func server() throws -> ScriptedServer {
    try ScriptedServer { request in
      let parts = request.target.split(separator: "?", maxSplits: 1)
      guard parts.count == 2, let cookie = String(parts[1]).removingPercentEncoding else {
        return [.response()]
      }
      return [.response(200, ["Set-Cookie: \(cookie)"])]
    }
  }

  func ask(
    _ transport: CurlTransport, _ server: ScriptedServer, _ path: String, host: String = "app.example.test",
    usesCookies: Bool = true, headers: HeaderFields = [:]
  ) async throws -> Exchange {
    let url = "http://\(host):\(server.port)\(path.replacing(" ", with: "%20"))"
    return try await transport.send(
      request(url, headers: headers) {
        $0.usesCookies = usesCookies
        $0.resolve = ["*:\(server.port):127.0.0.1"]
      })
  }

  func sent(_ server: ScriptedServer) -> String? { server.requests.last?.header("Cookie") }

  @Test("a cookie goes back to its host and path, and to no other")
  func scope() async throws {
    let server = try server()
    let transport = CurlTransport()
    _ = try await ask(transport, server, "/a/set?one=1; Path=/a")
    _ = try await ask(transport, server, "/a/b")
    #expect(sent(server) == "one=1")
    _ = try await ask(transport, server, "/b")
    #expect(sent(server) == nil)
    _ = try await ask(transport, server, "/a/b", host: "other.example.test")
    #expect(sent(server) == nil)
  }

  @Test("cookies that are set aside go nowhere, and come back as they were in the place of others")
  func setAside() async throws {
    let server = try server()
    let transport = CurlTransport()
    _ = try await ask(transport, server, "/set?one=1; Path=/; HttpOnly")
    _ = try await ask(transport, server, "/set?two=2; Domain=example.test; Max-Age=1000")
    let before = await transport.cookies()
    let aside = await transport.replaceCookies(by: CookieLines())
    #expect(await transport.cookies().isEmpty)
    _ = try await ask(transport, server, "/set?three=3")
    #expect(sent(server) == nil)
    _ = await transport.replaceCookies(by: aside)
    #expect(await transport.cookies() == before && before.count == 2)
    _ = try await ask(transport, server, "/")
    #expect(sent(server) == "one=1; two=2" || sent(server) == "two=2; one=1")
  }

  @Test("cookies from a file are kept before anything was sent, and go along with the first request")
  func fromLines() async throws {
    let server = try server()
    let transport = CurlTransport()
    let line = try #require(CookieLine("127.0.0.1\tFALSE\t/\tFALSE\t0\tone\t1"))
    _ = await transport.replaceCookies(by: CookieLines([line]))
    #expect(await transport.cookies().map(\.text) == [line.text])
    _ = try await ask(transport, server, "/", host: "127.0.0.1")
    #expect(sent(server) == "one=1")
  }

  @Test("a cookie for a domain goes to the hosts below it")
  func domain() async throws {
    let server = try server()
    let transport = CurlTransport()
    _ = try await ask(transport, server, "/set?d=1; Domain=example.test")
    _ = try await ask(transport, server, "/", host: "www.example.test")
    #expect(sent(server) == "d=1")
  }

  @Test(
    "a cookie that claims what it may not is not kept",
    arguments: [
      "x=1; Domain=example.org", "x=1; Domain=test", "__Host-x=1; Path=/", "__Secure-x=1", "x=1; Secure",
      "x=1; Max-Age=0", "x=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
    ])
  func refused(_ cookie: String) async throws {
    let transport = CurlTransport()
    _ = try await ask(transport, server(), "/set?\(cookie)")
    #expect(await transport.cookies().isEmpty)
  }

  @Test("prefixes hold on a loopback host too, where Secure is allowed without TLS")
  func prefixes() async throws {
    let server = try server()
    let transport = CurlTransport()
    for cookie in [
      "__Host-a=1; Secure; Path=/x", "__Host-b=1; Secure; Path=/; Domain=localhost",
      "__Host-c=1; Secure; Path=/",
    ] {
      _ = try await ask(transport, server, "/set?\(cookie)", host: "localhost")
    }
    #expect(await transport.cookies().map(\.name) == ["__Host-c"])
  }

  @Test(
    "a cookie that libcurl takes and its rules do not is not kept, and replaces none",
    arguments: ["__Host-a=evil; Secure; Path=/; Domain=127.0.0.1", "__HOST-a=evil; Secure"])
  func takenBack(_ cookie: String) async throws {
    let server = try server()
    let transport = CurlTransport()
    _ = try await ask(transport, server, "/set?\(cookie)", host: "127.0.0.1")
    #expect(await transport.cookies().isEmpty)
    for kept in ["__Host-a=good; Secure; Path=/", "b=1; Path=/", cookie] {
      _ = try await ask(transport, server, "/set?\(kept)", host: "127.0.0.1")
    }
    #expect(Set(await transport.cookies().map { $0.value.reveal() }) == ["good", "1"])
    _ = try await ask(transport, server, "/", host: "127.0.0.1")
    #expect(sent(server).map { Set($0.split(separator: "; ")) } == ["__Host-a=good", "b=1"])
  }

  @Test(
    "what the rules say of a cookie is what becomes of it",
    arguments: [
      "a=1", "a=1; Secure", "a=1; Domain=127.0.0.1", "a=1; Domain=0.0.1", "a=1; Domain=localhost",
      "a=1; Domain=",
      "a=1; Domain=.", "a=1; Path=x", "a=1; Path=/x", "=1", "a", "", "=", "a=", "__Host-a=1; Secure; Path=/",
      "__Host-a=1; Secure; Path=/; Domain=127.0.0.1", "__Host-a=1; Secure; Path=/; Domain=",
      "__host-a=1; Path=/", "__HoSt-a=1; secure; path=/", "__Host-a=1; Secure; Path=/x", "__Secure-a=1",
      "__secure-a=1; Secure", "__Host-a=1; Secure; Path=/; Domain=localhost", "a=1; Domain=test",
      "a=1; Domain=example.test", "a=1; Domain=.app.Example.test", "a=1; Domain=b.app.example.test",
      "a=\(String(repeating: "x", count: 4096))", "a=\(String(repeating: "x", count: 4000))",
    ])
  func rules(_ cookie: String) async throws {
    for host in ["127.0.0.1", "localhost", "app.example.test"] {
      let server = try server()
      let transport = CurlTransport()
      let exchange = try await ask(transport, server, "/set?\(cookie)", host: host)
      let refusal = SetCookie(cookie).refusal(from: exchange.request.url)
      let isKept = await !transport.cookies().isEmpty
      #expect((refusal == nil) == isKept, "\(host) \(cookie.prefix(60)): \(refusal ?? "fine")")
    }
  }

  @Test("cookies are listed with what the server said of them, their values secret, and can be forgotten")
  func list() async throws {
    let server = try server()
    let transport = CurlTransport()
    _ = try await ask(
      transport, server, "/set?id=abc 123; HttpOnly; Domain=example.test; Path=/p; Max-Age=100000")
    let cookies = await transport.cookies()
    let cookie = try #require(cookies.first)
    #expect(cookies.count == 1)
    #expect(cookie.name == "id" && cookie.value.reveal() == "abc 123")
    #expect(cookie.domain == "example.test" && cookie.includesSubdomains && cookie.path == "/p")
    #expect(cookie.isHTTPOnly && !cookie.isSecure)
    let expires = try #require(cookie.expires)
    #expect((90_000...100_000).contains(expires.timeIntervalSinceNow))
    #expect(!"\(cookies)".contains("abc"))
    await transport.clearCookies()
    #expect(await transport.cookies().isEmpty)
    _ = try await ask(transport, server, "/p")
    #expect(sent(server) == nil)
  }

  @Test("cookies are off unless asked for, both ways, and each transport has its own")
  func off() async throws {
    let server = try server()
    let transport = CurlTransport()
    _ = try await ask(transport, server, "/set?a=1", usesCookies: false)
    #expect(await transport.cookies().isEmpty)
    _ = try await ask(transport, server, "/set?a=1")
    _ = try await ask(transport, server, "/", usesCookies: false)
    #expect(sent(server) == nil)
    _ = try await ask(CurlTransport(), server, "/")
    #expect(sent(server) == nil)
  }

  @Test("the request's own cookies and the kept ones go out in one field, which stays secret")
  func merged() async throws {
    let server = try server()
    let transport = CurlTransport()
    _ = try await ask(transport, server, "/set?kept=k-9")
    let exchange = try await ask(
      transport, server, "/", headers: HeaderFields([HeaderField(name: "Cookie", value: "own=o-9")]))
    let fields = server.requests[1].headers.filter { $0.name == "Cookie" }
    #expect(fields.count == 1)
    #expect(fields.first.map { Set($0.value.split(separator: "; ")) } == ["kept=k-9", "own=o-9"])
    #expect(exchange.hops[0].sent.headers["Cookie"] == Secret.mask)
  }

  @Test("a cookie set by a redirect is sent to where it leads")
  func redirect() async throws {
    let server = try ScriptedServer { request in
      if request.header("Cookie") == "seen=1" { return [.response(200, [], [1])] }
      return [.response(302, ["Location: /", "Set-Cookie: seen=1"])]
    }
    let exchange = try await CurlTransport().send(request(server.url()) { $0.usesCookies = true })
    #expect(exchange.hops.map { $0.response?.status } == [302, 200])
  }

  @Test(
    "a line that lists no cookie is none",
    arguments: ["", "a\tTRUE\t/", "# comment", "a\tTRUE\t/\tFALSE\tsoon\tn\tv"])
  func badLine(_ line: String) {
    #expect(CookieLine(line) == nil)
  }
}
