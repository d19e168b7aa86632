import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Notifications", .paced)
struct GitHubNotificationRoutesTests {
  @Test("what is read is not told again, unless everything is asked for")
  func reading() throws {
    let bench = Bench()
    let path = "/github/notifications"
    #expect(try bench.ask("GET", path).at("[]") == "2")
    #expect(try bench.ask("GET", path).at("[0].subject.type") == "PullRequest")
    #expect(try bench.ask("PATCH", path + "/threads/103").status == 205)
    #expect(try bench.ask("GET", path).at("[0].id") == "102")
    #expect(try bench.ask("GET", path + "?all=true").at("[]") == "3")
    #expect(try bench.ask("PATCH", path + "/threads/1").status == 404)
    let scope = try bench.ask("GET", path, token: "only:repo")
    #expect(try scope.at("message") == "Missing the 'notifications' scope.")
  }
}
