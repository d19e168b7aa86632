import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusExplorer
@testable import ApusRepl
@testable import ApusSurroundings

/// Sessions that are recorded and replayed at once: each line has to go as it went.
@Suite("A recorded session replays as written", .paced)
struct RecordAndReplayTests {
  /// A talk that is recorded from its first line on.
  private func recorded(
    to reader: Console.Traits = Talk.terminal, variables: [String: String] = [:],
    _ lines: (Talk) async -> Void
  ) async throws -> Talk {
    let home = try TestFolder()
    let talk = try await Talk(
      to: reader, variables: variables.merging(["HOME": home.path]) { one, _ in one })
    await talk.say("record it")
    await lines(talk)
    return talk
  }

  private func expectClean(_ talk: Talk, steps: Int? = nil, _ comment: String = "") async {
    let end = await talk.say("record off")
    #expect(!end.text.contains("goes another way"), "\(comment)\n\(end.text)")
    let answer = await talk.say("replay --allow-empty it")
    #expect(
      answer.outcome == .ok, "\(comment)\n\(answer.text)\n\(talk.folder.text(of: "it.session.md") ?? "")")
    if let steps {
      #expect(answer.text.contains("\(steps) step"), "\(comment)\n\(answer.text)")
    }
  }

  private func expectClean(_ lines: String..., variables: [String: String] = [:]) async throws {
    let talk = try await recorded(variables: variables) { talk in for line in lines { await talk.say(line) } }
    await expectClean(talk, steps: lines.count, lines.joined(separator: "\n"))
  }

  @Test("for every failure of the practice API")
  func faults() async throws {
    var count = 0
    // Nobody looks: some of the bodies are a quarter of a gigabyte long.
    let talk = try await recorded(to: .plain) { talk in
      for example in talk.server.faultExamples {
        guard let path = example.path else { continue }
        count += 1
        await talk.say("get \(path)" + (path.contains("timeout") ? " --timeout 0.2" : ""))
      }
    }
    #expect(count > 140)
    await expectClean(talk, steps: count)
  }

  @Test("for every failure that needs no server")
  func localFaults() async throws {
    let talk = try await recorded { talk in
      // What cannot be seen on this machine alone is left out, and what replays something else.
      let left = ["badssl.com", ".invalid", "224.0.0.1", "/delay/30", "replay"]
      for example in talk.server.faultExamples
      where example.path == nil && !left.contains(where: example.line.contains) {
        let isSlow = example.line.hasPrefix("get http")
        await talk.say(isSlow ? example.line + " --timeout 0.5" : example.line)
      }
      await talk.say("get http://no..such..host/")
      await talk.say("get http://localhost/ --unix-socket /no/such/socket")
      _ = await talk.stopping("get /faults/timeout.idle")
    }
    await expectClean(talk)
  }

  @Test("for redirects that are followed into a failure")
  func chains() async throws {
    let talk = try await recorded { talk in
      for example in talk.server.faultExamples where example.line.contains("redirect") {
        await talk.say(example.line + " --follow -v")
        await talk.say("raw")
      }
      await talk.say("get /faults/odd.origin --follow X-Api-Key:abcdefghij")
    }
    await expectClean(talk)
  }

  @Test("for two megabytes, be they JSON or not")
  func large() async throws {
    try await expectClean("get /json/2000000", "keys", "get /bytes/2000000 -o large")
  }

  @Test("where a request was interrupted")
  func interrupted() async throws {
    let talk = try await recorded { talk in
      _ = await talk.interrupting("repeat 50 get /echo", after: 3)
      await talk.say("get /echo")
      _ = await talk.interrupting("watch 1h get /echo", after: 1)
      await talk.say("history")
    }
    await expectClean(talk, steps: 4)
  }

  @Test("with variables, references to earlier lines, and lines that go on")
  func variables() async throws {
    try await expectClean(
      "get /github/users/octocat", "let name = .login", "get /github/users/{{name}}/repos per_page==2",
      "next", "!!", "$1.login", "diff 1 2", "rerun 1", "let text = 'a b'", "get /echo?q={{text}}",
      "post /echo {\n  \"a\": 1\n}", ".body.text", "get /echo?x={{nobody}}", "keys", "count .headers",
      "cd /github", "get users/octocat/repos --all-pages --max-pages 3", "pwd", "X-A:1", "env",
      "unset header X-A")
  }

  @Test("with pipes and files")
  func pipes() async throws {
    try await expectClean(
      "get /github/users/octocat | wc -c", "get /stream/3 | head -1", "get /status/404 | cat",
      "get /github/users/octocat > user.json", "open user.json", ".login", "get /stream/1 >> user.json",
      "open user.json", "post /echo @user.json", "request", "post /echo f@user.json --multipart", "request",
      "get /bytes/1000 -o '写真 1'", "post /echo f@'写真 1' password=hunter2hunter2 --multipart",
      "post /echo @'写真 1'", "get /stream/2 --stream",
      ".login | tr a-z A-Z", "tree | head -2", "get /nothing | cat")
  }

  @Test("with files that cannot be written")
  func unwritable() async throws {
    try await expectClean(
      "get /echo > /no/such/folder/x", "get /echo", "get /echo -o /no/such/folder/x", "get /echo",
      ".method > /no/such/folder/x", ".nothing > x", "open x", "get /echo >> x", "open x")
  }

  @Test("with Japanese and emoji, binary bodies, streams, and large bodies")
  func bodies() async throws {
    try await expectClean(
      "post /greenstore/api/v1/food/fruits name=りんご price:=120", ".", "get /echo q==日本 X-A:b",
      "post /echo text=👩‍👩‍👧‍👦", "find りんご", "get /encoding/utf8", "get /image/png", "raw", "get /bytes/5000",
      "body",
      "get /bytes/100000 | wc -c", "get /sse/3", "get /stream-bytes/1000", "get /gzip", "get /brotli",
      "get /deflate",
      "get /html", "get /xml", "get /response-headers?Set-Cookie=a=b", "headers", "cookies", "get /cookies")
  }

  @Test("with what is shown while it arrives, and what was stopped")
  func streams() async throws {
    let talk = try await recorded { talk in
      for path in [
        "/sse/3", "/stream/3", "/bytes/3000", "/image", "/html", "/gzip", "/faults/body.truncated",
      ] {
        for end in [" --stream", " --stream -v", " --stream | cat", " --stream > kept", " | head -c 20"] {
          await talk.say("get " + path + end)
        }
      }
      await talk.say("open kept")
      _ = await talk.stopping("get /stream/100?every=20 --stream")
      _ = await talk.stopping("get /sse/100?every=20 --stream")
      _ = await talk.interrupting("watch 10ms get /flaky/2", after: 4)
      _ = await talk.interrupting("repeat 100 get /status/503", after: 5)
      await talk.say("history")
    }
    await expectClean(talk)
  }

  @Test("with what takes time: timing, repeat, history, expect time")
  func times() async throws {
    try await expectClean(
      "get /redirect/3 --follow", "timing", "timing 1", "repeat 20 get /echo", "repeat 3 get /status/503",
      "history",
      "expect time < 10s", "expect time < 1ms", "expect status 299", "get /delay/1 --timeout 0.1", "history",
      "get / -v")
  }

  @Test("with credentials, which are not in it")
  func credentials() async throws {
    try await expectClean(
      "auth bearer env:TOKEN", "get /bearer", "request", "auth basic me hunter22",
      "get /basic-auth/me/hunter22",
      "auth digest me hunter22", "get /digest-auth/auth/me/hunter22", "auth header X-Api-Key abcdefgh",
      "get /echo?access_token=abcdefgh12345", "post /echo password=abcdefgh9999", "auth", "env",
      "let t = env:TOKEN", "get /echo X-T:{{t}}", "auth none", "auth bearer env:NOBODY",
      variables: ["TOKEN": "s3cret-token-value"])
  }

  @Test("where a pasted line takes its host from the environment, which another machine has not")
  func placesFromTheEnvironment() async throws {
    let server = try PracticeServer.start()
    let talk = try await recorded(variables: ["PLACE": "127.0.0.1:\(server.port)", "MY_TOKEN": "canary-1"]) {
      await $0.say("curl http://$PLACE/status/200 -H \"Authorization: Bearer $MY_TOKEN\"")
    }
    await expectClean(talk, steps: 1)
    let text = talk.folder.text(of: "it.session.md") ?? ""
    #expect(!text.contains("$PLACE") && text.contains("$MY_TOKEN") && !text.contains("canary"), "\(text)")
  }

  @Test("where somebody types the name of a secret that is none of theirs")
  func namedSecrets() async throws {
    let talk = try await recorded {
      await $0.say("post /echo password=tulip-4711", "post /echo password={{secret:password}}")
      await $0.say("post /echo password=tulip-4711")
    }
    await expectClean(talk, steps: 3)
    let text = talk.folder.text(of: "it.session.md") ?? ""
    #expect(text.ranges(of: "? request.variable").count == 1 && !text.contains("replay.missing"), "\(text)")
  }
}
