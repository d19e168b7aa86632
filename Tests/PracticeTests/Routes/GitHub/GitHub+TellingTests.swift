import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("What GitHub tells, and whom", .paced)
struct GitHubTellingTests {
  @Test("a path that is not there names the nearest that is")
  func nearest() throws {
    let bench = Bench()
    let answer = try bench.get("/github/repo/octocat/Hello-World/isues")
    #expect(answer.status == 404)
    #expect(try answer.at("message") == "Not Found")
    #expect(try answer.at("nearest") == "GET /github/repos/{owner}/{repo}/issues")
    #expect(!(try bench.get("/github/nothing").text.contains("nearest")))
  }

  @Test("a token says what it may do, and a refused one does not")
  func scopes() throws {
    let bench = Bench()
    let path = "/github/repos/octocat/Hello-World"
    #expect(
      try bench.ask("GET", path).fields.first("X-OAuth-Scopes") == "gist, notifications, repo, user, workflow"
    )
    #expect(try bench.get(path).fields.first("X-OAuth-Scopes") == nil)
    #expect(try bench.ask("GET", path, token: "bad").status == 401)
    #expect(try bench.ask("PUT", "/github/user/starred/octocat/linguist", token: "norights").status == 403)
  }
}
