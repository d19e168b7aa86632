import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusClient
@testable import ApusLanguage
@testable import ApusSessionExports
@testable import ApusSurroundings

@Suite("Values that variables of a session held", .paced)
struct ScriptValuesTests {
  /// What a session becomes, without the lines of it that match.
  private func exported(
    _ lines: [String], without left: [String] = [], as kind: String = "locust",
    answering: @escaping @Sendable (Request) -> String = { _ in #"{"id": 1, "name": "ann", "t": "u-1"}"# }
  ) async throws -> String {
    let talk = try await Asked { .response(status: 200, body: answering($0)) }.talk(to: .plain)
    for line in lines { await talk.say(line) }
    await talk.say("save demo")
    var text = try #require(talk.folder.text(of: "demo.session.md"))
    for line in left {
      #expect(text.contains("$ \(line)\n\n"), "\(text)")
      text = text.replacing("$ \(line)\n\n", with: "")
    }
    try talk.folder.write(text, to: "demo.session.md")
    let answer = await talk.say("export \(kind) demo\(kind == "pact" ? "" : " --pause none")")
    #expect(answer.status == 0, "\(answer.text)")
    return answer.text
  }

  @Test("a text that the session sets is its own, and requests are named by it", arguments: ["locust", "k6"])
  func literals(_ kind: String) async throws {
    let text = try await exported(
      [
        "let uid = 1", "let nm = ann", "get /users/{{uid}}", "expect .id == {{uid}}",
        "expect .name == {{nm}}",
        "let same = {{uid}}", "post /a name={{nm}} n:={{same}}",
      ], as: kind)
    for part in [
      "v[\"uid\"] = 1", "v[\"nm\"] = \"ann\"", "v[\"same\"] = v[\"uid\"]", "\"/users/{{uid}}\"",
      "encoded(v[\"uid\"])",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    #expect(!text.contains("left out"), "\(text)")
    #expect(text.contains(kind == "k6" ? "JSON.stringify(v[\"uid\"])" : "as_json(v[\"uid\"])"), "\(text)")
  }

  @Test("what was given from outside is set before the first line, and is in its request")
  func given() async throws {
    let lines = ["let uid = 1", "get /o", "get /users/{{uid}}", "expect .id == {{uid}}"]
    for kind in ["locust", "k6"] {
      let text = try await exported(lines, without: ["let uid = 1"], as: kind)
      #expect(text.contains("v[\"uid\"] = 1") && text.contains("$ --var uid=1"), "\(text)")
      #expect(text.contains("\"/users/{{uid}}\"") && !text.contains("left out"), "\(text)")
    }
    let pact = try await exported(lines, without: ["let uid = 1"], as: "pact")
    #expect(pact.contains("\"path\": \"/users/1\""), "\(pact)")
  }

  @Test("where all is asked stands for itself: another server can be told")
  func bases() async throws {
    let text = try await exported(["let host = http://h.test", "get {{host}}/a", "get /b"])
    #expect(text.contains("host = \"http://h.test\"") && text.contains("name=\"/a\""), "\(text)")
  }

  @Test("a check of what nobody sets there is left out, and said", arguments: ["expect .id == {{n}}"])
  func unknown(_ line: String) async throws {
    let text = try await exported(["let n = 1", "get /a", line], without: ["let n = 1"])
    #expect(!text.contains("v[\"n\"]") && text.contains("left out: demo.session.md:"), "\(text)")
    #expect(text.contains("n is not set") || text.contains("n has no value there"), "\(text)")
  }

  @Test("what a line of its own asks for goes on from its answer", arguments: ["locust", "k6"])
  func askedFor(_ kind: String) async throws {
    let text = try await exported(
      [
        "let tok from 'post /login user=ann' .access_token", "get /me Authorization:'Bearer {{tok}}'",
        "get /you Authorization:'Bearer {{tok}}'",
      ], as: kind
    ) { $0.url.path == "/login" ? #"{"access_token": "t-4711-4711"}"# : "{}" }
    #expect(text.ranges(of: "take(answer, at(answer, [\"access_token\"])").count == 1, "\(text)")
    #expect(text.ranges(of: "\"Bearer \" + text(v[\"tok\"])").count == 2, "\(text)")
    #expect(!text.contains("to be set before it runs") && !text.contains("4711"), "\(text)")
  }

  @Test("a capture that failed when it was recorded is none that has to be there")
  func failed() async throws {
    let text = try await exported(["get /a", "let x = .nope", "expect .id == 2", "get /b"])
    #expect(!text.contains("v[\"x\"]") && !text.contains("check(answer, at"), "\(text)")
    #expect(text.contains("it failed when it was recorded: let x = .nope"), "\(text)")
    #expect(text.contains("it failed when it was recorded: expect .id == 2"), "\(text)")
  }

  @Test("a secret that is written into a line is the environment's where it is sent as one")
  func secrets() async throws {
    let text = try await exported(["let pw = tulip-4711-tulip", "post /login password={{pw}}"])
    #expect(text.contains("SECRETS[") && !text.contains("v[\"pw\"])"), "\(text)")
  }

  @Test("a mark of what was typed is not named where a secret is looked for, and that of an answer is")
  func typed() throws {
    for (isTyped, wanted) in [(true, nil), (false, "Bearer {{secret:pw}}")] as [(Bool, String?)] {
      var marks = VariableMarks()
      let mark = marks.add("pw", recorded: .text("x"), isTyped: isTyped).text
      let request = Request(
        method: .get, url: try WebURL("http://h.test/a"), headers: ["Authorization": "Bearer \(mark)"])
      let found = marks.named(request).headers.map(\.revealed)
      #expect(found == [wanted ?? "Bearer \(mark)"])
    }
  }

  @Test("each of a list is asked for as it was recorded, and that is said")
  func lists() async throws {
    let text = try await exported(["let ids = [7,8]", "for id in {{ids}} get /users/{{id}}"])
    #expect(text.contains("name=\"/users/7\"") && text.contains("name=\"/users/8\""), "\(text)")
    #expect(text.contains("it asks for each of a list, and here for the 2 that were recorded"), "\(text)")
  }
}
