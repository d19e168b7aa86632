import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusServices
import Testing

@Suite("Issues, listed", .paced)
struct GitHubListIssuesTests {
  @Test("what is asked for stands in the query, and nothing else")
  func request() throws {
    #expect(try sent(GitHub.ListIssues(repository: "apple/swift")) == "GET /repos/apple/swift/issues")
    let list = GitHub.ListIssues(
      repository: "apple/swift", state: .all, labels: "bug,ui", sort: .comments, direction: .asc, perPage: 5)
    #expect(
      try sent(list)
        == "GET /repos/apple/swift/issues?state=all&labels=bug%2Cui&sort=comments&direction=asc&per_page=5")
  }

  @Test("a pull request among them is told from an issue")
  func answer() async throws {
    let pull = Sample.issue(#", "pull_request": {"url": "https://x/pulls/4"}"#)
    let issues = try await github("[\(Sample.issue()), \(pull)]").send(GitHub.ListIssues(repository: "a/b"))
    #expect(issues.map { $0.pullRequest != nil } == [false, true])
    #expect(issues[0].user?.login == "mona" && issues[0].labels.map(\.name) == ["bug"])
    #expect(issues[0].closedAt == nil && issues[0].body == nil)
  }

  @Test("words make it, and a word that is no repository does not")
  func words() throws {
    let made = try GitHub.ListIssues(values: ["repository": "apple/swift", "state": "closed"])
    #expect(made.repository == "apple/swift" && made.state == .closed)
    let address = try GitHub.ListIssues(values: ["repository": "https://github.com/apple/swift"])
    #expect(address.repository == "apple/swift")
    for word in ["apple", "a/b/c", "/b", "a/", ""] {
      let failure = try #require(throws: JSONDecodingError.self) {
        try GitHub.ListIssues(values: ["repository": .string(word)])
      }
      #expect(failure.detail?.contains("an owner and a name") == true, "\(word)")
    }
  }

  @Test("no name can change the route")
  func names() throws {
    #expect(
      try sent(GitHub.GetIssue(repository: RepositoryName("..", "a?b"), number: 4))
        == "GET /repos/%2E%2E/a%3Fb/issues/4")
    #expect(throws: RequestError.self) { try sent(GitHub.ListIssues(repository: "swift")) }
  }
}
