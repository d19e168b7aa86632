import ApusPacingTestSupport
import Foundation
import Synchronization
import Testing

@_spi(Secrets) @testable import ApusClient

@Suite("Where a client's secret goes", .paced)
struct OAuthAskingTests {
  private typealias Desk = OAuthFlowTests.Desk

  private static let stranger = StubTransport.Answer.response(
    status: 401, body: #"{"error":"invalid_client"}"#)
  private static let token = StubTransport.Answer.response(
    status: 200, body: #"{"access_token":"A","expires_in":60,"refresh_token":"R"}"#)
  private static let client = OAuthClient(id: "app", secret: Secret("s3cret"))

  private func flow(_ desk: Desk, _ client: OAuthClient = client) throws -> OAuthFlow {
    OAuthFlow(try OAuthFlowTests.server(), client, over: desk.transport)
  }

  /// Where each request had the secret, and whom it asked.
  private func places(_ desk: Desk) -> [String] {
    zip(desk.asked.withLock(\.self), desk.forms).map { request, form in
      let isInHeader = request.headers.contains("Authorization")
      return request.url.path + (isInHeader ? " header" : "") + (form.contains("s3cret") ? " body" : "")
    }
  }

  @Test(
    "into the form, once, where a server does not know the client by its header; then always",
    arguments: [400, 401])
  func again(_ status: Int) async throws {
    let desk = Desk(.response(status: status, body: #"{"error":"invalid_client"}"#), Self.token)
    let flow = try flow(desk)
    #expect(try await flow.tokensOfClient().accessToken.reveal() == "A")
    _ = try await flow.tokensOfClient()
    #expect(places(desk) == ["/token header", "/token body", "/token body"])
    #expect(flow.server.secretPlace == .body)
    let later = OAuthFlow(flow.server, Self.client, over: desk.transport)
    _ = try await later.tokensOfClient()
    #expect(places(desk).last == "/token body" && desk.forms.count == 4)
  }

  @Test("nowhere else: a client that is not known either way is told what the server said first")
  func unknown() async throws {
    let first = StubTransport.Answer.response(
      status: 401, body: #"{"error":"invalid_client","error_description":"first"}"#)
    let seconds: [StubTransport.Answer] = [
      Self.stranger, .response(status: 500, body: "<p>"), .failure(.reset, "gone"),
      .response(status: 400, body: #"{"error":"invalid_request"}"#),
      .response(status: 400, body: #"{"error":"unauthorized_client"}"#),
    ]
    for second in seconds {
      let desk = Desk(first, second)
      let flow = try flow(desk)
      let error = await #expect(throws: OAuthError.self) { try await flow.tokensOfClient() }
      #expect(error?.message == "https://id.test says invalid_client: first")
      #expect(desk.forms.count == 2 && flow.server.secretPlace == .header)
    }
  }

  @Test("what is said once the client is known counts, and shows that it is")
  func known() async throws {
    let desk = Desk(Self.stranger, .response(status: 400, body: #"{"error":"invalid_scope"}"#))
    let flow = try flow(desk)
    let error = await #expect(throws: OAuthError.self) { try await flow.tokensOfClient() }
    #expect(error?.word == "invalid_scope" && flow.server.secretPlace == .body)
  }

  @Test("whoever does not wait for the second answer is told that, and no refusal")
  func cancelled() async throws {
    let desk = Desk(Self.stranger, .failure(.cancelled, "the request was cancelled"))
    let flow = try flow(desk)
    let error = await #expect(throws: OAuthError.self) { try await flow.tokensOfClient() }
    #expect(error?.isCancelled == true && flow.server.secretPlace == .header)
  }

  @Test("never into the form where the server says that it takes none there")
  func basicOnly() async throws {
    let desk = Desk(Self.stranger, Self.token)
    var server = try OAuthFlowTests.server()
    server.takesSecretInForm = false
    let flow = OAuthFlow(server, Self.client, over: desk.transport)
    let error = await #expect(throws: OAuthError.self) { try await flow.tokensOfClient() }
    #expect(error?.word == "invalid_client" && places(desk) == ["/token header"])
    #expect(flow.server.secretPlace == .header)
  }

  @Test("once alone, where there is no secret, where it was in the form, and where the refusal is another")
  func once() async throws {
    let open = Desk(Self.stranger)
    let openFlow = try flow(open, OAuthClient(id: "app"))
    await #expect(throws: OAuthError.self) { try await openFlow.tokensOfClient() }
    var server = try OAuthFlowTests.server()
    server.secretPlace = .body
    let form = Desk(Self.stranger)
    let formFlow = OAuthFlow(server, Self.client, over: form.transport)
    await #expect(throws: OAuthError.self) { try await formFlow.tokensOfClient() }
    let other = Desk(.response(status: 401, body: #"{"error":"invalid_grant"}"#))
    let otherFlow = try flow(other)
    await #expect(throws: OAuthError.self) { try await otherFlow.tokensOfClient() }
    let late = Desk(.response(status: 503, body: #"{"error":"invalid_client"}"#))
    let lateFlow = try flow(late)
    await #expect(throws: OAuthError.self) { try await lateFlow.tokensOfClient() }
    for desk in [open, form, other, late] { #expect(desk.forms.count == 1) }
  }

  @Test("a login that renews its tokens keeps to what worked")
  func renewals() async throws {
    let desk = Desk(Self.stranger, Self.token)
    let old = OAuthTokens(accessToken: Secret("A"), refreshToken: Secret("R"), expiresAt: .distantPast)
    let hours = Mutex(0)
    let login = try OAuthLogin(
      old, from: OAuthFlowTests.server(), to: Self.client, for: WebURL("https://api.test").origin,
      grant: .code, fillsIn: true,
      now: {
        hours.withLock { $0 += 1 }
        return Date(timeIntervalSince1970: Double(hours.withLock(\.self)) * 3600)
      },
      mayRepeat: { _ in false }, renewing: { old, _, ask in try await ask(old) })
    for _ in 0..<2 {
      _ = try await login.send(Request(url: WebURL("https://api.test/x")), next: desk.transport)
    }
    #expect(places(desk) == ["/token header", "/token body", "/x header", "/token body", "/x header"])
    #expect(login.server.secretPlace == .body)
  }
}
