import PacingTestSupport
import Testing

@testable import Language

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
}
