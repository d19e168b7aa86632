import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Objects that scripts find", .paced)
struct ScriptParserKnownTests {
  @Test(
    "are those of all runners",
    arguments: [
      ("client.global.get(\"a\")", ScriptExpression.variable(.value(.string("a")))),
      ("client.variables.global.get(\"a\")", .variable(.value(.string("a")))),
      ("request.variables.get('a')", .variable(.value(.string("a")))),
      ("request.environment.get('a')", .variable(.value(.string("a")))),
      ("vars.global.get('a')", .variable(.value(.string("a")))), ("env.a", .variable(.value(.string("a")))),
      ("vars.require('a', 'm')", .variable(.value(.string("a")))),
      ("vars.has('a')", .hasVariable(.value(.string("a")))),
      ("response.headers.etag", .header(.value(.string("etag")), isLast: false)),
      ("last.header('etag')", .header(.value(.string("etag")), isLast: true)),
      ("$random.integer(1, 6)", .made(["$random.integer", "1", "6"])), ("$uuid", .made(["$uuid"])),
      ("json.file('a.json')", .file(.value(.string("a.json")))),
      ("len([1])", .member(.list([.value(.number("1"))]), "length")),
      ("response.duration", .part(.milliseconds, isLast: false)),
    ])
  func known(_ text: String, _ expected: ScriptExpression) throws {
    #expect(try ScriptParser.expression(of: text) == expected)
  }

  @Test(
    "and nothing else",
    arguments: [
      "client", "response", "vars", "client.log(1)", "request.body.x", "json.parse('a')", "Array.from(1)",
    ])
  func unknown(_ text: String) {
    #expect(throws: ScriptProblem.self) { try ScriptParser.expression(of: text) }
  }
}
