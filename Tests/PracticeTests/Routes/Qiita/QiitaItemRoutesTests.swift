import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Qiita's articles", .paced)
struct QiitaItemRoutesTests {
  private let path = "/qiita/api/v2/items"

  @Test("an article of yours is changed, another's is not")
  func changing() throws {
    let bench = Bench()
    let mine = "\(path)/\(QiitaItem.id(5))"
    #expect(try bench.ask("PATCH", mine, #"{"title": "題", "private": true}"#).at("title") == "題")
    #expect(try bench.get(mine).at("private") == "true")
    #expect(try bench.get(path).fields.first("Total-Count") == "44")
    #expect(try bench.get("/qiita/api/v2/users/apus").at("items_count") == "22")
    #expect(
      try bench.ask("GET", "/qiita/api/v2/authenticated_user/items").fields.first("Total-Count") == "23")
    #expect(try bench.ask("PATCH", mine, #"{"title": ""}"#).at("type") == "bad_request")
    #expect(try bench.ask("PATCH", "\(path)/\(QiitaItem.id(2))", "{}").at("type") == "forbidden")
  }

  @Test(
    "a search finds by words and qualifiers",
    arguments: [
      ("tag:Swift", 5), ("user:tsubame", 22), ("title:json", 5), ("stocks:%3E60", 4), ("絵文字", 4),
      ("nothing-like-this", 0),
    ])
  func search(_ query: String, _ count: Int) throws {
    let encoded = query == "絵文字" ? "%E7%B5%B5%E6%96%87%E5%AD%97" : query
    let answer = try Bench().get("\(path)?query=\(encoded)")
    #expect(answer.fields.first("Total-Count") == String(count))
  }

  @Test("an article of another is published under their name")
  func importing() throws {
    let bench = Bench()
    let imported = "/qiita/api/v2/imported_items"
    let made = try bench.ask(
      "POST", imported, #"{"title": "t", "body": "b", "tags": [{"name": "API"}], "user_id": "tsubame"}"#)
    #expect(try made.status == 201 && made.at("user.id") == "tsubame")
    #expect(try bench.get("\(path)/\(try made.at("id"))").at("title") == "t")
    #expect(
      try bench.ask("POST", imported, #"{"title": "t", "body": "b", "tags": [{"name": "API"}]}"#).status
        == 400)
    #expect(try bench.ask("POST", imported, "{}", token: nil).status == 401)
  }

  @Test("a tag is put on and taken off, and counts")
  func taggings() throws {
    let bench = Bench()
    let item = "\(path)/\(QiitaItem.id(5))"
    #expect(try bench.ask("POST", item + "/taggings", #"{"name": "API"}"#).status == 201)
    #expect(try bench.ask("POST", item + "/taggings", #"{"name": "api"}"#).status == 400)
    #expect(try bench.get("/qiita/api/v2/tags/API").at("items_count") == "1")
    #expect(try bench.get("/qiita/api/v2/tags/API/items").at("[0].id") == QiitaItem.id(5))
    #expect(try bench.ask("DELETE", item + "/taggings/API").status == 204)
    #expect(try bench.get("/qiita/api/v2/tags/API").status == 404)
    #expect(try bench.get("/qiita/api/v2/tags/none/items").status == 404)
  }

  @Test("what was done about an article of a team is told")
  func actions() throws {
    let bench = Bench()
    let answer = try bench.ask("GET", "\(path)/reactions?per_page=100")
    #expect(try answer.at("[42].comments[]") == "2")
    #expect(try bench.get("/qiita/api/v2/users/none/items").status == 404)
  }
}
