@_spi(Secrets) import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

/// Two services on one machine, which share their cookies by RFC 6265.
@Suite("Cookies of two ports of a host", .paced)
struct CookieJarsTests {
  private let transport = CurlTransport()

  private func server() throws -> ScriptedServer {
    try ScriptedServer { request in
      let parts = request.target.split(separator: "?", maxSplits: 1)
      return [parts.count == 2 ? .response(200, ["Set-Cookie: \(parts[1])"]) : .response()]
    }
  }

  @discardableResult
  private func ask(_ server: ScriptedServer, _ path: String = "/", keeps: Bool = false) async throws
    -> SentRequest
  {
    let exchange = try await transport.send(
      request("http://127.0.0.1:\(server.port)\(path)") {
        $0.usesCookies = true
        $0.keepsCookiesWithOrigin = keeps
      })
    return try #require(exchange.hops.last).sent
  }

  private func sent(_ server: ScriptedServer) -> String? { server.requests.last?.header("Cookie") }

  @Test("go to both, and the one that did not set one is told of")
  func shared() async throws {
    let (first, second) = (try server(), try server())
    #expect(try await ask(first, "/set?sid=1").borrowedCookies.isEmpty)
    let borrowed = try await ask(second).borrowedCookies
    #expect(sent(second) == "sid=1")
    #expect(borrowed == [BorrowedCookie(name: "sid", setter: "http://127.0.0.1:\(first.port)")])
    #expect(try await ask(first).borrowedCookies.isEmpty)
    // It is its own from here on.
    try await ask(second, "/set?sid=2")
    #expect(try await ask(second).borrowedCookies.isEmpty)
    #expect(try await ask(first).borrowedCookies.map(\.name) == ["sid"])
  }

  @Test("stay with their own where that is asked for, both under the same name")
  func separate() async throws {
    let (first, second) = (try server(), try server())
    try await ask(first, "/set?sid=1", keeps: true)
    let held = try await ask(second, keeps: true)
    #expect(sent(second) == nil && held.withheld == ["the cookie sid"] && held.borrowedCookies.isEmpty)
    try await ask(second, "/set?sid=2", keeps: true)
    try await ask(first, keeps: true)
    #expect(sent(first) == "sid=1")
    try await ask(second, keeps: true)
    #expect(sent(second) == "sid=2")
    #expect(await transport.cookies().map { $0.value.reveal() }.sorted() == ["1", "2"])
  }

  @Test("that were set before it was asked for stay with who set them, too")
  func earlier() async throws {
    let (first, second) = (try server(), try server())
    try await ask(first, "/set?sid=1")
    #expect(try await ask(second, keeps: true).withheld == ["the cookie sid"] && sent(second) == nil)
    try await ask(first, keeps: true)
    #expect(sent(first) == "sid=1")
    #expect(try await ask(second).withheld == ["the cookie sid"], "it was kept by the first to itself")
    try await ask(first)
    try await ask(second)
    #expect(sent(second) == "sid=1", "and is so no more")
  }

  @Test("of which nobody knows who set them are told of wherever they go, and stay where origins count")
  func unknown() async throws {
    let server = try server()
    let line = try #require(CookieLine("127.0.0.1\tFALSE\t/\tFALSE\t0\tone\t1"))
    _ = await transport.replaceCookies(by: CookieLines([line]))
    let told = try await ask(server).borrowedCookies
    #expect(told == [BorrowedCookie(name: "one", setter: nil)] && sent(server) == "one=1")
    #expect(try await ask(server, keeps: true).withheld == ["the cookie one"] && sent(server) == nil)
  }

  @Test("that were written down with who set them go there alone, where that is asked for")
  func known() async throws {
    let (first, second) = (try server(), try server())
    var line = try #require(CookieLine("127.0.0.1\tFALSE\t/\tFALSE\t0\tone\t1"))
    line.setBy = try WebURL("http://127.0.0.1:\(second.port)").origin
    _ = await transport.replaceCookies(by: CookieLines([line]))
    #expect(try await ask(first, keeps: true).withheld == ["the cookie one"] && sent(first) == nil)
    #expect(try await ask(second, keeps: true).withheld.isEmpty && sent(second) == "one=1")
  }

  @Test("are forgotten, set aside and brought back together")
  func together() async throws {
    let (first, second) = (try server(), try server())
    try await ask(first, "/set?a=1", keeps: true)
    try await ask(second, "/set?b=2")
    let aside = await transport.replaceCookies(by: CookieLines())
    #expect(await transport.cookies().isEmpty)
    _ = await transport.replaceCookies(by: aside)
    try await ask(second)
    #expect(sent(second) == "b=2", "whose they are comes back with them")
    await transport.clearCookies()
    #expect(await transport.cookies().isEmpty)
    try await ask(first, keeps: true)
    #expect(sent(first) == nil)
  }

  @Test("go where a redirect leads by the same rule")
  func redirect() async throws {
    let second = try server()
    let first = try ScriptedServer { _ in
      [.response(302, ["Location: http://127.0.0.1:\(second.port)/", "Set-Cookie: sid=1"])]
    }
    #expect(try await ask(first).borrowedCookies.map(\.name) == ["sid"])
    #expect(sent(second) == "sid=1")
    #expect(try await ask(first, keeps: true).withheld == ["the cookie sid"])
    #expect(sent(second) == nil)
  }
}
