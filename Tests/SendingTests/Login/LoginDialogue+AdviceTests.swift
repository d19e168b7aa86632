import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusRepl
@testable import ApusSending

@Suite("What to try after a login", .paced)
struct LoginDialogueAdviceTests {
  @Test("who limits how long a login takes, and waits longer, is told where the limit is set")
  func limits() async throws {
    let stub = StubTransport { request in
      request.url.path == "/token"
        ? .failure(.timeoutTotal, "not done after 2 s")
        : .response(
          status: 200, body: #"{"issuer":"https://api.test","token_endpoint":"https://api.test/token"}"#)
    }
    let talk = try await Talk(transport: stub, base: "https://api.test")
    let answer = await talk.say("auth oauth2 --client x --flow client --secret s")
    #expect(answer.code == "timeout.total", "\(answer.text)")
    #expect(answer.flat.contains("try: set timeout none    help auth"), "\(answer.flat)")
  }

  @Test("a token that the server cannot take back may be forgotten all the same")
  func unrevoked() async throws {
    let stub = StubTransport { request in
      .response(
        status: 200,
        body: request.url.path == "/token"
          ? #"{"access_token":"canary-1234"}"#
          : #"{"issuer":"https://api.test","token_endpoint":"https://api.test/token"}"#)
    }
    let talk = try await Talk(transport: stub, base: "https://api.test")
    #expect(await talk.say("auth oauth2 --client x --flow client --secret s").outcome == .ok)
    let answer = await talk.say("auth revoke")
    #expect(answer.code == "oauth.endpoint" && answer.text.contains("try: auth forget"), "\(answer.text)")
    #expect(await talk.say("auth").text.contains("oauth2 x"))
    #expect(await talk.say("auth forget").outcome == .ok)
    #expect(await talk.say("auth").text.contains("no credential"))
  }
}
