import ApusPacingTestSupport
import ApusPractice
import Testing

@testable import ApusEndpoints

@Suite("A request to a description that is served", .paced)
struct MockRequestCheckTests {
  @Test("without a credential is 401 with a challenge, and any of the right form will do")
  func credentials() throws {
    let shop = try MockShop()
    let refused = try #require(shop.ask("GET", "/v1/secret"))
    #expect(refused.status == 401)
    #expect(refused.fields.contains { $0 == ("WWW-Authenticate", "Bearer realm=\"Shop\"") })
    #expect(String(decoding: refused.body, as: UTF8.self).contains("This needs a credential: token, or key."))
    #expect(shop.say("GET", "/v1/secret", [("Authorization", "Basic eA==")]).hasPrefix("401"))
    #expect(shop.say("GET", "/v1/secret", [("Authorization", "Bearer anything")]) == "200 ")
    #expect(shop.say("GET", "/v1/secret", [("X-Shop", "1")]) == "200 ")
  }

  @Test("that lacks or misspells something is refused, and told all of it")
  func parameters() throws {
    let shop = try MockShop()
    let text = shop.say("GET", "/v1/pets", query: [("limit", "many")])
    #expect(text.hasPrefix("400") && text.contains("The query parameter `limit` is integer, not `many`."))
    #expect(shop.say("GET", "/v1/pets/x").hasPrefix("400"))
    #expect(shop.say("POST", "/v1/pets").contains("A body is required and missing."))
  }

  @Test("with lists and objects in its path is read by their styles")
  func places() throws {
    let list = #""schema": {"type": "array", "items": {"type": "boolean"}}"#
    let shop = try MockShop(
      #"""
      {"openapi": "3.0.3", "paths": {
       "/a/{p}": {"get": {"parameters": [{"name": "p", "in": "path", "style": "matrix", "explode": true, \#(list)}],
        "responses": {"204": {"description": ""}}}},
       "/b/{p}": {"get": {"parameters": [{"name": "p", "in": "path", \#(list)}], "responses": {"204": {"description": ""}}}},
       "/c/{p}": {"get": {"parameters": [{"name": "p", "in": "path", "content": {"application/json": {"schema": {"type": "integer"}}}}],
        "responses": {"204": {"description": ""}}}}}}
      """#)
    #expect(shop.say("GET", "/a/;p=true;p=false") == "204 " && shop.say("GET", "/b/true,false") == "204 ")
    #expect(shop.say("GET", "/c/%5B1%5D") == "204 ")
    #expect(shop.say("GET", "/a/true").hasPrefix("400") && shop.say("GET", "/a/;p=x").hasPrefix("400"))
    #expect(shop.say("GET", "/b/true,x").hasPrefix("400"))
  }

  @Test("with a body of another type, or one that is not as described, is refused as is described")
  func bodies() throws {
    let shop = try MockShop()
    let typed = try #require(shop.ask("POST", "/v1/pets", body: "<a/>", type: "text/xml"))
    #expect(typed.status == 415)
    #expect(typed.fields.contains { $0.name == "Accept-Post" && $0.value.hasPrefix("application/json") })
    #expect(shop.say("POST", "/v1/pets", body: "{").hasPrefix("400"))
    let wrong = shop.say("POST", "/v1/pets", body: #"{"price":"much"}"#)
    #expect(wrong.hasPrefix(#"422 {"code":422,"message":"The body is not as described: "#))
    #expect(shop.say("POST", "/v1/pets", body: #"{"name":"more than twelve"}"#).hasPrefix("422"))
  }

  @Test("with a form is read as its fields are described")
  func forms() throws {
    let shop = try MockShop()
    let type = "application/x-www-form-urlencoded"
    let made = shop.say("POST", "/v1/pets", body: "name=a+b&price=3.50", type: type)
    #expect(made == #"201 {"id":4,"name":"a b","price":3.50}"#)
    #expect(shop.say("POST", "/v1/pets", body: "price=x", type: type).hasPrefix("422"))
  }

  @Test("that accepts nothing there is, is 406; what is preferred is chosen")
  func accepted() throws {
    let shop = try MockShop()
    #expect(shop.say("GET", "/v1/pets", [("Accept", "text/csv")]).hasPrefix("406"))
    #expect(shop.say("GET", "/v1/pets", [("Accept", "text/csv, application/*;q=0.1")]).hasPrefix("200"))
    #expect(MockAccept("a/b;q=0.5, c/d").first(of: ["a/b", "c/d"]) == 1)
    #expect(MockAccept("a/b;q=0").first(of: ["a/b"]) == nil)
    #expect(MockAccept(nil).first(of: ["a/b"]) == 0)
    let own = MockAccept("application/vnd.github+json")
    #expect(own.first(of: ["text/html", "application/json"]) == 1)
    #expect(own.first(of: ["application/json", "application/vnd.github+json"]) == 1)
    #expect(own.first(of: ["text/html"]) == nil && own.first(of: ["application/xml"]) == nil)
  }
}
