import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusRepl

@Suite("Operations called by their names", .paced)
struct CallCommandTests {
  @Test("are asked as any request: shown, kept by number, previewed, exported, repeated and piped")
  func asking() async throws {
    let talk = try await Talk()
    let line = "call getGithubUsersLogin login=octocat"
    let asked = await talk.say(line)
    #expect(asked.outcome == .ok && asked.outText.contains("octocat"), "\(asked.text)")
    #expect(await talk.say("curl").outText.contains("/github/users/octocat"))
    #expect(await talk.say("history").text.contains("GET /github/users/octocat"))
    #expect(
      await talk.say("preview \(line) --timeout 5").outText.hasPrefix("GET /github/users/octocat HTTP/1.1"))
    #expect(await talk.say("preview --why \(line)").outText.contains("/github/users/octocat"))
    #expect(await talk.say("repeat 2 \(line)").outcome == .ok)
    #expect(await talk.say("\(line) | wc -c").outcome == .ok)
    #expect(await talk.say("rerun 1").outText.contains("octocat"))
  }

  @Test("what is missing is an error where no prompt follows, and nothing is asked or sent")
  func missing() async throws {
    let asked = Mutex(0)
    let talk = try await Talk(setUp: {
      $0.ask = { _ in
        asked.withLock { $0 += 1 }
        return "octocat"
      }
    })
    let answer = await talk.say("call getGithubUsersLogin")
    #expect(answer.notes.contains("getGithubUsersLogin needs login"), "\(answer.text)")
    #expect(answer.outcome != .ok && asked.withLock { $0 } == 0)
    #expect(await talk.say("history").text.contains("no request was sent yet"))
    let nothing = await talk.say("call")
    #expect(nothing.notes.contains("expected the name of an operation"))
    #expect(nothing.notes.contains("try: call getDirectory"), "\(nothing.text)")
    #expect(await talk.say("call nobody").notes.contains("there is no operation nobody"))
  }

  @Test("at a prompt it is asked for, and the line that is kept has it")
  func prompting() async throws {
    let questions = Mutex<[String]>([])
    let talk = try await Talk(setUp: {
      $0.ask = { question in
        questions.withLock { $0.append(question) }
        return "octocat"
      }
    })
    await talk.engine.beginConversation()
    await talk.say("record mine")
    let answer = await talk.say("call getGithubUsersLoginRepos per_page=2 | wc -c")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(questions.withLock { $0 }.first?.hasPrefix("login (") == true)
    await talk.say("record off")
    let kept = String(decoding: try talk.folder.read("mine.session.md"), as: UTF8.self)
    #expect(kept.contains("call getGithubUsersLoginRepos per_page=2 login=octocat | wc -c"), "\(kept)")
    #expect(await talk.say("replay mine").outcome == .ok)
  }

  @Test("an answer of nothing takes what was used last, or else ends it")
  func usual() async throws {
    let talk = try await Talk(setUp: { $0.ask = { _ in "" } })
    await talk.engine.beginConversation()
    #expect(await talk.say("call getGithubUsersLogin").notes.contains("needs login"))
    await talk.say("get /github/users/hubot")
    #expect(await talk.say("call getGithubUsersLogin").outText.contains("hubot"))
  }

  @Test("help tells of an operation by its name")
  func help() async throws {
    let talk = try await Talk()
    let help = await talk.say("help getGithubUsersLogin").outText
    #expect(
      help.hasPrefix("GET /github/users/{login}") && help.contains("call getGithubUsersLogin login=octocat"),
      "\(help)")
    #expect(await talk.say("help call getGithubUsersLogin").outText == help)
    #expect(await talk.say("help call").outText.contains("call OPERATION"))
  }

  @Test("secrets among the values are shown nowhere")
  func secrets() async throws {
    let talk = try await Talk()
    let answer = await talk.say("call getGithubUsersLogin login=octocat access_token==S3CRETvalue --verbose")
    #expect(!answer.text.contains("S3CRETvalue"), "\(answer.text)")
    #expect(await !talk.say("history").text.contains("S3CRETvalue"))
  }
}
