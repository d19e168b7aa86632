import Foundation
import Practice
import Testing

@testable import Repl

@Suite("A saved session replayed for real")
struct LiveReplayTests {
  private func recorded(_ lines: String...) async throws -> Talk {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    for line in lines { await talk.say(line) }
    await talk.say("record off")
    return talk
  }

  @Test("is as written while the server answers in the same shape")
  func same() async throws {
    let talk = try await recorded(
      "get /github/users/octocat", ".login", "get /status/404", "timing", "repeat 3 get /echo",
      "get {{practice}}/redirect-to url=={{practice}}/echo --follow", "history")
    let answer = await talk.say("replay --live it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(answer.text.contains("7 steps: 7 as written"))
  }

  @Test("tells what changed by its kind")
  func drift() async throws {
    let talk = try await recorded("get /github/users/octocat", "get /echo")
    for (old, new, kind) in [
      ("\\\"login\\\"", "\\\"logon\\\"", "shape"), ("\"status\":200", "\"status\":201", "status"),
      ("\"name\":\"Content-Type\"", "\"name\":\"X-Type\"", "header"),
    ] {
      let before = try #require(talk.folder.text(of: "it.session.har"))
      try talk.folder.write(before.replacing(old, with: new), to: "it.session.har")
      let answer = await talk.say("replay --live it")
      #expect(answer.code == "replay.drift", "\(kind)\n\(answer.text)")
      #expect(answer.text.contains(kind), "\(kind)\n\(answer.text)")
      try talk.folder.write(before, to: "it.session.har")
    }
  }

  @Test("and updated keeps prose and what matches, gains a recording, and is the same the second time")
  func update() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let written = """
      ---
      session: 1
      base: practice
      ---
      # By hand

      Prose stays.

      ```console
      $ get /github/users/nobody
      404 Not Found · [SIZE] · [TIME] · HTTP/1.1
      ...
      ? http.404
      $ get /github/users/octocat
      ```

      ```console {mode=json}
      $ get /echo?a=1
      ```

      The end.

      """
    try talk.folder.write(written, to: "hand.session.md")
    #expect(await talk.say("replay hand").code == "replay.missing")
    let answer = await talk.say("replay --update hand")
    #expect(answer.outcome == .ok, "\(answer.text)")
    let first = try #require(talk.folder.text(of: "hand.session.md"))
    for kept in [
      "Prose stays.", "The end.", "[TIME] · HTTP/1.1\n...\n? http.404", "cassette: hand.session.har",
    ] {
      #expect(first.contains(kept), "\(first)")
    }
    #expect(first.contains("login"))
    let again = await talk.say("replay hand")
    #expect(again.outcome == .ok, "\(again.text)\n\(first)")
    let recording = talk.folder.text(of: "hand.session.har")
    await talk.say("replay --update hand")
    #expect(talk.folder.text(of: "hand.session.md") == first)
    #expect(talk.folder.text(of: "hand.session.har") == recording)
  }

  @Test("contacts nobody but its base unless it is allowed to")
  func hosts() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let written =
      "---\nsession: 1\nbase: practice\n---\n```console\n$ get http://127.0.0.1:\(talk.server.port)/echo\n```\n"
    try talk.folder.write(written, to: "far.session.md")
    #expect(await talk.say("replay --live far").code == "replay.drift")
    await talk.say("replay --update far")
    let text = talk.folder.text(of: "far.session.md") ?? ""
    #expect(text.contains("nothing is sent to http://127.0.0.1:"), "\(text)")
  }

  @Test("and run asks before it runs a shell, writes a file or contacts another host")
  func run() async throws {
    let talk = try await Talk(to: Talk.terminal)
    try talk.folder.write(
      "---\nsession: 1\nbase: practice\n---\n```console\n$ get /echo | touch \(talk.folder.path)/made\n"
        + "$ get /echo > \(talk.folder.path)/written\n$ get /stream/1\n```\n", to: "bad.session.md")
    await talk.say("run bad.session.md")
    #expect(talk.folder.contents(of: "made") == nil)
    #expect(talk.folder.contents(of: "written") == nil)
    await talk.say("replay --live bad")
    #expect(talk.folder.contents(of: "made") == nil)
    #expect(talk.folder.contents(of: "written") == nil)
  }
}
