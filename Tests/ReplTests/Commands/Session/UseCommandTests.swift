import ApusClient
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Known APIs that are used by name", .paced)
struct UseCommandTests {
  private let asked = Asked()

  @Test("bring their base, their headers and their token, and leave what was set before")
  func service() async throws {
    let talk = try await asked.talk(to: .plain, variables: ["GH_TOKEN": "canary-1234"])
    await talk.say("X-Mine:1 page==2 a=1", "cd x")
    let used = await talk.say("use GitHub")
    #expect(
      used.notes.contains("base    https://api.github.com/\n") && !used.notes.contains("canary"),
      "\(used.notes)")
    await talk.say("get /rate_limit")
    #expect(asked.last?.url.text == "https://api.github.com/rate_limit")
    #expect(
      asked.last?.headers["X-GitHub-Api-Version"] == "2022-11-28" && asked.last?.headers["X-Mine"] == nil)
    #expect(
      asked.last?.headers.first("Authorization")?.value
        == .secret(Secret("Bearer canary-1234", name: "GH_TOKEN")))
  }

  @Test("take no token where none is set, and their headers stay their own")
  func anonymous() async throws {
    let talk = try await asked.talk(to: .plain)
    await talk.say("use qiita", "get /items")
    #expect(asked.last?.url.text == "https://qiita.com/api/v2/items")
    #expect(asked.last?.headers.contains("Authorization") == false)
    await talk.say("get http://other.test/")
    #expect(asked.last?.headers["X-GitHub-Api-Version"] == nil)
  }

  @Test("may be a team's, with a token that goes to its host, and no other API has one")
  func teams() async throws {
    let talk = try await asked.talk(to: .plain, variables: ["QIITA_TOKEN": "canary-5"])
    await talk.say("use qiita --team birds", "get /items")
    #expect(asked.last?.url.text == "https://birds.qiita.com/api/v2/items")
    #expect(asked.last?.headers.contains("Authorization") == true)
    await talk.say("qiita items")
    #expect(asked.last?.url.text == "https://birds.qiita.com/api/v2/items")
    #expect(await talk.say("use github --team birds").flat.contains("only Qiita has teams"))
    for name in ["a.b", "a/b", "-a", "\"\"", "a@b"] {
      #expect(await talk.say("use qiita --team \(name)").status == 2, "\(name)")
    }
    #expect(await talk.say("base").outText == "https://birds.qiita.com/api/v2\n")
  }

  @Test("that are made up are in the practice API, which is started for them")
  func practice() async throws {
    let talk = try await asked.talk(to: .plain)
    await talk.say("use greenstore")
    #expect(await talk.say("base").outText == "\(talk.server.baseURL)/greenstore/api/v1\n")
    await talk.say("use practice")
    #expect(await talk.say("base").outText == "\(talk.server.baseURL)/\n")
    let none = try await asked.talk {
      $0.startPractice = { throw CommandFailure(.usageCommand, "none here") }
    }
    #expect(await none.say("use practice").flat.contains("none here"))
    #expect(await none.say("base").text == "http://h.test/\n")
  }

  @Test("are listed, and one that there is not is named with the nearest")
  func names() async throws {
    let talk = try await asked.talk()
    let names = await talk.say("use").flat
    #expect(names.contains("use practice ") && names.contains("stripe,"), "\(names)")
    let answer = await talk.say("use githb")
    #expect(
      answer.status == 2 && answer.flat.contains("there is no API named githb here; there are github, qiita"))
    #expect(answer.text.contains("try: use github"))
  }
}
