import ApusClient
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@testable import ApusFormats
@testable import ApusLanguage

@Suite("What expressions of scripts come to", .paced)
struct ScriptEvaluatorTests {
  static let body =
    #"{"id": 7, "big": 12345678901234567890, "name": "ada", "no": null, "list": [1, {"x": 2}], "ok": true}"#

  private func evaluator() throws -> ScriptEvaluator {
    let files = FileReader.fixed(["users.json": "[{\"n\": 1}]"])
    let values = HTTPFileValues(
      file: HTTPFile("@v = text\nGET /"), environment: HTTPFileEnvironment(beside: "", files: files),
      variables: ["auth_token": .text("t-1"), "n": .text("7")], exchanges: [:], files: files,
      processVariable: { _ in nil })
    return ScriptEvaluator(answer: try Answered.exchange(Self.body), values: values)
  }

  private func text(_ expression: String) throws -> String {
    var evaluator = try evaluator()
    return try evaluator.value(of: try ScriptParser.expression(of: expression)).text
  }

  @Test(
    "is what JavaScript and Resterm's language make of them",
    arguments: [
      ("response.status", "201"), ("response.statusCode === 201", "true"),
      ("response.status == \"201\"", "true"),
      ("response.status === \"201\"", "false"), ("response.body.id", "7"),
      ("response.json.big", "12345678901234567890"),
      ("response.body[\"name\"]", "ada"), ("response.parsedBody.list[1].x", "2"),
      ("response.body.list.length", "2"),
      ("response.body.name.length", "3"), ("response.body.nope", "undefined"),
      ("response.body.nope.more", "undefined"),
      ("response.body.no === null", "true"), ("response.body.nope === undefined", "true"),
      ("response.body.nope == null", "true"), ("response.body.no !== undefined", "true"),
      ("response.json(\"list[0]\")", "1"), ("jsonPath(response.body, \"$.list[1].x\")", "2"),
      ("response.headers.valueOf(\"x-one\")", "1"), ("response.headers[\"X-One\"]", "1"),
      ("response.header(\"nope\") == null", "true"), ("response.contentType.mimeType", "application/json"),
      ("response.contentType.charset", "utf-8"), ("response.text().includes(\"ada\")", "true"),
      ("contains(response.header(\"Content-Type\"), \"json\")", "true"), ("!response.body.ok", "false"),
      ("response.body.id > 6 && response.body.id <= 7", "true"), ("1 > 2 || response.body.name", "ada"),
      ("response.body.no ?? \"none\"", "none"), ("\"a\" + 1 + response.body.id", "a17"), ("1 + 2", "3"),
      ("3 - 1", "2"),
      ("`${response.body.name}-${1 + 1}!`", "ada-2!"), ("typeof response.body.id", "number"),
      ("typeof response.body.list === \"object\"", "true"), ("Array.isArray(response.body.list)", "true"),
      ("response.body.list.includes(1)", "true"), ("response.body.hasOwnProperty(\"id\")", "true"),
      ("response.body.name.startsWith(\"a\")", "true"), ("response.body.name.toUpperCase()", "ADA"),
      ("String(response.body.id) === \"7\"", "true"), ("Number(\"7\") === response.body.id", "true"),
      ("not response.body.no and true", "true"), ("client.global.get(\"auth_token\")", "t-1"),
      ("vars.v", "text"),
      ("vars.get(\"n\") == response.body.id", "true"), ("vars.has(\"nobody\")", "false"),
      ("vars.has(\"n\")", "true"),
      ("json.file(\"users.json\")[0].n", "1"), ("[1, \"a\"]", "[1,\"a\"]"), ("-response.body.id", "-7"),
      ("response.body.id === 7.0", "true"), ("last.statusCode", "undefined"), ("(1 + 1) == 2", "true"),
    ])
  func values(_ expression: String, _ expected: String) throws {
    #expect(try text(expression) == expected)
  }

  @Test(
    "is nothing here where JavaScript would have to be run",
    arguments: [
      "new Date()", "response.body.map(x => x)", "x", "response.nothing", "client.x.get(\"a\")", "vars.f()",
      "a b",
      "1 +", "(1", "[1", "\"open", "{a: 1}", "response.body.x ? 1 : 2", "eval(\"1\")", "$nothing",
      "jsonPath(1)", "",
      "response.headers.forEach(1)", "response.body.id++", "/x/.test(1)",
    ])
  func refuses(_ expression: String) {
    #expect(throws: ScriptProblem.self) { try ScriptParser.expression(of: expression) }
  }

  @Test("what is too deep is refused, whichever bracket it is made of", arguments: ["(", "!", "[", "-"])
  func deep(_ sign: String) {
    #expect(throws: ScriptProblem.self) {
      try ScriptParser.expression(of: String(repeating: sign, count: 10_000) + "1")
    }
  }

  @Test("a value whose name says so is a secret, wherever it is taken from")
  func secrets() throws {
    let evaluator = try evaluator()
    for text in [
      "response.body.access_token", "response.body[\"password\"]", "client.global.get(\"auth_token\")",
      "response.headers.valueOf(\"Set-Cookie\")", "\"Bearer \" + response.body.token",
      "response.body.token.x",
      "jsonPath(response.body, \"$.data.secret\")",
    ] {
      #expect(evaluator.isSecret(try ScriptParser.expression(of: text)), "\(text)")
    }
    for text in ["response.status", "response.body.id", "response.headers.valueOf(\"ETag\")", "vars.v"] {
      #expect(!evaluator.isSecret(try ScriptParser.expression(of: text)), "\(text)")
    }
  }
}
