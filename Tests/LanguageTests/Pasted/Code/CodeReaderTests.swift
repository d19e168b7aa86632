import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Values in a program's text", .paced)
struct CodeReaderTests {
  private func json(_ text: String, _ language: CodeReader.Language) throws -> String {
    var reader = CodeReader(text, language)
    return try reader.value().json()
  }

  @Test(
    "what is written out is read, in each language as it writes it",
    arguments: [
      (
        "{\"a\": 1, b: 'x', 'c-d': [true, null, -1.5e3,], /* no */ e: {}} // end", .javaScript,
        "{\"a\":1,\"b\":\"x\",\"c-d\":[true,null,-1.5e3],\"e\":{}}"
      ),
      ("`a\nb` + \"c\"", .javaScript, "\"a\\nbc\""),
      ("JSON.stringify({a: [1, 2]})", .javaScript, "\"{\\\"a\\\":[1,2]}\""),
      ("new Headers({a: \"b\"})", .javaScript, "{\"a\":\"b\"}"),
      (
        "{'a': 1, \"b\": None, 'c': (1, 2), 4: True,}  # end", .python,
        "{\"a\":1,\"b\":null,\"c\":[1,2],\"4\":true}"
      ),
      ("('a' 'b'\n \"c\")", .python, "\"abc\""), ("r'a\\n' + '''b\nc'''", .python, "\"a\\\\nb\\nc\""),
      ("json.dumps({'a': [1]})", .python, "\"{\\\"a\\\": [1]}\""),
      (
        "@{ a = 'b''c'; \"d-e\" = \"f`\"g\"\n h = @(1, $true, $null) }", .powerShell,
        "{\"a\":\"b'c\",\"d-e\":\"f\\\"g\",\"h\":[1,true,null]}"
      ),
      ("(@{ a = 1 } | ConvertTo-Json -Depth 9)", .powerShell, "\"{\\\"a\\\":1}\""),
      ("@'\n{\"a\": \"$b\"}\n'@", .powerShell, "\"{\\\"a\\\": \\\"$b\\\"}\""),
    ] as [(String, CodeReader.Language, String)])
  func values(_ text: String, _ language: CodeReader.Language, _ expected: String) throws {
    #expect(try json(text, language) == expected)
  }

  @Test(
    "what only the program knows is named, where it stands",
    arguments: [
      ("{a: token, b: 1}", .javaScript, "token"),
      ("{\"a\": process.env.KEY}", .javaScript, "process.env.KEY"),
      ("`Bearer ${token}`", .javaScript, "`Bearer ${token}`"), ("{...rest}", .javaScript, "...rest"),
      ("\"a\" + b", .javaScript, "b"), ("{a: f(1, 2)}", .javaScript, "f(1, 2)"), ("x.y", .javaScript, "x.y"),
      ("{'a': os.environ['K']}", .python, "os.environ['K']"), ("f'{x}'", .python, "f'{x}'"),
      ("'a' % b", .python, "'a' % b"), ("{a: 1}", .python, "a: 1"),
      ("[x for x in y]", .python, "x for x in y"),
      ("@{ a = $b }", .powerShell, "$b"), ("\"a $b\"", .powerShell, "\"a $b\""),
      ("\"$(x)\"", .powerShell, "\"$(x)\""),
    ] as [(String, CodeReader.Language, String)])
  func notLiteral(_ text: String, _ language: CodeReader.Language, _ place: String) throws {
    let problem = try #require(throws: LineProblem.self) { try json(text, language) }
    #expect(String(decoding: Array(text.utf8)[problem.range], as: UTF8.self).hasPrefix(place.prefix(3)))
    #expect(problem.message.hasSuffix("is known to the program only: here a value stands in the call itself"))
  }

  @Test(
    "no text ends it, whatever is open",
    arguments: [
      "", "'", "\"a\\", "{", "{\"a\"", "{a:", "[1,", "(", "`", "\"\\u", "\"\\x4", "@{", "@\"", "-",
      "1e",
    ])
  func broken(_ text: String) {
    for language in [CodeReader.Language.javaScript, .python, .powerShell] {
      #expect(throws: LineProblem.self, "\(text)") { try json(text, language) }
    }
  }

  @Test("what is nested deeper than people write is refused")
  func depth() {
    for open in ["[", "{a:", "("] {
      #expect(throws: LineProblem.self) { try json(String(repeating: open, count: 100_000), .javaScript) }
    }
  }
}
