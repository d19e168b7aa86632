import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("GitHub's repositories, asked for", .paced)
struct GitHubRepositoryRoutesTests {
  private let path = "/github/repos/octocat/Hello-World"

  @Test("a repository is found in any case, and answers with a tag that saves asking again")
  func conditions() throws {
    let bench = Bench()
    let first = try bench.get("/github/repos/OCTOCAT/hello-world")
    #expect(try first.at("full_name") == "octocat/Hello-World")
    let tag = try #require(first.fields.first("ETag"))
    let again = try bench.get(path, Field("If-None-Match", "\"other\", \(tag)"))
    #expect(again.status == 304 && again.text.isEmpty)
    #expect(again.fields.first("X-RateLimit-Limit") == "60")
    _ = try bench.ask("PUT", "/github/user/starred/octocat/Hello-World")
    #expect(try bench.get(path, Field("If-None-Match", tag)).status == 200)
    #expect(try bench.get("/github/repos/octocat/nothing").status == 404)
  }

  @Test(
    "one that is not there is answered with one that is",
    arguments: [
      ("octocat/nothing", "octocat/Hello-World"), ("apple/hello-world", "octocat/Hello-World"),
      ("apple/swift/issues", "hubot/swift-client"), ("apple/nothing/issues/1", "octocat/Hello-World"),
    ])
  func nearest(_ path: String, _ there: String) throws {
    let answer = try Bench().get("/github/repos/\(path)")
    #expect(try answer.status == 404 && answer.at("nearest") == "GET /github/repos/\(there)")
  }

  @Test("your own repositories need a token with the scope for it, and come in pages")
  func own() throws {
    let bench = Bench()
    #expect(try bench.ask("GET", "/github/user/repos", token: nil).status == 401)
    let refused = try bench.ask("GET", "/github/user/repos", token: "only:gist,user")
    #expect(refused.status == 403)
    #expect(refused.fields.first("X-OAuth-Scopes") == "gist, user")
    #expect(refused.fields.first("X-Accepted-OAuth-Scopes") == "repo")
    let page = try bench.ask("GET", "/github/user/repos?per_page=3&page=2")
    #expect(try page.at("[]") == "3")
    #expect(page.fields.first("Link")?.contains("rel=\"next\"") == true)
    #expect(try bench.ask("GET", "/github/user/repos?visibility=private").at("[]") == "0")
  }

  @Test("commits can be asked for by file and by author, and the newest is where the branch is")
  func commits() throws {
    let bench = Bench()
    #expect(try bench.get(path + "/commits").at("[]") == "3")
    #expect(try bench.get(path + "/commits?path=LICENSE").at("[0].commit.message") == "First commit")
    #expect(try bench.get(path + "/commits?author=Monalisa").at("[]") == "1")
    let head = try bench.get(path + "/branches").at("[0].commit.sha")
    #expect(try bench.get(path + "/commits").at("[0].sha") == head)
    #expect(try bench.get(path + "/labels").at("[0].name") == "bug")
  }
}
