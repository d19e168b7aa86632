import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusFormats
@testable import ApusLanguage

@Suite("The first line of a request in a file", .paced)
struct HTTPFileValuesRequestLineTests {
  /// The line of the last request, with its values.
  private func filled(_ text: String, _ variables: [String: VariableValue] = [:]) throws -> String {
    let file = HTTPFile(text)
    let values = HTTPFileValues(
      file: file, environment: HTTPFileEnvironment(beside: "", files: .fixed([:])), variables: variables,
      exchanges: [:], files: .fixed([:]), processVariable: { _ in nil })
    let line = try values.filledRequestLine(try #require(file.requests.last).start)
    if !line.hasPrefix("curl") {
      try HTTPFileValues.refuseBraces(in: line.split(separator: " ").last.map(String.init) ?? "")
    }
    return line
  }

  @Test(
    "has no hole left in its URL",
    arguments: [
      ("DELETE http://h/{{id", "{{id is never closed; expected `}}`", "{{id}}"),
      ("DELETE http://h/{{id/x", "{{id is never closed; expected `}}`", "{{id}}"),
      ("DELETE http://h/{{", "{{ is never closed; expected `}}`", nil),
      (
        "@id =\nDELETE http://h/{{id}}", "id is an empty string, and a part of a URL is a text or a number",
        nil
      ),
      ("@id =\n@a = {{id}}\nDELETE http://h/{{a}}", "a is an empty string, and a part", nil),
      ("@url =\nDELETE {{url}}", "url is an empty string", nil),
      ("@id =\ncurl -X DELETE http://h/{{id}}", "id is an empty string", nil),
      ("@base = http://h\n@id =\ncurl -X DELETE '{{base}}/{{id}}'", "id is an empty string", nil),
      ("DELETE http://h/{id}", "{id} is not filled in; a brace that is meant is written %7B", "{{id}}"),
      ("@base = http://h/{tenant}\nDELETE {{base}}/x", "{tenant} is not filled in", "{{tenant}}"),
      ("DELETE http://h/id}", "} is not filled in", nil),
      ("@id = %2e%2e\nDELETE http://h/{{id}}", "a value leads out of its part of the path by `..`", nil),
      ("@id = .\nDELETE http://h/{{id}}", "a value leads out of its part", nil),
      ("@id = ..\nDELETE http://h/a/../{{id}}", "a value leads out of its part", nil),
    ] as [(String, String, String?)])
  func holes(_ file: String, _ reason: String, _ suggestion: String?) throws {
    let problem = try #require(throws: HTTPFileProblem.self) { try filled(file) }
    #expect(problem.code == .requestVariable && problem.message.hasPrefix(reason), "\(problem.message)")
    #expect(problem.suggestion == suggestion)
  }

  @Test(
    "may begin with a value, and have empty ones, braces and blanks where they do no harm",
    arguments: [
      ("GET {{base}}/{{id}}?q={{no}}&r={x}", "GET http://h/7?q=&r={x}"),
      ("{{whole}}", "GET http://h/all?a=1"),
      ("GET http://h/%7Bid%7D", "GET http://h/%7Bid%7D"), ("GET http://h/{{words}}", "GET http://h/a%20b"),
      ("GET http://h/a/../{{id}}", "GET http://h/a/../7"), ("GET http://h/x#{{no}}", "GET http://h/x#"),
      ("curl -H 'A: {{words}}' http://h/{{id}}", "curl -H 'A: a b' http://h/7"),
    ])
  func harmless(_ line: String, _ expected: String) throws {
    let variables = "@no =\n@id = 7\n@words = a b\n@base = http://h\n@whole = GET http://h/all?a=1\n"
    #expect(try filled(variables + line) == expected)
  }

  @Test("takes a text or a number as a part, and nothing else")
  func kinds() throws {
    #expect(try filled("GET http://h/{{a}}", ["a": .text("x/y")]) == "GET http://h/x/y")
    for (json, kind) in [("null", "null"), ("[1]", "an array"), ("{}", "an object")] {
      let value = VariableValue.json(try json.node)
      let problem = try #require(throws: HTTPFileProblem.self) {
        try filled("GET http://h/{{a}}", ["a": value])
      }
      #expect(problem.message == "a is \(kind), and a part of a URL is a text or a number")
    }
    #expect(try filled("GET http://h/{{a}}", ["a": .json("7".node)]) == "GET http://h/7")
  }
}

extension String {
  fileprivate var node: Node { get throws { try JSONDocument(self).root } }
}
