import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Teams and tokens", .paced)
struct QiitaTeamRoutesTests {
  @Test("somebody is invited once, and the invitation can be taken back")
  func invitations() throws {
    let bench = Bench()
    let root = "/qiita/api/v2/team_invitations"
    #expect(try bench.ask("POST", root, #"{"email": "a@b"}"#).at("email") == "a@b")
    #expect(try bench.ask("POST", root, #"{"email": "a@b"}"#).status == 400)
    #expect(try bench.ask("GET", root).at("[]") == "2")
    #expect(try bench.ask("DELETE", root + "/a%40b").status == 204)
    #expect(try bench.ask("DELETE", root + "/a%40b").status == 404)
  }

  @Test("a member is taken out once; teams are for who has a token for them")
  func teams() throws {
    let bench = Bench()
    #expect(try bench.ask("DELETE", "/qiita/api/v2/remove_team_member/nanashi").status == 204)
    #expect(try bench.ask("DELETE", "/qiita/api/v2/remove_team_member/nanashi").status == 404)
    #expect(try bench.ask("GET", "/qiita/api/v2/teams").at("[0].id") == "practice")
    #expect(try bench.ask("GET", "/qiita/api/v2/teams", token: "only:read_qiita").at("type") == "forbidden")
  }

  @Test("an app sends somebody to a page that says what it wants, and the page is nobody else's")
  func permission() throws {
    let page = "/qiita/api/v2/oauth/authorize"
    let asked = try Bench().get(page + "?client_id=%3Cb%3Eapp&scope=read_qiita&state=a%26b")
    #expect(asked.status == 200 && asked.fields.first("Content-Type")?.hasPrefix("text/html") == true)
    #expect(asked.text.contains("&lt;b&gt;app") && asked.text.contains("code=page&amp;state=a&amp;b"))
    #expect(try Bench().get(page + "?client_id=app").at("type") == "bad_request")
  }

  @Test("a token is had for a code", arguments: ["access_tokens", "team_access_tokens"])
  func tokens(_ name: String) throws {
    let bench = Bench()
    let body = #"{"client_id": "i", "client_secret": "s", "code": "c"}"#
    let made = try bench.ask("POST", "/qiita/api/v2/\(name)", body, token: nil)
    #expect(try made.status == 201 && made.at("client_id") == "i")
    #expect(try bench.ask("POST", "/qiita/api/v2/\(name)", #"{"client_id": "i"}"#).status == 400)
    #expect(try bench.ask("DELETE", "/qiita/api/v2/\(name)/x", token: nil).status == 204)
  }
}
