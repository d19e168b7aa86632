import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusClient
@testable import ApusRedaction
@testable import ApusRepl
@testable import ApusSavedSessions
@testable import ApusSessionExports
@testable import ApusSurroundings
@testable import ApusSystem

@Suite("A session that any program can run", .paced)
struct SessionScriptTests {
  private func script(
    _ lines: [String], columns: [String] = [],
    body: String = #"{"id": 7, "token": "t-4711-4711", "next": "/a/2"}"#
  ) async throws -> SessionScript {
    let talk = try await Asked(body: body).talk(to: .plain)
    for line in lines { await talk.say(line) }
    await talk.say("save demo")
    var redactor = Redactor()
    return try await SessionScript(
      SavedSession(reading: "demo.session.md", with: .disk(home: nil, workingFolder: talk.folder.path)),
      columns: columns, runner: CommandList.all, environment: Environment(), redactor: &redactor)
  }

  private func requests(_ script: SessionScript) -> [ScriptRequest] {
    var all: [ScriptRequest] = []
    for case .requests(let requests) in script.steps.map(\.action) { all += requests }
    return all
  }

  @Test("what was taken of an answer is a hole wherever it went: URL, query, header, JSON and form")
  func holes() async throws {
    let script = try await script([
      "post /things name=ann", "let id = .id", "get /things/{{id}} x=={{id}} X-Mine:{{id}}",
      "put /things/{{id}} id:={{id}} name={{id}}", "post /form -f a={{id}}",
    ])
    let requests = requests(script)
    #expect(script.origin == "http://h.test")
    #expect(requests.map(\.name) == ["/things", "/things/{{id}}?x={{id}}", "/things/{{id}}", "/form"])
    #expect(requests[1].headers.contains { $0.name == "X-Mine" && $0.value.shown == "{{id}}" })
    guard case .text(let json)? = requests[2].body, case .text(let form)? = requests[3].body else {
      Issue.record("there are no bodies")
      return
    }
    #expect(json.shown == #"{"id": {{id}}, "name": "{{id}}"}"#)
    #expect(
      json.pieces.contains(.variable("id", .json)) && json.pieces.contains(.variable("id", .jsonString)))
    #expect(form.pieces == [.text("a="), .variable("id", .encoded)])
  }

  @Test(
    "a secret that was taken of an answer is its variable in a query and in forms, and none of the environment's"
  )
  func takenSecretsInPairs() async throws {
    let script = try await script([
      "get /a", "let t = .token", "get /b token=={{t}} q==1", "post /c -f token={{t}} a=1",
      "post /d --multipart token={{t}}",
    ])
    let requests = requests(script)
    #expect(script.secretNames == [], "\(requests.map(\.name))")
    #expect(
      requests[1].url.pieces.contains(.variable("t", .encoded)) && requests[1].name == "/b?token={{t}}&q=1")
    guard case .text(let form)? = requests[2].body, case .text(let parts)? = requests[3].body else {
      Issue.record("there are no bodies")
      return
    }
    #expect(form.pieces == [.text("token="), .variable("t", .encoded), .text("&a=1")])
    #expect(parts.variableNames == ["t"])
  }

  @Test("a secret that was typed is the environment's in a query and in a form")
  func typedSecrets() async throws {
    let script = try await script(["get /b token==tulip-4711-tulip", "post /c -f password=canary-4711"])
    #expect(script.secretNames == ["TOKEN", "PASSWORD"])
  }

  @Test("a path that an answer gives is asked for as it is, and a token goes from an answer into a header")
  func addresses() async throws {
    let script = try await script([
      "get /a", "let next = .next", "let token = .token", "get {{next}} Authorization:'Bearer {{token}}'",
    ])
    let last = try #require(requests(script).last)
    #expect(last.url.pieces == [.variable("next", .plain)])
    #expect(last.headers.first { $0.name == "Authorization" }?.value.shown == "Bearer {{token}}")
    #expect(script.secretNames.isEmpty)
  }

  @Test("what was taken of an answer goes on where a secret is looked for, whatever its variable is called")
  func takenSecrets() async throws {
    let script = try await script([
      "get /a", "let t = .token", "get /b Authorization:'Bearer {{t}}' X-Api-Key:{{t}}",
      "post /c password={{t}} name=x",
    ])
    let asked = try #require(requests(script).dropFirst().first)
    let sent = try #require(requests(script).last)
    #expect(asked.headers.first { $0.name == "Authorization" }?.value.shown == "Bearer {{t}}")
    #expect(asked.headers.first { $0.name == "X-Api-Key" }?.value.shown == "{{t}}")
    guard case .text(let json)? = sent.body else {
      Issue.record("there is no body")
      return
    }
    #expect(json.pieces.contains(.variable("t", .jsonString)), "\(json.shown)")
    #expect(script.secretNames.isEmpty, "\(script.secretNames)")
  }

  @Test("a secret is one of the environment, and nothing of it is in the script")
  func secrets() async throws {
    let script = try await script(["get /a Authorization:'Bearer tulip-4711-tulip'"])
    #expect(script.secretNames.count == 1)
    #expect(!requests(script).flatMap(\.texts).contains { $0.shown.contains("tulip") })
  }

  @Test("looks and pipes are left out and told, and what cannot be taken has the value that was recorded")
  func leftOut() async throws {
    let script = try await script([
      "get /a", ".id", "tree", "let all = .[?@ == 7]", "get /b x=={{all}}", "headers",
    ])
    #expect(script.leftOut.first == "3 lines that only look", "\(script.leftOut)")
    #expect(script.leftOut.contains { $0.hasSuffix("what it takes of an answer is what was recorded") })
    #expect(requests(script).last?.name == "/b?x=7", "\(requests(script).map(\.name))")
  }

  @Test("a variable of rows is a hole from the first line on, also where the session sets it")
  func rows() async throws {
    let script = try await script(["let uid = 1", "get /users/{{uid}}"], columns: ["uid"])
    #expect(requests(script).map(\.name) == ["/users/{{uid}}"])
  }
}
