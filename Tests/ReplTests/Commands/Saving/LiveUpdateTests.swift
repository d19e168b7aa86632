import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A saved session that is updated", .paced)
struct LiveUpdateTests {
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
    let talk = try await Talk.written(Self.byHand)
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
    let talk = try await Talk.recorded("get /github/users/octocat", "get /status/404", ".reason")
    let before = try #require(talk.folder.text(of: "it.session.md"))
    try talk.change("\"octocat\"", to: "\"hubot\"", in: "it.session.md")
    try talk.change("? http.404", to: "? http.410", in: "it.session.md")
    let answer = await talk.say("replay --update it")
    #expect(answer.text.contains("3 steps: 1 as written, 2 written anew"), "\(answer.text)")
    #expect(talk.folder.text(of: "it.session.md") == before)
  }

  @Test("and updated keeps what stood at ignored places")
  func updatingIgnored() async throws {
    let talk = try await Talk.written(

      "```console\n$ post /greenstore/api/v1/food/fruits name=a price:=1\n$ .fruit_id\n```\n",
      head: "ignore: [body.fruit_id]\n")
    await talk.say("replay --update it")
    let first = talk.folder.text(of: "it.session.har")
    #expect(await talk.say("replay --update it").text.contains("2 steps: 2 as written"))
    #expect(talk.folder.text(of: "it.session.har") == first)
  }

  @Test("and updated is still as written where something was not allowed")
  func updatingRefused() async throws {
    let talk = try await Talk.recorded(
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

  @Test("and updated has what a command behind | wrote once, as it was recorded")
  func updatingPipes() async throws {
    let talk = try await Talk.recorded("get /bytes/127 | wc -c", "get /status/404 | cat")
    let before = try #require(talk.folder.text(of: "it.session.md"))
    #expect(before.ranges(of: "\n127\n").count == 1, "\(before)")
    #expect(await talk.say("replay it").outcome == .ok)
    let answer = await talk.say("replay --update --trust it")
    #expect(answer.outcome == .ok && answer.text.contains("2 as written"), "\(answer.text)")
    #expect(talk.folder.text(of: "it.session.md") == before)
  }

  @Test("and updated writes nothing when it is interrupted")
  func updatingInterrupted() async throws {
    let talk = try await Talk.written("```console\n$ get /echo\n$ repeat 9 get /echo\n```\n")
    let before = talk.folder.text(of: "it.session.md")
    let answer = await talk.interrupting("replay --update it", after: 4)
    #expect(answer.code == "cancelled")
    #expect(talk.folder.text(of: "it.session.md") == before)
    #expect(talk.folder.text(of: "it.session.har") == nil)
  }

  @Test("and updated sees what is watched twice, where nobody said when it is enough")
  func updatingWatch() async throws {
    let talk = try await Talk.written("```console\n$ watch 1ms get /echo\n```\n")
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
    let talk = try await Talk.written(
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
    let talk = try await Talk.written(
      "```console\n$ auth bearer env:NOBODY\nbearer from NOBODY for http://practice only\n```\n",
      head: "secrets: [NOBODY]\n")
    let before = try #require(talk.folder.text(of: "it.session.md"))
    let answer = await talk.say("replay --update --trust it")
    #expect(answer.code == "usage.argument" && answer.text.contains("NOBODY"), "\(answer.text)")
    #expect(talk.folder.text(of: "it.session.md") == before)
  }
}
