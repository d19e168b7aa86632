import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A description made of what was seen", .paced)
struct ObservedDescriptionTests {
  private func seen() throws -> ObservedDescription {
    var first = ObservedExchange(number: 1, method: "GET", path: "/users/42", status: 200)
    first.answer = .init(type: "application/json", .json(try JSONDocument(#"{"id":42,"name":null}"#)))
    first.credentials = [.authorization("bearer"), .key(.header, name: "X-Mine")]
    var second = ObservedExchange(number: 2, method: "GET", path: "/users/43", status: 200)
    second.answer = .init(type: "application/json", .json(try JSONDocument(#"{"id":43,"name":"Ada"}"#)))
    let third = ObservedExchange(number: 3, method: "DELETE", path: "/users/43", status: 204)
    let fourth = ObservedExchange(number: 4, method: "GET", path: "/wrong", status: 404)
    return ObservedDescription(
      [first, second, third, fourth], title: "Seen: all", server: "http://h.test/v1")
  }

  @Test("is one that can be loaded, as JSON and as YAML, and says the same in both")
  func loads() throws {
    let made = try seen()
    let twins = try [made.json, made.yaml].map { try Specification(Array($0.utf8)) }
    #expect(twins[0].document.compactText == twins[1].document.compactText)
    for specification in twins {
      #expect(
        specification.operations.map(\.description) == ["GET /users/{userId}", "DELETE /users/{userId}"])
      #expect(specification.servers.map(\.url) == ["http://h.test/v1"] && specification.title == "Seen: all")
      #expect(specification.warnings.isEmpty && specification.brokenReferences().isEmpty)
      #expect(specification.isObserved)
      #expect(specification.securitySchemes.map(\.name) == ["bearer", "X-Mine"])
    }
    #expect(made.yaml.hasPrefix("openapi: \"3.1.0\"\n") && made.json.hasPrefix("{\n  \"openapi\": \"3.1.0\""))
  }

  @Test("describes every answer that it was made of")
  func fits() throws {
    let specification = try Specification(Array(try seen().json.utf8))
    let operation = try #require(specification.match(.get, "/users/9")?.operation)
    for text in [#"{"id":42,"name":null}"#, #"{"id":43,"name":"Ada"}"#] {
      let found = AnswerCheck(
        operation, status: 200, type: "application/json", body: try JSONDocument(text).root, isEmpty: false)
      #expect(found.problems.isEmpty)
    }
  }

  @Test("tells of the requests by their numbers, and leaves out what never went well")
  func requests() throws {
    let made = try seen()
    #expect(made.operationCount == 2 && made.leftOut == [4])
    #expect(made.document[ObservedDescription.mark]?.text.contains(#""3":"DELETE /users/43 · 204""#) == true)
    #expect(!made.json.contains("wrong"))
  }

  @Test("of nothing has no operation")
  func nothing() throws {
    let made = ObservedDescription([], title: "", server: "http://h.test")
    #expect(made.operationCount == 0)
    #expect(try Specification(Array(made.yaml.utf8)).operations.isEmpty)
  }
}
