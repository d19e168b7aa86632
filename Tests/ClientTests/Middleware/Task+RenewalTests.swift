import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient

@Suite("A token that several wait for", .paced)
struct TaskRenewalTests {
  private func refused() throws -> Exchange {
    Exchange(request: Request(url: try WebURL("https://api.test/x")), startedAt: .now)
  }

  @Test("is waited for, and where there is none that is said with the answer that wanted it")
  func ends() async throws {
    try await Task<Int, any Error> { 1 }.renewal(after: refused())
    let error = await #expect(throws: TokenRefreshError.self) {
      try await Task<Int, any Error> { throw CancellationError() }.renewal(after: self.refused())
    }
    #expect(error?.cause is CancellationError && error?.exchange.request.url.path == "/x")
  }

  @Test("is not waited for by who is cancelled, and still got for the others")
  func cancelled() async throws {
    let (gate, opens) = AsyncStream.makeStream(of: Void.self)
    let getting = Task<Int, any Error> {
      for await _ in gate {}
      return 7
    }
    let refused = try refused()
    let leaving = Task { try await getting.renewal(after: refused) }
    let staying = Task { try await getting.renewal(after: refused) }
    leaving.cancel()
    let result = await leaving.result
    let failure = #expect(throws: TransportError.self) { try result.get() }
    #expect(failure?.code == .cancelled && !getting.isCancelled)
    opens.finish()
    try await staying.value
    #expect(try await getting.value == 7)
  }

  @Test("of a login is one of these: ^C ends the request at once while its server is silent")
  func login() async throws {
    let (isAsking, asks) = AsyncStream.makeStream(of: Void.self)
    let (gate, opens) = AsyncStream.makeStream(of: Void.self)
    let silent = StubTransport { _ in
      asks.yield()
      for await _ in gate {}
      return .response(status: 400)
    }
    let login = OAuthLogin(
      OAuthTokens(accessToken: Secret("A1"), refreshToken: Secret("R1"), expiresAt: .distantPast),
      from: try OAuthFlowTests.server(), to: OAuthClient(id: "app"),
      for: try WebURL("https://api.test").origin,
      grant: .code, fillsIn: true, now: { .now }, mayRepeat: { _ in false },
      renewing: { old, _, ask in try await ask(old) })
    let request = Request(url: try WebURL("https://api.test/x"))
    let asking = Task { try await login.sendAnyway(request, next: silent) }
    for await _ in isAsking { break }
    asking.cancel()
    let result = await asking.result
    let failure = #expect(throws: TransportError.self) { try result.get() }
    #expect(failure?.code == .cancelled)
    opens.finish()
  }
}
