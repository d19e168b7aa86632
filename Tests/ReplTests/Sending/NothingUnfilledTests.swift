import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusPractice
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What is not filled in of a URL, in a session", .paced)
struct NothingUnfilledTests {
  @Test(
    "sends nothing, changes no place, and its try line is what is known there",
    arguments: [
      "delete /echo/{id}", "preview delete /echo/{id}", "delete /echo/{id} --offline", "cd /echo/{id}",
      "base http://h/{id}", "repeat 2 get /echo/{id}",
    ])
  func nothingSent(_ line: String) async throws {
    let talk = try await Talk()
    let before = await talk.say("pwd").text
    let answer = await talk.say(line)
    #expect(answer.status == 2 && answer.code == "request.variable", "\(answer.text)")
    #expect(answer.notes.contains("^^^^") && answer.out.isEmpty, "\(answer.text)")
    #expect(await talk.say("show 1").notes.contains("there is no request 1"))
    #expect(await talk.say("pwd").text == before)
  }

  @Test("has the value of an example where one is known")
  func example() async throws {
    let talk = try await Talk()
    #expect(await talk.say("get /github/users/{login}").notes.contains("try: get /github/users/octocat\n"))
    await talk.say("cd github")
    #expect(await talk.say("get users/{login}").notes.contains("try: get users/octocat\n"))
  }

  @Test(
    "is literal in a query of a file and where it is written %7B, as exports write it so that it reads back")
  func files() async throws {
    let talk = try await Talk()
    try talk.folder.write("GET \(talk.server.baseURL)/echo/%7Bid%7D?a={b}\n", to: "x.http")
    #expect(await talk.say("run x.http").outcome == .ok)
    #expect(await talk.say(".target").outText.contains("/echo/%7Bid%7D?a=%7Bb%7D"))
    for export in ["curl", "httpie"] {
      let line = await talk.say(export).outText
      #expect(await talk.say(line).outcome == .ok, "\(line)")
      #expect(await talk.say(".target").outText.contains("/echo/%7Bid%7D?a=%7Bb%7D"))
    }
    await talk.say("http > y.http", "har > z.har")
    #expect(await talk.say("run y.http").outcome == .ok)
    #expect(await talk.say(".target").outText.contains("/echo/%7Bid%7D?a=%7Bb%7D"))
    #expect(await talk.say("run --trust z.har").outcome == .ok)
    #expect(await talk.say(".target").outText.contains("/echo/%7Bid%7D?a=%7Bb%7D"))
  }
}
