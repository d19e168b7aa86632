import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Stars", .paced)
struct GitHubStarRoutesTests {
  private let path = "/github/repos/octocat/Spoon-Knife"
  private let own = "/github/user/starred/octocat/Spoon-Knife"

  @Test("a star counts, once, and whoever gave it is named first")
  func star() throws {
    let bench = Bench()
    #expect(try bench.ask("GET", own).status == 404)
    for _ in 0..<2 { #expect(try bench.ask("PUT", own).status == 204) }
    #expect(try bench.ask("GET", own).status == 204)
    #expect(try bench.get(path).at("stargazers_count") == "13401")
    #expect(try bench.get(path + "/stargazers").at("[0].login") == "octocat")
    #expect(try bench.ask("GET", "/github/user/starred").at("[0].name") == "Spoon-Knife")
    let sorted = try bench.get("/github/search/repositories?q=user:octocat&sort=stars")
    #expect(try sorted.at("items[0].stargazers_count") == "13401")
    #expect(try bench.ask("DELETE", own).status == 204)
    #expect(try bench.get(path).at("stargazers_count") == "13400")
    #expect(try bench.ask("PUT", "/github/user/starred/octocat/none").status == 404)
  }

  @Test("there are as many who starred as the repository counts, each with a profile")
  func stargazers() throws {
    let bench = Bench()
    let last = try bench.get(path + "/stargazers?per_page=100&page=134")
    #expect(try last.at("[]") == "100")
    #expect(try last.at("[99].login") == "fan-13400")
    #expect(try bench.get("/github/users/fan-13400").at("followers") == "0")
    #expect(try bench.get("/github/users/fan-13400/starred").at("[0].name") == "Spoon-Knife")
    #expect(try bench.get(path + "/stargazers?page=9999").at("[]") == "0")
  }

  @Test("with its media type, a star says when it was given")
  func mediaType() throws {
    let answer = try Bench().get(
      "/github/users/octocat/starred", Field("Accept", "application/vnd.github.star+json"))
    #expect(try answer.at("[0].repo.full_name") == "hubot/swift-client")
  }
}
