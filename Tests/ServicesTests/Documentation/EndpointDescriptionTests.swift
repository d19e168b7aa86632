import ApusClient
import ApusPacingTestSupport
import ApusServices
import Testing

@Suite("What is known of an endpoint", .paced)
struct EndpointDescriptionTests {
  @Test("a description has the method, the path with its parameters, and the answer's type")
  func descriptions() throws {
    let github = try #require(ServiceCatalogue.service(named: "GitHub"))
    let lines = github.endpoints.map { "\($0.command): \($0.method) \($0.path) \($0.response)" }
    #expect(
      Set(lines).isSuperset(of: [
        "user: GET /users/{login} GitHub.User",
        "repos: GET /users/{login}/repos [GitHub.Repository]",
        "search: GET /search/repositories GitHub.SearchRepositories",
        "gist show: GET /gists/{id} GitHub.Gist", "gist create: POST /gists GitHub.Gist",
        "gist delete: DELETE /gists/{id} EmptyResponse",
        "rate-limit: GET /rate_limit GitHub.RateLimit",
        "issues: GET /repos/{owner}/{repo}/issues [GitHub.Issue]",
        "issue show: GET /repos/{owner}/{repo}/issues/{number} GitHub.Issue",
        "contents: GET /repos/{owner}/{repo}/contents/{path} GitHub.Contents",
        "star: PUT /user/starred/{owner}/{repo} EmptyResponse",
      ]))
    #expect(github.baseURL == .https("api.github.com"))
    #expect(!github.isMadeUp)
    #expect(ServiceCatalogue.service(named: "mamari")?.isMadeUp == true)
    #expect(ServiceCatalogue.service(named: "nobody") == nil)
  }

  @Test("parameters know where they go, what they take and whether they must be given")
  func parameters() throws {
    let repos = try EndpointDescription(of: GitHub.UserRepositories.self).parameters
    #expect(repos.map(\.name) == ["login", "per_page", "page"])
    #expect(repos.map(\.place) == [.path, .query, .query])
    #expect(repos.map(\.isRequired) == [true, false, false])
    #expect(repos.map(\.kind) == [.text, .integer, .integer])
    let gist = try EndpointDescription(of: GitHub.CreateGist.self).parameters
    #expect(gist.map(\.kind) == [.text, .map, .flag])
    #expect(gist.map(\.isRequired) == [false, true, false])
    #expect(gist.allSatisfy { $0.place == .body })
    #expect(gist[2].isNamed("Public") && repos[1].isNamed("perPage") && repos[1].isNamed("per-page"))
    let post = try EndpointDescription(of: Qiita.PostItem.self).parameters
    #expect(post.map(\.kind) == [.text, .text, .list(.text), .flag, .flag])
    let search = try EndpointDescription(of: GitHub.SearchRepositories.self).parameters
    #expect(search[1].kind == .choice(["stars", "forks", "updated", "help-wanted-issues"]))
  }

  @Test("a parameter of more than one part goes where its parts go, and is typed as one word")
  func words() throws {
    let issue = try EndpointDescription(of: GitHub.UpdateIssue.self).parameters
    #expect(issue.prefix(3).map(\.place) == [.path, .path, .body])
    #expect(issue.prefix(2).map(\.kind) == [.text, .integer])
    let edit = try EndpointDescription(of: Qiita.UpdateTemplate.self).parameters
    #expect(edit.last?.kind == .list(.text))
  }
}
