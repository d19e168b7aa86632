import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Bodies of Hurl's", .paced)
struct HurlBodyTests {
  private func body(_ text: String) throws -> HurlBody? {
    var lines = HurlLines(text)
    return try HurlBody(&lines)
  }

  @Test("each spelling of a body is read")
  func spellings() throws {
    #expect(try body("`one \\n line`")?.content == .text("one \n line", type: nil))
    #expect(try body("```\na\nb\n```")?.content == .text("a\nb\n", type: nil))
    #expect(try body("```json\n{}\n```")?.content == .text("{}\n", type: "application/json"))
    #expect(
      try body("```graphql\n{ a }\nvariables {\"b\": 1}\n```")?.content
        == .graphQL(query: "{ a }", variables: "{\"b\": 1}"))
    #expect(try body("<a>\n</a>\nHTTP 200")?.content == .text("<a>\n</a>", type: "application/xml"))
    #expect(try body("{\"a\": \"}\"\n}")?.content == .text("{\"a\": \"}\"\n}", type: "application/json"))
    #expect(try body("hex,68 69;")?.content == .text("hi", type: nil))
    #expect(try body("base64,aGk=;")?.content == .text("hi", type: nil))
    #expect(try body("file,a b.json;")?.content == .file("a b.json", type: nil))
    #expect(try body("X-Mine: a") == nil)
  }

  @Test("bytes that are no text are not sent, and what is never closed is told")
  func problems() throws {
    #expect(try body("hex,ff00;")?.refusal != nil)
    for text in ["`a", "```\na", "{\"a\": 1", "base64,aGk="] {
      #expect(throws: CollectionProblem.self) { try body(text) }
    }
  }
}
