import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Merge patches", .paced)
struct MergePatchTests {
  func patch(_ old: String, _ new: String) throws -> String? {
    MergePatch.text(from: try JSONDocument(old).root, to: try JSONDocument(new).root)
  }

  @Test(
    "have what is new or another, as it is spelled, and null for what is gone",
    arguments: [
      (#"{"a": 1, "b": 2}"#, #"{"a": 1.50, "b": 2}"#, #"{"a": 1.50}"#),
      (#"{"a": {"b": 1, "c": 2}}"#, #"{"a": {"b": 1}}"#, #"{"a": {"c": null}}"#),
      (#"{"a": [1, 2]}"#, #"{"a": [1, null]}"#, #"{"a": [1, null]}"#),
      (#"{}"#, #"{"n": {"x": "\u308a"}}"#, #"{"n": {"x": "\u308a"}}"#),
      (#"{"a": 1}"#, #"{"a": 1.0}"#, "{}"), (#"{"a": {"b": 1}}"#, #"{"a": 2}"#, #"{"a": 2}"#),
    ])
  func made(_ old: String, _ new: String, _ expected: String) throws {
    let patch = try #require(try patch(old, new))
    #expect(patch == expected)
    let result = try JSONDocument(
      MergePatch.text(of: JSONDocument(old).root, patchedBy: JSONDocument(patch).root))
    #expect(try result.root.sameValue(as: JSONDocument(new).root), "and make the new of the old")
  }

  @Test(
    "cannot say that a member becomes null, or make anything of what is no object",
    arguments: [
      (#"{"a": 1}"#, #"{"a": null}"#), (#"{}"#, #"{"a": {"b": null}}"#), ("[1]", "[2]"),
      (#"{"a": 1}"#, "[1]"),
    ])
  func impossible(_ old: String, _ new: String) throws { #expect(try patch(old, new) == nil) }

  @Test(
    "the examples of RFC 7396",
    arguments: [
      (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
      (#"{"a":"b"}"#, #"{"a":null}"#, "{}"), (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
      (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
      (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#), (#"{"a":"foo"}"#, "null", "null"),
      (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#), ("[1,2]", #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
      ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
    ])
  func standard(_ target: String, _ patch: String, _ expected: String) throws {
    let text = MergePatch.text(of: try JSONDocument(target).root, patchedBy: try JSONDocument(patch).root)
    #expect(try JSONDocument(text).root.sameValue(as: JSONDocument(expected).root), "\(text)")
  }

  @Test("any depth ends")
  func deep() throws {
    let deep = { (value: Int) in
      String(repeating: #"{"a":"#, count: 1_000) + "\(value)" + String(repeating: "}", count: 1_000)
    }
    #expect(try patch(deep(1), deep(2)) == nil)
  }
}
