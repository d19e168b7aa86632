import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Comments", .paced)
struct QiitaCommentRoutesTests {
  private let item = "/qiita/api/v2/items/\(QiitaItem.id(3))"

  @Test("a comment is said, counted, changed, thanked for and removed")
  func comment() throws {
    let bench = Bench()
    #expect(try bench.get(item).at("comments_count") == "2")
    let made = try bench.ask("POST", item + "/comments", #"{"body": "<b>"}"#)
    #expect(made.status == 201)
    #expect(try made.at("rendered_body") == "<p>&lt;b&gt;</p>\n")
    let path = "/qiita/api/v2/comments/\(try made.at("id"))"
    #expect(try bench.get(item).at("comments_count") == "3")
    #expect(try bench.ask("PATCH", path, #"{"body": "変"}"#).at("body") == "変")
    #expect(try bench.ask("PUT", path + "/thank").status == 204)
    #expect(try bench.ask("DELETE", path + "/thank").status == 204)
    #expect(try bench.ask("DELETE", path).status == 204)
    #expect(try bench.get(path).status == 404)
    #expect(try bench.get(item + "/comments").at("[]") == "2")
  }

  @Test("another may be quoted, where there is such a one")
  func importing() throws {
    let bench = Bench()
    let path = item + "/imported_comments"
    let body = #"{"body": "b", "user_id": "nanashi", "created_at": "2019-01-01T00:00:00+09:00"}"#
    let made = try bench.ask("POST", path, body)
    #expect(try made.at("user.id") == "nanashi" && made.at("created_at").hasPrefix("2019"))
    #expect(try bench.ask("POST", path, #"{"body": "b", "user_id": "nobody"}"#).status == 400)
    #expect(try bench.ask("POST", path, body, token: "only:write_qiita").status == 403)
  }

  @Test("nobody changes what another has said, and nothing is said with no words")
  func refusals() throws {
    let bench = Bench()
    let other = QiitaCommentRoutes.example(1)
    #expect(try bench.ask("PATCH", other, #"{"body": "x"}"#).status == 403)
    #expect(try bench.ask("DELETE", other).status == 403)
    #expect(try bench.ask("POST", item + "/comments", #"{"body": ""}"#).at("type") == "bad_request")
    #expect(try bench.ask("POST", item + "/comments", #"{"body": "x"}"#, token: nil).status == 401)
  }

  @Test("an article takes what hangs on it along")
  func removal() throws {
    let bench = Bench()
    #expect(try bench.ask("DELETE", item).status == 204)
    #expect(try bench.get(QiitaCommentRoutes.example(1)).status == 404)
  }
}
