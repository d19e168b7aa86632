import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("Qiita", .paced)
struct QiitaRoutesTests {
  private let token = "Authorization: Bearer abc"
  private let items = "/qiita/api/v2/items"

  @Test("your own profile needs a token, and errors have Qiita's shape")
  func authenticatedUser() throws {
    let path = "/qiita/api/v2/authenticated_user"
    try withServer { server in
      let anonymous = try get(server, path)
      #expect(anonymous.status == 401)
      let error = try json(anonymous)
      #expect(error["message"] as? String == "Unauthorized")
      #expect(error["type"] as? String == "unauthorized")
      #expect(try get(server, path, "Authorization: Bearer expired").status == 401)
      #expect(try get(server, path, "Authorization: Bearer norights").text.contains("forbidden"))
      let user = try json(get(server, path, token))
      #expect(user["id"] as? String == "apus")
      #expect(user["name"] as? String == "アマツバメ")
      #expect(user["image_monthly_upload_limit"] is Int)
      let other = try get(server, "/qiita/api/v2/users/tsubame", token)
      #expect(other.text.contains("Swiftが好きです。"))
      #expect(try get(server, "/qiita/api/v2/users/none").status == 404)
    }
  }

  @Test("articles come in pages, with their total")
  func articlePages() throws {
    try withServer { server in
      let first = try get(server, items)
      let list = try JSONSerialization.jsonObject(with: Data(first.body)) as? [Any]
      #expect(list?.count == 20)
      #expect(first.first("Total-Count") == "45")
      #expect(first.first("Rate-Limit") == "60")
      let last = try get(server, "\(items)?page=3")
      #expect(last.first("Link")?.contains("rel=\"next\"") == false)
      let rest = try JSONSerialization.jsonObject(with: Data(last.body)) as? [Any]
      #expect(rest?.count == 5)
    }
  }

  @Test("an article is published, found and removed")
  func article() throws {
    let body = """
      {"title": "題", "body": "本文", "private": false, "tweet": false, \
      "tags": [{"name": "Swift", "versions": ["6.3"]}]}
      """
    try withServer { server in
      #expect(try ask(server, "POST", items, body: body).status == 401)
      let made = try ask(server, "POST", items, [token], body: body)
      #expect(made.status == 201)
      let item = try json(made)
      #expect(item["title"] as? String == "題")
      let id = try #require(item["id"] as? String)
      #expect(try get(server, "\(items)/\(id)").body == made.body)
      #expect(try get(server, items).first("Total-Count") == "46")
      let removed = try ask(server, "DELETE", "\(items)/\(id)", [token])
      #expect(removed.status == 204)
      #expect(removed.body.isEmpty)
      #expect(try get(server, "\(items)/\(id)").status == 404)
      #expect(try ask(server, "DELETE", "\(items)/\(id)", [token]).status == 404)
    }
  }

  @Test("a private article is not in the list")
  func privateArticle() throws {
    let body = #"{"title": "t", "body": "b", "private": true, "tags": [{"name": "x"}]}"#
    try withServer { server in
      let made = try ask(server, "POST", items, [token], body: body)
      #expect(made.status == 201)
      #expect(try get(server, items).first("Total-Count") == "45")
    }
  }

  @Test(
    "an article that lacks something is a bad request",
    arguments: [
      "", "{", "{}", #"{"title": "", "body": "b", "tags": [{"name": "x"}]}"#,
      #"{"title": "t", "body": "b", "tags": []}"#, #"{"title": 1, "body": "b", "tags": [{"name": "x"}]}"#,
    ])
  func badArticle(body: String) throws {
    try withServer { server in
      let response = try ask(server, "POST", items, [token], body: body)
      #expect(response.status == 400)
      #expect(response.text.contains("\"type\": \"bad_request\""))
    }
  }
}
