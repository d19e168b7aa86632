import Testing

@testable import ApusOpenAPI

@Suite("Patterns of schemas")
struct SimplePatternTests {
  @Test(
    "a text is found or not, and a sample fits",
    arguments: [
      ("^[a-z]+$", ["abc"], ["Abc", ""]), ("b", ["abc"], ["ac"]),
      ("^(a|bc){2}$", ["abc", "aa"], ["a", "abcbc"]),
      ("^\\d{3}-?\\w*$", ["123", "123-x"], ["12"]), ("^[^/]+$", ["ab"], ["a/b"]), ("a.c", ["xabcx"], ["ac"]),
      ("^(?:x|y)?z$", ["z", "xz"], ["xyz"]), ("^\\S+@\\S+\\.\\S+$", ["a@b.c"], ["a b@c"]),
      ("^$", [""], ["a"]),
      ("^[\\w.-]+$", ["a.b-c"], ["a b"]), ("^[-+]?[0-9]+$", ["-1", "2"], ["--1"]),
      ("^a{2,}$", ["aaa"], ["a"]), ("^a(?=b)b$", ["ab"], ["a", "aa"]),
      ("^\\u0061\\x2f[\\u0030-\\u0039]$", ["a/7"], ["b/7", "a/x"]), ("^[\\s\\S]{2}$", ["a\n"], ["a"]),
      ("^[^\\S]$", [" "], ["a"]), ("^[a\\D]$", ["a", "-"], ["3"]),
    ] as [(String, [String], [String])])
  func matching(_ pattern: String, _ fitting: [String], _ others: [String]) throws {
    let parsed = try #require(SimplePattern(pattern))
    for text in fitting { #expect(parsed.matches(text) == true, "\(text)") }
    for text in others { #expect(parsed.matches(text) == false, "\(text)") }
    #expect(parsed.matches(parsed.sample(longerBy: 0)) == true)
  }

  @Test("a pattern that takes forever is not told")
  func endless() throws {
    let pattern = try #require(SimplePattern("^(a|a|aa)*b$"))
    #expect(pattern.matches(String(repeating: "a", count: 60)) == nil)
  }

  @Test("what must not follow is seen where a text is looked at, and not where one is made")
  func lookingAhead() throws {
    let pattern = try #require(SimplePattern("^(?!a)[a-c]+$"))
    #expect(pattern.matches("ba") == true && pattern.matches("ab") == false)
  }
}
