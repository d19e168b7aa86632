import ApusPacingTestSupport
import Testing

@testable import ApusMarkup

@Suite("Values made of libxml2's nodes", .paced)
struct NodeReaderTests {
  @Test("a text has no end before its last byte, and more than anybody reads is refused")
  func bytes() throws {
    #expect(try NodeReader.prepare([97, 0, 98]) == [97, 32, 98])
    let many = repeatElement(UInt8(ascii: " "), count: NodeReader.mostBytes + 1)
    #expect(throws: MarkupError.self) { try NodeReader.prepare(many) }
  }

  @Test("names are folded in HTML, and in XML they keep what stands before a colon")
  func names() throws {
    guard case .element("html", _, _)? = try HTMLReader.tree(Array("<HTML><P>".utf8)).nodes.first else {
      Issue.record("no html")
      return
    }
    guard case .element("x:Y", _, _)? = try XMLReader.tree(Array("<x:Y xmlns:x='u'/>".utf8)).nodes.first
    else {
      Issue.record("no x:Y")
      return
    }
  }

  @Test("an attribute is there once, the first of its name")
  func attributes() {
    var attributes = MarkupAttributes()
    attributes.add("b", "1")
    attributes.add("a", "2")
    attributes.add("b", "3")
    #expect(attributes.map(\.key) == ["b", "a"] && attributes["b"] == "1" && attributes["c"] == nil)
  }
}
