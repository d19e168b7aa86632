import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Brackets and paths", .paced)
struct WordReaderBracketsTests {
  @Test("paths keep their quotes and blanks, but not where items stand")
  func paths() {
    #expect(
      Words("table .a[?@.n == 'b c'] name").words.map(\.text) == ["table", ".a[?@.n == 'b c']", "name"])
    #expect(Words("$['a b'].c").words.map(\.kind) == [.path])
    #expect(Words("post /x .a='b c'").words.last?.text == ".a=b c")
    #expect(Words("get ./x ../y .").words.allSatisfy { $0.kind == .ordinary })
  }

  @Test(
    "bare JSON is one word up to where its bracket closes, and what is glued to it belongs to it",
    arguments: [
      (#"{"a": [1, 2]} b"#, .json, #"{"a": [1, 2]}"#), (#"["a ] b"] c"#, .json, #"["a ] b"]"#),
      (#"["\" ]"] c"#, .json, #"["\" ]"]"#), ("{}x y", .json, "{}x"), ("[1] x", .json, "[1]"),
      ("[0]=a b", .ordinary, "[0]=a"), ("{{a}} b", .ordinary, "{{a}}"), ("{{{a}}: 1} b", .json, "{{{a}}: 1}"),
      ("{\"a\":1}|x", .json, "{\"a\":1}"),
    ] as [(String, Word.Kind, String)])
  func json(_ text: String, _ kind: Word.Kind, _ word: String) throws {
    let found = try #require(Words("post \(text)").words.dropFirst().first)
    #expect(found.kind == kind)
    #expect(found.text == word)
  }

  @Test(
    "a bracket that never closes is told where it opens, with what closes it",
    arguments: [("[1, [2]", 0..<1, "]"), ("{\"a\": \"}", 0..<1, "}")])
  func open(_ text: String, _ place: Range<Int>, _ close: String) {
    let words = Words(text)
    #expect(words.unfinished == .bracket)
    #expect(words.problems.map(\.range) == [place])
    #expect(words.problems.first?.message.hasSuffix("expected `\(close)`") == true)
  }

  @Test(
    "the path that a line is about goes on behind blanks, and no other does",
    arguments: [
      (".a .b [0] c", [".a .b [0]", "c"]), (".a | x", [".a"]), ("$1 .a", ["$1 .a"]),
      ("tree .a .b", ["tree", ".a", ".b"]), (".a[?match(@.b, 'c d')] x", [".a[?match(@.b, 'c d')]", "x"]),
      (".a['\\' b'] c", [".a['\\' b']", "c"]), ("$x .a", ["$x", ".a"]), ("...", ["..."]),
    ])
  func pathEnds(_ text: String, _ expected: [String]) { #expect(Words(text).words.map(\.text) == expected) }
}
