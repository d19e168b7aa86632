import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusClient
@testable import ApusSessionExports
@testable import ApusSurroundings

@Suite("Lines that another program does", .paced)
struct ScriptStepReaderTests {
  /// What is left out of a session of these lines.
  private func told(_ lines: String..., answering: StubTransport.Answer? = nil) async throws -> String {
    let talk = try await Asked { request in
      if request.url.path == "/down" { return .failure(.refused, "nobody listens") }
      return answering ?? .response(status: 200, body: #"{"id": 7, "tags": [1]}"#)
    }.talk(to: .plain)
    for line in lines { await talk.say(line) }
    await talk.say("save demo")
    let answer = await talk.say("export locust demo --pause none")
    #expect(answer.status == 0, "\(answer.text)")
    return answer.text
  }

  @Test("a request that was not answered is left out, and why")
  func unanswered() async throws {
    let text = try await told("get /a", "get /down")
    #expect(text.contains("it was not answered: nobody listens"), "\(text)")
    #expect(!text.contains("name=\"/down\""))
  }

  @Test("what asks again and again asks once")
  func repeated() async throws {
    let text = try await told("repeat 3 get /a")
    #expect(
      text.ranges(of: "name=\"/a\"").count == 1 && text.contains("it asked 3 times, and asks once here"),
      "\(text)")
  }

