import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSessionExports
@testable import ApusSurroundings

@Suite("What lines take of an answer by themselves", .paced)
struct AnswerTakesTests {
  private func locust(
    _ lines: String..., body: String = #"{"id": 7, "next": "/a/2", "part": "?p=2", "url": "http://h.test/b"}"#
  ) async throws -> String {
    let talk = try await Asked(body: body).talk(to: .plain)
    for line in lines { await talk.say(line) }
    await talk.say("save demo")
    return await talk.say("export locust demo --pause none").text
  }

  private static let recorded = "what it takes of an answer is what was recorded"

  @Test("is a variable wherever it goes: a path, a query, a header, JSON and a form")
  func holes() async throws {
    let text = try await locust(
      "post /things name=ann", "get /things/{{.id}} x=={{.id}} X-Mine:{{.id}}", "put /c n:={{$1.id}}",
      "post /d -f a={{$1.id}}")
    #expect(text.contains(#"v["id"] = take(answer, at(answer, ["id"])"#), "\(text)")
    #expect(text.contains(#"name="/things/{{id}}?x={{id}}""#) && text.contains(#""X-Mine": text(v["id"])"#))
    #expect(text.contains(#""{\"n\": " + as_json(v["id"]) + "}""#))
    #expect(text.contains(#""a=" + encoded(v["id"])"#))
    #expect(!text.contains(Self.recorded))
  }

  @Test("is a URL where a line asks for that")
  func address() async throws {
    let text = try await locust("get /a", "get {{.next}}")
    #expect(text.contains(#"v["next"] = take("#) && text.contains(#"name="{{next}}""#), "\(text)")
  }

  @Test("has a name that no variable of the session has")
  func names() async throws {
    let text = try await locust("let id = 3", "get /a", "get /b/{{.id}}/{{id}}")
    #expect(text.contains(#"name="/b/{{id_}}/{{id}}""#), "\(text)")
  }

  @Test(
    "is what was recorded, which is told, where no other program finds it",
    arguments: [
      "get /b x=={{status}}", "get /b x=={{header Content-Type}}", "repeat 2 get /b x=={{.id}}",
      "get .next", "get /b x=={{.part}}", "get {{.url}}",
    ])
  func told(_ line: String) async throws {
    let text = try await locust("get /a", line)
    #expect(text.contains("demo.session.md:") && text.contains(Self.recorded), "\(text)")
  }

  @Test("is told where a variable has it of another answer than the last")
  func others() async throws {
    let text = try await locust("get /a", "get /b", "let s = status $1", "get /c x=={{s}}")
    #expect(text.contains("x=200") && text.contains(Self.recorded), "\(text)")
  }

  @Test("is not looked for inside of an answer")
  func inside() async throws {
    let text = try await locust(
      "get /a", "look .data", "get /b x=={{.id}}", body: #"{"id": 1, "data": {"id": 2}}"#)
    #expect(text.contains("name=\"/b?x=2\"") && text.contains(Self.recorded), "\(text)")
  }
}
