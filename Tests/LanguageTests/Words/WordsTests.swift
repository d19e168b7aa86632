import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Words", .paced)
struct WordsTests {
  @Test(
    "a line is cut at blanks outside quotes and brackets",
    arguments: [
      ("get /x", ["get", "/x"]), ("  a\t b\n c ", ["a", "b", "c"]), ("", []), ("   ", []),
      ("a='b c' d", ["a=b c", "d"]), (#"a="b \"c\" \d""#, [#"a=b "c" \d"#]), ("''", [""]), ("a''b", ["ab"]),
      (#"a\ b"#, ["a b"]), (#"a\=b"#, [#"a\=b"#]), (#"a\\b"#, [#"a\\b"#]), (#"it\'s"#, ["it's"]),
      (#"\|"#, ["|"]), (#"\>x"#, [">x"]), (#"'a'\''b'"#, ["a'b"]),
      ("$'a\\n\\t\\x41\\u3042\\101\\'\\\\' b", ["a\n\tAあA'\\", "b"]), (#"$'\xe3\x81\x82'"#, ["あ"]),
      ("a \\\n b", ["a", "b"]), ("a\\\nb", ["ab"]), ("a \\\r\n b", ["a", "b"]),
      (#"post /x {"a": [1, 2]} b=1"#, ["post", "/x", #"{"a": [1, 2]}"#, "b=1"]),
      (#"post /x [1, "a ] b"] c"#, ["post", "/x", #"[1, "a ] b"]"#, "c"]),
      ("[0]=a [a b]=c", ["[0]=a", "[a b]=c"]), ("a[b c][d]='e f' g", ["a[b c][d]=e f", "g"]),
      (#"a:=[1, 2] b:={"c": "d e"} f"#, ["a:=[1, 2]", #"b:={"c": "d e"}"#, "f"]),
      ("title=[WIP x", ["title=[WIP", "x"]), ("get /x?a[b=c d]=e", ["get", "/x?a[b=c", "d]=e"]),
      ("q==stars:>100 x", ["q==stars:>100", "x"]), ("/x?t=A|B", ["/x?t=A|B"]),
      ("get /x # rest", ["get", "/x"]), ("a#b", ["a#b"]), ("# all", []), ("りんご　x", ["りんご　x"]),
    ])
  func cuts(_ line: String, _ expected: [String]) {
    let words = Words(line)
    #expect(words.words.map(\.text) == expected)
    #expect(words.problems.isEmpty)
    #expect(words.unfinished == nil)
  }

  @Test(
    "what is never closed is named where it opens, and the text is not whole",
    arguments: [
      ("a='b", Words.Unfinished.quote, 2..<3), ("a=\"b", .quote, 2..<3), ("a $'b", .quote, 2..<4),
      ("post /x {\"a\": 1", .bracket, 8..<9), ("a:=[1", .bracket, 3..<4), (".a['x", .quote, 3..<4),
      (".a[?@.b", .bracket, 2..<3),
    ])
  func unclosed(_ line: String, _ unfinished: Words.Unfinished, _ range: Range<Int>) throws {
    let words = Words(line)
    #expect(words.unfinished == unfinished)
    #expect(words.problems.first?.range == range)
    #expect(!ParsedLine.isComplete(line))
  }

  @Test("a trailing backslash waits for another line, in every syntax")
  func trailing() {
    #expect(!ParsedLine.isComplete("get /x \\"))
    #expect(!ParsedLine.isComplete("curl http://h \\"))
    #expect(!ParsedLine.isComplete("curl \"http://h\" ^\n -d x ^"))
    #expect(ParsedLine.isComplete("get /x \\\n a==1"))
    #expect(ParsedLine.isComplete("get /x"))
    #expect(ParsedLine.isComplete(""))
  }

  @Test("a place in a word is a place in the line")
  func places() throws {
    let words = Words("日 a='b'c\\ d")
    let glyphs = try #require(words.words.last).template.glyphs
    #expect(glyphs.map(\.range) == [4..<5, 5..<6, 7..<8, 9..<10, 10..<12, 12..<13])
    #expect(words.verbatim(from: 1) == "a='b'c\\ d")
    #expect(words.verbatim(from: 2) == "")
  }
}
