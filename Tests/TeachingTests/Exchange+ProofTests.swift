import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What proves better who asks", .paced)
struct ExchangeProofTests {
  /// An answer to a request that showed a login's token, or another one.
  private func exchange(
    _ status: Int, _ challenge: String, client: String = "apus", scopes: [String] = [],
    grant: OAuthGrant = .code, shown: String = "t"
  ) throws -> Exchange {
    let url = try WebURL("https://api.test/x")
    let field = HeaderField(name: "Authorization", value: .bearer(Secret(shown)))
    var request = Request(url: url, headers: HeaderFields([field]))
    request.options.tokenLogin = OAuthLogin(
      OAuthTokens(accessToken: Secret("t"), scopes: ["read"]),
      from: OAuthServer(tokenEndpoint: try WebURL("https://id.test/token")),
      to: OAuthClient(id: client, scopes: scopes),
      for: url.origin, grant: grant)
    let answered = try Incidents.exchange(
      status, headers: ["WWW-Authenticate": challenge], url: url.text, sent: request.headers)
    return Exchange(request: request, startedAt: answered.startedAt, hops: answered.hops)
  }

  private let invalid = #"Bearer realm="x", error="invalid_token""#

  @Test("a token of a login that is refused leads to that login, and no other token does")
  func refused() throws {
    let own = try exchange(401, invalid)
    #expect(Suggestions.lines(for: .http(401), own).first == "auth oauth2 --client apus --flow code")
    #expect(Hint(after: own)?.command == "auth oauth2 --client apus --flow code")
    let device = try exchange(401, invalid, scopes: ["read"], grant: .device)
    #expect(device.lineToProve() == "auth oauth2 --client apus --flow device --scope read")
    let alone = try exchange(401, invalid, grant: .client)
    #expect(alone.lineToProve() == "auth oauth2 --client apus --flow client --secret VALUE")
    #expect(try exchange(401, invalid, client: "a b").lineToProve() == "auth oauth2 --client ID --flow code")
    let other = try exchange(401, invalid, shown: "other")
    #expect(Suggestions.lines(for: .http(401), other).first == "auth bearer")
  }

  @Test("a scope that lacks is named, and asked for with those that are there")
  func weak() throws {
    let challenge = #"Bearer error="insufficient_scope", scope="admin write""#
    let own = try exchange(403, challenge)
    #expect(Refusal(own)?.meaning == "the token lacks a scope: this takes admin and write")
    #expect(
      Suggestions.lines(for: .http(403), own).first
        == "auth oauth2 --client apus --scope read --scope admin --scope write")
    // What was kept for these scopes would be taken, without a way.
    let asked = try exchange(403, challenge, scopes: ["read", "admin", "write"])
    #expect(
      asked.lineToProve(lacking: ["admin", "write"])
        == "auth oauth2 --client apus --flow code --scope read --scope admin --scope write")
    let other = try exchange(403, challenge, shown: "other")
    #expect(Suggestions.lines(for: .http(403), other).first == "explain insufficient_scope")
    #expect(Refusal(try exchange(403, #"Bearer error="insufficient_scope""#)) == nil)
    let odd = try exchange(403, #"Bearer error="insufficient_scope", scope="-x $(x) a""#)
    #expect(
      odd.lineToProve(lacking: odd.lackingScopes ?? []) == "auth oauth2 --client apus --scope read --scope a")
  }
}
