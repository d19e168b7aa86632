import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What can be done with a recording", .paced)
struct RecordingVerbsTests {
  @Test("a mistyped line is taken back, with what it came to, also before anything is written")
  func undo() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("get /status/404")
    #expect(await talk.say("record undo").text.contains("taken back: get /status/404"))
    for line in ["record it", "get /echo", "get /status/500", "note Words."] { await talk.say(line) }
    #expect(await talk.say("record undo").text.contains("taken back: a note"))
    #expect(await talk.say("record undo").text.contains("taken back: get /status/500"))
    #expect(talk.recordedLines == ["get /echo"])
    await talk.say("get /echo?a=1")
    #expect(talk.recordedLines == ["get /echo", "get /echo?a=1"])
    #expect(talk.folder.text(of: "it.session.har")?.contains("/status/500") == false)
    await talk.say("record off")
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("what is in a recording that is over stays there, and what came later is taken back")
  func over() async throws {
    let talk = try await Talk.recorded("get /echo", "get /status/404")
    await talk.say("get /status/500")
    #expect(await talk.say("record undo").text.contains("taken back: get /status/500"))
    let refused = await talk.say("record undo")
    #expect(refused.code == "usage.command" && !refused.text.contains("taken back"), "\(refused.text)")
    #expect(refused.flat.contains("recording is over, and"), "\(refused.text)")
    #expect(talk.recordedLines == ["get /echo", "get /status/404"])
  }

  @Test("nothing is taken back where nothing is left")
  func nothing() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    #expect(await talk.say("record undo").text.contains("there is no line to take back"))
  }

  @Test("lines are left out between pause and on")
  func pause() async throws {
    let talk = try await Talk(to: Talk.terminal)
    for line in ["record it", "get /echo", "record pause", "get /status/500"] { await talk.say(line) }
    #expect(await talk.say("record").text.contains("lines are left out until `record on`"))
    #expect(await talk.say("record on").text.contains("recording to"))
    for line in ["get /echo?a=1", "record off"] { await talk.say(line) }
    #expect(talk.recordedLines == ["get /echo", "get /echo?a=1"])
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("nothing goes on where nothing is recorded, and lines are kept again where they were left out")
  func on() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let refused = await talk.say("record on")
    #expect(refused.code == "usage.command" && refused.text.contains("nothing is recorded that could go on"))
    for line in ["get /echo", "record pause", "get /status/500"] { await talk.say(line) }
    #expect(await talk.say("record on").text.contains("lines are kept again, for `save FILE`"))
    await talk.say("save it")
    #expect(talk.recordedLines == ["get /echo"])
  }

  @Test("a session that is there is gone on with, and stays as it was before what is added")
  func append() async throws {
    let talk = try await Talk.recorded("get /echo", "let a = 7")
    let before = try #require(talk.folder.text(of: "it.session.md"))
    let refused = await talk.say("record it")
    #expect(refused.text.contains("try: record --append it"), "\(refused.text)")
    let answer = await talk.say("record --append it")
    #expect(answer.text.contains("behind the 2 lines it has"), "\(answer.text)")
    await talk.say("let b = 1", "get /echo?a={{b}}", "record undo", "get /echo?b={{b}}", "record off")
    #expect(talk.recordedLines == ["get /echo", "let a = 7", "let b = 1", "get /echo?b={{b}}"])
    #expect(talk.folder.text(of: "it.session.md")?.hasPrefix(before.dropLast(4)) == true)
    #expect(await talk.say("replay it").text.contains("4 steps: 4 as written"))
  }

  @Test("a session that is gone on with at another base says so first")
  func appendElsewhere() async throws {
    let talk = try await Talk.recorded("get /echo")
    for line in ["base {{practice}}/github", "record --append it", "get /users/octocat", "record off"] {
      await talk.say(line)
    }
    #expect(talk.recordedLines == ["get /echo", "base http://practice/github", "get /users/octocat"])
    #expect(await talk.say("replay it").text.contains("3 steps: 3 as written"))
  }

  @Test("a session that is not there, or has no recording, cannot be gone on with")
  func appendToNothing() async throws {
    let talk = try await Talk(to: Talk.terminal)
    #expect(await talk.say("record --append gone").code == "usage.argument")
    try talk.folder.write("---\nsession: 1\n---\n\n```console\n$ get /echo\n```\n", to: "it.session.md")
    #expect(await talk.say("record --append it").text.contains("try: replay --update"))
  }

  @Test("what is declared secret is left out of a recording, lines before included, and its head says so")
  func redact() async throws {
    let talk = try await Talk(to: Talk.terminal)
    for line in [
      "record it", "post /echo customerNumber=C-778899 pin2=47110815",
      "get /echo?pin2=47110815 X-Tenant:acme-corp",
      "redact customerNumber header.x-tenant", "redact query.pin2 body.json.pin2", "get /echo", "record off",
    ] { await talk.say(line) }
    for name in ["it.session.md", "it.session.har"] {
      let text = try #require(talk.folder.text(of: name))
      for secret in ["C-778899", "acme-corp", "pin2=47110815"] {
        #expect(!text.contains(secret), "\(secret)\n\(text)")
      }
    }
    let document = try #require(talk.folder.text(of: "it.session.md"))
    #expect(
      document.contains("redact: [customerNumber, header.x-tenant, query.pin2, body.json.pin2]\n"),
      "\(document)")
    #expect(await talk.say("replay it").outcome == .ok)
    #expect(await talk.say("redact").text.contains("by you:   customerNumber, header.x-tenant"))
    #expect(await talk.say("redact cookie.a").code == "usage.argument")
    #expect(!(await talk.say("curl 2")).text.contains("acme"))
  }
}
