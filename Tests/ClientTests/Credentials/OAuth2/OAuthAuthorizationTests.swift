import ApusPacingTestSupport
import Testing

@_spi(Secrets) @testable import ApusClient

@Suite("Asking somebody in a browser", .paced)
struct OAuthAuthorizationTests {
  private func asking(
    _ scopes: [String] = [], change: (inout OAuthServer) -> Void = { _ in }
  ) throws -> OAuthAuthorization {
    var server = try OAuthFlowTests.server()
    change(&server)
    return try OAuthAuthorization(
      server, OAuthClient(id: "my app", scopes: scopes), redirect: "http://127.0.0.1:1/x",
      marks: OAuthAuthorization.Marks(fixed: "t"))
  }

  private func items(_ pairs: (String, String)...) -> [QueryItem] {
    pairs.map { QueryItem(name: $0.0, value: $0.1) }
  }

  @Test("the address has what RFC 6749 and RFC 7636 want, and a nonce for OpenID")
  func address() throws {
    let asking = try asking(["openid", "read"])
    let items = asking.url.queryItems
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    #expect(value("response_type") == "code" && value("client_id") == "my app")
    #expect(value("redirect_uri") == "http://127.0.0.1:1/x" && value("scope") == "openid read")
    #expect(value("state") == "t-state" && value("nonce") == "t-nonce")
    #expect(value("code_challenge_method") == "S256" && value("code_challenge")?.count == 43)
    #expect(try self.asking().url.queryItems.contains { $0.name == "nonce" } == false)
  }

  @Test("the challenge is that of RFC 7636's example")
  func challenge() {
    let proof = PKCE(verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
    #expect(proof.challenge == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    let (one, other) = (PKCE.random(), PKCE.random())
    #expect(
      one != other && one.count == 43 && one.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) })
  }

  @Test("what comes back is taken with the right state alone")
  func states() throws {
    let asking = try asking()
    #expect(try asking.code(from: items(("code", "C"), ("state", "t-state"))).reveal() == "C")
    #expect(asking.owns(items(("error", "access_denied"), ("state", "t-state"))))
    for wrong in [items(("code", "C")), items(("code", "C"), ("state", "u")), []] {
      #expect(!asking.owns(wrong))
      #expect(throws: OAuthError.self) { try asking.code(from: wrong) }
      do { _ = try asking.code(from: wrong) } catch { #expect(error.code == .oauthState) }
    }
  }

  @Test("a no is told in the server's words, and nothing at all is no answer")
  func refusals() throws {
    let asking = try asking()
    do {
      _ = try asking.code(from: items(("error", "access_denied"), ("state", "t-state")))
      Issue.record("it was taken")
    } catch { #expect(error.code == .oauthRefused && error.word == "access_denied") }
    do {
      _ = try asking.code(from: items(("state", "t-state")))
      Issue.record("it was taken")
    } catch { #expect(error.code == .oauthAnswer) }
  }

  @Test("an answer of another server is refused, and one of nobody from a server that always says who it is")
  func issuers() throws {
    let good = items(("code", "C"), ("state", "t-state"), ("iss", "https://id.test"))
    #expect(try asking().code(from: good).reveal() == "C")
    let other = items(("code", "C"), ("state", "t-state"), ("iss", "https://evil.test"))
    #expect(throws: OAuthError.self) { try asking().code(from: other) }
    let strict = try asking { $0.namesItself = true }
    #expect(throws: OAuthError.self) { try strict.code(from: items(("code", "C"), ("state", "t-state"))) }
  }

  @Test("an ID token of another login is refused")
  func nonces() throws {
    let asking = try asking(["openid"])
    func tokens(_ token: String?) -> OAuthTokens {
      OAuthTokens(accessToken: Secret("A"), idToken: token.map { Secret($0) })
    }
    try asking.check(tokens(nil))
    // {"nonce":"t-nonce"} and {"nonce":"other"}
    try asking.check(tokens("e30.eyJub25jZSI6InQtbm9uY2UifQ.x"))
    for wrong in ["e30.eyJub25jZSI6Im90aGVyIn0.x", "e30.e30.x", "no token", ""] {
      #expect(throws: OAuthError.self) { try asking.check(tokens(wrong)) }
    }
  }

  @Test("a server that has no address for it asks nobody")
  func nowhere() throws {
    #expect(throws: OAuthError.self) { try asking { $0.authorizationEndpoint = nil } }
  }

  @Test("nobody is asked where others could listen, there or where the token is had; on this machine none do")
  func unsafe() throws {
    let (open, own) = (try WebURL("http://id.test/x"), try WebURL("http://127.0.0.1:1/x"))
    #expect(throws: OAuthError.self) { try asking { $0.authorizationEndpoint = open } }
    let error = #expect(throws: OAuthError.self) { try asking { $0.tokenEndpoint = open } }
    #expect(error?.code == .oauthEndpoint && error?.message.hasPrefix("http://id.test is not https") == true)
    #expect(try asking { ($0.authorizationEndpoint, $0.tokenEndpoint) = (own, own) }.url.host == "127.0.0.1")
  }
}
