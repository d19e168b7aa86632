import ApusDescriptionTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("The links of a Hyper-Schema as operations", .paced)
struct HyperTranslationTests {
  @Test("are one where several ask the same way, which takes what any of them takes")
  func together() throws {
    let found = try HyperSample.links(
      """
      {"href":"/a","method":"POST","title":"Create","description":"Makes one.","rel":"create",
       "schema":{"required":["x"],"properties":{"x":{"type":"string"}}}},
      {"href":"/a","method":"POST","title":"Roll back","description":"Makes an old one.","rel":"create",
       "schema":{"required":["y"],"properties":{"y":{"type":"string"}}}}
      """)
    let operation = try #require(found.operations.first)
    #expect(found.operations.count == 1 && found.warnings.isEmpty && operation.id == "thing/create")
    #expect(operation.summaryInFull == "Makes one.\n\nMakes an old one.")
    #expect(operation.body?.json?.schema?.choices.map { $0.required } == [["x"], ["y"]])
    #expect(operation.body?.isRequired == true)
  }

  @Test("leave out what is elsewhere or is no method, and say so")
  func elsewhere() throws {
    let found = try HyperSample.links(
      """
      {"href":"https://other.test/a"},{"href":"https://a.test/b"},{"href":"/c","method":"A B"},
      {"href":"/d","anchorPointer":"/x"}
      """)
    #expect(found.operations.map(\.path) == ["/b", "/d"])
    #expect(
      found.warnings.map(\.message) == [
        "a link to `https://other.test`, which is another place, is not read", "`A B` is no method",
        "`anchorPointer` of a link is not read",
      ])
  }

  @Test(
    "are behind a server that has what all paths begin with, where that is an API's name",
    arguments: [
      (["/api/v2/a", "/api/v2/b/c"], ["https://a.test/api/v2"], ["/a", "/b/c"]),
      (["/v1/a", "/v2/a"], ["https://a.test"], ["/v1/a", "/v2/a"]),
      (["/things/a", "/things/b"], ["https://a.test"], ["/things/a", "/things/b"]),
      (["/api", "/api/a"], ["https://a.test/api"], ["/", "/a"]),
    ])
  func prefix(_ hrefs: [String], _ servers: [String], _ paths: [String]) throws {
    let found = try HyperSample.links(hrefs.map { "{\"href\":\"\($0)\"}" }.joined(separator: ","))
    #expect(found.servers.map(\.url) == servers && found.operations.map(\.path) == paths)
  }

  @Test("answer success with what they say, and failure with what nobody knows")
  func answers() throws {
    let found = try HyperSample.links(#"{"href":"/a","rel":"self","deprecated":true}"#)
    let operation = found.operations[0]
    #expect(operation.responses.map(\.status) == ["2XX", "default"])
    #expect(operation.response(for: 201)?.json?.schema?.name == "thing")
    #expect(operation.response(for: 404)?.contents.isEmpty == true)
    #expect(operation.isDeprecated)
  }
}
