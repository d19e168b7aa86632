import ApusJSON
import ApusPacingTestSupport
import Foundation
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

  @Test("what other decoders have that is no JSON is an error of theirs")
  func noJSON() throws {
    let data = try PropertyListEncoder().encode(["at": Date(timeIntervalSince1970: 0)])
    #expect(throws: DecodingError.self) { try PropertyListDecoder().decode(JSONValue.self, from: data) }
    let list = try PropertyListEncoder().encode(["a": [1, 2]])
    #expect(try PropertyListDecoder().decode(JSONValue.self, from: list) == ["a": [1, 2]])
  }

  @Test(
    "numbers reach other coders as what holds them, or not at all",
    arguments: [
      ("9223372036854775807", "9223372036854775807"), ("18446744073709551615", "18446744073709551615"),
      ("1.50", "1.5"), ("-7", "-7"), ("1e400", nil), ("-1e400", nil),
    ] as [(String, String?)])
  func numbers(_ text: String, _ written: String?) throws {
    let value = JSONValue.number(try #require(JSONValue.Number(text: text)))
    let data = try? JSONEncoder().encode([value])
    #expect(data.map { String(decoding: $0, as: UTF8.self) } == written.map { "[\($0)]" })
  }
}
