import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusServices
import Testing

@Suite("Commits, listed", .paced)
struct GitHubListCommitsTests {
  @Test("a file and an author can be asked for")
  func request() throws {
    let list = GitHub.ListCommits(repository: "a/b", file: "docs/x.md", author: "mona", page: 2)
    #expect(try sent(list) == "GET /repos/a/b/commits?path=docs%2Fx.md&author=mona&page=2")
  }

  @Test("whoever wrote it may have no account")
  func answer() async throws {
    let body = """
      [{"sha": "a1", "html_url": "https://x/a1", "author": null, "commit": {"message": "m",
        "author": {"name": "n", "email": "e", "date": "2025-01-01T00:00:00Z"}}}]
      """
    let commits = try await github(body).send(GitHub.ListCommits(repository: "a/b"))
    #expect(commits[0].author == nil && commits[0].commit.author.name == "n")
  }
}
