import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Search of issues, files, people and commits", .paced)
struct GitHubFindRoutesTests {
  @Test(
    "each search finds by words and qualifiers",
    arguments: [
      ("issues?q=repo:octocat/Hello-World+is:open", 12),
      ("issues?q=repo:octocat/Hello-World+is:pr+is:open", 3),
      ("issues?q=repo:octocat/Hello-World+label:bug+state:closed", 2),
      ("issues?q=repo:octocat/none", 0), ("code?q=repo:octocat/Hello-World+hello", 2),
      ("code?q=repo:octocat/linguist+extension:rb", 1), ("users?q=mona", 1), ("users?q=followers:%3E1000", 2),
      ("commits?q=repo:octocat/Hello-World+author:monalisa", 1), ("commits?q=first+user:octocat", 8),
    ])
  func finding(_ query: String, _ count: Int) throws {
    #expect(try Bench().get("/github/search/\(query)").at("total_count") == String(count))
  }

  @Test("nothing to look for is 422, and no more than a thousand are shown")
  func limits() throws {
    let bench = Bench()
    #expect(try bench.get("/github/search/users").at("errors[0].field") == "q")
    let many = try bench.get("/github/search/issues?q=is:open&per_page=100")
    #expect(many.fields.first("Link")?.contains("page=10>; rel=\"last\"") == true)
    let far = try bench.get("/github/search/issues?q=is:open&per_page=100&page=11")
    #expect(far.status == 422 && far.text.contains("1000"))
  }
}
