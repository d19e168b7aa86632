import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Gists", .paced)
struct GitHubGistRoutesTests {
  private let token = "Authorization: Bearer abc"

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
