import APIClient
import PacingTestSupport
import Testing

@testable import Language

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
    "in a line from a shell every backslash is an escape, and a variable of the shell is one of the session",
    arguments: [
      (#"a\=b"#, ["a=b"]), (#"a\\b"#, [#"a\b"#]), (#"/x\?a\&b"#, ["/x?a&b"]), ("\\あ", ["あ"]),
      ("\"$TOKEN\" ${A}b", ["{{TOKEN}}", "{{A}}b"]), ("'$TOKEN'", ["$TOKEN"]),
      ("$ 5$ $5", ["$", "5$", "$5"]),
      (#"{"a": 1}"#, ["{a:", "1}"]), ("[a b]", ["[a", "b]"]),
    ])
  func shell(_ line: String, _ expected: [String]) {
    let words = Words(line, syntax: .shell)
    #expect(words.words.map(\.text) == expected)
    #expect(words.problems.isEmpty)
  }

  @Test(
    "a command's output is not put into a pasted line",
    arguments: ["a $(date)", "a `date`", "\"$(date)\"", "\"`x`\""])
  func substitution(_ line: String) throws {
    let problem = try #require(Words(line, syntax: .shell).problems.first)
    #expect(problem.message.contains("output of a command"))
  }

  @Test(
    "carets of Windows are escapes",
    arguments: [
      ("curl \"http://h\" ^\n -d x", ["curl", "http://h", "-d", "x"]),
      ("curl \"http://h\" ^\r\n -d x", ["curl", "http://h", "-d", "x"]),
      ("curl ^\"http://h/?a=1^&b=2^\"", ["curl", "http://h/?a=1&b=2"]),
      ("curl -d ^\"^{^\\^\"a^\\^\": 1^}^\"", ["curl", "-d", "{\"a\": 1}"]),
      ("curl -d \"{\\\"a\\\":1}\" ^\n x", ["curl", "-d", "{\"a\":1}", "x"]),
    ])
  func windows(_ line: String, _ expected: [String]) {
    #expect(Words(line, syntax: .windows).words.map(\.text) == expected)
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

  @Test("variables are holes wherever they stand, and a backslash before them keeps the braces")
  func variables() throws {
    let words = Words(
      #"get /u/{{ id }} 'a={{x}}' "{{y-1}}" {"k": {{z}}} \{{w}} '\{{v}}' {{.a['}}']}} {{{n}}: 1}"#)
    #expect(words.problems.isEmpty)
    let names = words.words.flatMap(\.template.fragments).compactMap { fragment -> String? in
      if case .variable(let name) = fragment.kind { name } else { nil }
    }
    #expect(names == ["id", "x", "y-1", "z", ".a['}}']", "n"])
    let last = words.words.map(\.text).suffix(4)
    #expect(last == ["{{w}}", "{{v}}", "{{.a['}}']}}", "{{{n}}: 1}"])
    for line in ["x{{1}}", "x{{a b}}", "x{{open", "x{{.open", "x{{"] {
      #expect(Words(line).problems.map(\.code) == [.requestVariable])
    }
  }

  @Test("what follows a bar is the shell's, and what follows an arrow is a file")
  func tails() throws {
    #expect(Words("get /x | jq '.a | .b' # c").tail == .pipe(command: "jq '.a | .b' # c", range: 7..<25))
    #expect(Words("get /x |jq .").tail == .pipe(command: "jq .", range: 7..<12))
    guard case .file(let file, let appends, let range)? = Words("get /x >> 'my file' # c").tail else {
      Issue.record("no tail")
      return
    }
    #expect(file.plain == "my file")
    #expect(appends)
    #expect(range == 7..<19)
    #expect(Words("post /x {\"a\":1}| jq .").tail != nil)
    #expect(Words("a='x | y' b=\">\"").tail == nil)
    #expect(Words(".a[?@.b > 1 || @.c]").tail == nil)
    #expect(Words(".a[?@.b > 1] > f").tail != nil)
    #expect(Words("expect .a > 1", readsTail: false).words.map(\.text) == ["expect", ".a", ">", "1"])
  }

  @Test(
    "a tail that lacks something says what",
    arguments: [
      ("get /x |", "expected a shell command after `|`"), ("get /x >", "expected a file name after `>`"),
      ("get /x >> ''", "expected a file name after `>>`"),
      ("get /x > a b", "nothing may follow the file that the body goes to"),
    ])
  func badTails(_ line: String, _ message: String) throws {
    #expect(Words(line).problems.first?.message == message)
  }

  @Test("paths keep their quotes and blanks, but not where items stand")
  func paths() {
    #expect(
      Words("table .a[?@.n == 'b c'] name").words.map(\.text) == ["table", ".a[?@.n == 'b c']", "name"])
    #expect(Words("$['a b'].c").words.map(\.kind) == [.path])
    #expect(Words("post /x .a='b c'").words.last?.text == ".a=b c")
    #expect(Words("get ./x ../y .").words.allSatisfy { $0.kind == .ordinary })
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
