import ApusAnswers
import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Foundation
import Testing

@testable import ApusRepl

@Suite("One line names a likely next step", .paced)
struct HintTests {
  @Test(
    "a response that leads on says where to",
    arguments: [
      ("get /redirect/1", "it redirects to /redirect/0: follow"),
      ("get /github/users/octocat/repos per_page==3", "there is another page: next"),
      ("get /bearer", "nothing said who you are: auth bearer"),
      ("get /basic-auth/ada/pw", "nothing said who you are: auth basic USER"),
      ("get /digest-auth/ada/pw", "nothing said who you are: auth digest USER"),
      ("get /bearer Authorization:'Bearer bad'", "that credential was refused; set another: auth bearer"),
      ("get /status/429", "ask again in 2.00 s: rerun"),
      ("get /faults/http.429/date", "ask again after Tue, 01 Jan 2030 00:00:00 GMT: rerun"),
      ("get /github/search/repositories", "it says what it does not accept: .errors"),
      ("get /faults/decode.syntax", "it should be JSON and is not: explain"),
      ("get /html", "a page for people, not data: is the base right?: base"),
      ("get /qiita/api/v2/items per_page==100", "a list reads well as a table: table"),
    ])
  func hints(_ line: String, _ hint: String) async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("get /echo")
    let text = await talk.say(line).text
    #expect(text.hasSuffix("\(hint)\n"), "\(text)")
    let command = try #require(hint.split(separator: ": ").last.map(String.init))
    #expect(await talk.say(command).status != 2 || command.hasPrefix("auth "))
  }

  @Test("the first JSON of a session says how to look into it, and no other does")
  func first() async throws {
    let talk = try await Talk(to: Talk.terminal)
    #expect(
      await talk.say("get /github/users/octocat").text.hasSuffix("a path looks into the answer: .login\n"))
    #expect(!(await talk.say("get /github/users/octocat").text.contains("a path looks")))
  }

  @Test("the same hint is never given three times in a row")
  func notThrice() async throws {
    let talk = try await Talk(to: Talk.terminal)
    var given: [Bool] = []
    for _ in 1...4 {
      given.append(await talk.say("get /redirect/1").text.contains("it redirects to /redirect/0: follow"))
    }
    #expect(given == [true, true, false, false])
    await talk.say("get /html")
    #expect(await talk.say("get /redirect/1").text.contains("it redirects to /redirect/0: follow"))
  }

  @Test("whoever wants no advice gets none; what went wrong reads the same")
  func noAdvice() async throws {
    let advised = try await Talk(to: Talk.terminal)
    let talk = try await Talk(to: Talk.terminal, setUp: { $0.givesAdvice = false })
    for line in ["get /github/users/octocat", "get /status/429", "get /status/429", "get /html"] {
      await advised.say(line)
      #expect(!(await talk.say(line).text.contains(/: (explain|base|rerun|\.login)\n/)), "\(line)")
    }
    for line in ["get /status/404", "get /status/429", "get /status/429", "get /bearer"] {
      let (text, whole) = (await talk.say(line).text, await advised.say(line).text)
      #expect(!text.contains("try: ") && whole.contains("try: "), "\(whole)")
      let error = { (text: String) in text.split(separator: "\n").first { $0.hasPrefix("error[") } }
      #expect(error(text) == error(whole), "\(text)\n\(whole)")
    }
    #expect(!(await talk.say("explain 404").text.contains("faults")))
  }

  @Test(
    "what is left of an answer that failed gives no hint: its report says what to try",
    arguments: ["get /faults/body.truncated", "get /faults/redirect.unsafe --follow"])
  func failures(_ line: String) async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("get /echo")
    #expect(await talk.say(line).text.hasSuffix("    explain\n"))
  }

  @Test("nothing is said to be a page where there is no body")
  func noPage() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("get /echo")
    #expect(!(await talk.say("head /html").text.contains("page for people")))
  }

  @Test("hints can be switched off, and no program ever gets one")
  func off() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("set hints off")
    #expect(!(await talk.say("get /redirect/1").text.contains("follow")))
    #expect(!(try await Talk().say("get /redirect/1").text.contains("follow")))
  }

  @Test("of answers that nobody was given a hint after only the last are kept, and that there was JSON")
  func unseen() async throws {
    let request = Request(url: try WebURL("http://h.test/a"))
    func exchange(_ body: String) -> Exchange {
      let sent = SentRequest(method: request.method, url: request.url, headers: request.headers)
      let head = ResponseHead(version: "HTTP/1.1", status: 200, headers: ["Content-Type": "application/json"])
      return Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [Hop(sent: sent, response: head)],
        body: ReceivedBody(bytes: Array(body.utf8)))
    }
    var session = Session()
    for _ in 1...150 {
      let record = session.records.add("get /a", exchange(#"{"a": 1}"#))
      #expect(session.hint(after: record, isSeen: false, isTable: { _ in false }) == nil)
    }
    #expect(session.unhinted.count == 100 && session.unhinted.last?.number == 150)
    #expect(session.hasSeenJSON)
  }
}
