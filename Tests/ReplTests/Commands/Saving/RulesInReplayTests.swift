import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Rules of a saved session", .paced)
struct RulesInReplayTests {
  private func recorded(_ lines: String..., rules: [String], own: [String] = []) async throws -> Talk {
    let talk = try await Talk.recorded(lines)
    let text = try #require(talk.folder.text(of: "it.session.md"))
    let fence = { (rules: [String]) in "```rules\n" + rules.map { $0 + "\n" }.joined() + "```\n" }
    let above = rules.isEmpty ? "" : fence(rules) + "\n"
    let changed = text.replacing("```console", with: above + "```console")
    try talk.folder.write(changed + (own.isEmpty ? "" : "\n" + fence(own)), to: "it.session.md")
    return talk
  }

  @Test("are kept or broken by what was recorded, and each broken one tells its line")
  func offline() async throws {
    let talk = try await recorded(
      "get /github/users/octocat", rules: ["status 200", ".debug absent", ".none > 1"],
      own: [".login == \"octocat\", len 7", ".followers 0..1", ".id type"])
    let answer = await talk.say("replay it")
    #expect(answer.code == "replay.drift" && answer.text.contains(": rule"), "\(answer.text)")
    let lines = try #require(talk.folder.text(of: "it.session.md")).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex(of: ".followers 0..1")) + 1
    #expect(answer.text.contains("- .followers 0..1  (rule, line \(line))"), "\(answer.text)")
    try talk.change(".followers 0..1", to: ".followers 0..", in: "it.session.md")
    #expect(await talk.say("replay it").outcome == .ok)
    #expect(await talk.say("replay --live it").outcome == .ok)
  }

