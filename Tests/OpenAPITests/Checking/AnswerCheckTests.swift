import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("An answer compared with its operation", .paced)
struct AnswerCheckTests {
  private func problems(
    _ responses: String, status: Int = 200, type: String? = "application/json", _ body: String? = "{}",
    method: String = "get"
  ) throws -> [String] {
    let text = "openapi: 3.0.3\npaths: {/a: {\(method): {responses: \(responses)}}}"
    let operation = try #require(Specification(Array(text.utf8)).operations.first)
    let document = try body.flatMap { $0.isEmpty ? nil : try JSONDocument($0) }
    return AnswerCheck(
      operation, status: status, type: type, body: document?.root, isEmpty: body?.isEmpty ?? false
    ).problems
  }

  private static let object =
    #"{"200": {content: {application/json: {schema: {type: object, properties: {a: {type: integer}}, required: [a]}}}}}"#

  @Test("fits, or tells where not")
  func bodies() throws {
    #expect(try problems(Self.object, #"{"a":1}"#).isEmpty)
    #expect(try problems(Self.object, #"{"a":"x"}"#) == [#".a: expected integer, found "x""#])
    #expect(try problems(Self.object, "{}").count == 1)
    #expect(try problems(Self.object, nil) == ["the answer is not JSON"])
  }

  @Test("is as large as is described")
  func bounds() throws {
    let bounded =
      #"{"200": {content: {application/json: {schema: {properties: {n: {minimum: 1}, s: {pattern: "^a"}}}}}}}"#
    #expect(try problems(bounded, #"{"n":1,"s":"ab"}"#).isEmpty)
    #expect(
      try problems(bounded, #"{"n":0,"s":"b"}"#) == [
        ".n: expected at least 1, found 0", #".s: expected text like ^a, found "b""#,
      ])
  }

  @Test("has a status that is described, by number, class or default")
  func statuses() throws {
    #expect(try problems(Self.object, status: 404) == ["404 is not described, 200 is"])
    #expect(try problems("{4XX: {description: k}}", status: 404).isEmpty)
    #expect(try problems("{default: {description: k}}", status: 503).isEmpty)
    #expect(try problems("{}") == ["200 is not described"])
  }

  @Test("has a type that is described")
  func types() throws {
    #expect(try problems(Self.object, type: "text/html") == ["the answer is text/html, not application/json"])
    #expect(try problems(#"{"200": {content: {image/*: {}}}}"#, type: "image/png", nil).isEmpty)
    #expect(try problems(#"{"200": {description: k}}"#, type: "text/html", nil).isEmpty)
  }

  @Test("to HEAD, and one without a body, is its status only")
  func empty() throws {
    #expect(try problems(Self.object, nil, method: "head").isEmpty)
    #expect(try problems(Self.object, type: nil, "").isEmpty)
  }
}
