import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("What changed in an operation", .paced)
struct OperationComparisonTests {
  /// `!` stands before what breaks a program.
  private func changes(_ old: String, _ new: String, method: String = "post") throws -> [String] {
    let operations = try [old, new].map { text in
      let specification = try Specification(
        Array(
          """
          openapi: 3.0.3
          components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Mine}, bearer: {type: http, scheme: bearer}}}
          paths: {/a: {\(method): {\(text)}}}
          """.utf8))
      return (try #require(specification.operations.first), specification)
    }
    return OperationComparison(
      from: operations[0].0, in: operations[0].1, to: operations[1].0, in: operations[1].1
    ).changes.map { ($0.effect == .breaking ? "! " : "") + $0.text }
  }

  private static let optional = "{name: q, in: query, schema: {type: string}}"
  private static let required = "{name: q, in: query, required: true, schema: {type: string}}"

  @Test("breaks what does not say a parameter that is required now, or says one that is gone")
  func parameters() throws {
    let none = "parameters: []"
    #expect(
      try changes(none, "parameters: [\(Self.required)]") == ["! the query parameter `q` is new and required"]
    )
    #expect(try changes(none, "parameters: [\(Self.optional)]") == ["the query parameter `q` is new"])
    #expect(try changes("parameters: [\(Self.optional)]", none) == ["! the query parameter `q` is gone"])
    #expect(
      try changes("parameters: [\(Self.optional)]", "parameters: [\(Self.required)]") == [
        "! the query parameter `q` is required now"
      ])
    #expect(
      try changes("parameters: [\(Self.required)]", "parameters: [\(Self.optional)]") == [
        "the query parameter `q` may be missing now"
      ])
    #expect(
      try changes(
        "parameters: [{name: X-Mine, in: header, schema: {type: string}}]",
        "parameters: [{name: x-mine, in: header, schema: {type: string}}]"
      ).isEmpty)
  }

  @Test("breaks what writes a parameter as it was written before, by its style or with its signs encoded")
  func writing() throws {
    func parameter(_ said: String, _ schema: String = "{type: array}", in place: String = "query") -> String {
      "parameters: [{name: q, in: \(place), schema: \(schema), \(said)}]"
    }
    #expect(
      try changes(parameter("explode: true"), parameter("explode: false")) == [
        "! the query parameter `q` is written as `q=1,2` now, not as `q=1&q=2`"
      ])
    #expect(try changes(parameter("explode: true"), parameter("style: form")).isEmpty)
    let (kept, encoded) = (parameter("allowReserved: true"), parameter("allowReserved: false"))
    #expect(
      try changes(encoded, kept) == ["! the query parameter `q` has signs such as / sent as they are now"])
    #expect(try changes(kept, encoded) == ["! the query parameter `q` has signs such as / encoded now"])
    #expect(try changes(parameter("example: x"), encoded).isEmpty)
    let cookies = [true, false].map { parameter("allowReserved: \($0)", in: "cookie") }
    #expect(try changes(cookies[0], cookies[1]).isEmpty)
  }

  @Test("is about its body: whether there is one, whether it must be there, and of which type")
  func bodies() throws {
    func body(_ type: String, _ isRequired: Bool = false) -> String {
      "requestBody: {required: \(isRequired), content: {\(type): {schema: {type: object}}}}"
    }
    #expect(try changes("summary: x", body("a/b")) == ["a body is taken now"])
    #expect(try changes("summary: x", body("a/b", true)) == ["! a body is taken now and required"])
    #expect(try changes(body("a/b"), "summary: x") == ["! no body is taken any more"])
    #expect(try changes(body("a/b"), body("a/b", true)) == ["! a body is required now"])
    #expect(try changes(body("a/b", true), body("a/b")) == ["the body may be missing now"])
    #expect(
      try changes(body("a/b"), body("c/d")) == ["! the body is not a/b any more", "the body may be c/d now"])
  }

  @Test("is about its answers, of which successes are what a program waits for")
  func answers() throws {
    let ok = #"responses: {"200": {description: k}}"#
    let all = #"responses: {"200": {description: k}, "404": {description: k}}"#
    let other = #"responses: {"404": {description: k}}"#
    #expect(try changes(ok, all) == ["the answer 404 is new"])
    #expect(try changes(all, ok) == ["the answer 404 is gone"])
    #expect(try changes(all, other) == ["! the answer 200 is gone"])
  }

  @Test("is about who asks: a way that was open and is closed breaks")
  func security() throws {
    #expect(
      try changes("security: []", "security: [{key: []}]") == [
        "! it asks for key, not nothing, to tell who asks"
      ])
    #expect(
      try changes("security: [{key: []}]", "security: [{key: []}, {bearer: []}]") == [
        "it asks for bearer or key, not key, to tell who asks"
      ])
    #expect(
      try changes("security: [{key: []}]", "security: [{key: [], bearer: []}]") == [
        "! it asks for bearer and key, not key, to tell who asks"
      ])
    #expect(
      try changes("security: [{key: []}]", "security: [{}]").first?.hasPrefix("it asks for nothing") == true)
    #expect(try changes("security: [{key: []}]", "security: [{key: []}]").isEmpty)
  }
}
