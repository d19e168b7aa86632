import JSON
import PacingTestSupport
import Testing

@Suite("Patterns of RFC 9485", .paced)
struct PatternTests {
  private func test(_ function: String, _ pattern: String, _ text: String) throws -> Bool {
    let quoted = pattern.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    let path = try Path("$[?\(function)(@, '\(quoted)')]")
    #expect(path.unusablePatterns.isEmpty)
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing("\t", with: "\\t")
    return try path.first(in: Document("[\"\(escaped)\"]").root) != nil
  }

  @Test(
    "a pattern takes these texts as a whole",
    arguments: [
      ("", ["": true, "a": false]),
      ("a", ["a": true, "": false, "aa": false, "A": false]),
      ("ab|cd|", ["ab": true, "cd": true, "": true, "abcd": false, "ad": false]),
      ("a(b|c)d", ["abd": true, "acd": true, "ad": false]),
      ("a*", ["": true, "aaaa": true, "ab": false]),
      ("a+b?", ["a": true, "aab": true, "b": false, "abb": false]),
      ("(ab)+", ["ab": true, "abab": true, "aba": false]),
      ("a{2}", ["a": false, "aa": true, "aaa": false]),
      ("a{2,}", ["a": false, "aa": true, "aaaaa": true]),
      ("a{1,3}", ["": false, "a": true, "aaa": true, "aaaa": false]),
      ("a{0}", ["": true, "a": false]),
      ("a{0,0}b", ["b": true, "ab": false]),
      ("(a|b){2}c", ["abc": true, "bbc": true, "ac": false]),
      ("()", ["": true, "a": false]),
      ("(a*)*", ["": true, "aaa": true, "b": false]),
      ("(a*|b)+", ["": true, "abba": true, "c": false]),
      (".", ["a": true, "日": true, "👍": true, "": false, "\n": false, "\r": false, "\t": true]),
      (".", ["\u{2028}": true, "\u{2029}": true, "\u{85}": true, "e\u{301}": false]),
      ("[abc]", ["a": true, "c": true, "d": false]),
      ("[a-c]", ["b": true, "d": false, "-": false]),
      ("[^a-c]", ["b": false, "d": true, "\n": true, "": false]),
      ("[-a]", ["-": true, "a": true, "b": false]),
      ("[a-]", ["-": true, "a": true, "b": false]),
      ("[-]", ["-": true, "a": false]),
      ("[^-]", ["-": false, "a": true]),
      ("[a-c-]", ["-": true, "b": true, "d": false]),
      ("[あ-ん]", ["か": true, "カ": false]),
      ("[😀-😎]", ["😃": true, "👍": false]),
      ("[.*+?()|{}^$]+", [".*+?()|{}$^": true, "a": false]),
      ("[\\]\\[\\\\\\-]+", ["[]\\-": true, "a": false]),
      ("\\(\\)\\*\\+\\-\\.\\?\\[\\\\\\]\\^\\{\\|\\}\\$", ["()*+-.?[\\]^{|}$": true]),
      ("\\n\\r\\t", ["\n\r\t": true]),
      ("\\p{Lu}", ["A": true, "Ж": true, "a": false, "1": false]),
      ("\\P{Lu}", ["A": false, "a": true]),
      ("\\p{L}+", ["aあЖ": true, "a1": false]),
      ("\\p{N}", ["1": true, "Ⅷ": true, "²": true, "a": false]),
      ("[\\p{Ll}0-9_]+", ["a_1": true, "A": false]),
      ("[^\\p{L}]", ["1": true, "a": false]),
      ("[\\P{L}a]", ["1": true, "a": true, "b": false]),
      ("\\p{Zs}", [" ": true, "\u{3000}": true, "\t": false]),
      ("\\p{Cn}|\\p{Co}", ["\u{378}": true, "\u{e000}": true, "a": false]),
      ("\\p{Sc}\\p{Pd}\\p{Nd}", ["€-5": true, "5-€": false]),
      ("a,b-c:d", ["a,b-c:d": true]),
      ("1974-05-..", ["1974-05-01": true, "1974-06-01": false]),
    ] as [(String, [String: Bool])])
  func whole(_ pattern: String, _ texts: [String: Bool]) throws {
    for (text, isMatch) in texts {
      #expect(try test("match", pattern, text) == isMatch, "\(pattern) and \(text.debugDescription)")
    }
  }

  @Test(
    "a pattern finds itself in these texts",
    arguments: [
      ("", ["": true, "a": true]),
      ("b", ["abc": true, "ac": false, "b": true]),
      ("b+c", ["abbbcd": true, "abd": false]),
      ("^b", ["abc": false, "bc": true]),
      ("b$", ["abc": false, "ab": true]),
      ("^b$", ["b": true, "bb": false, "": false]),
      ("^$", ["": true, "a": false]),
      ("(^a|b)c", ["ac": true, "xac": false, "xbc": true]),
      ("[bc]", ["xxc": true, "xx": false]),
      ("aab", ["aaaab": true]),
      ("本", ["日本語": true]),
    ] as [(String, [String: Bool])])
  func part(_ pattern: String, _ texts: [String: Bool]) throws {
    for (text, isMatch) in texts {
      #expect(try test("search", pattern, text) == isMatch, "\(pattern) and \(text.debugDescription)")
    }
  }

