import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusLineEditing
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What was seen and is not described", .paced)
struct SpecificationSeenTests {
  private static let text = """
    openapi: 3.1.0
    info: {title: Shop, version: "1"}
    paths:
      /items:
        get:
          parameters: [{name: limit, in: query, schema: {type: integer}}]
          responses: {"200": {description: ok, content: {application/json: {schema: {type: object, properties: {id: {type: integer}}}}}}}
      /items/{id}: {get: {responses: {"200": {description: ok}}}}
    """

  private func talk(_ lines: String...) async throws -> Talk {
    let asked = Asked(body: #"{"id": "seven", "colour": "red"}"#)
    let talk = try await asked.talk(to: .plain)
    try talk.folder.write(Self.text, to: "api.yaml")
    await talk.say("spec api.yaml")
    for line in lines { await talk.say(line) }
    return talk
  }

  @Test("is told by `spec seen`, with the requests that tell of it")
  func seen() async throws {
    let talk = try await talk("get /items limit==1 page==2", "delete /items/7", "get /new")
    let answer = await talk.say("spec seen")
    #expect(answer.outcome == .ok)
    #expect(
      answer.outText.hasPrefix(
        """
        GET /items
          + page==  in the query  1
          + .colour  in the answer, a string  1
          ~ .id: expected integer
        """), "\(answer.text)")
    #expect(
      answer.outText.hasSuffix(
        "DELETE /items/{id}  seen, not described  2\nGET /new  seen, not described  3\n"),
      "\(answer.text)")
  }

  @Test("is nothing, or there is no description")
  func nothing() async throws {
    #expect(await (try talk()).say("spec seen").notes == "nothing was seen that is not described\n")
    #expect(
      await (try talk("get /items/7")).say("spec seen").notes == "nothing was seen that is not described\n")
    #expect(await (try talk("spec off")).say("spec seen").code == "usage.command")
  }

  @Test("has its mark in `ls` and `help`, and is completed")
  func marks() async throws {
    let talk = try await talk("get /items page==2", "post /new", "delete /items")
    let listed = await talk.say("ls -l").outText.replacing(#/ +/#, with: " ")
    for line in ["POST new seen, not described", "DELETE items/ seen, not described"] {
      #expect(listed.contains(line), "\(listed)")
    }
    let help = await talk.say("help get /items").outText
    #expect(help.contains("\nseen, not described\n  + page==  in the query  1\n"), "\(help)")
    #expect(await talk.say("help post /new").outText.contains("seen, not described"))
    let knowledge = await talk.engine.knowledge()
    let line = "get /items "
    let offered = knowledge.completion(of: line, at: line.utf8.count).candidates
    #expect(
      offered.map(\.text).prefix(2) == ["limit==", "page=="] && offered[1].meaning == "seen, not described")
  }
}
