import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Refusals that tell themselves apart", .paced)
struct RefusalTests {
  private let gitHub = ("X-GitHub-Request-Id", "1")
  private let token: HeaderFields = ["Authorization": "token x"]

  private func refusal(
    _ status: Int, _ fields: [(String, String)], body: String = "{}", sent: HeaderFields = [:]
  ) throws -> Refusal? {
    let json = ("Content-Type", "application/json")
    let headers = HeaderFields((fields + [json]).map { HeaderField(name: $0.0, value: $0.1) })
    return Refusal(try Incidents.exchange(status, headers: headers, body: body, sent: sent))
  }

  @Test("what is used up is no secondary limit, and neither is a missing right", arguments: [403, 429])
  func limits(_ status: Int) throws {
    let used = [gitHub, ("X-RateLimit-Remaining", "0"), ("X-RateLimit-Reset", "1893456000")]
    #expect(
      try refusal(status, used)?.meaning == "the rate limit is used up until 2030-01-01 00:00:00 UTC")
    let left = [gitHub, ("X-RateLimit-Remaining", "40"), ("Retry-After", "60")]
    #expect(
      try refusal(status, left)?.meaning
        == "too many requests in too short a time, by GitHub's secondary limit; ask again in 1 min")
    let body = #"{"message": "You have exceeded a secondary rate limit. Please wait."}"#
    #expect(try refusal(status, [gitHub], body: body)?.meaning.hasSuffix("wait a minute at least") == true)
    #expect(try refusal(status, [gitHub], body: #"{"message": "Forbidden"}"#) == nil)
    #expect(try refusal(status, [], body: body) == nil)
  }

  @Test("a limit whose time was over when the answer came is no reason")
  func overLimits() throws {
    let used = [("X-RateLimit-Remaining", "0"), ("X-RateLimit-Reset", "1893456000")]
    #expect(try refusal(403, used + [("Date", "Wed, 02 Jan 2030 00:00:00 GMT")]) == nil)
    #expect(try refusal(403, used + [("Date", "Mon, 31 Dec 2029 00:00:00 GMT")]) != nil)
  }

  @Test("elsewhere 403 with a pause is a limit too, and 429 is told as ever")
  func others() throws {
    #expect(
      try refusal(403, [("Retry-After", "5")])?.meaning
        == "too many requests in too short a time; ask again in 5 s")
    #expect(try refusal(429, [("Retry-After", "5")]) == nil)
    #expect(try refusal(503, [gitHub, ("Retry-After", "5")]) == nil)
    #expect(
      try refusal(403, [("Retry-After", "Tue, 01 Jan 2030 00:00:00 GMT")])?.meaning.hasSuffix(
        "ask again after 2030-01-01 00:00:00 UTC") == true)
  }

  @Test("the scope that lacks is named, and none where one that is there covers it")
  func scopes() throws {
    func refused(_ had: String, _ accepted: String, _ status: Int = 403) throws -> Refusal? {
      try refusal(
        status, [("X-OAuth-Scopes", had), ("X-Accepted-OAuth-Scopes", accepted)], sent: token)
    }
    let missing = try #require(try refused("gist, read:org", "admin:org, write:org"))
    #expect(missing.meaning == "the token lacks a scope: this takes write:org")
    #expect(missing.detail == "the token has gist, read:org")
    #expect(missing.suggestions(isAuthorized: true) == ["auth bearer", "headers"] && !missing.isLimit)
    #expect(try refused("", "repo, gist")?.meaning == "the token lacks a scope: this takes repo or gist")
    #expect(try refused("", "repo, gist")?.detail == "the token has no scope")
    #expect(try refused("", "repo", 404) != nil)
    #expect(try refused("admin:org", "read:org") == nil && refused("", "") == nil)
    #expect(try refusal(403, [("X-Accepted-OAuth-Scopes", "repo")], sent: token) == nil)
    #expect(try refused("", "repo", 200) == nil && refused("", "repo", 401) == nil)
  }

  @Test("permissions are those of a token that was sent, and a sign-on goes before them")
  func rights() throws {
    let permissions = ("X-Accepted-GitHub-Permissions", "contents=write; administration=write")
    #expect(
      try refusal(403, [permissions], sent: token)?.meaning
        == "the token lacks a permission: this takes contents (write), or administration (write)")
    #expect(try refusal(403, [permissions]) == nil && refusal(404, [permissions], sent: token) == nil)
    let signOn = ("X-GitHub-SSO", "required; url=https://github.example/sso?authorization_request=a")
    let wanted = try #require(try refusal(403, [permissions, signOn], sent: token))
    #expect(wanted.meaning.contains("single sign-on"))
    #expect(wanted.detail == "authorise it at https://github.example/sso?authorization_request=a")
  }

  @Test("a limit goes before what the head says of rights")
  func order() throws {
    let fields = [
      ("X-OAuth-Scopes", ""), ("X-Accepted-OAuth-Scopes", "repo"), ("X-RateLimit-Remaining", "0"),
    ]
    #expect(try refusal(403, fields)?.isLimit == true)
  }

  @Test("the explanation has the reason as certain, with its header, and guesses nothing then")
  func explained() throws {
    let scopes = [("X-OAuth-Scopes", "gist"), ("X-Accepted-OAuth-Scopes", "repo")]
    let text = try Explained.answer(403, scopes)
    #expect(
      text.contains("The token lacks a scope: this takes repo.") && text.contains("The token has gist."),
      "\(text)")
    #expect(text.contains("X-Accepted-OAuth-Scopes: repo"))
    #expect(!text.contains("perhaps "))
    let hidden = try Explained.answer(404, scopes)
    #expect(
      hidden.contains("perhaps  GitHub answers 404 for what a token may not see."))
    let left = try Explained.answer(200, [("X-GitHub-SSO", "partial-results; organizations=1,2")])
    #expect(left.contains("What belongs to 2 organizations that want their single sign-on is left out."))
  }
}
