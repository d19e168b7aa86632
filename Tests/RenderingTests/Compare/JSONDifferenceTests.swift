import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Differences between documents", .paced)
struct JSONDifferenceTests {
  func diff(_ old: String, _ new: String) throws -> [String] {
    let differences = JSONDifference.between(try JSONDocument(old).root, try JSONDocument(new).root)
    return DiffView(differences).lines(on: Screen(width: 60)).map(\.text)
  }

  @Test("values are compared by what they say, not by how they are spelled")
  func same() throws {
    #expect(try diff(#"{"a": 1.0, "b": "\u00e9"}"#, #"{"b":"é","a":1}"#) == ["no differences"])
  }

  @Test("what was added, removed and changed is listed by path")
  func all() throws {
    let lines = try diff(
      #"{"a": 1, "b": {"c": [1, 2]}, "d": 0}"#, #"{"a": 2, "b": {"c": [1, 3]}, "e": {"f": 1}}"#)
    #expect(
      lines == [
        "~ .a       1 → 2", "~ .b.c[1]  2 → 3", "- .d       0", "+ .e       {\"f\": 1}",
        "4 differences: 1 added, 1 removed, 2 changed",
      ])
  }

  @Test(
    "in an array that has grown or shrunk, equal ends are matched first",
    arguments: [
      ("[1, 2, 3]", "[0, 1, 2, 3]", "+ .[0]  0"), ("[1, 2, 3]", "[1, 3]", "- .[1]  2"),
      ("[1, 2]", "[1, 2, 3]", "+ .[2]  3"), ("[]", "[1]", "+ .[0]  1"),
    ])
  func arrays(_ old: String, _ new: String, _ expected: String) throws {
    #expect(try diff(old, new).first == expected)
    #expect(try diff(old, new).count == 2)
  }

  @Test("a kind that changed is one difference")
  func kinds() throws {
    #expect(try diff("[1]", #"{"a": 1}"#).first == "~ .  [1] → {\"a\": 1}")
  }

  @Test("differences of any depth and any number end")
  func limits() throws {
    let deep = { (value: Int) in
      String(repeating: "[", count: 50_000) + "\(value)" + String(repeating: "]", count: 50_000)
    }
    let root = { (text: String) in try JSONDocument(text).root }
    #expect(try JSONDifference.between(root(deep(1)), root(deep(2))).count == 1)
    let many = { (start: Int) in "[" + (start..<start + 5000).map(String.init).joined(separator: ",") + "]" }
    var effort = Effort(limit: 100)
    _ = try JSONDifference.between(root(many(0)), root(many(9999)), within: &effort)
    #expect(effort.end == .tooMuch)
    var rules = JSONDifference.Rules()
    rules.limit = 10
    let differences = try JSONDifference.between(root(many(0)), root(many(9999)), by: rules)
    #expect(differences.list.count == 10 && differences.count == 5000)
    let text = DiffView(differences, rest: "diff 1 2 | less").text()
    #expect(text.hasSuffix("… 4990 more: diff 1 2 | less\n5000 differences: 5000 changed\n"))
  }

  @Test("what is below a path that is ignored says nothing")
  func ignored() throws {
    var rules = JSONDifference.Rules()
    rules.ignored = [try JSONPath("..at"), try JSONPath(".gone")]
    let old = try JSONDocument(#"{"at": 1, "b": [{"id": 1, "at": 2, "v": 1}], "gone": 1}"#).root
    let new = try JSONDocument(#"{"at": 9, "b": [{"id": 1, "at": 8, "v": 2}]}"#).root
    let differences = JSONDifference.between(old, new, by: rules)
    #expect(differences.list.map { "\($0.place)" } == [".b[id=1].v"])
  }
}
