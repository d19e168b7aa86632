import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusClient
@testable import ApusSurroundings

@Suite("Two servers asked the same", .paced)
struct AgainstRunTests {
  /// Somebody who saved two steps, and servers that answer by their names.
  private func talk(_ second: @escaping @Sendable (String) -> String) async throws -> (Talk, Asked) {
    let asked = Asked { request in
      let path = request.url.path
      return .response(
        status: 200, body: request.url.host == "two.test" ? second(path) : #"{"id": 1, "at": "\#(path)"}"#)
    }
    let talk = try await asked.talk(to: .plain) { $0.anotherTransport = nil }
    await talk.say("get /a", "let id = .id", "get /b/{{id}}", "save demo")
    return (talk, asked)
  }

  @Test(
    "both are asked step by step, each with what it answered itself, and nothing differs where nothing does")
  func same() async throws {
    let (talk, asked) = try await talk { #"{"id": 2, "at": "\#($0)"}"# }
    let before = asked.all.count
    let answer = await talk.say("replay --live --base http://one.test --against http://two.test --trust demo")
    #expect(answer.status == 0, "\(answer.text)")
    #expect(
      asked.all.dropFirst(before).map { "\($0.url.host)\($0.url.path)" }
        == ["one.test/a", "two.test/a", "one.test/b/1", "two.test/b/2"])
    #expect(
      answer.text.contains("demo.session.md on http://one.test/, against http://two.test/"), "\(answer.text)")
  }

