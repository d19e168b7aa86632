import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A link", .paced)
struct HyperLinkTests {
  private func answer(_ link: String) throws -> String? {
    let found = try HyperSample.links(link)
    return found.operations[0].success?.json?.schema?.typeName
  }

  @Test(
    "says what it answers by its target, or by what it is to its resource",
    arguments: [
      (#"{"href":"/a","rel":"self"}"#, "thing"), (#"{"href":"/a","rel":"instances"}"#, "array of thing"),
      (##"{"href":"/a","rel":"instances","targetSchema":{"$ref":"#/definitions/thing"}}"##, "array of thing"),
      (
        #"{"href":"/a","rel":"instances","targetSchema":{"type":["array"],"items":{"type":"string"}}}"#,
        "array of string"
      ),
      (#"{"href":"/a","rel":"self","targetSchema":{"type":"integer"}}"#, "integer"),
      (#"{"href":"/a","rel":"star"}"#, nil), (#"{"href":"/a","rel":"empty"}"#, nil),
      (#"{"href":"/a","rel":"destroy","mediaType":"null"}"#, nil),
    ] as [(String, String?)])
  func answers(_ link: String, _ type: String?) throws {
    #expect(try answer(link) == type)
  }

  @Test(
    "has a method, or one that follows from what it sends, or those of its hints",
    arguments: [
      (#""method":"patch""#, ["PATCH"]), (#""rel":"x""#, ["GET"]), (#""submissionSchema":{}"#, ["POST"]),
      (#""targetHints":{"allow":["GET","PUT"]}"#, ["GET", "PUT"]), (#""method":"LOCK""#, ["LOCK"]),
    ])
  func methods(_ members: String, _ methods: [String]) throws {
    let found = try HyperSample.links(#"{"href":"/a",\#(members)}"#)
    #expect(found.operations.map(\.method.rawValue) == methods)
  }

  @Test("sends what its schema says, as the type it names, and in the query where there is no body")
  func bodies() throws {
    let schema = #"{"properties":{"name":{"type":"string"}},"required":["name"]}"#
    let made = try HyperSample.links(
      #"{"href":"/a","method":"POST","encType":"multipart/form-data","schema":\#(schema)}"#)
    let body = try #require(made.operations[0].body)
    #expect(body.isRequired && body.contents.map(\.type) == ["multipart/form-data"])
    #expect(body.contents[0].schema?.fields.map(\.name) == ["name"])
    let asked = try HyperSample.links(#"{"href":"/a","method":"GET","schema":\#(schema)}"#)
    #expect(asked.operations[0].body == nil)
    #expect(HyperSample.parameters(asked.operations[0]) == ["query name string!"])
    let later = try HyperSample.links(
      #"{"href":"/a","submissionSchema":\#(schema),"submissionMediaType":"application/merge-patch+json"}"#)
    #expect(later.operations[0].body?.json?.type == "application/merge-patch+json")
  }

  @Test("is called after its resource and its title, and no two are called the same")
  func ids() throws {
    let found = try HyperSample.links(
      """
      {"href":"/a","title":"List by Team"},{"href":"/b","title":"List by Team"},{"href":"/c","title":"一覧","rel":"instances"},
      {"href":"/d"}
      """)
    #expect(
      found.operations.map(\.id) == ["thing/list-by-team", "thing/list-by-team-2", "thing/instances", nil])
    #expect(found.operations[0].tags == ["thing"] && found.operations[2].title == "一覧")
  }
}
