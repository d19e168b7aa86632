import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Issues", .paced)
struct GitHubIssueRoutesTests {
  private let path = "/github/repos/octocat/Hello-World"

  @Test("a closed issue is closed when it is next asked for, and the repository counts one less")
  func closing() throws {
    let bench = Bench()
    let open = try #require(Int(try bench.get(path).at("open_issues_count")))
    #expect(try bench.get(path + "/issues?per_page=100").at("[]") == String(open))
    let changed = try bench.ask("PATCH", path + "/issues/5", #"{"state": "closed", "title": "Done"}"#)
    #expect(changed.status == 200)
    let issue = try bench.get(path + "/issues/5")
    #expect(try issue.at("state") == "closed" && issue.at("title") == "Done")
    #expect(try bench.get(path).at("open_issues_count") == String(open - 1))
    #expect(try bench.get(path + "/issues?state=closed").at("[]") == "4")
    #expect(
      try bench.get("/github/users/octocat/repos?per_page=100").text.contains("\"open_issues\": \(open - 1)"))
  }

  @Test("a new issue is listed first, and what is said about it is counted")
  func creating() throws {
    let bench = Bench()
    let made = try bench.ask("POST", path + "/issues", #"{"title": "New", "labels": ["bug", "mine"]}"#)
    #expect(made.status == 201)
    #expect(made.fields.first("Location") == "http://practice\(path)/issues/16")
    #expect(try bench.get(path + "/issues").at("[0].number") == "16")
    #expect(try bench.get(path + "/issues?labels=bug,mine").at("[]") == "1")
    let comment = try bench.ask("POST", path + "/issues/16/comments", #"{"body": "Yes."}"#)
    #expect(comment.status == 201)
    #expect(try bench.get(path + "/issues/16").at("comments") == "1")
    #expect(try bench.get(path + "/issues/16/comments").at("[0].body") == "Yes.")
  }

  @Test(
    "what cannot be is refused in GitHub's words",
    arguments: [
      ("POST", "/issues", "{", 400, "Problems parsing JSON"),
      ("POST", "/issues", "{}", 422, "missing_field"), ("POST", "/issues", #"{"title": ""}"#, 422, "title"),
      ("POST", "/issues", #"{"title": "t", "assignees": ["nobody-xyz"]}"#, 422, "nobody-xyz"),
      ("PATCH", "/issues/4", #"{"state": "gone"}"#, 422, "\"field\": \"state\""),
      ("PATCH", "/issues/999", "{}", 404, "Not Found"),
      ("POST", "/issues/4/comments", #"{"body": ""}"#, 422, "IssueComment"),
      ("GET", "/issues?state=gone", "", 422, "\"value\": \"gone\""),
      ("GET", "/issues/0", "", 404, "Not Found"),
    ])
  func refusals(_ method: String, _ rest: String, _ body: String, _ status: Int, _ text: String) throws {
    let answer = try Bench().ask(method, path + rest, body)
    #expect(answer.status == status)
    #expect(answer.text.contains(text) && answer.text.contains("documentation_url"))
  }

  @Test("what belongs to others is closed by them")
  func others() throws {
    let bench = Bench()
    let other = "/github/repos/hubot/swift-server/issues"
    let theirs = try bench.get(other + "?state=all&creator=monalisa").at("[0].number")
    #expect(try bench.ask("PATCH", "\(other)/\(theirs)", #"{"state": "closed"}"#).status == 403)
    #expect(try bench.ask("PATCH", path + "/issues/5", "{}", token: nil).status == 401)
  }
}
