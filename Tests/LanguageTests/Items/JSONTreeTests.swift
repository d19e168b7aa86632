import ApusClient
import ApusJSON
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("JSON that is put together from items", .paced)
struct JSONTreeTests {
  @Test(
    "a name that steps into the wrong kind of value is refused at that step",
    arguments: [
      ("a=1 a[b]=2", "[b]", "expected an object to step into, found a string"),
      ("a[]=1 a[b]=2", "[b]", "expected an object to step into, found an array"),
      ("a[b]=1 a[0]=2", "[0]", "expected an array to step into, found an object"),
      ("a:=1 a[]=2", "[]", "expected an array to step into, found a number"),
      ("a=1 []=2", "[]", "expected an array to step into, found an object"),
      ("[]=1 a=2", "a", "expected an object to step into, found an array"),
      ("a:=true a[b]=2", "[b]", "expected an object to step into, found a boolean"),
    ])
  func conflicts(_ items: String, _ place: String, _ message: String) throws {
    let found = try problem("post /x \(items)")
    #expect(found.problem.message == message)
    #expect(found.place == place)
    #expect(found.problem.code == .requestBody)
  }

  @Test(
    "where HTTPie loses what was typed, it is kept",
    arguments: [
      ("a:=1.10 b:=1e400 c:=-0 d:=1E5", #"{"a": 1.10, "b": 1e400, "c": -0, "d": 1E5}"#),
      (#"a:={"x":1} a[y]:=2"#, #"{"a": {"x": 1, "y": 2}}"#), ("a:=null a[b]=1", #"{"a": {"b": "1"}}"#),
      ("007=x", #"{"007": "x"}"#), (#"a:={"x":1,"x":2}"#, #"{"a": {"x": 1, "x": 2}}"#),
    ])
  func keeps(_ items: String, _ body: String) throws {
    #expect(SentText(try prepare("post /x \(items)").request).body == body)
  }

  @Test("what nests too deep is refused, not followed")
  func deep() throws {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(try problem("post /x a:=\(deep)").problem.message == "items nest at most 500 deep")
    let name = "a" + String(repeating: "[b]", count: 10_000)
    #expect(try problem("post /x \(name)=1").problem.message == "a name nests at most 500 deep")
  }

  private func tree(_ json: String) throws -> String {
    var text = ""
    JSONTree(try JSONDocument(json).root).write(to: &text)
    return text
  }

  @Test(
    "a value that is taken over keeps its numbers, its order and its duplicates, and escapes what is not ASCII",
    arguments: [
      (#"{"b":1.10,"a":[true,null],"b":1E5}"#, #"{"b": 1.10, "a": [true, null], "b": 1E5}"#),
      (#""りんご\/\n""#, #""\u308a\u3093\u3054/\n""#), (#"{"é":""}"#, #"{"\u00e9": ""}"#),
      (#""\ud83c""#, #""\ud83c""#), ("[]", "[]"), ("{}", "{}"), ("-0", "-0"),
    ])
  func takesOver(_ json: String, _ text: String) throws { #expect(try tree(json) == text) }

  @Test("an array is filled up to an index, and of a key that stands twice the last is set")
  func sets() throws {
    var tree = JSONTree.null
    let value = JSONTree.string("x")
    try tree.set(value, at: [KeyPath.Step(kind: .index(2), range: 0..<1)])
    try tree.set(value, at: [KeyPath.Step(kind: .append, range: 0..<1)])
    var text = ""
    tree.write(to: &text)
    #expect(text == #"[null, null, "x", "x"]"#)
    var object = JSONTree(try JSONDocument(#"{"a":1,"a":2}"#).root)
    try object.set(value, at: [KeyPath.Step(kind: .key("a"), range: 0..<1)])
    text = ""
    object.write(to: &text)
    #expect(text == #"{"a": 1, "a": "x"}"#)
  }
}
