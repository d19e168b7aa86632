import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusRepl

@Suite("The secret of a client that logs in", .paced)
struct AuthCommandLoginTests {
  @Test("a secret that the line leaves out is asked for, not before the client is known, and is not shown")
  func askedSecret() async throws {
    let asked = Mutex<[String]>([])
    let talk = try await Talk { environment in
      environment.askHidden = { prompt in
        asked.withLock { $0.append(prompt) }
        return "s3cret-canary"
      }
    }
    #expect(await talk.say("auth oauth2 --flow client --secret").code == "usage.argument")
    #expect(asked.withLock(\.self) == [])
    let login = await talk.say("auth oauth2 --secret --client apus --flow client --scope write")
    #expect(login.outcome == .ok && !login.text.contains("s3cret-canary"), "\(login.text)")
    #expect(asked.withLock(\.self) == ["client_secret for apus: "])
  }

  @Test("where nobody can be asked for it, that is said, with a line that says where it is")
  func nobodyToAsk() async throws {
    let answer = await (try await Talk()).say("auth oauth2 --client apus --flow client --secret")
    #expect(answer.code == "usage.argument" && answer.status == 2)
    #expect(answer.notes.contains("expected a secret, and nobody typed one"), "\(answer.notes)")
    #expect(answer.notes.contains("try: auth oauth2 --client apus --secret env:CLIENT_SECRET"))
  }

  @Test("one that the line has is found wanting before anything is asked of the server")
  func missing() async throws {
    let answer = await (try await Talk()).say("auth oauth2 http://127.0.0.1:1/ --client x --secret env:NONE")
    #expect(answer.code == "usage.argument" && answer.notes.contains("the environment has no NONE"))
  }
}
