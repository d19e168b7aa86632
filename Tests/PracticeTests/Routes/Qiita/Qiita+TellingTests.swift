import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("What Qiita tells, and whom", .paced)
struct QiitaTellingTests {
  @Test("each scope is for what it says, and an error has Qiita's form")
  func scopes() throws {
    let bench = Bench()
    let cases = [
      ("GET", "authenticated_user/items", "read_qiita"), ("PUT", "tags/JSON/following", "write_qiita"),
      ("GET", "groups", "read_qiita_team"), ("DELETE", "projects/2", "write_qiita_team"),
    ]
    for (method, path, scope) in cases {
      let others = Qiita.scopes.filter { $0 != scope }.joined(separator: ",")
      let refused = try bench.ask(method, "/qiita/api/v2/\(path)", token: "only:\(others)")
      #expect(try refused.status == 403 && refused.at("type") == "forbidden", "\(path)")
      #expect(try bench.ask(method, "/qiita/api/v2/\(path)", token: "only:\(scope)").status < 300, "\(path)")
    }
  }

  @Test("a path that is not there names the nearest that is, and every answer has the rate limit")
  func nearest() throws {
    let answer = try Bench().get("/qiita/api/v2/user/apus")
    #expect(answer.status == 404)
    #expect(try answer.at("type") == "not_found")
    #expect(try answer.at("nearest") == "GET /qiita/api/v2/users/{id}")
    #expect(answer.fields.first("Rate-Remaining") == "59")
  }
}
