import Foundation
import JSON
import PacingTestSupport
import Testing

@Suite("JSON among the values of a type", .paced)
struct ValueCodingTests {
  @Test("JSON of any shape goes through a model untouched, numbers as spelled")
  func passThrough() throws {
    struct Envelope: Codable {
      var id: Int
      var extra: JSONValue
    }
    let text = "{\"id\":1,\"extra\":{\"z\":1.50,\"a\":[1e400,null,\"\\n\"],\"a\":12345678901234567890123}}"
    let envelope = try DocumentDecoder().decode(Envelope.self, from: Array(text.utf8))
    #expect(try DocumentEncoder().value(of: envelope).text == text)
  }

  @Test("JSON of any shape goes through Foundation's coders too")
  func throughFoundation() throws {
    let value: JSONValue = ["a": [1, -2, 2.5, "x", nil, true, ["b": [:]]], "big": 9_000_000_000_000_000_000]
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(JSONValue.self, from: data).sorted == value.sorted)
    let large = try #require(JSONValue.Number(text: "18446744073709551615"))
    #expect(String(decoding: try JSONEncoder().encode(JSONValue.number(large)), as: UTF8.self) == large.text)
  }
}
