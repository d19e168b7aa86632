import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A session that is asked again to learn what may be otherwise", .paced)
struct WideningTests {
  @Test("gets a rule right behind the step, with its reason, and is then as written")
  func rule() async throws {
    let talk = try await Talk.recorded("get /github/users/octocat", "get /echo")
    try talk.change(#"\"id\": 583231"#, to: #"\"id\": null"#, in: "it.session.har")
    let answer = await talk.say("replay --widen 2 it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(answer.text.contains("asked 2 times: 1 rule written to it.session.md"), "\(answer.text)")
    let rule = ".id type integer or null  # integer in 2 of 2 answers"
    let document = try #require(talk.folder.text(of: "it.session.md"))
    #expect(document.contains("```rules\n\(rule)\n```\n"), "\(document)")
    let live = await talk.say("replay --live it")
    #expect(live.text.contains("2 steps: 2 as written"), "\(live.text)")
    #expect(await talk.say("replay --widen 1 it").text.contains("asked 1 time: nothing to widen"))
  }

  @Test("of which only one is asked keeps all others in its file, and a rule that another has is no obstacle")
  func chosen() async throws {
    let talk = try await Talk.recorded("get /github/users/octocat", "get /echo", "get /github/users/octocat")
    try talk.change(#"\"id\": 583231"#, to: #"\"id\": null"#, in: "it.session.har")
    let one = await talk.say("replay --widen 1 --only octocat it")
    #expect(one.text.contains("2 rules written"), "\(one.text)")
    let document = try #require(talk.folder.text(of: "it.session.md"))
    #expect(document.contains("$ get /echo\n"))
    #expect(document.components(separatedBy: ".id type integer or null").count == 3, "\(document)")
  }

  @Test("is not asked again where that changes something, unless with --writes")
  func writes() async throws {
    let talk = try await Talk.recorded("post /echo a=1")
    let answer = await talk.say("replay --widen 1 it")
    #expect(
      answer.text.contains("post /echo a=1: POST changes something; --writes asks it, too"), "\(answer.text)")
    #expect(answer.status == 2 && !answer.text.contains("asked 1 time"), "\(answer.text)")
    #expect(answer.flat.contains("try: replay --widen 1 --writes it"), "\(answer.text)")
    let asked = await talk.say("replay --widen 1 --writes it")
    #expect(!asked.text.contains("changes something"), "\(asked.text)")
  }

  @Test("tells nothing of what the session declares to be secret, of no step that is skipped or missed")
  func secrets() async throws {
    let talk = try await Talk.recorded("post /echo tel=C-998177", "get /echo x-tel:C-998177")
    try talk.change("session: 2\n", to: "session: 2\nredact: [\"/C-[0-9]{6}/\"]\n", in: "it.session.md")
    try talk.change(#""status":200"#, to: #""status":201"#, in: "it.session.har")
    let answer = await talk.say("replay --widen 1 it")
    #expect(answer.text.contains("skipped post /echo tel={{secret:redacted}}: POST"), "\(answer.text)")
    #expect(answer.text.contains("fails  get /echo x-tel:{{secret:redacted}}"), "\(answer.text)")
    #expect(!answer.text.contains("998177"), "\(answer.text)")
  }

  @Test("takes no option that has no effect")
  func options() async throws {
    let talk = try await Talk.recorded("get /echo")
    for line in ["replay --writes it", "replay --update --widen 2 it", "replay --widen 0 it"] {
      #expect(await talk.say(line).outcome != .ok, "\(line)")
    }
  }

  @Test("is an error where nothing can be learned: nobody answers, or not as it was recorded")
  func outage() async throws {
    let talk = try await Talk.recorded("get /github/users/octocat")
    let before = talk.folder.text(of: "it.session.md")
    let dead = await talk.say("replay --widen 2 --trust --base http://127.0.0.1:1 it")
    #expect(dead.status == 1 && dead.text.contains("network.refused"), "\(dead.text)")
    #expect(!dead.text.contains("nothing to widen"), "\(dead.text)")
    try talk.change(#""status":200"#, to: #""status":201"#, in: "it.session.har")
    let other = await talk.say("replay --widen 2 it")
    #expect(other.status == 1 && other.text.contains("+ status 200"), "\(other.text)")
    #expect(talk.folder.text(of: "it.session.md") == before)
    let bare = try await Talk.written("```console\n$ get /echo\n```\n")
    #expect(await bare.say("replay --widen 1 it").status == 2)
  }

  @Test("is not fine where a step lacks a variable that nobody gave, and says which")
  func lacking() async throws {
    let talk = try await Talk.recorded("let word = x", "get /echo q=={{word}}")
    try talk.change("$ let word = x\n\n", to: "", in: "it.session.md")
    await talk.say("unset var word")
    let answer = await talk.say("replay --widen 1 it")
    #expect(answer.status == 1 && !answer.text.contains("nothing to widen"), "\(answer.text)")
    #expect(answer.text.contains("fails  get /echo q=={{word}}"), "\(answer.text)")
    #expect(answer.text.contains("word is not set: --var NAME=VALUE"), "\(answer.text)")
    let given = await talk.say("replay --widen 1 --var word=x it")
    #expect(given.outcome == .ok && given.text.contains("asked 1 time"), "\(given.text)")
  }

  @Test("needs no variable to be replayed that stands in what was asked, and asks nobody live without it")
  func recorded() async throws {
    let talk = try await Talk.written("```console\n$ get /echo q=={{word}}\n```\n")
    await talk.say("replay --update --var word=one it")
    let recorded = await talk.say("replay it")
    #expect(recorded.outcome == .ok && recorded.text.contains("1 step: 1 as written"), "\(recorded.text)")
    let live = await talk.say("replay --live it")
    #expect(live.status == 1 && live.text.contains("0 as written"), "\(live.text)")
    let before = talk.folder.text(of: "it.session.har")
    #expect(await talk.say("replay --update it").status == 1)
    #expect(talk.folder.text(of: "it.session.har") == before)
  }

  @Test("is not fine where all that asked was left out when it was imported, unless that is meant")
  func leftOut() async throws {
    let text = "```console\n$ let a = 1\n```\n\n## one\n\nleft out: it is signed by hawk\n"
    let talk = try await Talk.written(text)
    for line in ["replay it", "replay --live it", "replay --widen 1 it"] {
      let answer = await talk.say(line)
      #expect(answer.status == 2 && answer.flat.contains("nothing of it asks"), "\(answer.text)")
    }
    #expect(await talk.say("replay --live --allow-empty it").outcome == .ok)
    let asking = try await Talk.written(text + "\n```console\n$ get /echo\n```\n")
    let asked = await asking.say("replay --live it")
    #expect(!asked.flat.contains("nothing of it asks"), "\(asked.text)")
  }
}
