import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("An audit of what is to be shared", .paced)
struct AuditTests {
  /// A session as nobody should have written it.
  private func leaking() async throws -> Talk {
    let talk = try await Talk.recorded(
      "get /status/204?note=canary-12345678", "get /status/204?b=1&note=canary-12345678")
    for name in ["it.session.md", "it.session.har"] {
      try talk.folder.write(
        #require(talk.folder.text(of: name)).replacing("note", with: "token"), to: name)
    }
    return talk
  }

  @Test("finds nothing in what this program wrote, and says so")
  func clean() async throws {
    let talk = try await Talk.recorded(
      "get /echo?token=canary-12345678", "auth bearer canary-23456789", "get /echo")
    let answer = await talk.say("audit it")
    #expect(
      answer.outcome == .ok && answer.text.contains("nothing in 2 files looks like a secret"),
      "\(answer.text)")
  }

  @Test("tells names and places, never values, and ends with status 1")
  func findings() async throws {
    let talk = try await leaking()
    let answer = await talk.say("audit it")
    #expect(answer.status == 1 && answer.text.contains("it.session.md:"), "\(answer.text)")
    #expect(
      answer.text.contains("request.url token •••: its name is a secret's")
        && !answer.text.contains("canary"), "\(answer.text)")
    #expect(answer.text.contains("try: audit --fix it"), "\(answer.text)")
    #expect(await talk.say("audit .").status == 1)
    #expect(await talk.say("audit gone").code == "usage.argument")
  }

  @Test("takes them out, and the session still replays")
  func fixed() async throws {
    let talk = try await leaking()
    #expect(await talk.say("replay it").outcome == .ok)
    let answer = await talk.say("audit --fix it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    for name in ["it.session.md", "it.session.har"] {
      #expect(talk.folder.text(of: name)?.contains("canary") == false, "\(talk.folder.text(of: name) ?? "")")
    }
    let replayed = await talk.say("replay it")
    #expect(replayed.outcome == .ok, "\(replayed.text)\n\(talk.folder.text(of: "it.session.md") ?? "")")
    #expect(await talk.say("audit it").outcome == .ok)
  }

  @Test("takes a short value out of a path, too, where the step would ask for what was never recorded")
  func shortValue() async throws {
    let talk = try await Talk.recorded(
      "let password = 1815", "auth basic ada:{{password}}", "get /basic-auth/ada/1815")
    let written = try #require(talk.folder.text(of: "it.session.md"))
    #expect(written.contains("auth basic ada:{{password}}"), "\(written)")
    try talk.folder.write(
      written.replacing("let password = {{secret:password}}", with: "let password = 1815")
        .replacing("/ada/{{secret:password}}", with: "/ada/1815"), to: "it.session.md")
    #expect(await talk.say("replay it").outcome == .ok)
    let answer = await talk.say("audit --fix it")
    #expect(answer.outcome == .ok && !answer.text.contains("fewer steps"), "\(answer.text)")
    let fixed = try #require(talk.folder.text(of: "it.session.md"))
    #expect(!fixed.contains("1815") && fixed.contains("auth basic ada:{{password}}"), "\(fixed)")
    let replayed = await talk.say("replay it")
    #expect(replayed.outcome == .ok, "\(replayed.text)")
  }

  @Test("takes a short value out of what was asked, where a variable has it in a path")
  func shortValueOfVariable() async throws {
    let talk = try await Talk.recorded("let pax = 1815", "get /basic-auth/ada/{{pax}}", "get /status/204")
    for name in ["it.session.md", "it.session.har"] {
      let text = try #require(talk.folder.text(of: name))
      try talk.folder.write(text.replacing("pax", with: "pin"), to: name)
    }
    #expect(await talk.say("replay it").outcome == .ok)
    let answer = await talk.say("audit --fix it")
    #expect(answer.outcome == .ok && !answer.text.contains("fewer steps"), "\(answer.text)")
    #expect(talk.folder.text(of: "it.session.md")?.contains("1815") == false)
    #expect(talk.folder.text(of: "it.session.har")?.contains("ada/1815") == false)
    let replayed = await talk.say("replay it")
    #expect(replayed.outcome == .ok, "\(replayed.text)")
  }

  @Test("leaves a session as it replays that was made of a log, and what no step of it asks for")
  func imported() async throws {
    let talk = try await Talk.recorded("get /status/204")
    // When it is taken out, the last line breaks in another place.
    let text =
      "said notes=canary-45678901 and then many other words that go on behind the end of a line of a screen"
    let entries = [
      ("19", #"[{\"key\":\"password\",\"value\":\"canary-12345678\"}]"#, "{}"),
      ("25", #"Authorization: Bearer canary-23456789\nX-Api-Key: canary-34567890"#, "{}"), ("30", "", text),
    ].map { path, body, answer in
      #"""
      {"startedDateTime":"2026-01-01T00:00:00Z","time":1,"request":{"method":"POST","url":"https://a.test/\#(path)",
      "headers":[],"postData":{"mimeType":"text/plain","text":"\#(body)"}},"response":{"status":200,"headers":[],
      "content":{"mimeType":"text/plain","text":"\#(answer)"}}}
      """#
    }
    let log =
      #"{"log":{"version":"1.2","creator":{"name":"b","version":"1"},"entries":[\#(entries.joined(separator: ","))]}}"#
    try talk.folder.write(log, to: "cap.har")
    await talk.say("import cap.har --into out --as session")
    for name in ["out/cap.session.md", "out/cap.session.har"] {
      let written = try #require(talk.folder.text(of: name))
      try talk.folder.write(written.replacing("notes", with: "token"), to: name)
    }
    #expect(await talk.say("replay out/cap").outcome == .ok)
    let fixed = await talk.say("audit --fix out/cap")
    #expect(fixed.outcome == .ok && fixed.text.contains("like a secret"), "\(fixed.text)")
    let replayed = await talk.say("replay out/cap")
    #expect(replayed.outcome == .ok, "\(replayed.text)")
  }

  @Test("says how many files of a folder it did not read, and refuses what is no text")
  func passedOver() async throws {
    let talk = try await Talk.recorded("get /status/204")
    try talk.folder.write("# Notes", to: "some/notes.md")
    try talk.folder.write("GET http://h/", to: "some/a.http")
    try talk.folder.write("a\u{0}b", to: "some/b.bin")
    let answer = await talk.say("audit some")
    #expect(answer.outcome == .ok && answer.text.contains("passed over: 2 files"), "\(answer.text)")
    #expect(await talk.say("audit some/b.bin").code == "usage.argument")
  }

  @Test("knows what somebody declared to be secret")
  func declared() async throws {
    let talk = try await Talk.recorded("get /echo?customer=C-778899")
    #expect(await talk.say("audit it").outcome == .ok)
    await talk.say("redact customer")
    #expect(await talk.say("audit it").status == 1)
  }
}
