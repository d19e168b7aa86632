import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Sameness of values", .paced)
struct SameValueTests {
  @Test(
    "values that say the same are the same, however they are spelled",
    arguments: [
      ("null", "null"), ("1", "1.0"), ("100", "1e2"), (#""a""#, #""\u0061""#), (#""/""#, #""\/""#),
      ("[]", "[ ]"),
      ("{}", "{ }"), ("[1,2]", "[1.0, 2e0]"), (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#),
      (#"{"a":{"x":[1,{}]},"b":[]}"#, #"{"b":[],"a":{"x":[1,{}]}}"#), (#"{"\u0061":1}"#, #"{"a":1}"#),
      (#"{"a":1,"a":2}"#, #"{"a":1,"a":2}"#), (#"{"a":1,"b":0,"a":2}"#, #"{"b":0,"a":1,"a":2}"#),
    ])
  func same(_ left: String, _ right: String) throws {
    #expect(try JSONDocument(left).root.sameValue(as: JSONDocument(right).root))
    #expect(try JSONDocument(right).root.sameValue(as: JSONDocument(left).root))
  }

  @Test(
    "values that say something else are not the same",
    arguments: [
      ("null", "false"), ("true", "false"), ("0", "false"), ("1", "\"1\""), ("1", "1.0000000000000000001"),
      ("9007199254740993", "9007199254740992"), (#""a""#, #""A""#), (#""\u00e9""#, #""e\u0301""#),
      ("[]", "{}"),
      ("[1,2]", "[2,1]"), ("[1]", "[1,1]"), ("[[1]]", "[[2]]"), (#"{"a":1}"#, #"{"a":2}"#),
      (#"{"a":1}"#, #"{"b":1}"#), (#"{"a":1}"#, #"{"a":1,"b":2}"#), (#"{"a":1,"b":2}"#, #"{"a":2,"b":1}"#),
      (#"{"\u00e9":1}"#, #"{"e\u0301":1}"#), (#"{"a":1,"a":2}"#, #"{"a":2,"a":1}"#),
      (#"{"a":1,"a":1}"#, #"{"a":1,"b":1}"#), (#"{"b":1,"a":{"x":1}}"#, #"{"a":{"x":2},"b":1}"#),
    ])
  func different(_ left: String, _ right: String) throws {
    #expect(try !JSONDocument(left).root.sameValue(as: JSONDocument(right).root))
    #expect(try !JSONDocument(right).root.sameValue(as: JSONDocument(left).root))
  }

  @Test("any depth can be compared")
  func deep() throws {
    func nested(_ inner: String) throws -> Node {
      let depth = 200_000
      return try JSONDocument(
        String(repeating: "[", count: depth) + inner + String(repeating: "]", count: depth)
      ).root
    }
    #expect(try nested("1").sameValue(as: nested("1.0")))
    #expect(try !nested("1").sameValue(as: nested("2")))
  }
}
