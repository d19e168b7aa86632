import FolderTestSupport
import Foundation
import PacingTestSupport
import Practice
import Testing

@testable import Repl

@Suite("A saved session replayed for real", .paced)
struct LiveReplayTests {
  private func recorded(_ lines: String...) async throws -> Talk {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    for line in lines { await talk.say(line) }
    await talk.say("record off")
    return talk
  }

  /// A talk with a session that was written by hand.
  private func written(_ blocks: String, head: String = "", variables: [String: String] = [:]) async throws
    -> Talk
  {
    let talk = try await Talk(to: Talk.terminal, variables: variables)
    try talk.folder.write("---\nsession: 1\nbase: practice\n\(head)---\n\(blocks)", to: "it.session.md")
    return talk
  }

  private func change(_ old: String, to new: String, in name: String, of talk: Talk) throws {
    let text = try #require(talk.folder.text(of: name))
    #expect(text.contains(old), "\(text)")
    try talk.folder.write(text.replacing(old, with: new), to: name)
  }

  // MARK: Comparing

  @Test("is as written while the server answers in the same shape")
  func same() async throws {
    let talk = try await recorded(
      "get /github/users/octocat", ".login", "get /status/404", "timing", "repeat 3 get /echo",
      "get {{practice}}/redirect-to url=={{practice}}/echo --follow", "get /bytes/100 -o bytes", "history")
    let answer = await talk.say("replay --live it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(answer.text.contains("8 steps: 8 as written"))
  }

  @Test("was interrupted where it is interrupted again")
  func interrupted() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    _ = await talk.interrupting("watch 1ms get /echo", after: 3)
    _ = await talk.stopping("get /faults/timeout.idle")
    await talk.say("record off")
    #expect(talk.folder.text(of: "it.session.md")?.contains("? cancelled") == true)
    let answer = await talk.say("replay --live it")
    #expect(answer.outcome == .ok, "\(answer.text)")
  }

