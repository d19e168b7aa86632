import Foundation
import PacingTestSupport
import Testing

@testable import Practice

@Suite("Qiita, GreenStore and Mamari", .paced)
struct ServicesTests {
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

  @Test("a fruit is saved, numbered, and in the list")
  func fruit() throws {
    let path = "/greenstore/api/v1/food/fruits"
    try withServer { server in
      for number in 1...2 {
        let saved = try ask(server, "POST", path, body: #"{"name": "りんご", "price": 120}"#)
        #expect(saved.status == 201)
        #expect(saved.text == "{\n  \"fruit_id\": \(number),\n  \"created_at\": \"2020-12-31 23:59:59\"\n}\n")
      }
      let list = try json(get(server, path))
      #expect((list["fruits"] as? [Any])?.count == 2)
    }
  }

  @Test(
    "a fruit that cannot be saved says why",
    arguments: [
      ("[", 400, "bad_json"), ("{}", 422, "name is missing."), (#"{"name": "a"}"#, 422, "price is missing."),
      (#"{"name": "a", "price": "1"}"#, 422, "price is of the wrong type."),
      (#"{"name": "", "price": 1}"#, 422, "invalid"), (#"{"name": "a", "price": -1}"#, 422, "invalid"),
      (String(repeating: "[", count: 50_000), 400, "bad_json"),
    ])
  func badFruit(body: String, status: Int, text: String) throws {
    try withServer { server in
      let response = try ask(server, "POST", "/greenstore/api/v1/food/fruits", body: body)
      #expect(response.status == status)
      #expect(response.text.contains(text))
    }
  }

  @Test("suggestions show how the query arrived, repeated keys and encoded characters included")
  func suggest() throws {
    try withServer { server in
      let path = "/mamari/api/suggest?query=%E9%9B%A2&at=2021-11-11T16%3A28%3A46%2B0900&tag=a&tag=b"
      let response = try get(server, path, "X-API-Version: 5")
      let body = try json(response)
      #expect((body["suggestionSearchQueries"] as? [String])?.first == "離")
      let received = try #require(body["received"] as? [String: Any])
      let query = try #require(received["query"] as? [[String: String]])
      #expect(query.map { $0["name"] } == ["query", "at", "tag", "tag"])
      #expect(query.map { $0["value"] } == ["離", "2021-11-11T16:28:46+0900", "a", "b"])
      #expect(response.text.contains("\"name\": \"X-API-Version\""))
    }
  }

  @Test("suggestions come in gzip to those who take it, errors too")
  func gzippedSuggestions() throws {
    try withServer { server in
      let response = try get(server, "/mamari/api/suggest?query=a", "Accept-Encoding: br, gzip")
      #expect(response.first("Content-Encoding") == "gzip")
      let text = String(decoding: try Inflate.gzip(response.body), as: UTF8.self)
      #expect(text.contains("\"suggestionSearchQueries\""))
      let missing = try get(server, "/mamari/api/suggest", "Accept-Encoding: gzip")
      #expect(missing.status == 400)
      #expect(String(decoding: try Inflate.gzip(missing.body), as: UTF8.self).contains("query.missing"))
    }
  }

  @Test("each server begins with the same state")
  func freshState() throws {
    let fruit = "/greenstore/api/v1/food/fruits"
    let saved = try (0..<2).map { _ in
      try withServer { try ask($0, "POST", fruit, body: #"{"name": "a", "price": 1}"#).text }
    }
    #expect(saved[0] == saved[1])
  }

  @Test("a full store forgets its oldest value and keeps counting")
  func fullStore() {
    let store = Store(first: [0])
    for _ in 0..<1500 { _ = store.add { $0 } }
    #expect(store.all.count == 1000)
    #expect(store.all.first == 502)
    #expect(store.all.last == 1501)
  }
}
