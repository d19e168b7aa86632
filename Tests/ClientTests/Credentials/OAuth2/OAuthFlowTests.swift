import ApusPacingTestSupport
import Synchronization
import Testing

@_spi(Secrets) @testable import ApusClient

@Suite("Asking for tokens", .paced)
struct OAuthFlowTests {
  /// What was asked, and the answers one after the other.
  final class Desk: Sendable {
    let asked = Mutex<[Request]>([])
    private let answers: Mutex<[StubTransport.Answer]>

    init(_ answers: StubTransport.Answer...) { self.answers = Mutex(answers) }

    var transport: StubTransport {
      StubTransport { request in
        self.asked.withLock { $0.append(request) }
        return self.answers.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? .response(status: 500) }
      }
    }

    /// The forms that came, as they were sent.
    var forms: [String] {
      asked.withLock { $0.map { String(decoding: $0.body?.bytesInMemory ?? [], as: UTF8.self) } }
    }
  }

  static func server() throws -> OAuthServer {
    try OAuthServer(
      issuer: "https://id.test", authorizationEndpoint: WebURL("https://id.test/authorize"),
      tokenEndpoint: WebURL("https://id.test/token"), deviceEndpoint: WebURL("https://id.test/device"),
      revocationEndpoint: WebURL("https://id.test/revoke"))
  }

  private static let token =
    #"{"access_token":"A1","token_type":"Bearer","expires_in":60,"refresh_token":"R1"}"#

  private func flow(_ desk: Desk, secret: Secret? = nil, scopes: [String] = []) throws -> OAuthFlow {
    OAuthFlow(try Self.server(), OAuthClient(id: "app", secret: secret, scopes: scopes), over: desk.transport)
  }

  @Test("a client asks for itself, and shows its secret in the header, encoded as in a form first")
  func client() async throws {
    let desk = Desk(.response(status: 200, body: Self.token))
    let tokens = try await flow(desk, secret: Secret("a b:c"), scopes: ["read", "write"]).tokensOfClient()
    #expect(desk.forms == ["grant_type=client_credentials&scope=read+write"])
    let field = desk.asked.withLock { $0.first?.headers.first("Authorization") }
    let basic = Secret.basic(user: "app", password: Secret("a%20b%3Ac"))
    #expect(field == HeaderField(name: "Authorization", value: basic))
    #expect(tokens.accessToken.reveal() == "A1" && tokens.refreshToken?.reveal() == "R1")
    #expect(tokens.scopes == ["read", "write"] && tokens.expiresAt != nil)
    #expect(desk.asked.withLock { $0.first?.options.followsRedirects } == false)
  }

  @Test("a token of a type that is not known is refused by its name, and a redirect by where it leads")
  func notTaken() async throws {
    func typed(_ type: String) throws -> OAuthFlow {
      try flow(Desk(.response(status: 200, body: #"{"access_token":"A","token_type":"\#(type)"}"#)))
    }
    for type in ["bearer", ""] { _ = try await typed(type).tokensOfClient() }
    let mac = await #expect(throws: OAuthError.self) { try await typed("mac").tokensOfClient() }
    #expect(mac?.code == .oauthAnswer && mac?.message.contains("a token of the type mac") == true)
    for status in [302, 307] {
      let place = ["Location": "https://other.test/x?secret=1"] as HeaderFields
      let desk = Desk(.response(status: status, headers: place))
      let error = await #expect(throws: OAuthError.self) { try await flow(desk).tokensOfClient() }
      #expect(
        error?.message
          == "https://id.test answered \(status), a redirect to https://other.test/x; no secret is sent on to there"
      )
    }
  }

  @Test("a client without a secret names itself in the form")
  func publicClient() async throws {
    let desk = Desk(.response(status: 200, body: Self.token))
    let flow = try flow(desk)
    let asking = try OAuthAuthorization(
      flow.server, flow.client, redirect: "http://127.0.0.1:1/x", marks: .init(fixed: "t"))
    _ = try await flow.tokens(for: asking, code: Secret("C1"))
    let form = try #require(desk.forms.first)
    #expect(form.hasPrefix("grant_type=authorization_code&code=C1&redirect_uri=http%3A%2F%2F127.0.0.1"))
    #expect(form.contains("code_verifier=t-000") && form.hasSuffix("&client_id=app"))
    #expect(desk.asked.withLock { $0.first?.headers.contains("Authorization") } == false)
  }

  @Test("a server that wants the secret in the form gets it there, and one that takes JSON gets JSON")
  func secretPlaces() async throws {
    let desk = Desk(
      .response(status: 200, body: Self.token), .response(status: 201, body: #"{"token":"Q1"}"#))
    var server = try Self.server()
    server.secretPlace = .body
    let client = OAuthClient(id: "app", secret: Secret("s"), scopes: ["read_qiita"])
    _ = try await OAuthFlow(server, client, over: desk.transport).tokensOfClient()
    server.dialect = .qiita
    let asking = try OAuthAuthorization(server, client, redirect: "http://127.0.0.1:1/x")
    let flow = OAuthFlow(server, client, over: desk.transport)
    let tokens = try await flow.tokens(for: asking, code: Secret("c"))
    #expect(
      desk.forms == [
        "grant_type=client_credentials&scope=read_qiita&client_id=app&client_secret=s",
        #"{"code":"c","client_id":"app","client_secret":"s"}"#,
      ])
    #expect(tokens.accessToken.reveal() == "Q1" && tokens.expiresAt == nil)
  }

  @Test("a new refresh token takes the place of the old one, which stays where none comes")
  func rotation() async throws {
    let desk = Desk(
      .response(status: 200, body: #"{"access_token":"A2","refresh_token":"R2"}"#),
      .response(status: 200, body: #"{"access_token":"A3"}"#))
    let flow = try flow(desk)
    let first = OAuthTokens(accessToken: Secret("A1"), refreshToken: Secret("R1"), scopes: ["read"])
    let second = try await flow.renewed(first)
    let third = try await flow.renewed(second)
    #expect(second.refreshToken?.reveal() == "R2" && third.refreshToken?.reveal() == "R2")
    #expect(third.accessToken.reveal() == "A3" && third.scopes == ["read"])
    #expect(desk.forms[1].contains("refresh_token=R2"))
  }

  @Test("without a refresh token nothing is asked, and the login is over")
  func noRefresh() async throws {
    let desk = Desk()
    let flow = try flow(desk)
    let error = await #expect(throws: OAuthError.self) {
      try await flow.renewed(OAuthTokens(accessToken: Secret("A1")))
    }
    #expect(error?.code == .oauthExpired && desk.forms.isEmpty)
  }

  @Test(
    "what RFC 6749 names is told in the server's words, with any status",
    arguments: [
      ("invalid_request", 400), ("invalid_client", 401), ("invalid_grant", 400), ("unauthorized_client", 400),
      ("unsupported_grant_type", 400), ("invalid_scope", 400), ("bad_verification_code", 200),
    ])
  func refusals(_ word: String, _ status: Int) async throws {
    let body = #"{"error":"\#(word)","error_description":"because\nso"}"#
    let desk = Desk(.response(status: status, body: body))
    let flow = try flow(desk)
    let error = await #expect(throws: OAuthError.self) { try await flow.tokensOfClient() }
    #expect(error?.code == .oauthRefused && error?.word == word)
    #expect(error?.message == "https://id.test says \(word): because so")
  }

  @Test(
    "HTML, a redirect, nothing at all, and JSON without a token are no answer",
    arguments: [
      (200, "text/html", "<h1>Welcome</h1>"), (302, "text/plain", ""), (200, "application/json", "{}"),
      (200, "application/json", #"{"access_token":""}"#), (500, "application/json", #"{"access_token":"A"}"#),
      (204, "application/json", ""),
    ])
  func noAnswer(_ status: Int, _ type: String, _ body: String) async throws {
    let desk = Desk(.response(status: status, headers: ["Content-Type": type], body: body))
    let flow = try flow(desk)
    let error = await #expect(throws: OAuthError.self) { try await flow.tokensOfClient() }
    #expect(error?.code == .oauthAnswer && error?.exchange != nil)
    #expect(error?.message.hasPrefix("https://id.test answered \(status)") ?? false)
  }

  @Test("no secret goes where it could be read on the way, and a transfer that fails keeps its code")
  func transfer() async throws {
    let desk = Desk(.failure(.refused, "nobody listens"))
    let flow = try flow(desk)
    let error = await #expect(throws: OAuthError.self) { try await flow.tokensOfClient() }
    #expect(error?.code == .refused && desk.forms.count == 1)
    let server = OAuthServer(tokenEndpoint: try WebURL("http://id.test/token"))
    let openFlow = OAuthFlow(server, OAuthClient(id: "app"), over: desk.transport)
    let plain = await #expect(throws: OAuthError.self) { try await openFlow.tokensOfClient() }
    #expect(plain?.code == .oauthEndpoint && desk.forms.count == 1)
  }

  @Test("giving tokens back names the refresh token where there is one")
  func revoking() async throws {
    let desk = Desk(.response(status: 200), .response(status: 200), .response(status: 503))
    let flow = try flow(desk)
    try await flow.revoke(OAuthTokens(accessToken: Secret("A"), refreshToken: Secret("R")))
    try await flow.revoke(OAuthTokens(accessToken: Secret("A")))
    #expect(desk.forms.first?.hasPrefix("token=R&token_type_hint=refresh_token") ?? false)
    #expect(desk.forms.last?.hasPrefix("token=A&token_type_hint=access_token") ?? false)
    await #expect(throws: OAuthError.self) {
      try await flow.revoke(OAuthTokens(accessToken: Secret("A")))
    }
  }

  @Test("a token that no header can have is no answer", arguments: [#"A\r\nX: 1"#, #"A\u0000"#])
  func unsendable(_ token: String) async throws {
    let desk = Desk(.response(status: 200, body: #"{"access_token":"\#(token)"}"#))
    let flow = try flow(desk)
    let error = await #expect(throws: OAuthError.self) { try await flow.tokensOfClient() }
    #expect(error?.code == .oauthAnswer)
    #expect(error?.message == "https://id.test gave a token with a line break or a NUL in it")
  }
}
