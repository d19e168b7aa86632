import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("The resources of a Hyper-Schema", .paced)
struct HyperResourcesTests {
  @Test("are under definitions or properties, each once, and the whole where it has links")
  func places() throws {
    let root = try JSONDocument(
      """
      {"links":[{"href":"/"}],"definitions":{"a":{"links":[{"href":"/a"}]},"b":{"type":"string"}},
       "properties":{"a":{"$ref":"#/definitions/a"},"c":{"links":[{"href":"/c"}]},
         "d":{"items":{"links":[{"href":"/d"}]}},"links":{"type":"array"}}}
      """
    ).root
    let found = HyperResources(in: root)
    #expect(found.withLinks.map(\.name) == ["", "a", "c", "d"])
    #expect(
      found.withLinks.map(\.pointer) == ["#", "#/definitions/a", "#/properties/c", "#/properties/d/items"])
  }

  @Test("describe a name in a path by a field of their own, or of the resource that it begins with")
  func fields() throws {
    let root = try JSONDocument(
      """
      {"properties":{"user":{"properties":{"id":{},"a/b":{}}},"access_token":{"properties":{"token":{}}},
        "item":{"properties":{"id":{}},"definitions":{"id":{},"slug":{}},"links":[{"href":"/"}]}}}
      """
    ).root
    let found = HyperResources(in: root)
    let item = found.withLinks[0]
    #expect(found.field("id", of: item) == "#/properties/item/properties/id")
    #expect(found.field("slug", of: item) == "#/properties/item/definitions/slug")
    #expect(found.field("user_id", of: item) == "#/properties/user/properties/id")
    #expect(found.field("user_a/b", of: item) == "#/properties/user/properties/a~1b")
    #expect(found.field("access_token_token", of: item) == "#/properties/access_token/properties/token")
    #expect(found.field("other_id", of: item) == nil)
  }

  @Test("end where they contain themselves")
  func circles() throws {
    let root = try JSONDocument(
      ##"{"definitions":{"a":{"properties":{"b":{"$ref":"#/definitions/a"},"c":{"$ref":"#"}},"links":[{"href":"/a"}]}}}"##
    ).root
    #expect(HyperResources(in: root).withLinks.count == 1)
  }

  @Test("that are none have no links: a list of other things is no list of links")
  func none() throws {
    for text in [#"{"links":[{"rel":"self"}]}"#, #"{"links":{"href":"/a"}}"#, #"{"links":[1,"a"]}"#, "{}"] {
      #expect(HyperResources(in: try JSONDocument(text).root).withLinks.isEmpty)
    }
  }
}
