import ApusEncodings
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("GitHub", .paced)
struct GitHubTests {
  private let token = "Authorization: Bearer abc"

  @Test("a user has the fields of the public API, and a login is found in any case")
  func user() throws {
    try withServer { server in
      let user = try json(get(server, "/github/users/octocat"))
      #expect(user["login"] as? String == "octocat")
      #expect(user["id"] as? Int == 583_231)
      #expect(user["name"] as? String == "The Octocat")
      #expect(user["bio"] is NSNull)
      #expect(user["created_at"] as? String == "2011-01-25T18:44:36Z")
      let other = try json(get(server, "/github/users/OctoCat"))
      #expect(other["login"] as? String == "octocat")
    }
  }

  @Test("an unknown user is 404 in GitHub's words")
  func unknownUser() throws {
    try withServer { server in
      let response = try get(server, "/github/users/nobody-xyz")
      #expect(response.status == 404)
      let error = try json(response)
      #expect(error["message"] as? String == "Not Found")
      #expect(error["status"] as? String == "404")
      #expect(error["documentation_url"] is String)
    }
  }

  @Test("every answer has the rate limit, and a token raises it")
  func rateLimit() throws {
    try withServer { server in
      let anonymous = try get(server, "/github/users/octocat")
      #expect(anonymous.first("X-RateLimit-Limit") == "60")
      #expect(anonymous.first("X-RateLimit-Remaining") == "59")
      let known = try get(server, "/github/rate_limit", token)
      #expect(known.first("X-RateLimit-Limit") == "5000")
      #expect(known.text.contains("\"remaining\": 4999"))
    }
  }

  @Test("tokens: none, rejected, without rights, and any other, by each scheme")
  func tokens() throws {
    let cases = [
      ("X-Nothing: 1", 401, "Requires authentication"), ("Authorization: Bearer bad", 401, "Bad credentials"),
      ("Authorization: token expired", 401, "Bad credentials"),
      ("Authorization: Nonsense", 401, "Bad credentials"),
      ("Authorization: Bearer norights", 403, "Resource not accessible by personal access token"),
      ("Authorization: Bearer x", 200, "\"plan\""), ("Authorization: token x", 200, "\"plan\""),
      ("Authorization: Basic \(Base64.encoded(Array("me:x".utf8)))", 200, "\"plan\""),
      ("Authorization: Basic \(Base64.encoded(Array("me:bad".utf8)))", 401, "Bad credentials"),
      ("Authorization: Basic ###", 401, "Bad credentials"),
    ]
    try withServer { server in
      for (field, status, text) in cases {
        let response = try get(server, "/github/user", field)
        #expect(response.status == status, "\(field)")
        #expect(response.text.contains(text), "\(field)")
      }
      let open = try get(server, "/github/users/octocat", "Authorization: Bearer bad")
      #expect(open.status == 401)
    }
  }
}
