import ApusPacingTestSupport
import Testing

@testable import ApusFormats
@testable import ApusJSON

@Suite("Lines of gron, read back", .paced)
struct GronReaderTests {
  private func read(_ text: String) throws -> String { try GronReader.document(Array(text.utf8)).compactText }

  @Test(
    "are what they were written from",
    arguments: [
      #"{"id":1.10,"big":12345678901234567890,"りんご":"🍎\u0061\n\"","a b":[true,[],{}],"x-y":null}"#, "[]",
      "{}", "\"x\"",
      #"[[1,[2,[3]]],{"a]\"b":{"c":[{}]}},null,false]"#, #"{"=":"; = ","":[""]}"#,
    ])
  func back(_ json: String) throws {
    #expect(try read(GronWriterTests.lines(JSONDocument(json).root)) == json)
  }

  @Test("may be some of them: a hole in a list is null, and an object needs no line of its own")
  func some() throws {
    #expect(
      try read("json.items[2].name = \"c\";\njson.items[0].name = \"a\"\n\n")
        == #"{"items":[{"name":"a"},null,{"name":"c"}]}"#)
    #expect(try read("  json[1] = 1;\r\n") == "[null,1]")
  }

  @Test(
    "that are none are named by their number",
    arguments: [
      ("json = {};\nx.y = 1;", 2), ("json.a", 1), ("json.a = b;", 1), ("json[x] = 1;", 1),
      ("json[\"a = 1;", 1), ("json.. = 1", 1),
      ("json[999999999] = 1;", 1), ("json[99999999999999999999] = 1;", 1), ("json.a = 1 2;", 1),
    ])
  func refused(_ text: String, _ line: Int) {
    let problem = #expect(throws: GronReader.Problem.self) { try GronReader.document(Array(text.utf8)) }
    #expect(problem?.line == line)
  }

  @Test("are told from JSON by their name or their beginning, and are never too deep")
  func kinds() throws {
    #expect(GronReader.isOne(Array("json = {};\n".utf8), named: "a") && GronReader.isOne([], named: "x.GRON"))
    #expect(GronReader.isOne(Array("json.a[0] = 1;".utf8), named: "a"))
    for text in ["{\"json\": 1}", "\"json = 1\"", "jsonish = 1", "json"] {
      #expect(!GronReader.isOne(Array(text.utf8), named: "a.json"), "\(text)")
    }
    let deep = "json" + String(repeating: "[0]", count: 600) + " = 1;"
    #expect(throws: GronReader.Problem.self) { try GronReader.document(Array(deep.utf8)) }
  }
}
