import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Files that are collections", .paced)
struct CollectionFileTests {
  @Test("a folder is a collection by what is in it")
  func folders() {
    let files = CollectionFiles.fixed(["/a/bruno.json": "{}", "/b/x.bru": ""])
    #expect(CollectionFile.isCollection("/a", in: files))
    #expect(!CollectionFile.isCollection("/b", in: files))
    #expect(!CollectionFile.isCollection("/c", in: files))
  }

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

  @Test("what is no collection is said to be none")
  func others() {
    #expect(throws: CollectionProblem.self) { try RequestCollection.reading("{}", .json) }
    #expect(throws: CollectionProblem.self) { try RequestCollection.reading("{}", .postmanEnvironment) }
  }
}
