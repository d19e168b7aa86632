import ApusOpenAPI
import ApusPacingTestSupport
import ApusPractice
import Testing

@testable import ApusEndpoints

@Suite("A description that is served", .paced)
struct DescribedMockTests {
  @Test("answers behind the path of its server, with the status and headers it describes")
  func lists() throws {
    let shop = try MockShop()
    let answer = try #require(shop.ask("GET", "/v1/pets"))
    #expect(answer.status == 200 && shop.mock.mount == "/v1")
    #expect(answer.fields.contains { $0 == ("X-Kind", "list") })
    #expect(
      shop.say("GET", "/v1/pets")
        == #"200 [{"id":1,"name":"string","price":1.10},{"id":2,"name":"string","price":1.10},{"id":3,"name":"string","price":1.10}]"#
    )
    #expect(shop.say("GET", "/v1/text") == "200 Hello\n")
    #expect(shop.say("GET", "/pets") == "nothing")
    #expect(shop.mock.nearest(to: .init("GET", "/pets")) == "GET /v1/pets, as the API is behind /v1")
    #expect(shop.mock.nearest(to: .init("GET", "/v1/pet")) == "/v1/pets")
  }

  @Test("remembers what is made, changed and deleted")
  func state() throws {
    let shop = try MockShop()
    let made = try #require(shop.ask("POST", "/v1/pets", body: #"{"name":"りんご","code":"geheim"}"#))
    #expect(made.status == 201 && made.fields.contains { $0 == ("Location", "/v1/pets/4") })
    #expect(shop.say("GET", "/v1/pets/4") == #"200 {"id":4,"name":"りんご","price":1.10}"#)
    #expect(
      shop.say("PATCH", "/v1/pets/4", body: #"{"price":2.50}"#) == #"200 {"id":4,"name":"りんご","price":2.50}"#)
    #expect(shop.say("PUT", "/v1/pets/4", body: #"{"name":"b"}"#) == #"200 {"id":4,"name":"b","price":1.10}"#)
    #expect(shop.say("POST", "/v1/pets", body: #"{"id":0,"name":"c"}"#).hasPrefix(#"201 {"id":5,"#))
    #expect(shop.say("DELETE", "/v1/pets/5") == "204 ")
    #expect(shop.say("DELETE", "/v1/pets/4") == "204 ")
    #expect(shop.say("GET", "/v1/pets/4").contains("There is no 4 in /v1/pets; there are 1, 2, 3."))
    #expect(shop.say("DELETE", "/v1/pets/4").hasPrefix("404"))
    #expect(shop.say("GET", "/v1/pets", query: [("limit", "1")]).hasPrefix(#"200 [{"id":1,"#))
    #expect(shop.say("GET", "/v1/pets", query: [("limit", "1"), ("page", "9")]) == "200 []")
  }

  @Test("somebody is found under any name, but not once they are deleted")
  func names() throws {
    let shop = try MockShop()
    #expect(shop.say("GET", "/v1/users/octocat") == #"200 {"login":"octocat","url":"https://e.test"}"#)
    #expect(shop.say("GET", "/v1/users").hasPrefix(#"200 {"total_count":4,"items":["#))
    #expect(shop.say("DELETE", "/v1/users/octocat") == "204 ")
    #expect(shop.say("GET", "/v1/users/octocat").hasPrefix("404"))
    #expect(shop.say("GET", "/v1/users").hasPrefix(#"200 {"total_count":3,"#))
  }

  @Test("another answer than success comes when it is asked for, and a failure says its status")
  func preferred() throws {
    let shop = try MockShop()
    let answer = shop.say("POST", "/v1/pets", [("Prefer", "code=422")], body: #"{"name":"a"}"#)
    #expect(answer == #"422 {"code":422,"message":"As asked for."}"#)
    #expect(shop.say("GET", "/v1/pets", [("Prefer", "code=999")]).hasPrefix("200"))
  }

  @Test("other methods are refused with those there are, and OPTIONS tells them")
  func methods() throws {
    let shop = try MockShop()
    let refused = try #require(shop.ask("PATCH", "/v1/pets"))
    #expect(refused.status == 405 && refused.fields.contains { $0 == ("Allow", "GET, POST, HEAD, OPTIONS") })
    #expect(shop.say("OPTIONS", "/v1/pets") == "204 ")
    #expect(shop.say("HEAD", "/v1/pets").hasPrefix("200"))
  }

  @Test("hands out itself, as being where it is served, and a list of what there is")
  func directory() throws {
    let shop = try MockShop()
    let list = try #require(shop.ask("GET", "/"))
    #expect(list.fields.contains { $0 == ("Link", "</openapi.json>; rel=\"service-desc\"") })
    #expect(String(decoding: list.body, as: UTF8.self).contains("GET /v1/pets/{petId}"))
    let served = try Specification(try #require(shop.ask("GET", "/openapi.json")).body)
    #expect(served.servers.map(\.url) == ["/v1"] && served.operations.count == 13)
    let old = try MockShop(
      #"{"swagger":"2.0","host":"h.test","basePath":"/b","schemes":["https"],"paths":{}}"#)
    let text = try #require(old.ask("GET", "/openapi.json")).body
    #expect(try Specification(text).servers.map(\.url) == ["/b"])
  }
}
