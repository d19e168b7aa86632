import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Scopes of variables", .paced)
struct CollectionScopesTests {
  @Test("a folder's variables are written into its requests, unless an answer gives them")
  func scopes() throws {
    let text = #"""
      {"_type": "export", "__export_format": 4, "resources": [
        {"_id": "w", "_type": "workspace", "name": "a"},
        {"_id": "f", "_type": "request_group", "parentId": "w", "name": "F", "environment": {"word": "red {{ _.more }}", "id": "1", "more": "x"}},
        {"_id": "r", "_type": "request", "parentId": "f", "name": "r", "url": "http://a.example/{{ _.word }}/{{ _.id }}",
         "afterResponseScript": "insomnia.environment.set('id', insomnia.response.json().id);"}]}
      """#
    let found = try RequestCollection.reading(text, .insomnia)
    #expect(found.requests.first?.http.start == "GET http://a.example/red%20x/{{id}}")
    #expect(found.value("id") == "1")
  }

  @Test("a folder's secret stays a variable, wherever it is used, and is that folder's alone")
  func folders() throws {
    let text = #"""
      {"_type": "export", "__export_format": 4, "resources": [
        {"_id": "w", "_type": "workspace", "name": "a"},
        {"_id": "f", "_type": "request_group", "parentId": "w", "environment": {"token": "canary-1"}},
        {"_id": "g", "_type": "request_group", "parentId": "w", "environment": {"token": "canary-2"}},
        {"_id": "r", "_type": "request", "parentId": "f", "name": "r", "url": "http://a.example/{{ _.token }}"},
        {"_id": "s", "_type": "request", "parentId": "g", "name": "s", "url": "http://a.example/{{ _.token }}"}]}
      """#
    let found = try RequestCollection.reading(text, .insomnia)
    #expect(found.request("r")?.http.start == "GET http://a.example/{{token}}")
    #expect(found.request("s")?.http.start == "GET http://a.example/{{token-2}}")
    #expect(found.value("token-2") == "canary-2" && found.isSecret("token-2") && found.isSecret("token"))
  }
}
