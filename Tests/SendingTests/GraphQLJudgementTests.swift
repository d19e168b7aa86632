import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusRepl

@Suite("What is said of an answer to a query in GraphQL", .paced)
struct GraphQLJudgementTests {
  @Test(
    "of one that is none of GraphQL's is what it is, and it is kept",
    arguments: [
      ("text/html", "<p>Log in</p>", "decode.value", "the answer is none of GraphQL's, but text/html"),
      (
        "application/json", "{\"x\": 1}", "decode.value",
        "the answer is none of GraphQL's: it has no data and no errors"
      ),
      (
        "application/json", "[{\"data\": 1}]", "decode.value",
        "the answer is none of GraphQL's: it has no data and no errors"
      ),
      ("application/json", "{\"data\": {}, \"errors\": \"oops\"}", "graphql.errors", "\"oops\""),
      (
        "multipart/mixed; boundary=\"-\"", "---\r\n\r\n{}\r\n-----\r\n", "decode.value",
        "the answer comes in parts (multipart/mixed), which are not put together here"
      ),
    ])
  func noAnswer(_ type: String, _ body: String, _ code: String, _ said: String) async throws {
    let asked = Asked { _ in .response(status: 200, headers: ["Content-Type": .init(type)], body: body) }
    let talk = try await asked.talk(to: .plain)
    let answer = await talk.say("gql { a }")
    #expect(answer.code == code && answer.outcome.exitStatus == 1, "\(answer.text)")
    #expect(answer.flat.contains(said), "\(answer.text)")
    #expect(await talk.say("body").outText.contains(body))
    // What is in a file is not looked into.
    #expect(await talk.say("gql { a } -o \(talk.folder.path)/out").code != "decode.value")
  }

  @Test("events of one answer are counted, and errors in them are a failure with what the server says")
  func eventErrors() async throws {
    func heard(_ events: String) async throws -> Answer {
      let head: HeaderFields = ["Content-Type": "text/event-stream"]
      let stub = StubTransport { _ in .response(status: 200, headers: head, body: events) }
      let talk = try await Talk(transport: stub, base: "http://h.test")
      return await talk.say("gql subscription { a } --over sse")
    }
    let good = "event: next\ndata: {\"data\": {\"a\": 1}}\n\n"
    let end = "event: complete\ndata:\n\n"
    let whole = try await heard(good + end)
    #expect(whole.outcome == .ok && whole.notes.contains("1 event, and the subscription is complete"))
    let bad = "event: next\ndata: {\"errors\": [{\"message\": \"bad tick\"}], \"data\": null}\n\n"
    let failed = try await heard(good + bad + end)
    #expect(failed.code == "graphql.errors" && failed.outcome.exitStatus == 1, "\(failed.text)")
    #expect(failed.text.contains("1 of 2 events list errors\n  bad tick"), "\(failed.text)")
  }
}
