import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Search of GitHub", .paced)
struct GitHubSearchRoutesTests {
  @Test(
    "search finds by words and qualifiers",
    arguments: [
      ("q=swift+api", 10), ("q=language:swift", 36), ("q=user:octocat", 8),
      ("q=topic:json+language:Swift", 12),
      ("q=%E6%97%A5%E6%9C%AC%E8%AA%9E", 12), ("q=stars:%3E3000", 2), ("q=nothing-like-this", 0),
    ])
  func search(query: String, count: Int) throws {
    try withServer { server in
      let result = try json(get(server, "/github/search/repositories?\(query)"))
      #expect(result["total_count"] as? Int == count)
      #expect((result["items"] as? [Any])?.count == min(count, 30))
    }
  }

  @Test("search results can be sorted by stars and cut into pages")
  func sortedSearch() throws {
    try withServer { server in
      let response = try get(server, "/github/search/repositories?q=swift&sort=stars&per_page=3&page=2")
      let items = try #require(try json(response)["items"] as? [[String: Any]])
      let stars = items.compactMap { $0["stargazers_count"] as? Int }
      #expect(stars.count == 3)
      #expect(stars == stars.sorted(by: >))
      #expect(response.first("Link")?.contains("q=swift&sort=stars&per_page=3&page=1>; rel=\"prev\"") == true)
    }
  }

  @Test("search without words is 422 with the field that is missing", arguments: ["", "?q=", "?q=+"])
  func emptySearch(query: String) throws {
    try withServer { server in
      let response = try get(server, "/github/search/repositories\(query)")
      #expect(response.status == 422)
      let errors = try json(response)["errors"] as? [[String: String]]
      #expect(errors == [["resource": "Search", "field": "q", "code": "missing"]])
    }
  }
}
