import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("Where a link leads", .paced)
struct HrefTemplateTests {
  private func text(_ pieces: [HrefTemplate.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .pointer(let pointer): "<\(pointer)>"
      case .name(let name): "{\(name)}"
      }
    }.joined()
  }

  @Test(
    "is a path with names, pointers and expressions in it",
    arguments: [
      ("/items/:item_id", "/items/{item_id}"), (":item_id/comments", "{item_id}/comments"),
      ("/items/:item_id.json", "/items/{item_id}.json"), ("/a:b/c:d", "/a:b/c:d"), ("/:1/:", "/:1/:"),
      (
        "/apps/{(%23%2Fdefinitions%2Fapp%2Fdefinitions%2Fname)}", "/apps/<#/definitions/app/definitions/name>"
      ),
      ("/apps/{(%2Fschemata%2Fapp%23%2Fdefinitions%2Fid)}/x", "/apps/<#/definitions/id>/x"),
      ("/apps/{#/definitions/id}", "/apps/<#/definitions/id>"), ("/apps/{(my%20id)}", "/apps/{my id}"),
      ("/{a}/{+b}{/c*}{.d}{;e}", "/{a}/{b}/{c}.{d};{e}"), ("/{a,b:3}", "/{a},{b}"), ("/a{#part}#more", "/a"),
      ("/a/{open", "/a/{open"), ("", ""), ("items/{id}", "items/{id}"),
    ])
  func paths(_ href: String, _ path: String) {
    #expect(text(HrefTemplate(href).path) == path)
  }

  @Test(
    "has a query that is written there, or is to be filled in",
    arguments: [
      ("/a{?page,per_page}", ["page", "per_page"]), ("/a?state=open", ["state=open"]),
      ("/a?x=%20y&z", ["x= y", "z="]), ("/a?page={page}{&size}", ["page", "size"]), ("/a?{q}#b", ["q"]),
      ("/a#?b", []),
    ])
  func queries(_ href: String, _ fields: [String]) {
    let found = HrefTemplate(href).query.map { field in
      field.value.map { "\(field.name)=\($0)" } ?? field.name
    }
    #expect(found == fields)
  }

  @Test("may say on which host it is")
  func origin() {
    #expect(HrefTemplate("https://a.test/b/{c}").origin == "https://a.test")
    #expect(text(HrefTemplate("https://a.test/b/{c}").path) == "/b/{c}")
    #expect(HrefTemplate("https://a.test").origin == "https://a.test")
    #expect(HrefTemplate("/b?u=https://a.test").origin == nil)
  }

  @Test("however it is written, is read in no time", arguments: ["{", "}", "{(#/", ":a/", "?a={", "/{x}"])
  func hostile(_ part: String) {
    let href = String(repeating: part, count: 20_000)
    let pieces = HrefTemplate(href).path.count
    #expect((1...2_001).contains(pieces) || part.hasPrefix("?"), "\(pieces)")
  }
}
