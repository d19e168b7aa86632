import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Qiita's users", .paced)
struct QiitaUserRoutesTests {
  @Test(
    "a profile counts what the lists hold",
    arguments: ["apus", "tsubame", "nanashi", "reader-1", "reader-250"])
  func counts(_ id: String) throws {
    let bench = Bench()
    let path = "/qiita/api/v2/users/\(id)"
    let profile = try bench.get(path)
    #expect(try bench.get(path + "/followers").fields.first("Total-Count") == profile.at("followers_count"))
    #expect(try bench.get(path + "/followees").fields.first("Total-Count") == profile.at("followees_count"))
    #expect(try bench.get(path + "/items").fields.first("Total-Count") == profile.at("items_count"))
  }

  @Test("whom you follow has one follower more; nobody follows themselves")
  func following() throws {
    let bench = Bench()
    let path = "/qiita/api/v2/users/reader-20"
    #expect(try bench.ask("GET", path + "/following").status == 404)
    #expect(try bench.ask("PUT", path + "/following").status == 204)
    #expect(try bench.get(path).at("followers_count") == "1")
    #expect(try bench.get("/qiita/api/v2/users/apus").at("followees_count") == "13")
    #expect(try bench.ask("DELETE", path + "/following").status == 204)
    #expect(try bench.get(path).at("followers_count") == "0")
    #expect(try bench.ask("PUT", "/qiita/api/v2/users/apus/following").status == 403)
    #expect(try bench.get("/qiita/api/v2/users").fields.first("Total-Count") == "303")
  }
}
