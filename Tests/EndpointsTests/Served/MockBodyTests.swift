import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints

@Suite("A value changed by another", .paced)
struct MockBodyTests {
  @Test(
    "is merged as RFC 7396 has it",
    arguments: [
      (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
      (#"{"a":"b"}"#, #"{"a":null}"#, "{}"), (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
      (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
      (#"["a"]"#, #"{"a":1}"#, #"{"a":1}"#), ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
      (#"{"a":1}"#, "[2]", "[2]"),
    ])
  func merged(_ text: String, _ patch: String, _ result: String) throws {
    let decoder = DocumentDecoder()
    let value = try decoder.decode(JSONValue.self, from: JSONDocument(text))
    let change = try decoder.decode(JSONValue.self, from: JSONDocument(patch))
    #expect(value.merged(with: change).text == result)
  }
}
