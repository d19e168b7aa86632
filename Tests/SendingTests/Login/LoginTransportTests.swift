import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusRepl

@Suite("What a login asks", .paced)
struct LoginTransportTests {
  @Test("takes no longer than what is set for the session: the server's own words, and the token")
  func deadlines() async throws {
    let limits = Mutex<[String: Duration?]>([:])
    let stub = StubTransport { request in
      limits.withLock { $0[request.url.path] = request.options.deadlines.total }
      return .response(
        status: 200,
        body: request.url.path == "/token"
          ? #"{"access_token":"canary-1234"}"#
          : #"{"issuer":"https://api.test","token_endpoint":"https://api.test/token"}"#)
    }
    let talk = try await Talk(transport: stub, base: "https://api.test")
    await talk.say("set timeout 3", "auth oauth2 --client x --flow client --secret s")
    let metadata = "/.well-known/oauth-authorization-server"
    #expect(limits.withLock(\.self) == [metadata: .seconds(3), "/token": .seconds(3)])
  }
}
