import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of a connection", .paced)
struct ConnectionFactsTests {
  private func facts(_ connection: Connection?) throws -> [Fact] {
    let plain = try Incidents.exchange(200)
    let hops = plain.hops.map { Hop(sent: $0.sent, response: $0.response, connection: connection) }
    return ConnectionFacts.facts(
      in: Exchange(request: plain.request, startedAt: plain.startedAt, hops: hops))
  }

  @Test("rests on its address, and without one there is nothing to tell")
  func addresses() throws {
    let facts = try facts(Connection(remoteAddress: "::1", remotePort: 80))
    #expect(facts.map(\.evidence.items) == [[.init(source: .connection, text: "[::1]:80")]])
    #expect(try self.facts(Connection()) == [] && self.facts(nil) == [])
  }

  @Test("is the proxy it went through, with the variable that names it")
  func proxies() throws {
    var connection = Connection()
    connection.proxy = try ProxyURL("http://proxy.test:8080")
    connection.proxyVariable = "HTTPS_PROXY"
    #expect(try facts(connection).first?.text.hasSuffix("which HTTPS_PROXY names.") == true)
  }
}
