import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The base of a session", .paced)
struct BaseCommandTests {
  @Test(
    "a word says a URL, with or without its scheme",
    arguments: [
      ("localhost:3000", "http://localhost:3000/"), ("https://h/v1", "https://h/v1"),
      ("h.test/a?b", "http://h.test/a?b"),
    ])
  func urls(_ text: String, _ url: String) throws {
    #expect(try Word(typed: text).url().description == url)
  }

  @Test(
    "what is no URL is refused where it stands",
    arguments: ["http://[::1", "http://h:none", "ftp://h", "h/{id}"])
  func mistakes(_ text: String) throws {
    let problem = try #require(throws: LineProblem.self) { try Word(typed: text).url() }
    #expect(problem.range.lowerBound >= 0 && !problem.message.isEmpty)
  }

  @Test("is shown, set, and takes the place where `cd` was with it")
  func setting() async throws {
    let talk = try await Asked().talk(to: .plain)
    await talk.say("cd a/b")
    #expect(await talk.say("base other.test/v1").outText == "http://other.test/v1\n")
    #expect(await talk.say("base").outText == "http://other.test/v1\n")
    #expect(await talk.say("pwd").outText == "http://other.test/v1\n")
    let none = try await Asked().talk(to: .plain, base: nil)
    #expect(await none.say("base").outText == "no base\n")
    #expect(await none.say("base http://[").status == 2)
    #expect(await none.say("base").outText == "no base\n")
  }

  @Test("of another origin leaves behind what was kept for the old one, and says what")
  func leaving() async throws {
    let asked = Asked()
    let talk = try await asked.talk(to: .plain)
    await talk.say("X-Mine:1 Accept:a/b page==2 name=Ada")
    #expect(await talk.say("base http://h.test/v2").notes == "")
    let moved = await talk.say("base http://other.test")
    #expect(
      moved.notes == "not taken along from http://h.test: X-Mine, the query's page, the field name\n",
      "\(moved.notes)")
    await talk.say("post /x")
    #expect(asked.last?.headers["Accept"] == "a/b" && asked.last?.headers["X-Mine"] == nil)
    #expect(asked.lines == ["POST /x"] && asked.last?.body == nil)
  }

  @Test("of another origin has all of it again once the base is back, but for what was set anew")
  func comingBack() async throws {
    let asked = Asked()
    let talk = try await asked.talk(to: .plain)
    await talk.say("X-Mine:1 X-New:1 page==2 name=Ada", "auth bearer canary-1234")
    let moved = await talk.say("base http://other.test")
    #expect(
      moved.notes
        == "not taken along from http://h.test: X-Mine, X-New, the query's page, the field name, Authorization\n",
      "\(moved.notes)")
    await talk.say("X-Mine:2", "post /x")
    #expect(asked.last?.headers["X-Mine"] == "2" && asked.last?.headers["X-New"] == nil)
    #expect(asked.last?.headers.contains("Authorization") == false)
    let back = await talk.say("base http://h.test")
    #expect(
      back.notes == "not taken along from http://other.test: X-Mine\n"
        + "counts again for http://h.test: X-Mine, X-New, the query's page, the field name, Authorization\n",
      "\(back.notes)")
    await talk.say("post /x")
    #expect(asked.lines.last == "POST /x?page=2" && asked.last?.body != nil)
    #expect(asked.last?.headers["X-Mine"] == "1" && asked.last?.headers["X-New"] == "1")
    #expect(asked.last?.headers.contains("Authorization") == true)
    await talk.say("unset header X-New", "base http://other.test", "base http://h.test", "get /x")
    #expect(asked.last?.headers["X-Mine"] == "1" && asked.last?.headers["X-New"] == nil)
  }
}
