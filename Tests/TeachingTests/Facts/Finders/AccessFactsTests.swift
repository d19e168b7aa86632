import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of a token's rights", .paced)
struct AccessFactsTests {
  private func facts(_ status: Int, _ headers: HeaderFields) throws -> [Fact] {
    AccessFacts.facts(
      in: try Incidents.exchange(status, headers: headers, sent: ["Authorization": "token x"]))
  }

  @Test("rests on the line that says it, and is the server's claim")
  func claims() throws {
    let scopes = try facts(403, ["X-OAuth-Scopes": "gist", "X-Accepted-OAuth-Scopes": "repo"])
    #expect(scopes.map(\.level) == [.said, .said])
    #expect(scopes.last?.evidence.items.map(\.text) == ["X-OAuth-Scopes: gist"])
    let one = try facts(200, ["X-GitHub-SSO": "partial-results; organizations=1"])
    #expect(one.map(\.text) == ["What belongs to an organization that wants its single sign-on is left out."])
  }

  @Test("is nothing where a limit or nothing is told")
  func others() throws {
    #expect(try facts(403, ["X-RateLimit-Remaining": "0"]) == [])
    #expect(try facts(404, [:]) == [] && facts(200, [:]) == [])
  }
}
