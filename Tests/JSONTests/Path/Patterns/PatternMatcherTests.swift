import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Matching patterns", .paced)
struct PatternMatcherTests {
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
      #expect(try isFound("match", pattern, text) == isMatch, "\(pattern) and \(text.debugDescription)")
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
      #expect(try isFound("search", pattern, text) == isMatch, "\(pattern) and \(text.debugDescription)")
    }
  }

  @Test("`^` and `$` are anchors in `match` too")
  func anchors() throws {
    #expect(try isFound("match", "^ab.*", "abc"))
    #expect(try isFound("match", ".*bc$", "abc"))
    #expect(try !isFound("match", "a^b", "a^b"))
  }

  @Test("patterns that make others explode take time in proportion to the text")
  func explosive() throws {
    let text = String(repeating: "a", count: 3_000)
    #expect(try !isFound("match", "(a*)*b", text))
    #expect(try !isFound("match", "(a|aa)+$b", text))
    #expect(try !isFound("match", "(a+)+b", text))
    #expect(try isFound("search", "(a?){50}a{50}", text))
  }
}
