import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("URLs of Postman's", .paced)
struct PostmanURLTests {
  private func start(_ url: String) throws -> String? {
    let text =
      #"{"info": {"name": "a", "schema": "v2.1.0"}, "item": [{"request": {"method": "GET", "url": \#(url)}}]}"#
    return try RequestCollection.reading(text, .postmanCollection).requests.first?.http.start
  }

  @Test("the parts count, without what is switched off and with the values of path variables")
  func parts() throws {
    let url = #"""
      {"raw": "http://a.example/users/:id?off=1", "protocol": "http", "host": ["a", "example"], "port": "81",
       "path": ["users", ":id", "x y"], "query": [{"key": "off", "value": "1", "disabled": true},
       {"key": "q", "value": "a&b #c {{v}}"}, {"key": "flag", "value": null}],
       "variable": [{"key": "id", "value": "7"}]}
      """#
    #expect(try start(url) == "GET http://a.example:81/users/7/x%20y?q=a%26b%20%23c%20{{v}}&flag")
  }

  @Test("a path variable without a value asks for one, and is not left out of the path")
  func empty() throws {
    let url = #"{"host": ["{{base}}"], "path": ["users", ":id"], "variable": [{"key": "id", "value": ""}]}"#
    #expect(try start(url) == "GET {{base}}/users/{{id}}")
  }

  @Test("a text alone is a URL, and so is `raw` without a host")
  func texts() throws {
    #expect(try start(#""{{base}}/a""#) == "GET {{base}}/a")
    #expect(try start(#"{"raw": "http://a.example/b"}"#) == "GET http://a.example/b")
  }
}
