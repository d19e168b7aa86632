import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Texts that follow one another", .paced)
struct ParserSequenceTests {
  @Test(
    "are a list, whatever stands between them",
    arguments: [
      ("{\"a\":1}\n{\"a\":2}\n", "[{\"a\":1},{\"a\":2}]"), ("{}{} [] []", "[{},{},[],[]]"),
      ("\u{1e}{\"a\":\n1.0}\n\u{1e}2\n", "[{\"a\":1.0},2]"), ("1 2\r\n-3\t\"x\"", "[1,2,-3,\"x\"]"),
      ("\"a\"\"b\"[]1", "[\"a\",\"b\",[],1]"), ("", "[]"), (" \n\u{1e}\n", "[]"), ("7", "[7]"),
      ("\u{feff}{}\n{}", "[{},{}]"), ("[[1],[2]]\n[3]", "[[[1],[2]],[3]]"),
    ])
  func accepts(_ text: String, _ list: String) throws {
    let document = try JSONDocument(sequence: Array(text.utf8))
    #expect(document.compactText == list)
    #expect(document.root.kind == .array && document.root.text == list)
    #expect(document.bytes.elementsEqual(text.utf8))
  }

  @Test("elements are looked into as those of a list with brackets")
  func elements() throws {
    let document = try JSONDocument(sequence: Array("{\"a\":[1,2]}\n{\"a\":[3]}".utf8))
    #expect(document.root.count == 2)
    #expect(document.root[1]?["a"]?[0]?.text == "3")
    #expect(document.root[1]?.text == "{\"a\":[3]}")
    #expect(document.root[1]?.position.line == 2)
    let path = try JSONPath("$[*].a[0]")
    #expect(path.matches(in: document.root).map(\.text) == ["1", "3"])
    #expect(document.root.sameValue(as: try JSONDocument("[{\"a\":[1,2]},{\"a\":[3]}]").root))
  }

  @Test("a long list is one, and its last element is found")
  func long() throws {
    let text = (0..<5_000).map { "{\"i\":\($0),\"s\":\"\(String(repeating: "x", count: $0 % 1_500))\"}" }
    let document = try JSONDocument(sequence: Array(text.joined(separator: "\n").utf8))
    #expect(document.root.count == 5_000 && document.root[-1]?["i"]?.integer == 4_999)
    #expect(document.compactText == "[" + text.joined(separator: ",") + "]")
  }

  @Test(
    "a flaw has its place in the whole",
    arguments: [
      ("{\"a\":1}\n{\"a\" 2}", 2, 6), ("1,2", 1, 2), ("{}\n]", 2, 1), ("12true", 1, 3), ("{}\n[", 2, 2),
      ("{} \u{0}", 1, 4), ("\"a\"b", 1, 4),
    ])
  func refuses(_ text: String, _ line: Int, _ column: Int) throws {
    let error = try #require(throws: SyntaxError.self) { try JSONDocument(sequence: Array(text.utf8)) }
    #expect(error.position.line == line && error.position.column == column, "\(error)")
  }
}
