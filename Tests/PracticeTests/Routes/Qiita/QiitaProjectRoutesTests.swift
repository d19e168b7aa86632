import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Projects", .paced)
struct QiitaProjectRoutesTests {
  @Test("a project is begun, changed, talked about and removed")
  func project() throws {
    let bench = Bench()
    let root = "/qiita/api/v2/projects"
    let made = try bench.ask("POST", root, #"{"name": "n", "body": "b"}"#)
    #expect(try made.status == 201 && made.at("id") == "3")
    #expect(try bench.ask("GET", root).at("[0].id") == "3")
    #expect(try bench.ask("PATCH", root + "/3", #"{"archived": true}"#).at("archived") == "true")
    #expect(try bench.ask("POST", root + "/3/comments", #"{"body": "x"}"#).status == 201)
    let quoted = try bench.ask("POST", root + "/3/imported_comments", #"{"body": "y", "user_id": "tsubame"}"#)
    #expect(try quoted.at("user.id") == "tsubame")
    #expect(try bench.ask("GET", root + "/3/comments").fields.first("Total-Count") == "2")
    #expect(try bench.ask("DELETE", root + "/3").status == 204)
    #expect(try bench.ask("GET", root + "/3").status == 404)
    #expect(try bench.get("/qiita/api/v2/comments/\(try quoted.at("id"))").status == 404)
    #expect(try bench.ask("POST", root, #"{"name": "", "body": "b"}"#).status == 400)
    #expect(try bench.ask("GET", root, token: nil).status == 401)
    let imported = "/qiita/api/v2/imported_projects"
    #expect(
      try bench.ask("POST", imported, #"{"name": "n", "body": "b", "user_id": "tsubame"}"#).at("name") == "n")
    #expect(try bench.ask("POST", imported, #"{"name": "n", "body": "b"}"#).status == 400)
    #expect(
      try bench.ask("POST", imported, #"{"name": "n", "body": "b", "user_id": "nobody-here"}"#).status == 400)
  }
}