  @Test("what differs is told with its step, and what breaks a client is a failure")
  func differs() async throws {
    let (talk, _) = try await talk {
      $0 == "/a" ? #"{"id": 2, "at": "", "more": 1}"# : #"{"id": "2", "at": ""}"#
    }
    let answer = await talk.say("replay --live --against http://two.test --trust demo")
    #expect(answer.status == 1, "\(answer.text)")
    #expect(
      answer.text.contains("  differs  get /a") && answer.text.contains("+ .more: integer"), "\(answer.text)")
    #expect(answer.text.contains("  breaks   get /b/{{id}}") && answer.text.contains(".id"))
    let strict = await talk.say("replay --live --strict --against http://two.test --trust demo")
    #expect(strict.status == 1, "\(strict.text)")
  }

  @Test("what an expectation found there is told where only one keeps it")
  func expectations() async throws {
    let (talk, _) = try await talk { _ in #"{"id": 1, "at": "y"}"# }
    await talk.say("get /a", "expect .id == 1", "save rule")
    try talk.folder.write(
      #require(talk.folder.text(of: "rule.session.md")).replacing(
        "expect .id == 1", with: "expect .at == \"/a\""),
      to: "rule.session.md")
    let answer = await talk.say("replay --live --against http://two.test --trust rule")
    #expect(answer.status == 1, "\(answer.text)")
    #expect(answer.flat.contains("expected .at == \"/a\", found \"y\""), "\(answer.text)")
    #expect(!answer.text.contains("+   try:"), "\(answer.text)")
  }

  @Test("where only one has what a path looks for, the step that looks breaks")
  func looks() async throws {
    let (talk, _) = try await talk { _ in #"{"at": "x"}"# }
    await talk.say("get /a", ".id", ".at", "save look")
    let answer = await talk.say("replay --live --against http://two.test --trust look")
    #expect(answer.status == 1, "\(answer.text)")
    #expect(answer.text.contains("  breaks   .id\n           - 1\n"), "\(answer.text)")
    #expect(answer.text.contains("  same     .at\n"), "\(answer.text)")
  }

  @Test("a second server goes with a live replay", arguments: ["replay", "replay --update"])
  func refused(line: String) async throws {
    let (talk, asked) = try await talk { _ in "{}" }
    let before = asked.all.count
    let answer = await talk.say("\(line) --against http://two.test demo")
    #expect(answer.status == 2 && answer.text.contains("--against"), "\(answer.text)")
    #expect(asked.all.count == before)
  }

  @Test("where both fail alike that is no success, unless it is what is written", arguments: [503, 404])
  func bothFail(status: Int) async throws {
    let isDown = Mutex(false)
    let asked = Asked { _ in
      .response(status: isDown.withLock { $0 } ? status : 200, body: #"{"id": 1}"#)
    }
    let talk = try await asked.talk(to: .plain) { $0.anotherTransport = nil }
    await talk.say("get /a", "save demo")
    isDown.withLock { $0 = true }
    await talk.say("get /b", "save down")
    let line = "replay --live --base http://one.test --against http://two.test --trust"
    let answer = await talk.say("\(line) --only /a demo")
    #expect(answer.status == 1 && answer.text.contains("  fails    get /a"), "\(answer.text)")
    #expect(answer.text.contains("1 step: 0 the same, 1 fails on both"), "\(answer.text)")
    let written = await talk.say("\(line) --only /b down")
    #expect(written.status == 0, "\(written.text)")
  }

  @Test(
    "one that is away is told once, by its name, and what asks there or looks at its answer is skipped",
    arguments: ["one.test", "two.test"])
  func away(_ host: String) async throws {
    let asked = Asked { request in
      request.url.host == host
        ? .failure(.refused, "nobody is there") : .response(status: 200, body: #"{"id": 1}"#)
    }
    let talk = try await asked.talk(to: .plain) { $0.anotherTransport = nil }
    await talk.say("get /a", "let id = .id", ".id", "expect status 200", "get /b/{{id}}", "save demo")
    let before = asked.all.count
    let answer = await talk.say(
      "replay --live --base http://one.test --against http://two.test --trust demo")
    #expect(answer.status == 1 && asked.all.count == before + 2, "\(answer.text)")
    #expect(answer.text.contains("  fails    get /a"), "\(answer.text)")
    #expect(answer.text.ranges(of: "http://\(host)/: network.refused").count == 1, "\(answer.text)")
    for line in ["let id = .id", ".id", "expect status 200"] {
      #expect(answer.text.contains("  skipped  \(line): nobody answered, line "), "\(answer.text)")
    }
    #expect(answer.text.contains("  skipped  get /b/{{id}}: id was not set, line "), "\(answer.text)")
    #expect(
      answer.flat.contains("5 steps: 0 the same, 1 not answered by http://\(host)/, 4 skipped"),
      "\(answer.text)")
  }

  @Test("it is so where nothing was recorded, and what asks elsewhere is compared")
  func unrecorded() async throws {
    let asked = Asked { request in
      request.url.host == "two.test"
        ? .failure(.refused, "nobody is there") : .response(status: 200, body: #"{"id": 1}"#)
    }
    let talk = try await asked.talk(to: .plain) { $0.anotherTransport = nil }
    try talk.folder.write(
      "---\nsession: 2\nbase: http://h.test\n---\n```console\n$ get /a\n$ get /b\n$ get http://third.test/\n```\n",
      to: "hand.session.md")
    let answer = await talk.say("replay --live --against http://two.test --trust hand")
    #expect(answer.status == 1 && answer.text.contains("  fails    get /a"), "\(answer.text)")
    #expect(answer.text.contains("  skipped  get /b: nobody answered, line 6"), "\(answer.text)")
    #expect(answer.text.contains("  same     get http://third.test/"), "\(answer.text)")
    #expect(answer.flat.contains("3 steps: 1 the same, 1 not answered by http://two.test/, 1 skipped"))
  }

  @Test(
    "what looks at an answer is skipped where one is away, whatever the other answers",
    arguments: ["one.test", "two.test"])
  func awayAndNotFound(_ host: String) async throws {
    let asked = Asked { request in
      if request.url.host == host { return .failure(.refused, "nobody is there") }
      return .response(status: request.url.host == "h.test" ? 200 : 404, body: #"{"id": 1}"#)
    }
    let talk = try await asked.talk(to: .plain) { $0.anotherTransport = nil }
    await talk.say("get /a", ".id", "save demo")
    let answer = await talk.say(
      "replay --live --base http://one.test --against http://two.test --trust demo")
    #expect(answer.status == 1, "\(answer.text)")
    #expect(answer.text.contains("  skipped  .id: nobody answered, line "), "\(answer.text)")
  }

  @Test("where both are away that is told once, too")
  func bothAway() async throws {
    let isDown = Mutex(false)
    let asked = Asked { _ in
      isDown.withLock { $0 } ? .failure(.refused, "nobody is there") : .response(status: 200, body: "{}")
    }
    let talk = try await asked.talk(to: .plain) { $0.anotherTransport = nil }
    await talk.say("get /a", "get /b", "save demo")
    isDown.withLock { $0 = true }
    let answer = await talk.say("replay --live --against http://two.test --trust demo")
    #expect(answer.status == 1 && answer.text.contains("  fails    get /a"), "\(answer.text)")
    #expect(answer.flat.contains("2 steps: 0 the same, 1 fails on both, 1 skipped"), "\(answer.text)")
  }

  @Test(
    "what rules or the session ignore is no difference, and neither is what looks at it",
    arguments: [
      ("```console", "```rules\n.id ignore\n```\n\n```console"),
      ("session: 2\n", "session: 2\nignore: [body.id]\n"),
    ])
  func ignored(_ old: String, _ new: String) async throws {
    let (talk, _) = try await talk { #"{"id": "x", "at": "\#($0)"}"# }
    await talk.say("get /a", ".id", "save look")
    let line = "replay --live --against http://two.test --trust look"
    let broken = await talk.say(line)
    #expect(broken.status == 1 && broken.text.contains("  breaks   .id\n"), "\(broken.text)")
    let text = try #require(talk.folder.text(of: "look.session.md"))
    try talk.folder.write(text.replacing(old, with: new), to: "look.session.md")
    let answer = await talk.say(line)
    #expect(answer.status == 0 && answer.text.contains("5 steps: 5 the same"), "\(answer.text)")
  }

  @Test("takes only what is wanted of several files, and tells them together")
  func several() async throws {
    let (talk, asked) = try await talk { #"{"id": 1, "at": "\#($0)"}"# }
    await talk.say("get /c", "save other")
    let before = asked.all.count
    let line = "replay --live --against http://two.test --trust"
    let one = await talk.say("\(line) --only 'get /c' demo other")
    #expect(one.status == 0 && one.text.contains("1 session, 1 step: 1 the same"), "\(one.text)")
    #expect(asked.all.dropFirst(before).map(\.url.path) == ["/c", "/c"])
    #expect(await talk.say("\(line) --tag none demo").status == 2)
    let missing = await talk.say("\(line) demo gone")
    #expect(missing.status == 2 && missing.text.contains("1 session could not be run"), "\(missing.text)")
  }
}
