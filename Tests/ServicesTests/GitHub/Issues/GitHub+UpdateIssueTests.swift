import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusServices
import Testing

@Suite("An issue, changed", .paced)
struct GitHubUpdateIssueTests {
  @Test("only what changes is sent")
  func request() throws {
    let close = GitHub.UpdateIssue(repository: "apple/swift", number: 4, state: .closed)
    #expect(try sent(close) == #"PATCH /repos/apple/swift/issues/4 {"state":"closed"}"#)
    let text = GitHub.UpdateIssue(repository: "a/b", number: 1, title: "t", markdown: "b", labels: [])
    #expect(try sent(text) == #"PATCH /repos/a/b/issues/1 {"title":"t","body":"b","labels":[]}"#)
  }

  @Test("what may not be done is an error with its field")
  func refused() async throws {
    let body =
      #"{"message": "Validation Failed", "errors": [{"resource": "Issue", "field": "state", "code": "invalid"}]}"#
    let error = try await #require(throws: APIError<GitHub.ErrorResponse>.self) {
      try await github(body, status: 422).send(GitHub.UpdateIssue(repository: "a/b", number: 1))
    }
    guard case .rejected(422, .typed(let value), _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(value.errors?.first?.field == "state")
  }
}
