import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Groups", .paced)
struct QiitaGroupRoutesTests {
  @Test("a group is made, changed, filled with members and removed")
  func group() throws {
    let bench = Bench()
    let root = "/qiita/api/v2/groups"
    let body = #"{"url_name": "g", "name": "G", "private": true}"#
    #expect(try bench.ask("POST", root, body).at("private") == "true")
    #expect(try bench.ask("POST", root, body).at("type") == "bad_request")
    #expect(try bench.ask("PATCH", root + "/g", #"{"name": "H"}"#).at("name") == "H")
    let members = root + "/g/members"
    #expect(
      try bench.ask("POST", members, #"{"identities": ["tsubame", "nanashi@example.com"]}"#).status == 204)
    #expect(try bench.ask("GET", members).fields.first("Total-Count") == "3")
    #expect(try bench.ask("GET", members + "/nanashi").at("email") == "nanashi@example.com")
    #expect(try bench.ask("DELETE", members, #"{"identities": ["nanashi"]}"#).status == 204)
    #expect(try bench.ask("GET", members + "/nanashi").status == 404)
    #expect(try bench.ask("POST", members, #"{"identities": ["nobody"]}"#).status == 400)
    #expect(try bench.ask("POST", members, #"{"identities": "apus"}"#).status == 400)
    #expect(try bench.ask("DELETE", root + "/g").status == 204)
    #expect(try bench.ask("GET", root + "/g").status == 404)
  }
}
