import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What fits and may still trip a client", .paced)
struct JSONRisksTests {
  private func lines(_ old: String, _ new: String) throws -> [String] {
    let (before, now) = (try JSONDocument(old), try JSONDocument(new))
    return JSONRisks(from: before.root, to: now.root).findings { _ in true }.flatMap(\.lines)
  }

  @Test("is a value that is new where few were seen, and not where any may come")
  func values() throws {
    let old = #"[{"role": "admin"}, {"role": "guest"}]"#
    #expect(
      try lines(old, #"[{"role": "root"}]"#)
        == [#"- .[*].role: one of "admin", "guest""#, #"+ .[0].role: "root""#])
    #expect(try lines(#"[{"name": "a"}, {"name": "b"}]"#, #"[{"name": "c"}]"#).isEmpty)
    #expect(try lines(old, #"[{"role": "guest"}]"#).isEmpty)
  }

  @Test("is a list that is empty, or a thousand times longer, at any depth")
  func lists() throws {
    #expect(
      try lines(#"{"a": {"b": [1, 2]}}"#, #"{"a": {"b": []}}"#) == [
        "- .a.b: 2 elements", "+ .a.b: no elements",
      ])
    let long = "[" + (1...2_000).map(String.init).joined(separator: ",") + "]"
    #expect(try lines("[1, 2]", long) == ["- .: 2 elements", "+ .: 2000 elements"])
    #expect(try lines("[]", "[1]").isEmpty)
  }

  @Test("is a member that half of a list had, and none has now")
  func gone() throws {
    let old = #"[{"a": 1, "b": 1}, {"a": 1}]"#
    #expect(try lines(old, #"[{"a": 2}]"#) == ["- .[*].b: in 1 of 2 elements", "+ .[*].b: in none"])
    #expect(try lines(#"{"c": \#(old)}"#, #"{"c": [{"a": 2}]}"#).first == "- .c[*].b: in 1 of 2 elements")
    #expect(try lines(old, #"[{"a": 2}, {"b": 2}]"#).isEmpty)
    #expect(try lines(#"[{"a": 1, "b": 1}, {"a": 1}, {"a": 1}]"#, #"[{"a": 2}]"#).isEmpty)
  }

  @Test("is what readers differ on, told once, unless it was so before")
  func warnings() throws {
    #expect(try lines(#"{"a": 1}"#, #"{"a": 1, "a": 2}"#) == [#"+ the key "a" is there twice in one object"#])
    #expect(try lines(#"{"a": 1, "a": 2}"#, #"{"a": 3, "a": 4}"#).isEmpty)
    #expect(try lines("[1, 2]", "[9007199254740993, 9007199254740995]").count == 1)
  }
}
