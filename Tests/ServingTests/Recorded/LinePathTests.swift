import ApusPacingTestSupport
import ApusSavedSessions
import Testing

@testable import ApusServing

@Suite("Paths with gaps that lines ask for", .paced)
struct LinePathTests {
  @Test(
    "begin at the root of the server",
    arguments: [
      ("get /things/{{id}} q==1", "/v1", "GET /v1/things/{{id}}"),
      ("put '/things/{{id}}?a=b' n=1", "/", "PUT /things/{{id}}"),
      ("delete https://h.example/a/{{id}}/b", "/v1", "DELETE /a/{{id}}/b"),
      ("get -v /a/{{x}}-{{y}}", "/v1/", "GET /v1/a/{{x}}-{{y}}"),
    ])
  func found(_ line: String, _ base: String, _ pattern: String) throws {
    let found = try #require(LinePath(line, behind: base))
    #expect("\(found.method) \(found.path)" == pattern)
  }

  @Test("begin behind the base of the head, or of a line", arguments: ["base: http://h.test/v1\n", ""])
  func base(_ head: String) throws {
    let line = head.isEmpty ? "$ base http://h.test/v1\nhttp://h.test/v1\n\n" : ""
    let document = try SessionDocument(
      parsing: "---\nsession: 2\n\(head)---\n\n```console\n\(line)$ get /a/{{id}}\n```\n")
    #expect(LinePath.all(in: document).map(\.path) == ["/v1/a/{{id}}"])
  }

  @Test(
    "are none",
    arguments: [
      "get /things/1", "let id = {{x}}", "get /{{all}}", "get", "", "get {{url}}", "get /a?b={{c}}",
    ])
  func none(_ line: String) {
    #expect(LinePath(line) == nil)
  }
}
