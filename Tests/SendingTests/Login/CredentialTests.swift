import ApusClient
import ApusFolderTestSupport
import ApusJSON
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("Credentials of a session", .paced)
struct CredentialTests {
  @Test("a credential goes to its own origin and to no other, whatever carries it")
  func credentials() async throws {
    let talk = try await Talk(variables: ["TOKEN": "canary-1234"])
    let other = "http://127.0.0.1:\(talk.server.otherPort)"
    for way in ["auth bearer env:TOKEN", "auth header X-Api-Key env:TOKEN", "X-Api-Key:canary-1234"] {
      await talk.say(way)
      #expect(await talk.say("get /echo").outText.contains("canary-1234"), "\(way)")
      let elsewhere = await talk.say("get \(other)/echo")
      #expect(elsewhere.status == 0)
      #expect(!elsewhere.outText.contains("canary-1234"), "\(way)")
      #expect(elsewhere.notes.contains("not sent to"), "\(way)")
      let redirected = await talk.say("get /redirect-to url==\(other)/echo --follow")
      #expect(!redirected.outText.contains("canary-1234"), "\(way)")
      await talk.say("get /redirect-to url==\(other)/echo")
      #expect(!(await talk.say("follow").outText.contains("canary-1234")), "\(way)")
      await talk.say("base \(other)")
      #expect(!(await talk.say("get /echo").outText.contains("canary-1234")), "\(way)")
      await talk.say("base \(talk.server.baseURL)", "auth none", "X-Api-Key:")
    }
  }

  @Test("nothing that is said shows a secret")
  func secretsStayHidden() async throws {
    let talk = try await Talk(to: Talk.terminal, variables: ["TOKEN": "canary-1234"])
    await talk.say("let token = env:TOKEN", "auth bearer env:TOKEN")
    let lines = [
      "get /github/user X-Secret:{{token}}", "env", "auth", "request", "raw", "show 1", "history", "rerun",
      "get /echo --offline", "get /github/user -v", "preview get /echo", "repeat 1 get /status/401", "timing",
    ]
    for line in lines {
      let text = await talk.say(line).text
      #expect(!text.contains("canary-1234"), "\(line)\n\(text)")
    }
  }
}
