import ApusJSON
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI

@Suite("How a list or an object is typed", .paced)
struct TypingWordsTests {
  @Test(
    "is JSON, with a sample that fits and has something in it, where that is short",
    arguments: [
      (#"{"type":"array","items":{"type":"integer"}}"#, "in JSON, such as [0,1]"),
      (#"{"type":"array","maxItems":1,"items":{"type":"integer"}}"#, "in JSON, such as [0]"),
      (#"{"type":"array"}"#, #"in JSON, such as ["a","b"]"#),
      (#"{"type":"object"}"#, #"in JSON, such as {"a":1}"#),
      (#"{"type":"object","properties":{"k":{"type":"boolean"}}}"#, #"in JSON, such as {"k":false}"#),
      (#"{"type":"array","items":{"enum":["\#(String(repeating: "x", count: 60))"]}}"#, "in JSON"),
    ])
  func json(_ schema: String, _ words: String) throws {
    #expect(Schema(try JSONDocument(schema).root).typing()?.text == words)
  }

  @Test(
    "is not said of what is neither, and of what may be a text",
    arguments: [#"{"type":"integer"}"#, #"{"type":["array","string"]}"#, "{}"])
  func others(_ schema: String) throws {
    #expect(Schema(try JSONDocument(schema).root).typing() == nil)
  }
}
