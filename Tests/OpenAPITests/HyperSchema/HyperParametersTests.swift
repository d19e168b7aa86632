import ApusDescriptionTestSupport
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("What a link takes", .paced)
struct HyperParametersTests {
  @Test("in its path is named and typed by the pointer there")
  func pointers() throws {
    let found = try HyperSample.links(
      """
      {"href":"/a/{(%23%2Fdefinitions%2Fthing%2Fdefinitions%2Fname)}","method":"GET"},
      {"href":"/b/{(%23%2Fdefinitions%2Fthing%2Fdefinitions%2Fidentity)}","method":"GET"},
      {"href":"/c/{(%23%2Fdefinitions%2Fthing%2Fdefinitions%2Fid)}/{(%23%2Fdefinitions%2Fthing%2Fdefinitions%2Fid)}",
       "method":"GET"}
      """)
    #expect(
      found.operations.map(\.path) == [
        "/a/{thing_name}", "/b/{thing_id_or_name}", "/c/{thing_id}/{thing_id_2}",
      ])
    #expect(HyperSample.parameters(found.operations[0]) == ["path thing_name string!"])
    #expect(HyperSample.parameters(found.operations[1]) == ["path thing_id_or_name integer or string!"])
    #expect(found.operations[1].parameters[0].example?.text == "7")
    #expect(found.operations[0].parameters[0].schema.node["pattern"]?.string == "^[a-z]+$")
    #expect(found.warnings.isEmpty)
  }

  @Test("behind a colon is a field of its own, or of the resource that the name begins with")
  func names() throws {
    let found = try HyperSample.links(
      #"{"href":"/things/:thing_id/:name/:other","method":"GET"}"#)
    #expect(
      HyperSample.parameters(found.operations[0]) == [
        "path thing_id integer!", "path name string or null!", "path other string!",
      ])
  }

  @Test("in its query or its head has what schemas, templates and examples say of it")
  func places() throws {
    let found = try HyperSample.links(
      """
      {"href":"/a?kind=x{&page}","method":"GET","hrefSchema":{"properties":{"page":{"type":"integer"}}},
       "schema":{"required":["since"],"properties":{"since":{"type":"string","format":"date"},"page":{"type":"string"}},
         "allOf":[{"properties":{"size":{"type":"integer"}}}]},
       "headerSchema":{"properties":{"X-Mine":{"type":"integer"}}},"http_header":{"X-Other":"yes"}}
      """)
    #expect(
      HyperSample.parameters(found.operations[0]) == [
        "query kind string!", "query page integer", "query since date!", "query size integer",
        "header X-Mine integer", "header X-Other string",
      ])
    #expect(found.operations[0].parameters[0].schema.choicesOfText == ["x"])
  }

  @Test("by a pointer that leads nowhere is a text, and is told")
  func broken() throws {
    let found = try HyperSample.links(#"{"href":"/a/{(%23%2Fdefinitions%2Fno%2Fdefinitions%2Fid)}"}"#)
    #expect(found.operations.map(\.path) == ["/a/{no_id}"])
    #expect(HyperSample.parameters(found.operations[0]) == ["path no_id string!"])
    #expect(found.warnings.map(\.message) == ["`#/definitions/no/definitions/id` in a path leads nowhere"])
  }

  @Test("has no example that is longer than a line")
  func longExample() throws {
    let long = String(repeating: "a", count: 300)
    let found = try Sample.specification(
      #"{"definitions":{"a":{"definitions":{"id":{"example":"\#(long)"}},"links":[{"href":"/{(%23%2Fdefinitions%2Fa%2Fdefinitions%2Fid)}"}]}}}"#
    )
    #expect(found.operations[0].parameters[0].node["example"] == nil)
  }
}
