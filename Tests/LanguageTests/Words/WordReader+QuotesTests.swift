import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Quotes and escapes", .paced)
struct WordReaderQuotesTests {
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
    "in $'…' escapes are those of C, and what is none stays as it is",
    arguments: [
      (#"\a\b\e\E\f\n\r\t\v"#, "\u{7}\u{8}\u{1b}\u{1b}\u{c}\n\r\t\u{b}"), (#"\x41\x4g\xg"#, "A\u{4}g\\xg"),
      (#"\u3042\U0001f34e\u"#, "あ🍎\\u"), (#"\101\18\0"#, "A\u{1}8\u{0}"), (#"\'\"\\\?"#, "'\"\\?"),
      (#"\q\あ"#, #"\q\あ"#), (#"\ud800"#, "\u{fffd}"), (#"\xe3\x81\x82"#, "あ"), ("a\\\nb", "ab"),
    ])
  func escapes(_ inside: String, _ text: String) {
    let words = Words("get $'\(inside)'")
    #expect(words.problems.isEmpty)
    #expect(words.words.last?.text == text)
  }

  @Test(
    "in double quotes a backslash is one but before what is special there",
    arguments: [(#"\"\\\$\`"#, #""\$`"#), (#"\a\n"#, #"\a\n"#), ("a\\\nb", "ab"), (#"'"#, "'")])
  func doubleQuotes(_ inside: String, _ text: String) {
    #expect(Words("get \"\(inside)\"").words.last?.text == text)
  }

  @Test("in single quotes everything is what it is, but for holes")
  func singleQuotes() {
    #expect(Words(#"get 'a\b"$x'"#).words.last?.text == #"a\b"$x"#)
    #expect(Words("get '{{x}}'").words.last?.template.plain == nil)
    #expect(Words(#"get '\{{x}}'"#).words.last?.template.plain == "{{x}}")
  }

  @Test(
    "a quote that never closes is told where it opens",
    arguments: [("get 'a", 4..<5, "'"), ("get a\"b", 5..<6, "\""), ("get $'a\\'", 4..<6, "'")])
  func open(_ line: String, _ place: Range<Int>, _ quote: String) {
    let words = Words(line)
    #expect(words.unfinished == .quote)
    #expect(words.problems.map(\.range) == [place])
    #expect(words.problems.first?.message == "the quote that opens here is never closed; expected `\(quote)`")
  }

  @Test(
    "a name of a shell's variable ends where no letter of one stands",
    arguments: [
      ("$A-b", ["A"]), ("${A}B", ["A"]), ("${A", []), ("$1$", []), ("\"$A$B\"", ["A", "B"]), (#"\$A"#, []),
    ])
  func shellNames(_ text: String, _ names: [String]) {
    let fragments = Words(text, syntax: .shell).words.flatMap(\.template.fragments)
    #expect(fragments.compactMap { if case .variable(let name) = $0.kind { name } else { nil } } == names)
  }
}
