import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("Values that are gone through side by side", .paced)
struct JSONComparisonTests {
  func places(_ old: String, _ new: String, by field: String? = nil) throws -> [String] {
    var rules = JSONDifference.Rules()
    rules.identity = field
    let marks: [JSONDifference.Kind: String] = [.added: "+", .removed: "-", .changed: "~", .moved: ">"]
    return JSONDifference.between(try JSONDocument(old).root, try JSONDocument(new).root, by: rules).list.map
    {
      "\(marks[$0.kind] ?? "?") \($0.place)"
    }
  }

  @Test("an element put before three others and one changed value are two differences")
  func inserted() throws {
    let old = #"[{"id": 1, "v": 1}, {"id": 2, "v": 2}, {"id": 3, "v": 3}]"#
    let new = #"[{"id": 9, "v": 0}, {"id": 1, "v": 1}, {"id": 2, "v": 22}, {"id": 3, "v": 3}]"#
    #expect(try places(old, new) == ["~ .[id=2].v", "+ .[id=9]"])
  }

  @Test("a path with an identity in it leads to the element")
  func typed() throws {
    let old = #"{"items": [{"name": "a \"b\"", "v": 1}, {"name": "c", "v": 1}]}"#
    let new = #"{"items": [{"name": "c", "v": 1}, {"name": "a \"b\"", "v": 2}]}"#
    let found = try places(old, new)
    #expect(found == [#"> .items[name="c"]"#, #"~ .items[name="a \"b\""].v"#])
    #expect(
      try JSONPath(String(found[1].dropFirst(2))).nodes(in: JSONDocument(new).root).map(\.text) == ["2"])
  }

  @Test("the field that is named goes before the usual ones, and lists inside elements have their own")
  func fields() throws {
    let old = #"[{"id": 1, "code": "a", "tags": [{"key": "x", "n": 1}]}]"#
    let new = #"[{"id": 2, "code": "a", "tags": [{"key": "y"}, {"key": "x", "n": 2}]}]"#
    #expect(
      try places(old, new, by: "code") == [
        "~ .[code=\"a\"].id", "~ .[code=\"a\"].tags[key=\"x\"].n", "+ .[code=\"a\"].tags[key=\"y\"]",
      ])
    #expect(try places(old, new) == ["- .[id=1]", "+ .[id=2]"])
  }

  @Test(
    "what has no identity is matched by what it has in common",
    arguments: [
      (
        #"[{"a": 1, "b": 1}, {"a": 2, "b": 2}]"#, #"[{"a": 0, "b": 0}, {"a": 1, "b": 1}, {"a": 2, "b": 3}]"#,
        ["~ .[2].b", "+ .[0]"]
      ),
      (#"["x", "y", "z"]"#, #"["z", "x", "y"]"#, ["> .[0]"]),
      (#"[1, 1, 2]"#, #"[1, 2]"#, ["- .[1]"]),
      (#"[{"a": 1}, [1]]"#, #"[[1, 2], {"a": 1}]"#, ["- .[1]", "+ .[0]"]),
      (#"[{"id": null}, {"id": 1}]"#, #"[{"id": 1}]"#, ["- .[0]"]),
      (#"[{"id": 1}, {"id": 1}]"#, #"[{"id": 1}]"#, ["- .[1]"]),
    ])
  func likeness(_ old: String, _ new: String, _ expected: [String]) throws {
    #expect(try places(old, new) == expected)
  }

  @Test("the root may be anything, and deep values are compared whole")
  func roots() throws {
    #expect(try places("1", "1.0") == [])
    #expect(try places("1", "2") == ["~ ."])
    let deep = { (value: Int) in
      String(repeating: "[", count: 300) + "\(value)" + String(repeating: "]", count: 300)
    }
    #expect(try places(deep(1), deep(2)).count == 1)
  }
}
