import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Secrets that were typed", .paced)
struct MaskingTests {
  @Test("nothing shows a credential that was typed into one line, and the server gets it")
  func typedCredentials() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let lines = [
      "get /bearer Authorization:'Bearer canary-1234'", "get /bearer X-Api-Key:canary-1234 -v",
      "get http://me:canary-1234@127.0.0.1:\(talk.server.port)/bearer -v", "get /bearer -a me:canary-1234 -v",
      "curl -H 'Authorization: Bearer canary-1234' \(talk.server.baseURL)/bearer",
      "get /bearer --proxy http://me:canary-1234@127.0.0.1:\(talk.server.port)",
    ]
    for (index, line) in lines.enumerated() {
      for asked in [line, "raw", "request", "show \(index * 2 + 1)", "rerun", "history", "timing"] {
        let text = await talk.say(asked).text
        #expect(!text.contains("canary-1234"), "\(asked) after \(line)\n\(text)")
      }
    }
    #expect(await talk.say("get /echo X-Api-Key:canary-1234 | cat").outText.contains("canary-1234"))
  }

  @Test("an error shows the line it is about without the password in it")
  func errors() async throws {
    let talk = try await Talk(to: Talk.terminal)
    for line in [
      "get http://me:canary-1234@/x", "get http://me:canary-1234@h:x/", "set proxy ftp://me:canary-1234@h",
      "get /x --proxy ftp://me:canary-1234@h", "base http://me:canary-1234@h/{{nobody}}",
      "gte /x -a me:canary-1234",
      "get /x Authorization:canary-1234 --nope", "auth bearre canary-1234", "auth bearer canary-1234 more",
    ] {
      let answer = await talk.say(line)
      #expect(answer.status == 2, "\(line)")
      #expect(answer.text.contains("^") && !answer.text.contains("canary-1234"), "\(line)\n\(answer.text)")
    }
  }

  @Test("a proxy's password is in no list of settings, and the proxy gets it")
  func proxy() async throws {
    let home = try TestFolder()
    let talk = try await Talk(to: Talk.terminal, variables: ["HOME": home.path])
    await talk.say("set proxy http://me:canary-1234@127.0.0.1:\(talk.server.otherPort)")
    for line in ["set", "env", "get /echo -v", "raw", "profile save p", "profile use p", "set"] {
      let text = await talk.say(line).text
      #expect(!text.contains("canary-1234"), "\(line)\n\(text)")
    }
    #expect(await talk.say("set").text.contains("http://127.0.0.1:"))
    let profile = try #require(home.text(of: ".config/apus/profiles/p.json"))
    #expect(profile.contains("http://127.0.0.1:") && !profile.contains("@"))
  }

  @Test("what a redirect did to a credential and to a body is told without being asked")
  func redirects() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let other = "http://127.0.0.1:\(talk.server.otherPort)"
    let answer = await talk.say(
      "post /redirect-to url==\(other)/echo status==307 a=1 Authorization:canary-1234 --follow")
    #expect(answer.outcome == .ok)
    #expect(answer.notes.contains("not sent to \(other): Authorization\n"))
    #expect(answer.notes.contains("a redirect had the body sent on to \(other)\n"))
    #expect(!answer.text.contains("canary-1234"))
    let home = await talk.say("post /redirect-to url==/echo status==307 a=1 Authorization:x --follow")
    #expect(!home.notes.contains("redirect") && !home.notes.contains("not sent"))
  }
}