  @Test("`^` and `$` are anchors in `match` too")
  func anchors() throws {
    #expect(try test("match", "^ab.*", "abc"))
    #expect(try test("match", ".*bc$", "abc"))
    #expect(try !test("match", "a^b", "a^b"))
  }

  @Test(
    "what is no pattern of RFC 9485 is named",
    arguments: [
      ("(", "`)` at the end of a group"), (")", "`(` before `)`"), ("a)b", "`(` before `)`"),
      ("[", "`]` at the end of a class"), ("[]", "`\\` before `]` in a class"),
      ("[a", "`]` at the end of a class"), ("[^]", "`\\` before `]` in a class"),
      ("[[]", "`\\` before `[` in a class"), ("]", "`\\` before `]`"), ("}", "`\\` before `}`"),
      ("*a", "something to repeat before `*`"), ("a**", "something to repeat before `*`"),
      ("a+?", "something to repeat before `?`"), ("a|*", "something to repeat before `*`"),
      ("{1}", "something to repeat before `{`"), ("a{}", "a number after `{` or `,`"),
      ("a{,1}", "a number after `{` or `,`"), ("a{1", "`}` at the end of a count"),
      ("a{1,2", "`}` at the end of a count"), ("a{2,1}", "counts in order"),
      ("a{x}", "a number after `{` or `,`"),
      ("[c-a]", "a range from a lower to a higher character"),
      ("[a-\\p{L}]", "a range from a lower to a higher character"), ("[a--]", "`\\` before `-` in a class"),
      ("[a-c-e]", "`-` at the start or end of a class"), ("\\", "a character after `\\`"),
      ("\\d", "`[0-9]` or `\\p{Nd}` instead of `\\d`"),
      ("\\w", "`[0-9A-Za-z_]` or `[\\p{L}\\p{N}_]` instead of `\\w`"),
      ("[\\s]", "`[ \\t\\n\\r]` or `\\p{Z}` instead of `\\s`"), ("\\b", "another escape than `\\b`"),
      ("\\1", "another escape than `\\1`"), ("\\p{X}", "a category such as `\\p{L}` or `\\p{Lu}`"),
      ("\\p{IsGreek}", "a category such as `\\p{L}` or `\\p{Lu}`"),
      ("\\p{Cs}", "a category such as `\\p{L}` or `\\p{Lu}`"),
      ("\\pL", "a category such as `\\p{L}` or `\\p{Lu}`"),
      ("\\p{", "a category such as `\\p{L}` or `\\p{Lu}`"),
      ("\\p{}", "a category such as `\\p{L}` or `\\p{Lu}`"),
      ("(?:a)", "a plain group; `(?` has no meaning"),
    ])
  func refused(_ pattern: String, _ expected: String) throws {
    let path = try Path("$[?search(@, '\(pattern.replacing("\\", with: "\\\\"))')]")
    #expect(path.unusablePatterns.map(\.expected) == ["a pattern of RFC 9485: \(expected)"])
    #expect(try path.nodes(in: Document(#"["a","","1"]"#).root).isEmpty)
  }

  @Test("patterns that make others explode take time in proportion to the text")
  func explosive() throws {
    let text = String(repeating: "a", count: 3_000)
    #expect(try !test("match", "(a*)*b", text))
    #expect(try !test("match", "(a|aa)+$b", text))
    #expect(try !test("match", "(a+)+b", text))
    #expect(try test("search", "(a?){50}a{50}", text))
  }

  @Test(
    "a pattern that needs too much is unusable",
    arguments: [
      "a{10001}", "a{99999999999999999999}", "(a{1000}){1000}", "((((){1000}){1000}){1000}){1000}",
      "(((a{99}){99}){99})*",
    ])
  func tooLarge(_ pattern: String) throws {
    let path = try Path("$[?search(@, '\(pattern)')]")
    #expect(path.unusablePatterns.map(\.expected) == ["a pattern of RFC 9485: at most 10000 steps"])
  }

  @Test("parentheses may be nested to a limit")
  func nested() throws {
    func pattern(_ levels: Int) -> String {
      String(repeating: "(", count: levels) + "a" + String(repeating: ")", count: levels)
    }
    #expect(try test("match", pattern(64), "a"))
    let path = try Path("$[?match(@, '\(pattern(100_000))')]")
    #expect(
      path.unusablePatterns.map(\.expected) == ["a pattern of RFC 9485: at most 64 levels of parentheses"])
  }
}
