import Encodings
import Foundation
import PacingTestSupport
import Testing

@testable import Practice

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

  @Test("pages follow their links from the first to the last, on the host the client used")
  func pages() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      var path: String? = "/github/users/hubot/repos?per_page=40"
      var names: [String] = []
      var requests = 0
      while let next = path {
        let response = try client.get(next)
        let list = try JSONSerialization.jsonObject(with: Data(response.body)) as? [[String: Any]]
        names += (list ?? []).compactMap { $0["name"] as? String }
        let links = response.first("Link")?.split(separator: ",") ?? []
        let link = links.first { $0.contains("rel=\"next\"") }
        path = link?.split(separator: ">").first.map { String($0.drop { $0 != "<" }.dropFirst()) }
        #expect(
          path?.hasPrefix("http://practice.localhost/github/users/hubot/repos?per_page=40&page=") ?? true)
        requests += 1
      }
      #expect(requests == 3)
      #expect(names.count == 90)
      #expect(Set(names).count == 90)
    }
  }

  @Test(
    "pages that make no sense are the first, the largest, or empty",
    arguments: [
      ("page=0&per_page=2", 2), ("page=-1&per_page=2", 2), ("page=x&per_page=2", 2), ("per_page=0", 1),
      ("per_page=9999", 90), ("page=9999", 0), ("page=9223372036854775807&per_page=100", 0),
    ])
  func oddPages(query: String, count: Int) throws {
    try withServer { server in
      let response = try get(server, "/github/users/hubot/repos?\(query)")
      let list = try JSONSerialization.jsonObject(with: Data(response.body)) as? [Any]
      #expect(list?.count == count)
    }
  }

  @Test("a list of one page has no links")
  func onePage() throws {
    try withServer { server in
      let response = try get(server, "/github/users/octocat/repos")
      #expect(response.first("Link") == nil)
      #expect(response.text.contains("\"full_name\": \"octocat/Hello-World\""))
    }
  }

  @Test(
    "search finds by words and qualifiers",
    arguments: [
      ("q=swift+api", 10), ("q=language:swift", 36), ("q=user:octocat", 8),
      ("q=topic:json+language:Swift", 12),
      ("q=%E6%97%A5%E6%9C%AC%E8%AA%9E", 12), ("q=stars:%3E3000", 2), ("q=nothing-like-this", 0),
    ])
  func search(query: String, count: Int) throws {
    try withServer { server in
      let result = try json(get(server, "/github/search/repositories?\(query)"))
      #expect(result["total_count"] as? Int == count)
      #expect((result["items"] as? [Any])?.count == min(count, 30))
    }
  }

  @Test("search results can be sorted by stars and cut into pages")
  func sortedSearch() throws {
    try withServer { server in
      let response = try get(server, "/github/search/repositories?q=swift&sort=stars&per_page=3&page=2")
      let items = try #require(try json(response)["items"] as? [[String: Any]])
      let stars = items.compactMap { $0["stargazers_count"] as? Int }
      #expect(stars.count == 3)
      #expect(stars == stars.sorted(by: >))
      #expect(response.first("Link")?.contains("q=swift&sort=stars&per_page=3&page=1>; rel=\"prev\"") == true)
    }
  }

  @Test("search without words is 422 with the field that is missing", arguments: ["", "?q=", "?q=+"])
  func emptySearch(query: String) throws {
    try withServer { server in
      let response = try get(server, "/github/search/repositories\(query)")
      #expect(response.status == 422)
      let errors = try json(response)["errors"] as? [[String: String]]
      #expect(errors == [["resource": "Search", "field": "q", "code": "missing"]])
    }
  }

  @Test("a gist is made, found, listed when public, and removed")
  func gists() throws {
    try withServer { server in
      let body =
        #"{"description": "D", "public": true, "files": {"b.swift": {"content": "1"}, "a.md": {"content": "あ"}}}"#
      let made = try ask(server, "POST", "/github/gists", [token], body: body)
      #expect(made.status == 201)
      let id = try #require(try json(made)["id"] as? String)
      #expect(made.first("Location") == "http://practice.localhost/github/gists/\(id)")
      let path = "/github/gists/\(id)"
      let found = try get(server, path)
      #expect(found.body == made.body)
      #expect(found.text.contains("\"language\": \"Swift\""))
      let list = try get(server, "/github/gists")
      #expect(list.text.contains(id))
      #expect(try ask(server, "DELETE", path).status == 401)
      let removed = try ask(server, "DELETE", path, [token])
      #expect(removed.status == 204)
      #expect(removed.first("Content-Length") == nil)
      #expect(try get(server, path).status == 404)
      #expect(try ask(server, "DELETE", path, [token]).status == 404)
    }
  }

  @Test(
    "a gist that cannot be made says why",
    arguments: [
      ("{", 400, "Problems parsing JSON"), ("", 400, "Problems parsing JSON"),
      ("{}", 422, "\"field\": \"files\""),
      (#"{"files": {}}"#, 422, "\"code\": \"missing_field\""),
      (#"{"files": []}"#, 422, "\"code\": \"invalid\""),
      (#"{"files": {"a": {}}}"#, 422, "\"field\": \"files.a.content\""),
      (#"{"files": {"a": {"content": ""}}}"#, 422, "\"field\": \"files\""),
      (#"{"public": "yes", "files": {"a": {"content": "x"}}}"#, 422, "\"field\": \"public\""),
    ])
  func badGists(body: String, status: Int, text: String) throws {
    try withServer { server in
      let response = try ask(server, "POST", "/github/gists", [token], body: body)
      #expect(response.status == status)
      #expect(response.text.contains(text))
      #expect(try ask(server, "POST", "/github/gists", body: body).status == 401)
    }
  }
}

/// The body as an object.
func json(_ response: WireResponse) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
}
