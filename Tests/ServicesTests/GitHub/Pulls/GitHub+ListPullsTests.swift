import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusServices
import Testing

@Suite("Pull requests, listed", .paced)
struct GitHubListPullsTests {
  @Test("what is asked for stands in the query")
  func request() throws {
    let list = GitHub.ListPulls(repository: "a/b", state: .closed, base: "main", sort: .longRunning)
    #expect(try sent(list) == "GET /repos/a/b/pulls?state=closed&base=main&sort=long-running")
  }

  @Test("a merged one says when")
  func answer() async throws {
    let pulls = try await github("[\(Sample.pull)]").send(GitHub.ListPulls(repository: "a/b"))
    #expect(pulls[0].mergedAt != nil && pulls[0].head.ref == "try" && pulls[0].user == nil)
  }
}
