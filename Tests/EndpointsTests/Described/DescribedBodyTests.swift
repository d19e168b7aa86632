import ApusFolderTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusEndpoints
@testable import ApusRepl

@Suite("A body to begin with", .paced)
struct DescribedBodyTests {
  private static let form = """
    openapi: 3.0.3
    paths:
      /echo/form:
        post:
          summary: Send
          requestBody:
            required: true
            content:
              application/x-www-form-urlencoded:
                schema:
                  type: object
                  required: [To, Tags, card]
                  properties:
                    To: {type: string, example: "+1"}
                    Body: {type: string}
                    Tags: {type: array, items: {type: string}}
                    card: {type: object, required: [number], properties: {number: {type: integer}}}
      /echo/json:
        post:
          requestBody: {content: {application/json: {schema: {type: object, properties: {a: {type: integer}}}}}}
      /echo/lines:
        post:
          requestBody:
            content:
              application/x-ndjson:
                schema: {type: array, items: {type: object, required: [id], properties: {id: {type: integer}}}}
      /echo/file:
        post:
          requestBody:
            content: {multipart/form-data: {schema: {required: [up], properties: {up: {type: string, format: binary}}}}}
    """

  private func body(_ path: String, hasAll: Bool = false) throws -> DescribedBody {
    let specification = try Specification(Array(Self.form.utf8))
    return try #require(specification.operation(.post, path).flatMap { DescribedBody($0, hasAll: hasAll) })
  }

  @Test("of a form has a line a field; what may be missing is a remark")
  func forms() throws {
    #expect(try body("/echo/form").text == "To=+1\nTags=string\ncard[number]=0\n# Body=\n")
    #expect(try body("/echo/form", hasAll: true).text.contains("\nBody=string\n"))
    #expect(try body("/echo/file").text == "up@FILE\n")
  }

  @Test("of JSON names what may be added above what must be there")
  func json() throws {
    let brief = try body("/echo/json")
    #expect(brief.text == "// may be added: a\n{}\n" && brief.kind == .json)
    #expect(try body("/echo/json", hasAll: true).text == "{\n  \"a\": 0\n}\n")
  }

  @Test("of JSON Lines has a value a line, and goes out as they are, under their name")
  func lines() async throws {
    let body = try body("/echo/lines")
    #expect(body.text == "{\"id\":0}\n" && body.kind == .jsonLines)
    let talk = try await Talk { $0.edit = { $0 + $0.replacing("0", with: "1") } }
    try talk.folder.write(Self.form, to: "api.yaml")
    await talk.say("spec api.yaml", "edit post /echo/lines")
    let line = try #require(await talk.engine.takePrefill())
    #expect(line == "post /echo/lines --raw '{\"id\":0}\n{\"id\":1}\n'")
    let answer = await talk.say(line)
    #expect(answer.outText.contains("application/x-ndjson"), "\(answer.text)")
    #expect(
      answer.outText.contains(#"{\"id\":0}\n{\"id\":1}\n"#) && !answer.notes.contains("not as described"))
  }

  @Test("goes out as a form where the operation takes nothing else, and help ends with such a line")
  func sent() async throws {
    let talk = try await Talk()
    try talk.folder.write(Self.form, to: "api.yaml")
    #expect(await talk.say("spec api.yaml").notes.contains("4 operations"))
    let told = await talk.say("help post /echo/form").outText
    #expect(told.contains("try: post /echo/form To=+1 Tags=string 'card[number]=0'"), "\(told)")
    let answer = await talk.say("post /echo/form To=+1 Tags=a card[number]=2")
    #expect(answer.outText.contains("To=%2B1&Tags=a&card%5Bnumber%5D=2"), "\(answer.text)")
    #expect(!answer.notes.contains("the body is"), "\(answer.notes)")
  }
}
