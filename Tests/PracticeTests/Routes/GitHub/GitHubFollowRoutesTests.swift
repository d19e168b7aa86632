import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Followers", .paced)
struct GitHubFollowRoutesTests {
  @Test("whom you follow has one follower more, and you follow one more")
  func following() throws {
    let bench = Bench()
    #expect(try bench.get("/github/users/octocat/following?per_page=100").at("[]") == "9")
    #expect(try bench.ask("GET", "/github/user/following/ghost").status == 404)
    #expect(try bench.ask("PUT", "/github/user/following/ghost").status == 204)
    #expect(try bench.get("/github/users/ghost").at("followers") == "1")
    #expect(try bench.get("/github/users/ghost/followers").at("[0].login") == "octocat")
    #expect(try bench.get("/github/users/octocat").at("following") == "10")
    #expect(try bench.ask("DELETE", "/github/user/following/monalisa").status == 204)
    #expect(try bench.get("/github/users/monalisa").at("followers") == "119")
    #expect(try bench.get("/github/users/nobody-xyz/followers").status == 404)
  }

  @Test(
    "a profile counts what the lists hold",
    arguments: ["octocat", "hubot", "monalisa", "ghost", "fan-3", "fan-7"])
  func counts(_ login: String) throws {
    let bench = Bench()
    let profile = try bench.get("/github/users/\(login)")
    let followers = try #require(Int(try profile.at("followers")))
    let last = try bench.get("/github/users/\(login)/followers?per_page=1&page=\(max(1, followers))")
    #expect(try last.at("[]") == (followers == 0 ? "0" : "1"))
    #expect(
      try bench.get("/github/users/\(login)/followers?per_page=1&page=\(followers + 1)").at("[]") == "0")
    let following = try bench.get("/github/users/\(login)/following?per_page=100")
    #expect(try following.at("[]") == profile.at("following"))
  }

  @Test("the gists of a user are theirs")
  func gists() throws {
    #expect(try Bench().get("/github/users/octocat/gists").at("[0].description") == "Hello World Examples")
    #expect(try Bench().get("/github/users/hubot/gists").at("[]") == "0")
  }
}
