import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What replay is asked for besides files", .paced)
struct ReplayOptionsTests {
  /// A session that was recorded with a server that is gone now.
  private func recorded(_ lines: String..., variables: [String: String] = [:]) async throws -> Talk {
    let server = try PracticeServer.start()
    let talk = try await Talk(to: Talk.terminal, variables: variables, base: server.baseURL)
    await talk.say("record it")
    for line in lines { await talk.say(line.replacing("BASE", with: server.baseURL)) }
    await talk.say("record off")
    server.stop()
    return talk
  }

  // MARK: Another base

  @Test("--base asks another server for everything that the session asks of its own, and says so first")
  func base() async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let talk = try await recorded(
      "get /github/users/octocat", "get BASE/echo?a=1", "cd github", "get users/hubot", "base",
      "get BASE/redirect-to url==/echo --follow", "get /status/404", "get /qiita/api/v2/items?page=2", "next")
    let answer = await talk.say("replay --live --base \(other.baseURL) it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(answer.text.hasPrefix("it.session.md on \(other.baseURL)/\n"), "\(answer.text)")
    #expect(answer.text.contains("9 steps: 9 as written"))
  }

  @Test("--base stands for what an answer of it names, so that it is asked on with the session's credential")
  func links() async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let talk = try await recorded(
      "auth bearer env:TOKEN", "post /github/gists files[a.txt][content]=hi", "follow", "let u = .headers",
      "get BASE/bearer", variables: ["TOKEN": "canary-1234-canary"])
    let answer = await talk.say("replay --live --trust --base \(other.baseURL) it")
    #expect(answer.outcome == .ok, "\(answer.text)")
  }

  @Test("--base has a folder, which paths and absolute URLs of the session's own base are put behind")
  func folder() async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let talk = try await recorded("get /users/octocat", "get BASE/users/octocat?a=1")
    let answer = await talk.say("replay --live --base \(other.baseURL)/github it")
    #expect(answer.text.ranges(of: "+ status 200").count == 2, "\(answer.text)")
  }

  @Test("--base stands for the practice API, too, and for a base that a line sets")
  func otherBases() async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it", "get /echo", "record off")
    for (base, isFine) in [(other.baseURL, true), ("http://127.0.0.1:1", false)] {
      let answer = await talk.say("replay --live --base \(base) it")
      #expect((answer.outcome == .ok) == isFine, "\(answer.text)")
    }
    try talk.folder.write(
      "---\nsession: 2\n---\n```console\n$ base http://127.0.0.1:1/\n$ get /echo\n```\n",
      to: "line.session.md")
    #expect(await talk.say("replay --live --trust line").code == "replay.drift")
    let answer = await talk.say("replay --live --base \(other.baseURL) line")
    #expect(answer.text.contains("+ 200 OK") && !answer.text.contains("refused"), "\(answer.text)")
  }

  @Test("a credential of the session's base goes to the new one, and to no third origin")
  func credentials() async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let third = try PracticeServer.start()
    defer { third.stop() }
    let talk = try await recorded(
      "auth bearer env:TOKEN", "get /bearer", "get BASE/bearer", "get \(third.baseURL)/bearer",
      "get /redirect-to url==\(third.baseURL)/bearer --follow", variables: ["TOKEN": "canary-1234-canary"])
    let written = try #require(talk.folder.text(of: "it.session.md"))
    #expect(written.ranges(of: "? http.401").count == 2, "\(written)")
    let answer = await talk.say("replay --live --trust --base \(other.baseURL) it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(answer.text.contains("5 steps: 5 as written"))
  }

  @Test("the server that was recorded is not asked any more, and a third one only when that is allowed")
  func permissions() async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let third = try PracticeServer.start()
    defer { third.stop() }
    let talk = try await recorded("get /echo", "get \(third.baseURL)/echo")
    let answer = await talk.say("replay --live --base \(other.baseURL) it")
    #expect(answer.text.contains("ok     get /echo"), "\(answer.text)")
    #expect(answer.text.contains("not allowed: to send to \(third.baseURL)"), "\(answer.text)")
  }

  @Test("--base is refused where it could stand for nothing, or is no base")
  func noBase() async throws {
    let talk = try await Talk(to: Talk.terminal)
    try talk.folder.write(
      "---\nsession: 2\n---\n```console\n$ get http://a.test/x\n```\n", to: "it.session.md")
    let answer = await talk.say("replay --live --base http://127.0.0.1:1 it")
    #expect(
      answer.status == 2 && answer.text.contains("no base that --base could stand for"), "\(answer.text)")
    for base in [
      "http://me:pw@127.0.0.1:1", "http://127.0.0.1:1/?a=b", "http://127.0.0.1:1/#a", "http://[", "''",
    ] {
      #expect(await talk.say("replay --live --base \(base) it").status == 2, "\(base)")
    }
  }

  // MARK: Other options

  @Test("--timeout is the time that a request of the session has")
  func timeout() async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let talk = try await recorded("get /delay/1")
    let base = "--base \(other.baseURL)"
    let slow = await talk.say("replay --live --timeout 0.2 \(base) it")
    #expect(slow.code == "replay.drift" && slow.text.contains("+ ? timeout.total"), "\(slow.text)")
    #expect(await talk.say("replay --live --timeout none \(base) it").outcome == .ok)
    #expect(await talk.say("replay --live --timeout soon \(base) it").status == 2)
  }

  @Test(
    "--strict ends at the first step that is not as written, live and from the recording, and at the first file"
  )
  func strict() async throws {
    let talk = try await recorded("get /echo", "get /status/404", ".reason")
    let live = await talk.say("replay --live --strict --base http://127.0.0.1:1 it it")
    #expect(live.text.contains("1 step: 0 as written, 1 drifted; 2 not run"), "\(live.text)")
    #expect(live.text.ranges(of: "it.session.md on").count == 1)
    let text = try #require(talk.folder.text(of: "it.session.md"))
    try talk.folder.write(text.replacing("? http.404", with: "? http.410"), to: "it.session.md")
    let answer = await talk.say("replay --strict it")
    #expect(answer.code == "replay.drift", "\(answer.text)")
    #expect(answer.text.contains("2 steps: 1 as written, 1 drifted; 1 not run"), "\(answer.text)")
  }

  @Test(
    "what has no effect is refused, and nothing is sent",
    arguments: [
      "--base http://127.0.0.1:1", "--timeout 5", "--trust", "--accept-failures", "--live --accept-failures",
      "--update --strict", "--follow", "--offline",
    ])
  func useless(_ options: String) async throws {
    let talk = try await recorded("get /echo")
    let answer = await talk.say("replay \(options) it")
    #expect(answer.status == 2, "\(answer.text)")
    #expect(!answer.text.contains("it.session.md"), "\(answer.text)")
  }

  // MARK: Nothing to run

  @Test(
    "a session of which nothing is run is an error with file and line, and is not green",
    arguments: [
      ("# Prose only\n\nAnd more.\n", 6), ("", 3), ("```sh\n$ get /echo\n```\n", 6), ("```console\n```\n", 5),
    ])
  func empty(_ text: String, _ line: Int) async throws {
    let talk = try await Talk(to: Talk.terminal)
    try talk.folder.write("---\nsession: 2\n---\n\(text)", to: "it.session.md")
    for command in ["replay", "replay --live", "replay --update"] {
      let answer = await talk.say("\(command) it")
      #expect(answer.status == 2, "\(answer.text)")
      #expect(answer.flat.contains("it.session.md:\(line): expected a `console` block"), "\(answer.text)")
      #expect(answer.text.contains("try: replay --allow-empty it"), "\(answer.text)")
    }
    let allowed = await talk.say("replay --allow-empty it")
    #expect(allowed.outcome == .ok && allowed.text.contains("0 steps"), "\(allowed.text)")
  }

  @Test(
    "a block whose word is mistyped is named, also beside others",
    arguments: ["consol", "Console", "conosle"])
  func mistyped(_ word: String) async throws {
    let talk = try await Talk(to: Talk.terminal)
    let blocks = "```console\n$ let a = 1\n```\n\n```\(word)\n$ get /echo\n```\n"
    try talk.folder.write("---\nsession: 2\n---\n\(blocks)", to: "it.session.md")
    for command in ["replay it", "replay --live it", "replay --allow-empty it", "run it.session.md"] {
      let answer = await talk.say(command)
      #expect(answer.status == 2, "\(answer.text)")
      #expect(
        answer.flat.contains("it.session.md:8: expected a `console` block, found `\(word)`"),
        "\(answer.text)")
    }
  }

  @Test("a block of another language, and what stands within it, is prose")
  func otherBlocks() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let blocks =
      "```console\n$ let a = 1\n```\n```sh\n$ x\n```\n````md\n```consol\n```\n````\n```json\n{}\n```\n"
    try talk.folder.write("---\nsession: 2\n---\n\(blocks)", to: "it.session.md")
    let answer = await talk.say("replay it")
    #expect(answer.outcome == .ok && answer.text.contains("1 step: 1 as written"), "\(answer.text)")
  }

  @Test("a file without its end is replayed as far as it goes, and is not green; an update leaves it alone")
  func cut() async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let talk = try await recorded("get /echo", "get /status/404", ".reason")
    let (document, recording) = (
      try #require(talk.folder.text(of: "it.session.md")),
      try #require(talk.folder.text(of: "it.session.har"))
    )
    try talk.folder.write(String(document.dropLast(6)), to: "it.session.md")
    for command in ["replay it", "replay --live --base \(other.baseURL) it"] {
      let answer = await talk.say(command)
      #expect(answer.status == 2 && answer.text.contains("2 steps: 2 as written"), "\(answer.text)")
      #expect(answer.flat.contains(/it.session.md:[0-9]+: the end of the file is missing/), "\(answer.text)")
    }
    let update = await talk.say("replay --update --base \(other.baseURL) it")
    #expect(update.status == 2 && !update.text.contains("get /echo"), "\(update.text)")
    #expect(talk.folder.text(of: "it.session.md") == String(document.dropLast(6)))
    try talk.folder.write(document, to: "it.session.md")
    try talk.folder.write(String(recording.dropLast(40)), to: "it.session.har")
    let answer = await talk.say("replay it")
    #expect(answer.status == 2, "\(answer.text)")
    #expect(answer.flat.contains("it.session.har:3: the end of the file is missing"), "\(answer.text)")
    let again = await talk.say("replay --update --base \(other.baseURL) it")
    #expect(again.outcome == .ok, "\(again.text)")
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("of several files one that could not be run counts for more than one that differs")
  func several() async throws {
    let talk = try await recorded("get /echo", "get /status/404")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    try talk.folder.write(text.replacing("? http.404", with: "? http.410"), to: "other.session.md")
    try talk.folder.write(String(text.dropLast(5)), to: "it.session.md")
    #expect(await talk.say("replay it other").status == 2)
    #expect(await talk.say("replay other it").status == 2)
    #expect(await talk.say("replay other other").status == 1)
  }
}
