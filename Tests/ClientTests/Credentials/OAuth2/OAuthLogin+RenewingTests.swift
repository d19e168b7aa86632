import ApusPacingTestSupport
import Foundation
import Synchronization
import Testing

@_spi(Secrets) @testable import ApusClient

@Suite("A renewal that several requests may wait for", .paced)
struct OAuthLoginRenewingTests {
  /// A server whose first answer to who asks for a token waits until it may come, and ends with who waits for it.
  private final class Place: Sendable {
    let asked = Mutex(0)
    let isAsked: AsyncStream<Void>
    let gate: AsyncStream<Void>.Continuation
    private let asks: AsyncStream<Void>.Continuation
    private let opens: AsyncStream<Void>

    init() {
      (isAsked, asks) = AsyncStream.makeStream(of: Void.self)
      (opens, gate) = AsyncStream.makeStream(of: Void.self)
    }

    var transport: StubTransport {
      StubTransport { [self] request in
        guard request.url.path == "/token" else {
          return request.options.webSocket == nil ? .response(status: 200) : .webSocket { _ in [] }
        }
        let number = asked.withLock { asked in
          asked += 1
          return asked
        }
        if number == 1 {
          asks.yield()
          for await _ in opens {}
          if Task.isCancelled { return .failure(.cancelled, "the request was cancelled") }
        }
        return .response(status: 200, body: #"{"access_token":"A\#(number + 1)","refresh_token":"R"}"#)
      }
    }

    func isAskedOnce() async { for await _ in isAsked { break } }
  }

  private let place = Place()

  private func login(renewsUnwaited: Bool = false) throws -> OAuthLogin {
    OAuthLogin(
      OAuthTokens(accessToken: Secret("A1"), refreshToken: Secret("R1"), expiresAt: .distantPast),
      from: try OAuthFlowTests.server(), to: OAuthClient(id: "app"),
      for: try WebURL("https://api.test").origin, grant: .code, fillsIn: true,
      renewsUnwaited: renewsUnwaited, now: { .now }, mayRepeat: { _ in false },
      renewing: { old, _, ask in try await ask(old) })
  }

  private func send(_ login: OAuthLogin, within limit: Duration? = nil) async throws -> Exchange {
    var request = Request(url: try WebURL("https://api.test/x"))
    request.options.deadlines.total = limit
    return try await login.send(request, next: place.transport)
  }

  private func waits(_ count: Int, for login: OAuthLogin) async {
    while login.state.withLock({ $0.running?.waiting }) != count { await Task.yield() }
  }

  @Test("ends when nobody waits any more, and the next request asks anew")
  func givenUp() async throws {
    let login = try login()
    let first = Task { try await send(login) }
    await place.isAskedOnce()
    first.cancel()
    let result = await first.result
    #expect(throws: TransportError.self) { try result.get() }
    #expect(try await send(login).renewal == TokenRenewal.before)
    #expect(login.tokens.accessToken.reveal() == "A3" && place.asked.withLock(\.self) == 2)
  }

  @Test("goes on for who still waits, and its tokens are there")
  func left() async throws {
    let login = try login()
    let first = Task { try await send(login) }
    await place.isAskedOnce()
    let second = Task { try await send(login) }
    await waits(2, for: login)
    first.cancel()
    let result = await first.result
    #expect(throws: TransportError.self) { try result.get() }
    place.gate.finish()
    #expect(try await second.value.renewal == TokenRenewal.before)
    #expect(login.tokens.accessToken.reveal() == "A2" && place.asked.withLock(\.self) == 1)
  }

  @Test("goes on without anybody in an app: the server may have taken the refresh token already")
  func unwaited() async throws {
    let login = try login(renewsUnwaited: true)
    let first = Task { try await send(login) }
    await place.isAskedOnce()
    first.cancel()
    _ = await first.result
    let second = Task { try await send(login) }
    await waits(1, for: login)
    place.gate.finish()
    #expect(try await second.value.renewal == TokenRenewal.before)
    #expect(login.tokens.accessToken.reveal() == "A2" && place.asked.withLock(\.self) == 1)
  }

  @Test("is waited for by who joins no longer than their own request may take")
  func limited() async throws {
    let login = try login()
    let first = Task { try await send(login) }
    await place.isAskedOnce()
    let error = await #expect(throws: TokenRefreshError.self) { try await send(login, within: .zero) }
    #expect((error?.cause as? OAuthError)?.code == .timeoutTotal)
    place.gate.finish()
    #expect(try await first.value.renewal == TokenRenewal.before)
  }

  @Test("is told with the opening of a conversation, which goes on for long")
  func conversations() async throws {
    place.gate.finish()
    let middleware: [any Middleware] = [try login()]
    let transport = middleware.around(place.transport)
    let socket = try await transport.webSocket(to: Request(url: WebURL("https://api.test/ws")))
    #expect(socket.opening.renewal == TokenRenewal.before)
    socket.drop()
  }
}
