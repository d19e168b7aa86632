import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("What is nearest to what is not there", .paced)
struct NearestRouteTests {
  @Test(
    "a slip of the fingers, a part too many or too few leads to what was meant",
    arguments: [
      ("/github/user/octocat", "GET /github/users/{login}"),
      ("/qiita/api/v2/item", "GET /qiita/api/v2/items"),
      ("/qiita/api/v2/itmes/1/comments", "GET /qiita/api/v2/items/{id}/comments"),
      ("/github/repos/a/b/pull", "GET /github/repos/{owner}/{repo}/pulls"),
    ])
  func near(_ path: String, _ line: String) throws {
    #expect(try Bench().get(path).at("nearest") == line)
  }
}
