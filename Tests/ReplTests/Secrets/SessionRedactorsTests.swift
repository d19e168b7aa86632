import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRedaction
import ApusReplTestSupport
import Testing

@testable import ApusAnswers
@testable import ApusRepl
@testable import ApusSurroundings

/// What one answer tells is a secret in whatever is exported of another request, as it is in a recording.
@Suite("An export of one request", .paced)
struct SessionRedactorsTests {
  private static let canary = "Zq9kTq7LxW2mBv4n"
  private static let exports = ["curl", "httpie", "http", "swift", "har"]

  /// Says back what it was asked, and issues the secret where that is asked for.
  private static let asked = { @Sendable (request: Request) -> StubTransport.Answer in
    switch request.url.path {
    case "/tok": .response(status: 200, body: "{\"access_token\": \"\(canary)\"}")
    case "/cookie":
      .response(
        status: 200, headers: ["Content-Type": "application/json", "Set-Cookie": "sid=\(canary); Path=/"],
        body: "{}")
    default: .response(status: 200, body: "{\"note\": \"\(request.url.query ?? "")\"}")
    }
  }

  private func talk(_ lines: [String]) async throws -> Talk {
    let talk = try await Asked(Self.asked).talk(to: .plain)
    for line in lines { #expect(await talk.say(line).outcome == .ok, "\(line)") }
    return talk
  }

  private func check(_ talk: Talk, of number: Int, after lines: [String]) async throws {
    for export in Self.exports {
      let answer = await talk.say("\(export) \(number)")
      #expect(answer.outcome == .ok && !answer.text.contains(Self.canary), "\(export)\n\(answer.text)")
    }
    #expect(await talk.say("export answers out", "spec save a.yaml").outcome == .ok)
    for (name, text) in talk.folder.files where name != ".child-output" {
      #expect(!text.contains(Self.canary), "\(name) after \(lines)\n\(text)")
    }
  }

  @Test(
    "has no secret that any other exchange of the session told, before or after it",
    arguments: [
      (["post /tok", "get /gz t==\(canary)"], 2), (["get /gz t==\(canary)", "post /tok"], 1),
      (["get /cookie", "get /gz t==\(canary)"], 2), (["get /gz t==\(canary)", "get /cookie"], 1),
      (["get /gz t==\(canary)", "get /x Authorization:'Bearer \(canary)'"], 1),
      (["get /gz t==\(canary)", "get /x Cookie:sid=\(canary)"], 1),
      (["get /gz t==\(canary)", "get /x password==\(canary)"], 1),
      (["post /gz a=\(canary)", "post /x password=\(canary)"], 1),
      (["post /gz a=\(canary)", "get http://user:\(canary)@h.test/x"], 1),
    ])
  func others(_ lines: [String], _ number: Int) async throws {
    try await check(try await talk(lines), of: number, after: lines)
  }

  @Test(
    "has no value of the session's headers and query that a recording leaves out, taken back or not",
    arguments: [
      ["set query foo \(canary)"], ["set header X-Foo \(canary)"], ["X-Foo:\(canary)"], ["foo==\(canary)"],
    ], [[String](), ["unset query foo", "unset header X-Foo"]])
  func kept(_ setting: [String], _ end: [String]) async throws {
    let talk = try await talk(setting + ["get /x"])
    for line in end { await talk.say(line) }
    try await check(talk, of: 1, after: setting)
  }

  @Test("has the session's words, numbers and dates, and what no other exchange calls a secret")
  func plain() async throws {
    let talk = try await talk([
      "set query sort updated", "set header X-Version 2022-11-28", "set query page 2",
      "get /gz t==\(Self.canary)",
    ])
    let text = await talk.say("curl").outText
    for value in ["sort=updated", "X-Version: 2022-11-28", "page=2", "t=\(Self.canary)"] {
      #expect(text.contains(value), "\(text)")
    }
  }

  @Test("names its own secrets as it did, and those of others as these do")
  func names() async throws {
    let talk = try await talk(["post /tok", "get /a X-Api-Key:\(Self.canary)", "get /b t==\(Self.canary)"])
    #expect(await talk.say("curl 2").outText.contains("$X_API_KEY"))
    #expect(await talk.say("curl 3").outText.contains("$ACCESS_TOKEN"))
    #expect(await talk.say("har").outText.contains("{{secret:access_token}}"))
  }

  @Test("is none where nobody waits for it any more")
  func cancelled() async throws {
    var session = Session()
    _ = session.records.add("get /", try Record(number: 1).exchange)
    let kept = session
    let work = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return Result { () throws(CancellationError) in try kept.redactors.exporting([]) }
    }
    await #expect(throws: CancellationError.self) { _ = try await work.value.get() }
    #expect(try session.redactors.exporting([]).knownCount == 0)
    #expect(try session.redactors.archiving([]).knownCount == 0)
  }
}
