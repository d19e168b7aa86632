import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Parsing patterns", .paced)
struct PatternParserTests {
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
    let path = try JSONPath("$[?search(@, '\(pattern.replacing("\\", with: "\\\\"))')]")
    #expect(path.unusablePatterns.map(\.expected) == ["a pattern of RFC 9485: \(expected)"])
    #expect(try path.nodes(in: JSONDocument(#"["a","","1"]"#).root).isEmpty)
  }

  @Test("parentheses may be nested to a limit")
  func nested() throws {
    func pattern(_ levels: Int) -> String {
      String(repeating: "(", count: levels) + "a" + String(repeating: ")", count: levels)
    }
    #expect(try isFound("match", pattern(64), "a"))
    let path = try JSONPath("$[?match(@, '\(pattern(100_000))')]")
    #expect(
      path.unusablePatterns.map(\.expected) == ["a pattern of RFC 9485: at most 64 levels of parentheses"])
  }
}
