import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusClient
@testable import ApusSurroundings

@Suite("Two sessions beside each other", .paced)
struct SessionComparisonTests {
  /// What `diff` says of two sessions.
  private func compared(
    _ old: (lines: [String], body: String), _ new: (lines: [String], body: String), _ options: String = "",
    status: Int = 200
  ) async throws -> Answer {
    let first = try await Asked(body: old.body).talk(to: .plain)
    for line in old.lines { await first.say(line) }
    await first.say("save old")
    let second = try await Asked(status: status, body: new.body).talk(to: .plain, base: "http://other.test")
    for line in new.lines { await second.say(line) }
    await second.say("save new")
    for end in ["md", "har"] {
      try second.folder.write(
        try #require(first.folder.text(of: "old.session.\(end)")), to: "old.session.\(end)")
    }
    return await second.say("diff old.session.md new.session.md \(options)")
  }

  @Test("the same answers are the same, whatever server gave them and whatever numbers are in paths")
  func same() async throws {
    let answer = try await compared(
      (["get /a/1 q==x", ".id"], #"{"id": 1}"#), (["get /a/22 q==y", "tree"], #"{"id": 22}"#), "--breaking")
    #expect(answer.status == 0 && answer.text.hasSuffix("1 step: 1 the same\n"), "\(answer.text)")
  }

  @Test("what a client needs and misses breaks it, and what is new does not")
  func breaking() async throws {
    let lines = ["get /a"]
    let (old, new) = (#"{"id": 1, "name": "x"}"#, #"{"id": "1", "more": true}"#)
    let all = try await compared((lines, old), (lines, new))
    #expect(all.status == 0 && all.text.contains("  breaks   get /a"), "\(all.text)")
    #expect(all.text.contains(".id") && all.text.contains(".name") && all.text.contains("+ .more: boolean"))
    let only = try await compared((lines, old), (lines, new), "--breaking")
    #expect(only.status == 1 && !only.text.contains(".more") && only.text.contains(".name"), "\(only.text)")
    #expect(only.text.contains("1 step breaks a client"))
    let reverse = try await compared(
      (lines, #"{"id": 1}"#), (lines, #"{"id": 1, "more": true}"#), "--breaking")
    #expect(reverse.status == 0 && !reverse.text.contains("get /a"), "\(reverse.text)")
  }

  @Test("another status breaks, and steps that only one of them has are told")
  func steps() async throws {
    let answer = try await compared(
      (["get /a", "get /b", "get /d"], "{}"), (["get /a", "get /c", "get /d"], "{}"), status: 404)
    #expect(
      answer.text.contains("  gone     get /b") && answer.text.contains("  new      get /c"), "\(answer.text)"
    )
    #expect(answer.text.contains("status 200") && answer.text.contains("status 404"))
    #expect(answer.text.contains("1 only in old.session.md, 1 only in new.session.md"))
  }

  @Test(
    "what cannot be compared is told",
    arguments: [
      ("diff old.session.md", "expected another saved session"),
      ("diff old.session.md 3", "expected another saved session"),
      ("diff a.session.md b.session.md", "cannot be read"),
      ("diff 1 2 --breaking", "goes with two saved sessions"),
    ])
  func refused(line: String, told: String) async throws {
    let talk = try await Asked().talk(to: .plain)
    await talk.say("get /a", "get /b")
    let answer = await talk.say(line)
    #expect(answer.status == 2 && answer.text.contains(told), "\(answer.text)")
  }

  @Test("what was given from outside is no reason to leave a step out, and where it is that is said")
  func given() async throws {
    let talk = try await Asked(body: #"{"id": 1}"#).talk(to: .plain)
    await talk.say("let uid = 1", "get /users/{{uid}}", "save old")
    for end in ["md", "har"] {
      let text = try #require(talk.folder.text(of: "old.session.\(end)"))
      let own = text.replacing("$ let uid = 1\n\n", with: "").replacing("old.session", with: "new.session")
      try talk.folder.write(
        own.replacing("\\\"id\\\": 1", with: "\\\"nome\\\": 1"), to: "new.session.\(end)")
      try talk.folder.write(text.replacing("$ let uid = 1\n\n", with: ""), to: "old.session.\(end)")
    }
    let answer = await talk.say("diff old.session.md new.session.md --breaking")
    #expect(answer.status == 1 && answer.text.contains("1 step breaks a client"), "\(answer.text)")
    let lost = try #require(talk.folder.text(of: "new.session.md")).replacing("users", with: "nobody")
    try talk.folder.write(lost, to: "new.session.md")
    let refused = await talk.say("diff old.session.md new.session.md --breaking")
    #expect(refused.code == "request.variable", "\(refused.text)")
    #expect(refused.flat.contains("uid is not set, and its recording does not tell"), "\(refused.text)")
  }
}
