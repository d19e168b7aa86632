import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Failures before there was a response", .paced)
struct ConnectingTests {
  @Test("they are all those of that stage, each once")
  func complete() {
    let codes = CodeEntry.connecting.map(\.code)
    #expect(Set(codes) == Set(ErrorCode.everything.filter { $0.stage == .connect }))
    #expect(Set(codes).count == codes.count)
  }

  @Test("where TLS failed nothing was sent, and the lines to try fill in the URL")
  func tls() throws {
    for entry in CodeEntry.connecting where entry.code.name.hasPrefix("tls.") {
      #expect(entry.certain.contains { $0.contains("nothing of the request was sent") }, "\(entry.code)")
      let lines = Suggestions.lines(
        for: entry.code, try Incidents.exchange(nil, url: "https://127.0.0.1/users/1"))
      #expect(lines.contains { $0.contains("://127.0.0.1/users/1") }, "\(entry.code): \(lines)")
      #expect(!lines.contains { $0.contains("{") }, "\(entry.code): \(lines)")
      #expect(!Suggestions.lines(for: entry.code, nil).contains { $0.contains("{") }, "\(entry.code)")
    }
  }

  @Test("nobody is told to drop TLS for another machine, by a proxy's fault either, nor what it checks")
  func keepsTLS() throws {
    for entry in CodeEntry.connecting {
      let lines = Suggestions.lines(for: entry.code, try Incidents.exchange(nil))
      #expect(
        !lines.contains { $0.contains("http:") || $0.contains("--verify no") }, "\(entry.code): \(lines)")
    }
    #expect(Suggestions.lines(for: .tlsUntrusted, try Incidents.exchange(nil)).first == "set cacert FILE")
    let here = try Incidents.exchange(nil, url: "https://localhost/x")
    #expect(Suggestions.lines(for: .tlsProtocol, here).first == "get http://localhost/x")
    var hop = try #require(here.hops.first)
    var connection = Connection()
    connection.proxy = try ProxyURL("http://p:1")
    hop = Hop(sent: hop.sent, response: nil, timing: hop.timing, connection: connection)
    let proxied = Exchange(request: here.request, startedAt: here.startedAt, hops: [hop])
    #expect(!Suggestions.lines(for: .tlsProtocol, proxied).contains { $0.contains("http:") })
  }

  @Test("a 403 that names the User-Agent is about that")
  func userAgent() throws {
    let exchange = try Incidents.exchange(403, body: "Please make sure your request has a User-Agent header")
    #expect(Suggestions.lines(for: .http(403), exchange).first == "User-Agent:my-program/1.0")
    #expect(Hint(after: exchange)?.text == "it wants a User-Agent")
    let sent = try Incidents.exchange(403, body: "bad user agent", sent: ["User-Agent": "apus/1"])
    #expect(Hint(after: sent)?.text == "it does not like the User-Agent apus/1; send another")
    #expect(
      try Hint(after: Incidents.exchange(404, body: "User-Agent"))?.command != "User-Agent:my-program/1.0")
  }

  @Test(
    "where a connection broke nobody claims to know what the server did",
    arguments: [ErrorCode.reset, .closed])
  func broken(_ code: ErrorCode) throws {
    let entry = try #require(CodeEntry.of(code))
    #expect(entry.certain.contains("Whether the server did what was asked cannot be known."))
    #expect(entry.suggestions.first == "rerun")
  }
}