  @Test("settings are in the requests behind them, and no look")
  func settings() async throws {
    let text = try await told("X-Mine:1", "set timeout 5", "get /a", ".id")
    #expect(
      text.contains("\"X-Mine\": \"1\"") && text.contains("left out: 1 line that only looks"), "\(text)")
  }

  @Test("inside an answer a path is another's, so its value is the recorded one")
  func inside() async throws {
    let text = try await told("get /a", "look .tags", "let first = .[0]", "get /b x=={{first}}")
    #expect(
      text.contains("name=\"/b?x=1\"") && text.contains("what it takes of an answer is what was recorded"),
      "\(text)")
  }

  @Test("rules below a line that only looks are about the answer that it looks at")
  func looking() async throws {
    let talk = try await Asked { _ in .response(status: 200, body: #"{"id": 7}"#) }.talk(to: .plain)
    for line in ["get /a", "tree", "save demo"] { await talk.say(line) }
    let document = try #require(talk.folder.text(of: "demo.session.md"))
    try talk.folder.write(document + "\n```rules\n.id == 999\n```\n", to: "demo.session.md")
    let answer = await talk.say("export locust demo --pause none")
    #expect(answer.text.contains("compared(value, \"==\", json.loads(\"999\"))"), "\(answer.text)")
  }

  /// What is told of a session of two requests, with rules for all of it.
  private func told(rules: String) async throws -> String {
    let talk = try await Asked { request in
      .response(
        status: 200,
        body: request.url.path == "/a"
          ? #"{"id": 7, "tags": [1, "b"], "token": "t-4711-4711"}"# : #"{"n": null}"#)
    }.talk(to: .plain)
    for line in ["get /a", "get /b", "save demo"] { await talk.say(line) }
    let document = try #require(talk.folder.text(of: "demo.session.md"))
    let place = try #require(document.firstRange(of: "```console")).lowerBound
    try talk.folder.write(
      document[..<place] + "```rules\n\(rules)\n```\n\n" + document[place...], to: "demo.session.md")
    return await talk.say("export locust demo --pause none").text
  }

  @Test("a rule of the whole file that goes by what was there is checked of the answers in which it was")
  func rulesOfFile() async throws {
    let text = try await told(rules: ".id type\n.tags[*] type\n.tags exact\n.n type")
    for part in [
      #"at(answer, ["id"]), ".id type", lambda value: kinds(value) & {"number"}, if_there=True"#,
      #"".tags[*] type", lambda value: kinds(value) & {"number", "string"}, if_there=True"#,
      #"".tags exact", lambda value: compared(value, "==", json.loads("[1, \"b\"]")), if_there=True"#,
      #"".n type", lambda value: kinds(value) & {"null"}, if_there=True"#,
    ] {
      #expect(text.ranges(of: part).count == 1, "\(part) in \(text)")
    }
    #expect(!text.contains("not checked"), "\(text)")
  }

  @Test("a rule of the whole file that no other program can check is told once, with its line")
  func unchecked() async throws {
    let text = try await told(rules: "status exact\n.token exact\n.id type, shape")
    let notes = text.split(separator: "\n").filter { $0.contains("left out: demo.session.md:") }
    #expect(notes.count == 3, "\(text)")
    for part in [
      ": it is not checked: status exact", ": it is not checked: .token exact",
      ": only a part of it is checked: .id type, shape",
    ] {
      #expect(notes.filter { $0.contains(part) }.count == 1, "\(part) in \(text)")
    }
  }

  @Test("a check that only this program knows is told with its line")
  func checks() async throws {
    let text = try await told("get /a", "expect .id == 7", "expect shape {id: number}")
    #expect(text.contains("compared(value, \"==\", json.loads(\"7\"))"), "\(text)")
    #expect(text.contains("it is not checked: expect shape {id: number}"))
  }

  @Test("what may be missing is checked where it is there")
  func optional() async throws {
    let text = try await told("get /a", "expect .id optional, type integer")
    #expect(text.contains("kinds(value) & {\"integer\"}, if_there=True)"), "\(text)")
    #expect(!text.contains("only a part"), "\(text)")
  }

  @Test(
    "a path into an answer that is no JSON is checked by no other program, and told",
    arguments: [
      ("application/xml", "<r><a>1</a></r>", ".r.a == \"1\""),
      ("text/csv", "id,n\n1,x\n", ".[0].n == \"x\""),
    ])
  func noJSON(type: String, body: String, rule: String) async throws {
    let text = try await told(
      "get /a", "expect \(rule)", answering: .bytes(Array(body.utf8), contentType: type))
    #expect(text.contains("it is not checked: \(rule)"), "\(text)")
    #expect(!text.contains("\n            check(answer"), "\(text)")
  }

  @Test("a WebSocket is not carried over, and what is checked behind it is not the answer before it")
  func webSockets() async throws {
    let talk = try await Asked { _ in .response(status: 200, body: #"{"id": 7}"#) }.talk(to: .plain)
    await talk.say("get /a", "get /ws", "expect .id == 7", "save demo")
    let har = try #require(talk.folder.text(of: "demo.session.har"))
    let last = try #require(har.ranges(of: "\"status\":200").last)
    try talk.folder.write(har.replacingCharacters(in: last, with: "\"status\":101"), to: "demo.session.har")
    for kind in ["locust", "k6", "pact"] {
      let text = await talk.say("export \(kind) demo").text
      #expect(!text.contains("GET /ws\"") && !text.contains("[101]"), "\(text)")
      #expect(text.contains("a WebSocket is not carried over: GET /ws"), "\(text)")
      #expect(text.contains("it is not checked: expect .id == 7"), "\(text)")
    }
  }

  @Test("a file that only the recording has is sent")
  func files() async throws {
    let talk = try await Asked { _ in .response(status: 200, body: "{}") }.talk(to: .plain)
    try talk.folder.write("some text", to: "data.txt")
    await talk.say("post /up @data.txt", "post /form f@data.txt --multipart", "save demo")
    try FileManager.default.removeItem(atPath: talk.folder.path + "/data.txt")
    for kind in ["locust", "k6", "pact"] {
      let text = await talk.say("export \(kind) demo").text
      #expect(text.contains("/up") && text.contains("some text") && text.contains("/form"), "\(text)")
      #expect(!text.contains("only look"), "\(text)")
    }
  }

  @Test("a line that asks for what was not recorded is told so, and its rules are about no other answer")
  func unrecorded() async throws {
    let talk = try await Asked { _ in .response(status: 200, body: #"{"id": 7}"#) }.talk(to: .plain)
    await talk.say("get /a", "save demo")
    let document = try #require(talk.folder.text(of: "demo.session.md"))
    try talk.folder.write(
      document + "\n```console\n$ get /b\n```\n\n```rules\n.id == 9\n```\n", to: "demo.session.md")
    let text = await talk.say("export locust demo").text
    #expect(text.contains("its request cannot be made of what was recorded"), "\(text)")
    #expect(text.contains("it is not checked: .id == 9") && !text.contains("json.loads(\"9\")"), "\(text)")
  }
}
