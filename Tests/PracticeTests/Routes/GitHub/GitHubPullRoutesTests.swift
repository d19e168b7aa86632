import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Pull requests", .paced)
struct GitHubPullRoutesTests {
  private let path = "/github/repos/octocat/Hello-World"

  @Test("a pull request is merged once, and then it is closed and a commit is there")
  func merging() throws {
    let bench = Bench()
    #expect(try bench.get(path + "/pulls").at("[]") == "3")
    let merged = try bench.ask("PUT", path + "/pulls/7/merge", "{}")
    #expect(try merged.at("merged") == "true")
    #expect(try bench.get(path + "/pulls/7").at("merged") == "true")
    #expect(try bench.get(path + "/commits").at("[0].sha") == merged.at("sha"))
    #expect(try bench.get(path + "/issues/7").at("state") == "closed")
    #expect(try bench.ask("PUT", path + "/pulls/7/merge", "{}").status == 405)
    #expect(try bench.get(path + "/pulls/4").status == 404)
  }

  @Test("a pull request is opened from a branch that is there, and is an issue too")
  func opening() throws {
    let bench = Bench()
    let body = #"{"title": "T", "head": "try-it", "base": "main", "draft": true}"#
    let made = try bench.ask("POST", path + "/pulls", body)
    #expect(made.status == 201)
    #expect(try bench.get(path + "/issues/16").at("pull_request.html_url").hasSuffix("/pull/16"))
    #expect(try bench.ask("PUT", path + "/pulls/16/merge", "{}").status == 405)
    let unknown = try bench.ask("POST", path + "/pulls", #"{"title": "T", "head": "no", "base": "main"}"#)
    #expect(try unknown.at("errors[0].field") == "head")
  }

  @Test("what it changes is a list of files, or a diff for who accepts one")
  func diff() throws {
    let bench = Bench()
    #expect(try bench.get(path + "/pulls/7/files").at("[0].filename") == "README.md")
    let diff = try bench.get(path + "/pulls/7", Field("Accept", "application/vnd.github.diff"))
    #expect(diff.text.hasPrefix("diff --git"))
  }
}
