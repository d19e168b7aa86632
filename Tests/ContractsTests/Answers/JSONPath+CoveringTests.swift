import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Paths over the places of a body", .paced)
struct JSONPathCoveringTests {
  private func paths(_ texts: String...) throws -> [JSONPath] { try texts.map { try JSONPath($0) } }

  @Test(
    "cover what they lead to and all below, also in an element that lacks it",
    arguments: [
      (".items[*].id", true), (".items[].id", true), (".items", true), (".", true), (".items[0].id", false),
      (".items[1].id", true), (".item", false), (".items[*].name", false),
    ])
  func places(_ path: String, _ isCovered: Bool) throws {
    let body = try JSONDocument(#"{"items": [{"name": "a"}, {"id": 2, "name": "b"}]}"#).root
    let place = Location([.key("items"), .position(1), .key("id")])
    #expect(try paths(path).cover(place, in: body) == isCovered)
    let lacking = Location([.key("items"), .position(0), .key("id")])
    #expect(try paths(".items[*].id").cover(lacking, in: body))
    #expect(![JSONPath]().cover(place, in: body))
  }

  @Test("cover other paths by how they are spelled")
  func spelled() throws {
    let id = try JSONPath(".items[].id")
    for path in [".items[*].id", ".items[*]", ".items", "."] { #expect(try paths(path).cover(id), "\(path)") }
    for path in [".items[0].id", ".items[*].i", ".id"] { #expect(try !paths(path).cover(id), "\(path)") }
    #expect(id.isSpelled(".items[*].id") && !id.isSpelled(".items[0].id"))
  }

  @Test("tell the lists whose elements they lead into")
  func lists() throws {
    #expect(try JSONPath(".items[*].tags[].a").lists.map(\.description) == [".items", ".items[*].tags"])
    #expect(try JSONPath(".[*].id").lists.map(\.description) == ["."])
    #expect(try JSONPath(".[*][*]").lists.count == 2)
    #expect(try JSONPath(".items[0].id").lists.isEmpty)
    #expect(try JSONPath(".[*].id").isOfElements && !JSONPath(".a[0]").isOfElements)
  }
}
