import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("Answers as GitHub has them", .paced)
struct GitHubAnswersTests {
  private let server = GitHubAnswers.server

  private func talk() async throws -> Talk {
    let talk = try await server.talk(variables: ["GITHUB_TOKEN": "canary-1"])
    await talk.say("use github", "set hints off")
    return talk
  }

  @Test(
    "a refusal says what is missing, and what to do",
    arguments: [
      (
        "/limited", "error[http.403]: the rate limit is used up until 2030-01-01 00:00:00 UTC", "try: headers"
      ),
      ("/busy", "by GitHub's secondary limit; ask again in 1 min", "try: rerun"),
      ("/repos/green/store/hooks", "the token lacks a scope: this takes read:repo_hook", "public_repo, gist"),
      ("/orgs/green/actions/secrets", "the token lacks a scope: this takes admin:org", "read:org, repo"),
      (
        "/repos/green/store/dispatches", "the token lacks a permission: this takes contents (write)",
        "try: auth"
      ),
      ("/orgs/green", "single sign-on", "authorise it at https://github.example/orgs/green/sso?"),
    ])
  func refusals(_ path: String, _ reason: String, _ advice: String) async throws {
    let answer = try await talk().say("get \(path)")
    #expect(answer.flat.contains(reason) && answer.flat.contains(advice), "\(answer.text)")
    #expect(!answer.text.contains("canary"))
  }

  @Test("what is left out for want of a sign-on is told by `explain`")
  func partial() async throws {
    let answer = try await talk().say("get /user/repos", "explain")
    #expect(answer.flat.contains("What belongs to 2 organizations"), "\(answer.text)")
  }

  @Test("pages are followed by their Link, and a search ends at a thousand and says so")
  func pages() async throws {
    let talk = try await talk()
    let issues = await talk.say("get /repos/green/store/issues --all-pages")
    #expect(issues.notes.contains("3 pages by Link"), "\(issues.text)")
    #expect(await talk.say("count").text == "6\n")
    let curl = await talk.say("curl")
    #expect(curl.outText.contains("/repos/green/store/issues") && !curl.outText.contains("page="))
    #expect(curl.notes.contains("was 3 pages, one after the other; this asks for the first"), "\(curl.notes)")
    let found = await talk.say("get /search/repositories q==a per_page==100 --all-pages")
    #expect(found.notes.contains("1,000 of 40,231: GitHub's search gives no more"), "\(found.notes)")
    #expect(found.status == 0)
    let last = await talk.say("get /search/repositories q==a per_page==100 page==10", "next")
    #expect(last.flat.contains("1,000 of 40,231: GitHub's search gives no more"), "\(last.text)")
    #expect(last.code == "usage.command")
  }

  @Test(
    "each media type is shown as what it is",
    arguments: [
      ("/repos/green/store/readme", "raw", "# Green"), ("/repos/green/store/readme", "html", "Green"),
      ("/repos/green/store/pulls/1", "diff", "+++ b/a"), ("/repos/green/store/pulls/1", "patch", "[PATCH] b"),
      ("/user/starred", "star+json", "starred_at"),
    ])
  func media(_ path: String, _ form: String, _ shown: String) async throws {
    let answer = try await talk().say("get \(path) Accept:application/vnd.github.\(form)")
    #expect(server.last?.headers["Accept"] == "application/vnd.github.\(form)")
    #expect(answer.status == 0 && answer.outText.contains(shown), "\(answer.text)")
  }

  @Test("a template of a URL stays as it came")
  func template() async throws {
    let answer = try await talk().say("get /repos/green/store/readme", ".git_url")
    #expect(answer.outText == "\"https://api.github.com/x{/sha}{?ref,page}\"\n")
  }
}
