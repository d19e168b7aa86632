import ApusPacingTestSupport
import Foundation
import Synchronization
import Testing

@_spi(Secrets) @testable import ApusClient

@Suite("A login with OAuth 2 that is renewed", .paced)
struct OAuthLoginTests {
  /// An API and its server: takes the newest token alone, and rotates the refresh token.
  private final class Place: Sendable {
    struct State {
      var number = 1
      var renewals: [String] = []
      var shown: [String] = []
      var refuses = false
      var isHTML = false
    }

    let state = Mutex(State())

    var transport: StubTransport { StubTransport { self.answer($0) } }

    private func answer(_ request: Request) -> StubTransport.Answer {
      state.withLock { state in
        let form = String(decoding: request.body?.bytesInMemory ?? [], as: UTF8.self)
        guard request.url.path == "/token" else {
          let shown = request.headers.first("Authorization").map { field in
            if case .secret(let secret) = field.value { secret.reveal() } else { "text" }
          }
          state.shown.append(shown ?? "none")
          let isGood = shown == "Bearer A\(state.number)"
          return .response(
            status: isGood ? 200 : 401,
            headers: ["WWW-Authenticate": #"Bearer error="invalid_token""#])
        }
        state.renewals.append(form)
        if state.isHTML {
          return .response(status: 200, headers: ["Content-Type": "text/html"], body: "<p>")
        }
        guard !state.refuses, form.contains("refresh_token=R\(state.number)") || form.contains("client_cred")
        else { return .response(status: 400, body: #"{"error":"invalid_grant"}"#) }
        state.number += 1
        let refresh = form.contains("client_cred") ? "" : #","refresh_token":"R\#(state.number)""#
        let token = #""access_token":"A\#(state.number)""#
        return .response(status: 200, body: #"{\#(token),"expires_in":600\#(refresh)}"#)
      }
    }
  }

  private func login(
    expiresIn: TimeInterval? = 600, refresh: String? = "R1", grant: OAuthGrant = .code, fillsIn: Bool = true,
    mayRepeat: @escaping @Sendable (Request) async -> Bool = { _ in false },
    kept: @escaping @Sendable (OAuthTokens) -> Void = { _ in }
  ) throws -> OAuthLogin {
    let now = Date(timeIntervalSince1970: 1_000)
    return OAuthLogin(
      OAuthTokens(
        accessToken: Secret("A1"), refreshToken: refresh.map { Secret($0) },
        expiresAt: expiresIn.map { now.addingTimeInterval($0) }),
      from: try OAuthFlowTests.server(), to: OAuthClient(id: "app"),
      for: try WebURL("https://api.test").origin,
      grant: grant, fillsIn: fillsIn, now: { now }, mayRepeat: mayRepeat,
      renewing: { old, _, ask in
        let tokens = try await ask(old)
        kept(tokens)
        return tokens
      })
  }

  private func request(
    _ method: HTTPMethod = .get, _ url: String = "https://api.test/x", shows token: String? = nil
  ) throws -> Request {
    var request = Request(method: method, url: try WebURL(url))
    if let token {
      request.headers = [:]
      let field = HeaderField(name: "Authorization", value: .bearer(Secret(token)))
      request.headers = request.headers.adding(field)
    }
    return request
  }

  @Test("a token that is good is shown to its origin alone")
  func shown() async throws {
    let place = Place()
    let login = try login()
    #expect(try await login.send(request(), next: place.transport).response?.status == 200)
    _ = try await login.send(request(.get, "https://other.test/x"), next: place.transport)
    #expect(place.state.withLock(\.shown) == ["Bearer A1", "none"])
    #expect(place.state.withLock(\.renewals).isEmpty)
  }

  @Test("a token that has run out is renewed before the request, also where the clock is five minutes off")
  func before() async throws {
    let place = Place()
    let kept = Mutex<[String?]>([])
    let login = try login(
      expiresIn: -300, kept: { tokens in kept.withLock { $0.append(tokens.refreshToken?.reveal()) } })
    let answer = try await login.send(request(), next: place.transport)
    #expect(answer.response?.status == 200 && answer.renewal == TokenRenewal.before)
    #expect(place.state.withLock(\.shown) == ["Bearer A2"] && kept.withLock(\.self) == ["R2"])
  }

  @Test("a token that the clock still trusts, and the server no more, is renewed after the 401")
  func after() async throws {
    let place = Place()
    place.state.withLock { $0.number = 2 }
    let login = try login(refresh: "R2")
    let answer = try await login.send(request(), next: place.transport)
    #expect(answer.response?.status == 200 && answer.renewal == TokenRenewal.afterRefusal)
    #expect(answer.attempts.map(\.status) == [401, 200])
    #expect(place.state.withLock(\.shown) == ["Bearer A1", "Bearer A3"])
  }

  @Test("twenty requests at once renew it once")
  func many() async throws {
    let place = Place()
    let login = try login(expiresIn: -1)
    let statuses = try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 1...20 {
        group.addTask { try await login.send(try self.request(), next: place.transport).response?.status }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.count == 20 && statuses.allSatisfy { $0 == 200 })
    #expect(place.state.withLock(\.renewals.count) == 1)
  }

  @Test("a POST is sent again only where somebody says so", arguments: [true, false])
  func posts(_ may: Bool) async throws {
    let place = Place()
    place.state.withLock { $0.number = 2 }
    let login = try login(refresh: "R2", mayRepeat: { _ in may })
    let answer = try await login.send(request(.post), next: place.transport)
    #expect(answer.response?.status == (may ? 200 : 401))
    #expect(place.state.withLock(\.shown.count) == (may ? 2 : 1))
  }

  @Test("after a POST that was not sent again the next request renews the token, where that can be done")
  func afterPost() async throws {
    let place = Place()
    place.state.withLock { $0.number = 2 }
    let login = try login(refresh: "R2")
    #expect(try await login.send(request(.post), next: place.transport).renewal == TokenRenewal.left)
    let answer = try await login.send(request(.post), next: place.transport)
    #expect(answer.response?.status == 200 && answer.renewal == TokenRenewal.before)
    #expect(place.state.withLock(\.shown) == ["Bearer A1", "Bearer A3"])

    let other = Place()
    other.state.withLock { $0.number = 2 }
    let unrenewed = try self.login(refresh: nil)
    #expect(try await unrenewed.send(request(.post), next: other.transport).renewal == nil)
    #expect(try await unrenewed.send(request(.post), next: other.transport).response?.status == 401)
  }

  @Test("a refusal that had another reason keeps nobody from asking")
  func otherRefusal() async throws {
    let place = Place()
    place.state.withLock { ($0.number, $0.refuses) = (2, true) }
    let login = try login(refresh: "R2")
    #expect(try await login.send(request(.post), next: place.transport).renewal == TokenRenewal.left)
    place.state.withLock { $0.number = 1 }
    #expect(try await login.send(request(), next: place.transport).response?.status == 200)
  }

  @Test("a client that asks for itself asks again")
  func clients() async throws {
    let place = Place()
    let login = try login(expiresIn: 0, refresh: nil, grant: .client)
    #expect(try await login.send(request(), next: place.transport).response?.status == 200)
    #expect(place.state.withLock(\.renewals) == ["grant_type=client_credentials&client_id=app"])
  }

  @Test(
    "where there is no other token, an app is told, and who wants an answer gets the 401",
    arguments: [true, false])
  func refused(_ isHTML: Bool) async throws {
    let (place, login) = try (Place(), login())
    place.state.withLock { ($0.number, $0.refuses, $0.isHTML) = (2, true, isHTML) }
    let error = await #expect(throws: TokenRefreshError.self) {
      try await login.send(request(), next: place.transport)
    }
    #expect((error?.cause as? OAuthError)?.code == (isHTML ? .oauthAnswer : .oauthRefused))
    let answer = try await login.sendAnyway(request(), next: place.transport)
    #expect(answer.response?.status == 401)
    if case .failed(let reason, let said)? = answer.renewal {
      #expect(reason.contains(isHTML ? "no answer of OAuth 2" : "invalid_grant"))
      #expect(said.map { reason.contains($0) } ?? !isHTML)
    } else {
      Issue.record("nothing is said of it")
    }
  }

  @Test("a refresh token that is good no more is shown once")
  func dead() async throws {
    let place = Place()
    place.state.withLock { ($0.number, $0.refuses) = (2, true) }
    let login = try login(mayRepeat: { _ in true })
    for method in [HTTPMethod.get, .get, .post] {
      let answer = try await login.sendAnyway(request(method), next: place.transport)
      #expect(answer.response?.status == 401)
    }
    #expect(place.state.withLock(\.renewals.count) == 1 && login.tokens.refreshToken == nil)
  }

  @Test("what cannot be renewed is told as refused, and nobody is asked about it", arguments: [-1.0, 600])
  func unrenewed(_ life: TimeInterval) async throws {
    let place = Place()
    place.state.withLock { $0.number = 2 }
    let asked = Mutex(false)
    let login = try login(
      expiresIn: life, refresh: nil,
      mayRepeat: { _ in
        asked.withLock { $0 = true }
        return true
      })
    let answer = try await login.sendAnyway(request(), next: place.transport)
    let what = life < 0 ? "the token has run out" : "the token was refused"
    #expect(answer.renewal == .failed("\(what), and there is nothing to renew it with"))
    #expect(try await login.sendAnyway(request(.post), next: place.transport).response?.status == 401)
    #expect(asked.withLock(\.self) == false)
  }

  @Test("a request that shows something else, or nothing, keeps what it shows, where it fills in nothing")
  func others() async throws {
    let place = Place()
    let login = try login(expiresIn: -1, fillsIn: false)
    _ = try await login.send(request(), next: place.transport)
    _ = try await login.send(request(shows: "mine"), next: place.transport)
    _ = try await login.send(request(shows: "A1"), next: place.transport)
    _ = try await login.send(request(shows: "A1"), next: place.transport)
    #expect(place.state.withLock(\.shown) == ["none", "Bearer mine", "Bearer A2", "Bearer A2"])
    #expect(place.state.withLock(\.renewals.count) == 1)
  }

  @Test("a 401 for another reason, and a second one, are the answer")
  func otherReasons() async throws {
    let login = try login()
    let transport = StubTransport { _ in
      .response(
        status: 401, headers: ["WWW-Authenticate": #"Bearer error="insufficient_user_authentication""#])
    }
    #expect(try await login.send(request(), next: transport).attempts.count == 1)
    let always = StubTransport { request in
      request.url.path == "/token"
        ? .response(status: 200, body: #"{"access_token":"B"}"#) : .response(status: 401)
    }
    #expect(try await self.login().send(request(), next: always).attempts.map(\.status) == [401, 401])
  }
}
