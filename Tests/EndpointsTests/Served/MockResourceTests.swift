import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints

@Suite("Things behind a path", .paced)
struct MockResourceTests {
  private func resource(_ method: Operation.Method, _ path: String, _ paths: String) throws -> MockResource? {
    let text = #"{"openapi":"3.0.0","paths":{\#(paths)}}"#
    let specification = try Specification(Array(text.utf8))
    let match = try #require(specification.match(method, path))
    return MockResource(match, path: path, in: specification)
  }

  private func one(_ name: String) -> String {
    #"{"200":{"description":"","content":{"application/json":{"schema":{"type":"object","properties":{"\#(name)":{"type":"string"},"other":{"type":"string"}}}}}}}"#
  }

  @Test(
    "are told by the member that the name in the path means",
    arguments: [("petId", "id"), ("issue_number", "number"), ("Sid", "sid"), ("slug", "slug"), ("x", "name")])
  func ids(_ hole: String, _ member: String) throws {
    let paths = """
      "/a":{"get":{"responses":{"200":{"description":"","content":{"application/json":{"schema":{"type":"array","items":{
      "type":"object","properties":{"\(member)":{"type":"string"}}}}}}}}}},
      "/a/{\(hole)}":{"get":{"responses":\(one(member))}}
      """
    let found = try #require(try resource(.get, "/a/7", paths))
    #expect(found.idName == member && found.id == "7" && found.list == "/a")
    #expect(try resource(.get, "/a", paths)?.role == .list)
    #expect(found.path(of: "a/b") == "/a/a%2Fb")
  }

  @Test("an ending such as .json belongs to the list and to each of them")
  func endings() throws {
    let paths = """
      "/m.json":{"post":{"responses":\(one("sid"))}},"/m/{Sid}.json":{"get":{"responses":\(one("sid"))},"post":{"responses":\(one("sid"))}}
      """
    let found = try #require(try resource(.post, "/m/S1.json", paths))
    #expect(found.role == .change && found.id == "S1" && found.list == "/m.json")
    #expect(found.path(of: "S2") == "/m/S2.json")
    #expect(try resource(.post, "/m.json", paths)?.role == .create)
  }

  @Test("one thing of which there is no list is none of them")
  func alone() throws {
    #expect(try resource(.get, "/zen", #""/zen":{"get":{"responses":\#(one("id"))}}"#) == nil)
    #expect(try resource(.get, "/a/1", #""/a/{id}":{"get":{"responses":\#(one("id"))}}"#) == nil)
  }
}
