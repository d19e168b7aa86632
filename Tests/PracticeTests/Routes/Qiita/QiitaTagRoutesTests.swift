import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Qiita's tags", .paced)
struct QiitaTagRoutesTests {
  @Test("tags are those of articles, in several orders")
  func tags() throws {
    let bench = Bench()
    let all = try bench.get("/qiita/api/v2/tags?sort=count")
    #expect(try all.at("[0].id") == "練習" && all.at("[0].items_count") == "45")
    #expect(try bench.get("/qiita/api/v2/tags?sort=name").at("[0].id") == "Combine")
    #expect(try bench.get("/qiita/api/v2/tags/swift").at("id") == "Swift")
  }

  @Test("a tag that you follow has one follower more")
  func following() throws {
    let bench = Bench()
    let path = "/qiita/api/v2/tags/JSON"
    let before = try #require(Int(try bench.get(path).at("followers_count")))
    #expect(try bench.ask("GET", path + "/following").status == 404)
    #expect(try bench.ask("PUT", path + "/following").status == 204)
    #expect(try bench.get(path).at("followers_count") == String(before + 1))
    #expect(try bench.get("/qiita/api/v2/users/apus/following_tags").at("[2].id") == "JSON")
    #expect(try bench.ask("DELETE", path + "/following").status == 204)
    #expect(try bench.ask("GET", path + "/following").status == 404)
    #expect(try bench.ask("PUT", "/qiita/api/v2/tags/none/following").status == 404)
  }
}
