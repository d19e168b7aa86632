import APIClient
import JSON
import LanguageTestSupport
import PacingTestSupport
import System
import Testing

@testable import Language

@Suite("Items", .paced)
struct ItemTests {
  private func read(_ text: String) -> Item? { Words(text).words.first.flatMap(Item.init) }

  @Test(
    "the separator that stands first counts, and the longest there",
    arguments: [
      ("a=b", Separator.string, "a", "b"), ("a==b", .query, "a", "b"), ("a:=b", .json, "a", "b"),
      ("a:b", .header, "a", "b"), ("a;", .emptyHeader, "a", ""), ("a@b", .upload, "a", "b"),
      ("a=@b", .stringFile, "a", "b"), ("a:=@b", .jsonFile, "a", "b"), ("a==@b", .queryFile, "a", "b"),
      ("a:@b", .headerFile, "a", "b"), ("a:b=c", .header, "a", "b=c"), (#"a\=b=c"#, .string, "a=b", "c"),
      (#"a=b\=c"#, .string, "a", "b=c"), (#"a\\=b"#, .string, #"a\\"#, "b"), ("a='b=c'", .string, "a", "b=c"),
      ("{{k}}={{v}}", .string, "{{k}}", "{{v}}"),
    ])
  func separators(_ text: String, _ separator: Separator, _ name: String, _ value: String) throws {
    let item = try #require(read(text))
    #expect(item.separator == separator)
    #expect(item.name.shown == name)
    #expect(item.value.shown == value)
  }

  @Test("a word without a separator is no item", arguments: ["a", #"a\=b"#, "''", "{{a}}"])
  func none(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test(
    "a name that leads nowhere is refused where it goes wrong",
    arguments: [
      ("a[b=c", "", "expected `]`"), ("a[=c", "", "expected a key, an index or `]`"),
      ("a]=c", "]", "expected `[` or the end of the name"), ("]=c", "]", "expected a key or `[` before `]`"),
      ("a[b]c=d", "c", "expected `[` or the end of the name"),
      ("a[[b]]=c", "[", "expected a key, an index or `]`"),
      ("[a]=c", "a", "expected an index or `]`"),
      ("a[-1]=c", "-1", "an index counts from 0; it cannot be negative"),
      ("a[b[c=d", "[", "expected `]`"), ("a[999999999]=c", "999999999", "an index is at most 100000"),
    ])
  func badNames(_ item: String, _ place: String, _ message: String) throws {
    let found = try problem("post /x '\(item)'")
    #expect(found.problem.message == message)
    #expect(found.place == place)
    #expect(found.problem.code == .usageArgument)
  }

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

  @Test("a form made of files keeps its JSON fields, which HTTPie drops")
  func keepsFields() throws {
    let sent = SentText(try prepare("post /x --multipart --boundary B a:=1 b=2").request)
    #expect(sent.body.contains("name=\"a\"\r\n\r\n1\r\n"))
  }

  @Test("a file with a name makes parts without being told")
  func impliedParts() throws {
    let sent = SentText(
      try prepare("post /x f@a.txt n=1", files: ["a.txt": "A"]).request, files: ["a.txt": "A"])
    #expect(sent.headers.contains { $0.hasPrefix("content-type: multipart/form-data; boundary=") })
    #expect(sent.body.contains("filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\nA\r\n"))
  }

  @Test(
    "JSON that is none is refused where it goes wrong",
    arguments: [
      ("a:=tru", "tru", "a=tru"), ("a:=[1,]", "]", nil), ("a:={\"b\" 1}", "1", nil), ("a:=", "", nil),
    ] as [(String, String, String?)])
  func badJSON(_ item: String, _ place: String, _ suggestion: String?) throws {
    let found = try problem("post /x \(item)")
    #expect(found.place.hasPrefix(place.prefix(1)))
    #expect(found.problem.code == .requestBody)
    #expect(found.problem.suggestion == suggestion)
  }

  @Test("files that cannot be read, or are no text, are named")
  func badFiles() throws {
    #expect(try problem("post /x a=@none").place == "none")
    #expect(try problem("post /x @none").problem.message.contains("No such file"))
    #expect(try problem("post /x @").problem.message == "expected a file name after `@`")
    let found = try problem("post /x a=@bytes") { context in
      context.files = FileReader(contents: { _ in .success([0xff]) }, problem: { _ in nil })
    }
    #expect(found.problem.message == "bytes is not UTF-8 text")
  }

  @Test("what nests too deep is refused, not followed")
  func deep() throws {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(try problem("post /x a:=\(deep)").problem.message == "items nest at most 500 deep")
    let name = "a" + String(repeating: "[b]", count: 10_000)
    #expect(try problem("post /x \(name)=1").problem.message == "a name nests at most 500 deep")
  }
}