  @Test("may have other values, and more keys, but not fewer and not of another kind")
  func shapes() async throws {
    let talk = try await recorded("get /github/users/octocat")
    let recording = try #require(talk.folder.text(of: "it.session.har"))
    for (old, new, isFine) in [
      (#"\"octocat\""#, #"\"hubot\""#, true), (#"\"id\": 583231,"#, "", true),
      (#"\"login\": "#, #"\"logon\": "#, false), (#"\"id\": 583231"#, #"\"id\": \"x\""#, false),
    ] {
      try change(old, to: new, in: "it.session.har", of: talk)
      let answer = await talk.say("replay --live it")
      #expect((answer.outcome == .ok) == isFine, "\(old)\n\(answer.text)")
      #expect(isFine || answer.text.contains("it.session.md:8: shape"), "\(answer.text)")
      try talk.folder.write(recording, to: "it.session.har")
    }
  }

  @Test(
    "tells what changed by its kind",
    arguments: [
      (#""status":200"#, #""status":201"#, "status", "- status 201"),
      (#""name":"Content-Type""#, #""name":"X-Type""#, "header", "- X-Type: application/json"),
      (#""status":404"#, #""status":0"#, "outcome", "+ an answer"),
    ])
  func kinds(_ old: String, _ new: String, _ kind: String, _ difference: String) async throws {
    let talk = try await recorded("get /github/users/octocat", "get /status/404")
    try change(old, to: new, in: "it.session.har", of: talk)
    let answer = await talk.say("replay --live it")
    #expect(answer.code == "replay.drift", "\(answer.text)")
    #expect(answer.text.contains(": \(kind)") && answer.text.contains(difference), "\(answer.text)")
  }

  @Test("does not mind what is ignored, in a body or in a header")
  func ignored() async throws {
    let talk = try await recorded("get /github/users/octocat")
    try change(#"\"id\": 583231"#, to: #"\"id\": \"x\""#, in: "it.session.har", of: talk)
    try change(#""name":"Content-Type""#, to: #""name":"X-Type""#, in: "it.session.har", of: talk)
    #expect(await talk.say("replay --live it").code == "replay.drift")
    try change(
      "base: practice\n", to: "base: practice\nignore: [body.id, header.x-type, header.content-type]\n",
      in: "it.session.md", of: talk)
    let answer = await talk.say("replay --live it")
    #expect(answer.outcome == .ok, "\(answer.text)")
  }

  @Test(
    "is compared by what is written where the block says so",
    arguments: [
      ("exact", "\"hubot\"", "value"), ("json", "\"hubot\"", "value"), ("shape", "7", "value"),
      ("exact", "\"octocat\"", nil), ("json", "\"octocat\"", nil),
    ] as [(String, String, String?)])
  func modes(_ mode: String, _ login: String, _ drift: String?) async throws {
    let talk = try await written(
      """
      ```console
      $ get /github/users/octocat
      ```
      ```console {mode=\(mode)}
      $ .login
      \(login)
      ```

      """)
    await talk.say("replay --update it")
    try change("\"octocat\"\n```", to: "\(login)\n```", in: "it.session.md", of: talk)
    for command in ["replay it", "replay --live it"] {
      let answer = await talk.say(command)
      #expect((answer.outcome == .ok) == (drift == nil), "\(command)\n\(answer.text)")
      if let drift { #expect(answer.text.contains(": \(drift)"), "\(answer.text)") }
    }
  }

  @Test("shows a body as JSON where it is compared as a value, whatever its layout")
  func jsonBodies() async throws {
    let talk = try await written(
      """
      ```console {mode=json}
      $ post /greenstore/api/v1/food/fruits name=a price:=1
      201 Created · [SIZE] · [TIME] · HTTP/1.1
      {"created_at": "2020-12-31 23:59:59", "fruit_id": 99}
      ...
      ```
      ```console {mode=shape}
      $ get /github/rate_limit
      [..]
      {"rate": {}, "resources": {}}
      ...
      ```

      """)
    let answer = await talk.say("replay --live it")
    #expect(answer.text.contains("ok     get /github/rate_limit"), "\(answer.text)")
    #expect(answer.text.contains("- .fruit_id: 99"), "\(answer.text)")
  }

  // MARK: Updating

  private static let byHand = """
    # By hand

    Prose stays, `$ get /x` in it too.

    ```console
    $ get /github/users/nobody
    404 Not Found · [SIZE] · [TIME] · HTTP/1.1
    ...
    ? http.404

    $ get /github/users/octocat
    ```

    ```sh
    not run
    ```

    ```console {mode=json}
    $ get /echo?a=1
    ```

    The end.

    """

  @Test("and updated keeps prose and what matches, gains a recording, and is the same the second time")
  func update() async throws {
    let talk = try await written(Self.byHand)
    let missing = await talk.say("replay it")
    #expect(missing.code == "replay.missing")
    #expect(missing.text.contains("try: replay --update it"), "\(missing.text)")
    let answer = await talk.say("replay --update it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(answer.text.contains("3 steps: 1 as written, 2 written anew"), "\(answer.text)")
    let first = try #require(talk.folder.text(of: "it.session.md"))
    for kept in [
      "Prose stays, `$ get /x` in it too.", "```sh\nnot run\n```", "The end.\n",
      "[TIME] · HTTP/1.1\n...\n? http.404\n\n$ get", "cassette: it.session.har",
    ] {
      #expect(first.contains(kept), "\(kept)\n\(first)")
    }
    #expect(first.contains("login") && first.contains("\"target\": \"/echo?a=1\""), "\(first)")
    let again = await talk.say("replay it")
    #expect(again.outcome == .ok, "\(again.text)\n\(first)")
    let recording = talk.folder.text(of: "it.session.har")
    let second = await talk.say("replay --update it")
    #expect(second.text.contains("3 steps: 3 as written"), "\(second.text)")
    #expect(talk.folder.text(of: "it.session.md") == first)
    #expect(talk.folder.text(of: "it.session.har") == recording)
  }

  @Test("and updated writes anew what changed, and nothing else")
  func updatingDrift() async throws {
    let talk = try await recorded("get /github/users/octocat", "get /status/404", ".reason")
    let before = try #require(talk.folder.text(of: "it.session.md"))
    try change("\"octocat\"", to: "\"hubot\"", in: "it.session.md", of: talk)
    try change("? http.404", to: "? http.410", in: "it.session.md", of: talk)
    let answer = await talk.say("replay --update it")
    #expect(answer.text.contains("3 steps: 1 as written, 2 written anew"), "\(answer.text)")
    #expect(talk.folder.text(of: "it.session.md") == before)
  }

  @Test("and updated keeps what stood at ignored places")
  func updatingIgnored() async throws {
    let talk = try await written(

      "```console\n$ post /greenstore/api/v1/food/fruits name=a price:=1\n$ .fruit_id\n```\n",
      head: "ignore: [body.fruit_id]\n")
    await talk.say("replay --update it")
    let first = talk.folder.text(of: "it.session.har")
    #expect(await talk.say("replay --update it").text.contains("2 steps: 2 as written"))
    #expect(talk.folder.text(of: "it.session.har") == first)
  }

  @Test("and updated is still as written where something was not allowed")
  func updatingRefused() async throws {
    let talk = try await recorded(
      "get /echo", "get /echo | cat", "get http://127.0.0.1:1/", "get /status/404", ".reason", "history")
    let before = try #require(talk.folder.text(of: "it.session.md"))
    let recording = talk.folder.text(of: "it.session.har")
    let answer = await talk.say("replay --update it")
    #expect(answer.code == "replay.drift")
    #expect(
      answer.text.contains("6 steps: 5 as written, 1 left out; 1 shell command not run"), "\(answer.text)")
    #expect(talk.folder.text(of: "it.session.md") == before)
    #expect(talk.folder.text(of: "it.session.har") == recording)
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("and updated writes nothing when it is interrupted")
  func updatingInterrupted() async throws {
    let talk = try await written("```console\n$ get /echo\n$ repeat 9 get /echo\n```\n")
    let before = talk.folder.text(of: "it.session.md")
    let answer = await talk.interrupting("replay --update it", after: 4)
    #expect(answer.code == "cancelled")
    #expect(talk.folder.text(of: "it.session.md") == before)
    #expect(talk.folder.text(of: "it.session.har") == nil)
  }

  @Test("and updated sees what is watched twice, where nobody said when it is enough")
  func updatingWatch() async throws {
    let talk = try await written("```console\n$ watch 1ms get /echo\n```\n")
    #expect(await talk.say("replay --update it").outcome == .ok)
    let first = try #require(talk.folder.text(of: "it.session.md"))
    #expect(first.ranges(of: "200 OK").count == 2, "\(first)")
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("and updated writes nothing where a server is away that answered once")
  func updatingUnreachable() async throws {
    let server = try PracticeServer.start()
    let talk = try await Talk(to: Talk.terminal, base: server.baseURL)
    await talk.say("record it", "get http://127.0.0.1:1/", "get /echo", "record off")
    server.stop()
    let files = ["it.session.md", "it.session.har"]
    let before = files.map { talk.folder.text(of: $0) }
    let answer = await talk.say("replay --update --trust it")
    #expect(answer.code == "network.refused", "\(answer.text)")
    #expect(answer.text.contains("nothing was written"), "\(answer.text)")
    #expect(files.map { talk.folder.text(of: $0) } == before)
  }

  @Test("and updated has none of the secrets it was given, and keeps what its author wrote")
  func updatingSecrets() async throws {
    let talk = try await written(
      """
      ```console
      $ auth bearer env:TOKEN
      $ get /bearer
      $ let token = letmein
      $ get /echo X-Api-Key:{{secret:KEY}}
      ```

      """, variables: ["TOKEN": "canary-1234-canary", "KEY": "canary-5678-canary"])
    let answer = await talk.say("replay --update --trust it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(!answer.text.contains("canary"), "\(answer.text)")
    for name in ["it.session.md", "it.session.har"] {
      #expect(talk.folder.text(of: name)?.contains("canary") == false, "\(name)")
    }
    #expect(talk.folder.text(of: "it.session.md")?.contains("$ let token = letmein\n") == true)
    #expect(talk.folder.text(of: "it.session.md")?.contains("secrets: [TOKEN]") == true)
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("leaves a step as it is that cannot be run here")
  func withoutSecret() async throws {
    let talk = try await written(
      "```console\n$ auth bearer env:NOBODY\nbearer from NOBODY for http://practice only\n```\n",
      head: "secrets: [NOBODY]\n")
    let before = try #require(talk.folder.text(of: "it.session.md"))
    let answer = await talk.say("replay --update --trust it")
    #expect(answer.code == "replay.drift")
    #expect(answer.text.contains("1 failed") && answer.text.contains("nothing was written"), "\(answer.text)")
    #expect(talk.folder.text(of: "it.session.md") == before)
  }

  @Test("takes secrets from variables, also under the names that a shell can have")
  func secretNames() async throws {
    let blocks = "```console\n$ get /echo X-A:{{secret:cookie.sid}}\n```\n"
    let without = try await written(blocks)
    let answer = await without.say("replay --live it")
    #expect(answer.code == "request.variable" && answer.text.contains("COOKIE_SID"), "\(answer.text)")
    for name in ["cookie.sid", "COOKIE_SID"] {
      let talk = try await written(blocks, variables: [name: "canary-1234-canary"])
      #expect(await talk.say("replay --update --trust it").outcome == .ok, "\(name)")
      #expect(talk.folder.text(of: "it.session.har")?.contains("{{secret:cookie.sid}}") == true)
    }
  }

  @Test("leads from a recording that is not there, or that is all there is, to what helps")
  func noRecording() async throws {
    let talk = try await written("```console\n$ get /echo\n```\n", head: "cassette: it.session.har\n")
    #expect(await talk.say("replay it").text.contains("try: replay --update it.session.md"))
    await talk.say("replay --update it")
    #expect(await talk.say("replay it.session.har").outcome == .ok)
    let answer = await talk.say("replay capture.har")
    #expect(answer.status == 2 && answer.text.contains("try: run capture.har"), "\(answer.text)")
  }

  @Test("says where in its file something is wrong")
  func wrongFiles() async throws {
    let talk = try await written("```console {mode=jsn}\n$ get /\n```\n")
    for command in ["replay", "replay --live", "replay --update"] {
      let answer = await talk.say("\(command) it")
      #expect(answer.status == 2)
      #expect(answer.text.contains("it.session.md:5:12: expected `{mode=exact}`"), "\(answer.text)")
    }
  }
}
