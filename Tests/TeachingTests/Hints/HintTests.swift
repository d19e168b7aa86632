import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("A hint at a likely next step", .paced)
struct HintTests {
  private func hint(
    _ status: Int, _ fields: HeaderFields = [:], body: String = "", sent: HeaderFields = [:],
    isFirstJSON: Bool = false, page: String? = nil
  ) throws -> String? {
    let headers = fields.contains("Content-Type") ? fields : fields.adding("Content-Type", "application/json")
    let exchange = try Incidents.exchange(status, headers: headers, body: body, sent: sent)
    let line = Hint(after: exchange, isFirstJSON: isFirstJSON, page: page.map { page in { page } }).map {
      "\($0.text): \($0.command)"
    }
    // Who reads what was shown knows each of them.
    if let line { #expect(Hint.isOne(line), "\(line)") }
    return line
  }

  @Test("a redirect says where it leads, unless that is long")
  func redirect() throws {
    #expect(try hint(302, ["Location": "/x"]) == "it redirects to /x: follow")
    #expect(try hint(302, ["Location": "/x?code=abc#y"]) == "it redirects to /x: follow")
    #expect(try hint(302, ["Location": "/\(String(repeating: "x", count: 60))"]) == "it redirects: follow")
  }

  @Test("who should come back is told when, if the server says so")
  func comeBack() throws {
    #expect(try hint(503, ["Retry-After": "2"]) == "ask again in 2.00 s: rerun")
    #expect(
      try hint(429, ["Retry-After": "Tue, 01 Jan 2030 00:00:00 GMT"])
        == "ask again after Tue, 01 Jan 2030 00:00:00 GMT: rerun")
    #expect(try hint(503) == nil)
    #expect(try hint(500, ["Retry-After": "2"]) == nil)
  }

  @Test("a rate limit that is used up is told with its end, to whom it refuses")
  func usedUp() throws {
    #expect(
      try hint(403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1893456000"])
        == "the rate limit is used up until 2030-01-01 00:00:00 UTC; a token of your own has another: auth bearer"
    )
    #expect(try hint(429, ["Rate-Remaining": "0"])?.hasPrefix("the rate limit is used up; ") == true)
    #expect(try hint(403, ["X-RateLimit-Remaining": "1"]) == nil)
    #expect(try hint(200, ["X-RateLimit-Remaining": "0"]) == nil)
  }

