import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("A number for what a value says", .paced)
struct SameValueHashTests {
  func hash(_ text: String) throws -> UInt64 { try JSONDocument(text).root.sameValueHash }

  @Test(
    "is the same however it is spelled",
    arguments: [
      ("1", "1.0"), ("1", "10e-1"), ("100", "1e2"), ("-0", "0.0"), (#""\u00e9""#, "\"é\""),
      ("1.2300", "1.23"),
      (#"{"a": 1, "b": [1, 2]}"#, #"{"b":[1,2.0],"a":1}"#),
    ])
  func same(_ one: String, _ other: String) throws { #expect(try hash(one) == hash(other)) }

  @Test(
    "is another for another value",
    arguments: [
      ("1", "2"), ("1", "-1"), ("1", "10"), ("101", "1001"), ("[1, 2]", "[2, 1]"), ("[]", "{}"),
      ("null", "false"),
      (#"{"a": 1}"#, #"{"b": 1}"#), (#"{"a": 1, "b": 2}"#, #"{"a": 2, "b": 1}"#), ("\"a\"", "[\"a\"]"),
    ])
  func other(_ one: String, _ other: String) throws { #expect(try hash(one) != hash(other)) }

  @Test("any depth ends")
  func deep() throws {
    let deep = String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)
    #expect(try hash(deep) == hash(deep))
  }
}
