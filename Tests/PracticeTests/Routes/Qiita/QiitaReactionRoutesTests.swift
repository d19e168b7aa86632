import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Reactions", .paced)
struct QiitaReactionRoutesTests {
  @Test(
    "an emoji is put under something once, and taken away",
    arguments: ["items/\(QiitaItem.id(3))", "comments/\(QiitaComment.id(1))", "projects/1"])
  func reactions(_ place: String) throws {
    let bench = Bench()
    let path = "/qiita/api/v2/\(place)/reactions"
    #expect(try bench.ask("POST", path, #"{"name": "+1"}"#).at("user.id") == "apus")
    #expect(try bench.ask("POST", path, #"{"name": "+1"}"#).at("type") == "already_reacted")
    #expect(try bench.ask("GET", path).at("[1].name") == "+1")
    if !place.hasPrefix("comments") {
      #expect(try bench.ask("GET", "/qiita/api/v2/\(place)").at("reactions_count") == "2")
    }
    #expect(try bench.ask("DELETE", path + "/%2B1").status == 204)
    #expect(try bench.ask("DELETE", path + "/%2B1").status == 404)
    #expect(try bench.ask("POST", path, "{}").status == 400)
    #expect(try bench.ask("GET", "/qiita/api/v2/projects/99/reactions").status == 404)
  }
}
