import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What a page promises", .paced)
struct PageContractTests {
  private func lines(_ old: String, _ new: String) throws -> [String] {
    try ChangedAnswer.body("", .green, old, new, type: "text/html; charset=utf-8").findings().flatMap(\.lines)
  }

  @Test("is its title and its headings, whatever number is in them")
  func headings() throws {
    #expect(try lines("<title>Order 17</title>", "<title>Order 18</title>").isEmpty)
    #expect(try lines("<title>Shop</title>", "<p>Hello</p>") == ["- title: Shop", "+ no such title"])
    #expect(try lines("<h1>Shop</h1>", "<h1>Sorry</h1>") == ["- heading: Shop", "+ heading: Sorry"])
  }

  @Test("is the fields of its forms, by their names and types")
  func fields() throws {
    let old = #"<form action="/go"><input name="a"><select name="b"></select></form>"#
    #expect(
      try lines(old, old.replacing("select", with: "textarea"))
        == ["- form get /go: field b of type select", "+ form get /go: field b of type textarea"])
    #expect(
      try lines(old, old.replacing(#"<input name="a">"#, with: ""))
        == ["- form get /go: field a of type text"])
    #expect(
      try lines(old, old.replacing(#"name="a""#, with: #"name="a" required"#))
        == ["+ form get /go: field a of type text, required"])
  }
}