  @Test("a limit for too much at once is told as one, and so is one that a token has used up")
  func tooFast() throws {
    let gitHub: HeaderFields = ["X-GitHub-Request-Id": "1"]
    #expect(try hint(403, gitHub.adding("Retry-After", "60")) == "ask again in 1 min 0 s: rerun")
    let said = #"{"message": "You have exceeded a secondary rate limit."}"#
    #expect(
      try hint(403, gitHub, body: said) == "it is a limit; wait a minute, and ask again: rerun")
    #expect(try hint(403, gitHub, body: #"{"message": "no"}"#) == nil)
    let used = gitHub.adding("X-RateLimit-Remaining", "0")
    #expect(
      try hint(403, used, sent: ["Authorization": "Bearer x"])
        == "the rate limit is used up; then ask again: rerun")
  }

  @Test("what a sign-on leaves out is told, although nothing failed")
  func leftOut() throws {
    let partial: HeaderFields = ["X-GitHub-SSO": "partial-results; organizations=1"]
    #expect(try hint(200, partial) == "it is not whole: organizations want their single sign-on: explain")
  }

  @Test("401 wants a proof that `auth` has, or nothing is said")
  func refusedToken() throws {
    #expect(try hint(401) == "nothing said who you are: auth bearer")
    #expect(
      try hint(401, sent: ["Authorization": "Bearer x"])
        == "that credential was refused; set another: auth bearer")
    #expect(
      try hint(401, ["WWW-Authenticate": "Basic realm=\"a\""]) == "nothing said who you are: auth basic USER")
    #expect(try hint(401, ["WWW-Authenticate": "Negotiate"]) == nil)
    // RFC 9728: it says who gives tokens.
    let login = "auth oauth2 --client ID"
    let named = #"Bearer realm="a", resource_metadata="https://a.test/.well-known/oauth-protected-resource""#
    #expect(try hint(401, ["WWW-Authenticate": named]) == "nothing said who you are: \(login)")
    let exchange = try Incidents.exchange(401, headers: ["WWW-Authenticate": named])
    #expect(Suggestions.lines(for: .http(401), exchange).first == login)
  }

  @Test("values that are refused are looked at, where the body names them")
  func refusedValues() throws {
    #expect(try hint(422, body: #"{"errors": []}"#) == "it says what it does not accept: .errors")
    #expect(try hint(422, body: #"{"message": "no"}"#) == nil)
    #expect(try hint(404, body: #"{"errors": []}"#) == nil)
  }

  @Test("a page instead of data, and JSON that is none")
  func bodies() throws {
    #expect(
      try hint(200, ["Content-Type": "text/html"], body: "<p>")
        == "a page for people, not data: is the base right?: base")
    #expect(try hint(200, body: " <!DOCTYPE HTML>")?.hasPrefix("a page for people") == true)
    #expect(try hint(200, ["Content-Type": "text/html"]) == nil)
    #expect(try hint(404, ["Content-Type": "text/html"], body: "<p>") == nil)
    #expect(try hint(200, body: "{") == "it should be JSON and is not: explain")
    #expect(try hint(500, body: "{") == nil)
  }

  @Test("the first JSON is looked into by its first key or element")
  func firstLook() throws {
    #expect(
      try hint(200, body: #"{"a b": 1}"#, isFirstJSON: true) == #"a path looks into the answer: .["a b"]"#)
    #expect(try hint(200, body: "[1]", isFirstJSON: true) == "a path looks into the answer: .[0]")
    #expect(try hint(200, body: "[]", isFirstJSON: true) == nil)
    #expect(try hint(200, body: "{}", isFirstJSON: true) == nil)
    #expect(try hint(200, body: #"{"a": 1}"#) == nil)
  }

  @Test("the next page comes from Link, or from who knows better")
  func nextPage() throws {
    let link: HeaderFields = ["Link": "</a?page=2>; rel=\"next\""]
    #expect(try hint(200, link, body: "[]") == "there is another page: next")
    #expect(try hint(200, body: "[]", page: "next") == "there is another page: next")
    #expect(try hint(200, body: "[]", page: "prev") == "this is the last page: prev")
    #expect(try hint(200, ["Link": "</a>; rel=prev"], body: "[]") == "this is the last page: prev")
    #expect(try hint(200, body: "[]") == nil)
  }

  @Test("a list of six objects or more is a table, at the top or under a key")
  func list() throws {
    let six = "[" + Array(repeating: "{}", count: 6).joined(separator: ",") + "]"
    #expect(try hint(200, body: six) == "a list reads well as a table: table")
    #expect(
      try hint(200, body: "{\"n\": 1, \"items\": \(six)}") == "a list reads well as a table: table .items")
    #expect(try hint(200, body: "[{},{},{},{},{}]") == nil)
    #expect(try hint(200, body: "[1,2,3,4,5,6]") == nil)
  }

  @Test("the more urgent is said first, and the body is parsed by who has it already")
  func order() throws {
    #expect(
      try hint(302, ["Location": "/x", "Link": "</a>; rel=\"next\""], body: "{")
        == "it redirects to /x: follow")
    let exchange = try Incidents.exchange(200, body: "{")
    let parsed = try JSONDocument(#"{"a": 1}"#)
    #expect(Hint(after: exchange, isFirstJSON: true, parse: { _ in parsed })?.command == ".a")
    #expect(Hint(after: try Incidents.exchange(nil)) == nil)
  }
}