  @Test(
    "count in place of what was recorded",
    arguments: [
      (#"\"id\": 583231"#, #"\"id\": \"x\""#, ".id ignore"),
      (#"\"id\": 583231"#, #"\"id\": \"x\""#, ".id type number or string"),
      (#"\"id\": 583231,"#, #"\"id\": 583231, \"gone\": 1,"#, ".gone optional"),
      (#""name":"Content-Type""#, #""name":"X-Type""#, "header x-type ignore"),
      (#"\"login\": \"octocat\""#, #"\"login\": 7"#, ".login re /^octo/"),
    ])
  func judging(_ old: String, _ new: String, _ rule: String) async throws {
    let talk = try await recorded("get /github/users/octocat", rules: [])
    try talk.change(old, to: new, in: "it.session.har")
    #expect(await talk.say("replay --live it").code == "replay.drift")
    var rules = [rule]
    if rule.hasPrefix("header") { rules.append("header content-type ignore") }
    let options = rules.map { "--rule '\($0)'" }.joined(separator: " ")
    let answer = await talk.say("replay --live \(options) it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(talk.folder.text(of: "it.session.md")?.contains("```rules\n\(rule)\n") == true)
  }

  @Test("about a secret are passed over where its placeholder stands, and so is an `expect` that held")
  func secrets() async throws {
    let talk = try await recorded(
      "get /echo token==canary-1234-canary", "expect .query[0].value re /^parrot/",
      "expect .query[0].value re /^canary/", rules: [],
      own: [".query[0].value re /^canary/, len 18, type string", "body contains canary-"])
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(!text.contains("canary-1234") && text.contains("re /^canary/\nholds"), "\(text)")
    #expect(text.contains("? expect.failed"), "\(text)")
    let answer = await talk.say("replay it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    try talk.change("len 18, type string", to: "type array", in: "it.session.md")
    #expect(await talk.say("replay it").code == "replay.drift")
  }

  @Test("about a secret are passed over below an `expect` that did not hold, too")
  func secretsBelow() async throws {
    let talk = try await recorded(
      "get /echo token==canary-1234-canary", "expect .query[0].value re /^parrot/", rules: [],
      own: [".query[0].value re /^canary/, len 18"])
    #expect(talk.folder.text(of: "it.session.md")?.contains("? expect.failed") == true)
    let answer = await talk.say("replay it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    try talk.change("len 18", to: "type array", in: "it.session.md")
    #expect(await talk.say("replay it").code == "replay.drift")
  }

  @Test("that compare a secret with what was recorded of it are passed over live, and only they")
  func recordedSecrets() async throws {
    let counter = Counter()
    let asked = Asked { _ in
      let number = await counter.next()
      return .response(status: 200, body: #"{"token": "canary-1234-\#(number)", "id": \#(number)}"#)
    }
    let talk = try await asked.talk(to: .plain) { $0.anotherTransport = nil }
    await talk.say("get /a", "save it")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    try talk.folder.write(
      text + "\n```rules\n.token exact\n.token type\n.id type\n```\n", to: "it.session.md")
    let kept = await talk.say("replay --live --trust it")
    #expect(kept.outcome == .ok, "\(kept.text)")
    try talk.change(".id type", to: ".id exact", in: "it.session.md")
    let broken = await talk.say("replay --live --trust it")
    #expect(broken.text.contains("- .id exact  (rule") && !broken.text.contains("canary"), "\(broken.text)")
    #expect(!broken.text.contains("- .token"), "\(broken.text)")
  }

  @Test("below a step that only looks are about the answer that it looks at, as recorded and live")
  func looking() async throws {
    let talk = try await recorded(
      "get /github/users/octocat", ".login", rules: [], own: [".id type", ".login exact"])
    #expect(await talk.say("replay it").outcome == .ok)
    #expect(await talk.say("replay --live it").outcome == .ok)
    try talk.change(#"\"id\": 583231"#, to: #"\"id\": \"x\""#, in: "it.session.har")
    let answer = await talk.say("replay --live it")
    #expect(answer.code == "replay.drift" && answer.text.contains("- .id type  (rule"), "\(answer.text)")
  }

  @Test("that compare with what was recorded do not stand in the way of the first recording")
  func first() async throws {
    let talk = try await recorded("get /github/users/octocat", rules: [], own: [".id type", ".id > 1"])
    try talk.change("cassette: it.session.har\n", to: "", in: "it.session.md")
    let answer = await talk.say("replay --update it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("are written once, and a wrong one changes no file and sends nothing")
  func writing() async throws {
    let talk = try await recorded("get /github/users/octocat", rules: [".id type"])
    #expect(await talk.say("replay --rule '.login len 7' --rule '.id type' it").outcome == .ok)
    let text = talk.folder.text(of: "it.session.md")
    #expect(text?.contains("```rules\n.id type\n.login len 7\n```\n") == true, "\(text ?? "")")
    #expect(await talk.say("replay --rule '.login len 7' it").outcome == .ok)
    #expect(await talk.say("replay --rule '.login ~' it").status == 2)
    #expect(talk.folder.text(of: "it.session.md") == text)
    try talk.change(".login len 7", to: ".login len seven", in: "it.session.md")
    let answer = await talk.say("replay --live it")
    #expect(
      answer.status == 2 && answer.flat.contains(":12: expected a number or a range"),
      "\(answer.text)")
  }

  @Test("are written for one step where its line is named, and every drift names what it is measured by")
  func ofStep() async throws {
    let talk = try await recorded("get /github/users/octocat", "get /github/users/hubot", rules: [])
    try talk.change(#"\"id\": 583231"#, to: #"\"id\": \"x\""#, in: "it.session.har")
    let lines = try #require(talk.folder.text(of: "it.session.md")).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex(of: "$ get /github/users/octocat")) + 1
    let drift = await talk.say("replay --live it")
    #expect(drift.flat.contains("(shape, line \(line))"), "\(drift.text)")
    #expect(await talk.say("replay --live --rule '.id ignore' it:\(line)").outcome == .ok)
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(text.ranges(of: "```rules\n.id ignore\n```").count == 1, "\(text)")
    let behind = try #require(text.firstRange(of: "$ get /github/users/hubot")).lowerBound
    #expect(text.firstRange(of: "```rules").map { $0.lowerBound < behind } == true, "\(text)")
    #expect(await talk.say("replay --rule '.id ignore' it:99").status == 2)
  }

  @Test("of a share of many ask again where the session is replayed for real, and nowhere else")
  func samples() async throws {
    let talk = try await recorded("get /github/users/octocat", rules: [], own: ["p95 time > 1h of 3"])
    #expect(await talk.say("replay it").outcome == .ok)
    let answer = await talk.say("replay --live it")
    #expect(
      answer.code == "replay.drift" && answer.text.contains("p95 time > 1h of 3  (rule"), "\(answer.text)")
    // The step behind has only its own requests.
    let two = try await recorded("get /github/users/octocat", "get /echo", rules: ["p95 time < 1h of 3"])
    let kept = await two.say("replay --live it")
    #expect(kept.text.contains("2 steps: 2 as written"), "\(kept.text)")
  }

  @Test("keep an update from being written that breaks them")
  func updating() async throws {
    let talk = try await recorded("get /github/users/octocat", rules: [], own: [".followers 0..1"])
    let before = talk.folder.text(of: "it.session.har")
    let answer = await talk.say("replay --update it")
    #expect(
      answer.code == "replay.drift" && talk.folder.text(of: "it.session.har") == before, "\(answer.text)")
  }
}

@Suite("Steps that need what did not come", .paced)
struct SkippedStepsTests {
  @Test("are skipped, and the reason is told with its line", arguments: ["replay it", "replay --live it"])
  func variables(_ line: String) async throws {
    let talk = try await Talk.recorded(
      [
        "get /github/users/octocat", "let id = .login", "get /github/users/{{id}}", ".name",
        "get /status/200",
      ])
    try talk.change("let id = .login", to: "let id = .nope", in: "it.session.md")
    let answer = await talk.say(line)
    #expect(answer.code == "replay.drift", "\(answer.text)")
    #expect(answer.flat.contains("skipped get /github/users/{{id}}: id was not set, line"), "\(answer.text)")
    #expect(answer.text.contains("2 as written") && answer.text.contains("2 skipped"), "\(answer.text)")
  }

  @Test("are skipped where they look at the answer of a request that failed")
  func failed() async throws {
    let talk = try await Talk.recorded([
      "get /github/users/octocat", "headers", ".login", "get /echo", ".method",
    ])
    try talk.change("$ get /github/users/octocat", to: "$ get /github/users/nobody", in: "it.session.md")
    let answer = await talk.say("replay --live it")
    for look in ["headers", ".login"] {
      #expect(answer.flat.contains("skipped \(look): the request before it failed, line"), "\(answer.text)")
    }
    #expect(answer.text.contains("2 as written") && answer.text.contains("2 skipped"), "\(answer.text)")
  }

  @Test("are skipped where nobody answers, which is said once")
  func away() async throws {
    let talk = try await Talk.recorded(["get /github/users/octocat", ".login", "get /status/200"])
    let answer = await talk.say("replay --live --trust --base http://127.0.0.1:1 it")
    #expect(answer.flat.contains("skipped .login: nobody answered, line"), "\(answer.text)")
    #expect(answer.flat.contains("skipped get /status/200: nobody answered, line"), "\(answer.text)")
    #expect(answer.text.contains("2 skipped"), "\(answer.text)")
    #expect(answer.text.ranges(of: "+ ? network.").count == 1 && !answer.text.contains("an answer"))
  }

  @Test("are not those that lack a variable of their own, whatever was left out before them")
  func ownVariable() async throws {
    let talk = try await Talk.recorded(["get /github/users/octocat", "let id = .id", "get /echo"])
    try talk.change(
      "$ get /echo", to: "$ get /echo?a={{nope}}\n? ok\n\n$ get /echo?b={{id}}", in: "it.session.md")
    let answer = await talk.say("replay --live --trust --base http://127.0.0.1:1 it")
    #expect(answer.flat.contains("skipped get /echo?b={{id}}: id was not set, line"), "\(answer.text)")
    #expect(!answer.flat.contains("skipped get /echo?a="), "\(answer.text)")
    #expect(answer.flat.contains("+ ? request.variable"), "\(answer.text)")
  }

  @Test("a line that asks until something holds may ask more often or less, and its last answer counts")
  func polling() async throws {
    let talk = try await Talk.recorded(["get /github/users/octocat --until .login --every 10ms"])
    let har = try #require(talk.folder.text(of: "it.session.har"))
    #expect(har.ranges(of: "\"request\"").count == 1)
    #expect(await talk.say("replay it").outcome == .ok)
    #expect(await talk.say("replay --live it").outcome == .ok)
  }
}
