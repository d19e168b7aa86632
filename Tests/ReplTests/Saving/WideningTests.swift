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
}
